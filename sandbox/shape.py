"""JSON as it travels: Discord's objects are kept as the dictionaries that Discord speaks."""

import json
from datetime import UTC, datetime
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]


_ENCODER = json.JSONEncoder(separators=(",", ":"))


def encode(value: object) -> str:
    return _ENCODER.encode(value)


def timestamp(moment: float) -> str:
    """ISO 8601 with microseconds and offset, as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")


def whole(value: object, default: int = 0) -> int:
    """A whole number out of whatever a client sent; bool is not a number."""
    if isinstance(value, bool):
        return default
    if isinstance(value, int):
        return value
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 20:
        return int(value)
    return default


def objects(value: object) -> list[Json]:
    """The objects in a list that may be no list at all."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []
