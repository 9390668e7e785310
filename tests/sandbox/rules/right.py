"""Requests at the edge of what Discord takes: they must pass, or a bot would learn wrong limits."""

from sandbox.rules.problem import Object
from tests.sandbox.rules.build import (
    EPHEMERAL,
    V2,
    button,
    choice,
    classic,
    command,
    container,
    file,
    gallery,
    label,
    layout,
    link,
    modal,
    option,
    people,
    row,
    section,
    select,
    text,
    text_input,
    thumbnail,
)

Right = tuple[str, object, tuple[str, ...]]

MESSAGES: list[Right] = [
    ("content of 2,000", {"content": "x" * 2000}, ()),
    ("what discord.py sends", {"content": "x", "tts": False, "flags": EPHEMERAL, "embeds": []}, ()),
    ("an embed alone", {"embeds": [{"title": "x"}]}, ()),
    ("a file alone", {"attachments": [{"id": 0, "filename": "row.png"}]}, ("row.png",)),
    ("a row alone", {"components": [row(button())]}, ()),
    ("6,000 in embeds", {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2000}]}, ()),
    (
        "five rows of five",
        {
            "content": "x",
            "components": [row(*[button(f"{r}-{n}") for n in range(5)]) for r in range(5)],
        },
        (),
    ),
    ("a label of 80", classic(button("x" * 100, label="x" * 80)), ()),
    ("an emoji alone", classic(button(label=None, emoji={"name": "🎲", "id": None})), ()),
    ("a letterlike emoji", classic(button(emoji={"name": "ℹ️"})), ()),
    (
        "an application's emoji",
        classic(button(emoji={"name": "die_6", "id": "123", "animated": False})),
        (),
    ),
    ("a disabled link", classic(link(disabled=True)), ()),
    ("25 options, all of them chosen", classic(select(25, min_values=0, max_values=25)), ()),
    (
        "as many defaults as may be",
        classic(select(options=[choice("a", default=True)], max_values=1)),
        (),
    ),
    ("a default person", classic(people(default_values=[{"type": "user", "id": "1"}])), ()),
    ("40 components in all", layout(container(*[text("x")] * 39)), ()),
    ("4,000 characters in all", layout(text("x" * 2000), section(text("x" * 2000))), ()),
    ("null beside V2", layout(text(), content=None, embeds=[]), ()),
    (
        "ten pictures",
        layout(gallery(*["https://example.org/a.png"] * 10, description="x" * 1024)),
        (),
    ),
    ("an uploaded picture", layout(gallery("attachment://row.png")), ("row.png",)),
    (
        "an uploaded thumbnail",
        layout(section(text(), accessory=thumbnail("attachment://a.png"))),
        ("a.png",),
    ),
    ("an uploaded file", layout(file()), ("replay.txt",)),
    (
        "a separator and a colour",
        layout(container(text(), {"type": 14, "spacing": 2}, accent_color=0)),
        (),
    ),
    ("nobody to ping", {"content": "x", "allowed_mentions": {"parse": []}}, ()),
    (
        "one person to ping",
        {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": [17]}},
        (),
    ),
    (
        "a type beside an empty list",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": []}},
        (),
    ),
    ("a reply", {"content": "x", "message_reference": {"message_id": 5}}, ()),
]

DEFERRED: Object = {"flags": 128, "content": "", "embeds": [], "components": [], "attachments": []}
LAYOUT: Object = {
    "flags": V2,
    "components": [text()],
    "content": "",
    "attachments": [{"id": "5", "filename": "row.png"}],
}
PLAIN: Object = {
    "flags": 0,
    "components": [],
    "content": "A table",
    "embeds": [],
    "attachments": [],
}

EDITS: list[tuple[str, object, Object]] = [
    ("V2 comes with the edit of a deferred answer", layout(text()), DEFERRED),
    ("new components of a V2 message", layout(text("x")), LAYOUT),
    ("nothing named, nothing changed", {}, LAYOUT),
    ("the old picture stays", layout(gallery("attachment://row.png")), LAYOUT),
    (
        "the old picture is kept by name",
        {**layout(gallery("attachment://row.png")), "attachments": [{"id": "5"}]},
        LAYOUT,
    ),
    ("V2 takes the place of content", layout(text(), content=None), PLAIN),
    ("embeds suppressed", {"flags": 4}, PLAIN),
]

MODALS: list[tuple[str, object]] = [
    ("five labelled inputs", modal(*[label(text_input(str(n), label=None)) for n in range(5)])),
    ("an input in a row", modal(row(text_input(label="Name", value="", max_length=4000)))),
    ("a text and a select", modal(text(), label(select(required=False)))),
    (
        "people, files and boxes",
        modal(
            label(people()),
            label({"type": 19, "custom_id": "f"}),
            label({"type": 23, "custom_id": "c"}),
        ),
    ),
    (
        "a group of two",
        modal(label({"type": 21, "custom_id": "r", "options": [choice("a"), choice("b")]})),
    ),
]

COMMANDS: list[tuple[str, object]] = [
    ("the shortest", {"name": "a", "description": "b"}),
    ("the longest", command("x" * 32, description="x" * 100)),
    (
        "a name in every script",
        command("játék-番_1'ok", name_localizations={"th": "เล่นเกม", "hi": "खेल", "nl": "spelen"}),
    ),
    ("25 options", command("play", *[option(f"o{n}") for n in range(25)])),
    ("required before optional", command("play", option("a", required=True), option("b"))),
    (
        "25 choices",
        command("play", option(choices=[{"name": str(n), "value": str(n)} for n in range(25)])),
    ),
    (
        "whole numbers as floats",
        command("play", option(kind=10, choices=[{"name": "x", "value": 1}])),
    ),
    (
        "groups and subcommands",
        command(
            "play", option("a", 2, options=[option("b", 1, options=[option("c")])]), option("d", 1)
        ),
    ),
    (
        "permissions as discord.py sends them",
        command(default_member_permissions=8192, contexts=[0], integration_types=[0]),
    ),
    ("a menu", {"type": 2, "name": "Show profile", "description": ""}),
]
