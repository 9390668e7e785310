"""One thing wrong with what a bot sent, and the body in which Discord would say so."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

# A step into a JSON document: a key or an index.
Path = tuple[str | int, ...]
Object = Mapping[str, object]

INVALID_FORM_BODY = 50035
EMPTY_MESSAGE = "EMPTY_MESSAGE"
TOO_MANY_COMMANDS = "TOO_MANY_COMMANDS"

# Discord docs: Opcodes and Status Codes > JSON Error Codes. These have a code of their own and no
# nested errors, because they are about the request as a whole.
WHOLE = {
    EMPTY_MESSAGE: (50006, "Cannot send an empty message"),
    TOO_MANY_COMMANDS: (30032, "Maximum number of application commands reached (100)"),
}

# A bot chooses the keys of its translations; none of them may look like a list of errors.
KEYS: Mapping[str | int, str] = {"_errors": "_errors_"}


class Problem(NamedTuple):
    path: Path
    code: str
    message: str


def whole(code: str) -> Problem:
    """A problem of the request as a whole."""
    return Problem((), code, WHOLE[code][1])


def body(problems: Sequence[Problem]) -> dict[str, object]:
    """Nests every problem under its path, as in Discord docs: Reference > Error Messages."""
    nested = [problem for problem in problems if problem.code not in WHOLE]
    if problems and not nested:
        code, message = WHOLE[problems[0].code]
        return {"code": code, "message": message}
    errors: dict[str, object] = {}
    for problem in nested:
        node = errors
        for step in problem.path:
            child = node.setdefault(KEYS.get(step, str(step)), {})
            assert isinstance(child, dict)
            node = child
        found = node.setdefault("_errors", [])
        assert isinstance(found, list)
        found.append({"code": problem.code, "message": problem.message})
    return {"code": INVALID_FORM_BODY, "message": "Invalid Form Body", "errors": errors}
