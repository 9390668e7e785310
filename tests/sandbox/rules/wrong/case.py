"""A request that Discord refuses: what is sent, where it is wrong, and the code."""

from typing import NamedTuple

from sandbox.rules.problem import Object, Path


class Wrong(NamedTuple):
    rule: str
    sent: object
    path: Path
    code: str
    files: tuple[str, ...] = ()
    editing: Object | None = None


LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
LOST = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
REQUIRED = "BASE_TYPE_REQUIRED"
BAD_LENGTH = "BASE_TYPE_BAD_LENGTH"
MAX_LENGTH = "BASE_TYPE_MAX_LENGTH"
CHOICES = "BASE_TYPE_CHOICES"
UNION = "UNION_TYPE_CHOICES"
IN_ROW: Path = ("components", 0, "components", 0)


def first(key: str) -> Path:
    """A field of the first component in the first row."""
    return (*IN_ROW, key)
