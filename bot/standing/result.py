"""Results: what one game came to for one person. All standings follow from them."""

from typing import Final, Literal, NamedTuple

from bot.engine.game import Counts
from bot.standing.rating import Change, Rating
from bot.table.ids import GuildId, TableId, UserId

Leavers = Literal["last", "none"]
"""How those count who left a game: in the last place, or not at all."""


class Stakes(NamedTuple):
    """What a table is played for, settled when it opens."""

    rated: bool = True
    leavers: Leavers = "last"


class Result(NamedTuple):
    """`place` is among all seats, CPU players included; whoever left has the last one."""

    user: UserId
    name: str
    place: int
    won: bool
    shared: bool
    left: bool
    counts: Counts


class Played(NamedTuple):
    """A result with where, what and when, and with what it did to the rating of that game."""

    table: TableId | None
    """None: it was played elsewhere."""
    guild: GuildId
    game: str
    at: float
    seats: int
    result: Result
    change: Change | None
    """None: the table was not rated."""


NOBODY: Final = Rating()
"""Somebody who has played no rated game."""
