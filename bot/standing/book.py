"""The port between standings and whatever stores them."""

from collections.abc import Sequence
from typing import Protocol

from bot.standing.ladder import Ladder
from bot.standing.page import Page
from bot.standing.rating import Rating
from bot.standing.result import Played
from bot.standing.standing import Standings
from bot.table.ids import UserId


class Book(Protocol):
    """Every method raises `LogFailed` when the store cannot be read."""

    async def page(self, ladder: Ladder, number: int, viewer: UserId) -> Page:
        """The nearest page that there is; `OWN_PAGE` is the one with the viewer."""
        ...

    async def standings(self, user: UserId, game: str) -> Standings: ...

    async def ratings(self, user: UserId) -> dict[str, Rating]:
        """By game; one without a rated game is missing."""
        ...

    async def history(self, user: UserId, game: str | None = None) -> Sequence[Played]:
        """Everything that is stored of somebody's games, oldest first."""
        ...
