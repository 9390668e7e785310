"""Messages: created, edited, sent as an answer or as a followup.

Discord docs: Message > Create Message, Edit Message; Webhook > Execute Webhook.
"""

from collections.abc import Sequence

from sandbox.rules import attachment, component, embed, field, mention
from sandbox.rules.problem import EMPTY_MESSAGE, Object, Path, Problem, whole

IS_COMPONENTS_V2 = 1 << 15
CONTENT_MAX = 2000
# Discord docs: Message > Message Flags, IS_COMPONENTS_V2: what a message then cannot have.
LEGACY = ("content", "embeds", "sticker_ids", "poll")
PARTS = (*LEGACY, "components", "attachments")


def check(
    payload: object,
    *,
    files: Sequence[str] = (),
    editing: Object | None = None,
    at: Path = (),
) -> list[Problem]:
    """A message's body; `editing` is the message as it stands when this is an edit of it."""
    if not isinstance(payload, dict):
        return [field.not_a_model(at)]
    v2 = _v2(payload, editing)
    found = [
        *field.text(payload, "content", at, 0, CONTENT_MAX),
        *field.integer(payload, "flags", at, 0, 2**53 - 1),
        *field.boolean(payload, "tts", at),
        *embed.check_all(payload, at),
        *field.one(payload, "allowed_mentions", at, mention.check),
        *attachment.check(payload, at, files=files, editing=editing),
        *_stickers(payload, at),
        *_nonce(payload, at),
        *field.one(payload, "message_reference", at, _reference),
        *component.check(
            payload.get("components"),
            v2=v2,
            files=attachment.names(payload, files=files, editing=editing),
            at=(*at, "components"),
        ),
        *_flag(payload, at, editing=editing),
    ]
    if not found and _empty(payload, files=files, editing=editing):
        found.append(whole(EMPTY_MESSAGE))
    return found


def is_v2(message: Object) -> bool:
    """Whether a message, or a request, has the flag for Components V2."""
    return bool((field.whole_number(message.get("flags")) or 0) & IS_COMPONENTS_V2)


def _v2(payload: Object, editing: Object | None) -> bool:
    """An edit that brings components says by its own flag which kind they are."""
    if is_v2(payload) or editing is None or payload.get("components") is not None:
        return is_v2(payload)
    return is_v2(editing)


def _flag(payload: Object, at: Path, *, editing: Object | None) -> list[Problem]:
    """The flag cannot be taken back, and leaves no room for content, embeds, stickers or polls."""
    was = editing is not None and is_v2(editing)
    if was and payload.get("flags") is not None and not is_v2(payload):
        wording = "The IS_COMPONENTS_V2 flag cannot be removed"
        code = "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"
        return [Problem((*at, "flags"), code, wording)]
    if not was and not is_v2(payload):
        return []
    return [
        Problem(
            (*at, key),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
        )
        for key in LEGACY
        if _after(payload, key, editing)
    ]


def _after(payload: Object, key: str, editing: Object | None) -> object:
    """A field as it stands after the request: an edit leaves alone what it does not name."""
    if editing is None or key in payload:
        return payload.get(key)
    return editing.get(key)


def _empty(payload: Object, *, files: Sequence[str], editing: Object | None) -> bool:
    """Discord docs: Create Message; one of content, embeds, components and the rest is there."""
    if files or payload.get("message_reference"):
        return False
    for key in PARTS:
        value = _after(payload, key, editing)
        if value.strip() if isinstance(value, str) else value:
            return False
    return True


def _stickers(payload: Object, at: Path) -> list[Problem]:
    found = field.length(payload, "sticker_ids", at, 0, 3)
    for index, value in enumerate(field.listed(payload, "sticker_ids")):
        found += field.snowflake(value, (*at, "sticker_ids", index))
    return found


def _nonce(payload: Object, at: Path) -> list[Problem]:
    """Discord docs: Create Message; a string of up to 25 characters or an integer."""
    value = payload.get("nonce")
    if value is None or field.whole_number(value) is not None:
        return field.boolean(payload, "enforce_nonce", at)
    if not isinstance(value, str):
        wording = "This field must be a string or integer."
        return [Problem((*at, "nonce"), "NONCE_TYPE_INVALID_TYPE", wording)]
    if len(value) > 25:
        wording = "Must be 25 or fewer characters long."
        return [Problem((*at, "nonce"), "NONCE_TYPE_TOO_LONG", wording)]
    return []


def _reference(reference: Object, at: Path) -> list[Problem]:
    """Discord docs: Message > Message Reference Structure."""
    found = field.present(reference, "message_id", at)
    for key in ("message_id", "channel_id", "guild_id"):
        if reference.get(key) is not None:
            found += field.snowflake(reference[key], (*at, key))
    return found
