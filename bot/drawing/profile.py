"""A player's profile: who, how good, and how the games went."""

from typing import NamedTuple


class Stat(NamedTuple):
    label: str
    value: str


class TokenStat(NamedTuple):
    label: str
    victories: str
    penalties: str


class Profile(NamedTuple):
    """Everything as it is to be read, in the reader's language."""

    name: str
    otherwise: str
    """Drawn for a name of which no letter can be, such as "Player"."""
    rating: Stat
    ratings: tuple[float, ...]
    """After each game, oldest first; a curve needs two."""
    highest: str
    lowest: str
    stats: tuple[Stat | TokenStat, ...]
