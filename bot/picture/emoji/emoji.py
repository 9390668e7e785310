"""An emoji of the application, as it is uploaded."""

from typing import Final, NamedTuple

PREFIX: Final = "tavolo_"
"""Of the names: whatever else an application has is not ours to delete."""


class Emoji(NamedTuple):
    sign: str
    name: str
    """As Discord takes it: 2 to 32 letters, digits and underscores."""
    png: bytes
