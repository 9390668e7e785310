"""What may be written where something is set: each kind of value is read from a text.

A field names its kind in its annotation, `Annotated[int, whole(1, 65535)]`. Pydantic
knows all this, too, but a bot that starts would wait for it longer than for all of its games.
"""

import re
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final
from urllib.parse import urlsplit

Read = Callable[[str], Any]
"""Raises `Wrong`, or another `ValueError`, where a text is no such value."""

DIGITS: Final = re.compile(r"\s*[0-9]+\s*")
DECIMAL: Final = re.compile(r"\s*-?([0-9]+\.?[0-9]*|\.[0-9]+)\s*")
"""Python itself would take digits of every script, and underscores among them."""

YES_OR_NO: Final = {"true": True, "false": False}


class Wrong(ValueError):
    """Says what it would have to be."""


class Secret:
    """A text that shows in no log and no traceback."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "***"


def kinds(record: type) -> Mapping[str, Read]:
    """How each field of a record is read, in their order."""
    return {name: kind.__metadata__[0] for name, kind in record.__annotations__.items()}


def whole(least: int, most: int) -> Read:
    def read(text: str) -> int:
        if DIGITS.fullmatch(text) and least <= (number := int(text)) <= most:
            return number
        raise Wrong(f"it has to be a whole number from {least} to {most}")

    return read


def number(least: float, most: float) -> Read:
    def read(text: str) -> float:
        if DECIMAL.fullmatch(text) and least <= (found := float(text)) <= most:
            return found
        raise Wrong(f"it has to be a number from {least:g} to {most:g}")

    return read


def one_of(words: Collection[str]) -> Read:
    def read(text: str) -> str:
        if text in words:
            return text
        raise Wrong(f"it has to be one of {', '.join(words)}")

    return read


def yes_or_no(text: str) -> bool:
    if text.lower() in YES_OR_NO:
        return YES_OR_NO[text.lower()]
    raise Wrong(f"it has to be one of {', '.join(YES_OR_NO)}")


def secret(text: str) -> Secret | None:
    """Without the blanks around it; it has to fit into a header."""
    kept = text.strip()
    if not kept.isprintable():
        raise Wrong("it has a line break or another control character in it")
    return Secret(kept) if kept else None


def address(text: str) -> str:
    """Of something on the web."""
    parts = urlsplit(text)
    if parts.scheme in ("http", "https") and parts.hostname and parts.port != 0:
        return text
    raise Wrong("it has to be an address that begins with http:// or https://")
