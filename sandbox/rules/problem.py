"""One thing wrong with what a bot sent, and the body in which Discord would say so."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

# A step into a JSON document: a key or an index.
Path = tuple[str | int, ...]
Object = Mapping[str, object]

INVALID_FORM_BODY = 50035


class Problem(NamedTuple):
    path: Path
    code: str
    message: str


def body(problems: Sequence[Problem]) -> dict[str, object]:
    """Nests every problem under its path, as in Discord docs: Reference > Error Messages."""
    errors: dict[str, object] = {}
    for problem in problems:
        node = errors
        for step in problem.path:
            child = node.setdefault(str(step), {})
            assert isinstance(child, dict)
            node = child
        found = node.setdefault("_errors", [])
        assert isinstance(found, list)
        found.append({"code": problem.code, "message": problem.message})
    return {"code": INVALID_FORM_BODY, "message": "Invalid Form Body", "errors": errors}
