"""Callbacks of interactions. Discord docs: Receiving and Responding > Interaction Callback Type."""

from collections.abc import Sequence

from sandbox.rules import autocomplete, field, message, modal, option
from sandbox.rules.problem import Object, Path, Problem

PING, COMMAND, COMPONENT, AUTOCOMPLETE, SUBMIT = range(1, 6)
PONG, MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = (1, 4, 5, 6, 7, 8, 9)
CALLBACKS = (PONG, MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL, 12)
EPHEMERAL = 1 << 6
# Which callbacks answer which interactions. A modal that a message's component opened may also
# update that message.
ANSWERS = {
    PING: (PONG,),
    COMMAND: (MESSAGE, DEFERRED, MODAL),
    COMPONENT: (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    SUBMIT: (MESSAGE, DEFERRED),
}


def check(
    payload: object,
    *,
    answers: int,
    files: Sequence[str] = (),
    editing: Object | None = None,
    kind: int = option.STRING,
) -> list[Problem]:
    """A callback to an interaction of type `answers`.

    `editing` is the message that the pressed component stands on; `kind` is the type of the option
    that is being completed.
    """
    if not isinstance(payload, dict):
        return [field.not_a_model(())]
    found = field.choice(payload, "type", (), CALLBACKS, required=True) or _fits(
        payload, answers=answers, editing=editing
    )
    if found:
        return found
    data = payload.get("data")
    given = {} if data is None else data
    match payload["type"]:
        case 4:
            return message.check(given, files=files, at=("data",))
        case 7:
            return message.check(given, files=files, editing=editing, at=("data",))
        case 5:
            return field.one(payload, "data", (), _deferred)
        case 8:
            return autocomplete.check(given, kind=kind, at=("data",))
        case 9:
            return modal.check(given, at=("data",))
    return []


def deferred_flags(payload: Object) -> int:
    """What a deferred answer takes of the flags it was sent: EPHEMERAL, and nothing else.

    Discord docs: Receiving and Responding > Interaction Callback Type. Components V2 is dropped
    without a word there, and has to come with the edit.
    """
    data = payload.get("data")
    flags = field.whole_number(data.get("flags")) if isinstance(data, dict) else None
    return (flags or 0) & EPHEMERAL


def _fits(payload: Object, *, answers: int, editing: Object | None) -> list[Problem]:
    allowed = ANSWERS.get(answers, ())
    if answers == SUBMIT and editing is not None:
        allowed = (*allowed, DEFERRED_UPDATE, UPDATE)
    if payload["type"] in allowed:
        return []
    wording = f"This interaction takes a callback of one of the types {allowed}"
    return [Problem(("type",), "INTERACTION_CALLBACK_TYPE_INVALID", wording)]


def _deferred(data: Object, at: Path) -> list[Problem]:
    return field.integer(data, "flags", at, 0, 2**53 - 1)
