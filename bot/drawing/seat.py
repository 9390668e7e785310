"""A seat's player in pictures."""

from typing import NamedTuple


class Name(NamedTuple):
    text: str
    otherwise: str
    """Drawn for a name of which no letter can be, such as "Player 2"."""
