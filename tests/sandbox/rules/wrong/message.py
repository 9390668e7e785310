"""Wrong messages, and wrong edits of right ones."""

from sandbox.rules.problem import Object
from tests.sandbox.rules.build import V2, gallery, layout, text
from tests.sandbox.rules.wrong.case import CHOICES, LEGACY, LOST, MAX_LENGTH, REQUIRED, UNION, Wrong

MESSAGES = [
    Wrong("content of 2,001", {"content": "x" * 2001}, ("content",), MAX_LENGTH),
    Wrong("content that is no text", {"content": ["hi"]}, ("content",), "STRING_TYPE_CONVERT"),
    Wrong(
        "flags that are no number",
        {"content": "x", "flags": "64"},
        ("flags",),
        "NUMBER_TYPE_COERCE",
    ),
    Wrong(
        "tts that is no boolean", {"content": "x", "tts": "no"}, ("tts",), "BOOLEAN_TYPE_CONVERT"
    ),
    Wrong("a nonce of 26", {"content": "x", "nonce": "n" * 26}, ("nonce",), "NONCE_TYPE_TOO_LONG"),
    Wrong(
        "a list for a nonce", {"content": "x", "nonce": []}, ("nonce",), "NONCE_TYPE_INVALID_TYPE"
    ),
    Wrong("four stickers", {"sticker_ids": ["1", "2", "3", "4"]}, ("sticker_ids",), MAX_LENGTH),
    Wrong(
        "a reply to nothing",
        {"content": "x", "message_reference": {"channel_id": "1"}},
        ("message_reference", "message_id"),
        REQUIRED,
    ),
    Wrong(
        "users twice in allowed_mentions",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    Wrong(
        "roles twice in allowed_mentions",
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}},
        ("allowed_mentions",),
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    Wrong(
        "an unknown mention type",
        {"content": "x", "allowed_mentions": {"parse": ["here"]}},
        ("allowed_mentions", "parse", 0),
        CHOICES,
    ),
    Wrong(
        "a mention type twice",
        {"content": "x", "allowed_mentions": {"parse": ["users", "users"]}},
        ("allowed_mentions", "parse", 1),
        "SET_TYPE_ALREADY_CONTAINS_VALUE",
    ),
    Wrong(
        "101 users to mention",
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        ("allowed_mentions", "users"),
        MAX_LENGTH,
    ),
    Wrong(
        "a user to mention by name",
        {"content": "x", "allowed_mentions": {"users": ["ada"]}},
        ("allowed_mentions", "users", 0),
        "NUMBER_TYPE_COERCE",
    ),
    Wrong(
        "an attachment without a file",
        {"content": "x", "attachments": [{"id": "0"}]},
        ("attachments", 0),
        "ATTACHMENT_NOT_FOUND",
    ),
    Wrong(
        "eleven files",
        {"content": "x"},
        ("files",),
        MAX_LENGTH,
        files=tuple(f"{n}.png" for n in range(11)),
    ),
    Wrong(
        "a file's description of 1,025",
        {"content": "x", "attachments": [{"id": 0, "description": "x" * 1025}]},
        ("attachments", 0, "description"),
        MAX_LENGTH,
        files=("row.png",),
    ),
]

LAYOUT: Object = {
    "flags": V2,
    "components": [text()],
    "content": "",
    "embeds": [],
    "attachments": [],
}
PLAIN: Object = {
    "flags": 0,
    "components": [],
    "content": "A table",
    "embeds": [],
    "attachments": [],
}

EDITS = [
    Wrong(
        "the V2 flag taken back",
        {"flags": 0, "content": "x"},
        ("flags",),
        "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
        editing=LAYOUT,
    ),
    Wrong("content on a V2 message", {"content": "x"}, ("content",), LEGACY, editing=LAYOUT),
    Wrong(
        "embeds on a V2 message", {"embeds": [{"title": "x"}]}, ("embeds",), LEGACY, editing=LAYOUT
    ),
    Wrong(
        "V2 components without the flag again",
        {"components": [text()]},
        ("components", 0),
        UNION,
        editing=LAYOUT,
    ),
    Wrong("V2 while the old content stays", layout(text()), ("content",), LEGACY, editing=PLAIN),
    Wrong(
        "a picture of the old message that the edit drops",
        {**layout(gallery("attachment://row.png")), "attachments": []},
        ("components", 0, "items", 0, "media", "url"),
        LOST,
        editing={**LAYOUT, "attachments": [{"id": "5", "filename": "row.png"}]},
    ),
    Wrong(
        "an attachment that the message never had",
        {"attachments": [{"id": "6"}]},
        ("attachments", 0),
        "ATTACHMENT_NOT_FOUND",
        editing=PLAIN,
    ),
]

EMPTY = [
    Wrong("nothing at all", {}, (), "EMPTY_MESSAGE"),
    Wrong("white space", {"content": " \n "}, (), "EMPTY_MESSAGE"),
    Wrong("empty lists", {"content": None, "embeds": [], "components": []}, (), "EMPTY_MESSAGE"),
    Wrong("V2 without components", {"flags": V2, "components": []}, (), "EMPTY_MESSAGE"),
    Wrong("an edit that leaves nothing", {"content": ""}, (), "EMPTY_MESSAGE", editing=PLAIN),
]
