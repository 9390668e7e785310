"""A page of a ladder, as somebody asks for it."""

from typing import Final, NamedTuple

from bot.standing.ladder import Ladder
from bot.standing.standing import Standing
from bot.table.ids import UserId

SIZE: Final = 10
"""People on a page."""


OWN_PAGE: Final = 0
"""The number of whichever page the person who asks is on."""


class Line(NamedTuple):
    rank: int
    """Who is equal is ranked alike: 1, 2, 2, 4."""
    user: UserId
    name: str
    value: int
    games: int
    rated: int
    """Rated games over all servers, which decide whether a rating is provisional."""
    calls: int


class Page(NamedTuple):
    ladder: Ladder
    number: int
    """From 1 on."""
    people: int
    """On the whole ladder."""
    lines: tuple[Line, ...]
    own: Line | None
    """Of the person who asks, on whichever page; None when they are not on the ladder."""
    standing: Standing | None
    """What that person has so far, on the ladder or not."""

    @property
    def pages(self) -> int:
        return max(1, -(-self.people // SIZE))
