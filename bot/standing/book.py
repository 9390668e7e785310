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
    """Every method raises `LogFailed` when the store cannot be read or written."""

    async def page(self, ladder: Ladder, number: int, viewer: UserId) -> Page:
        """The nearest page that there is."""
        ...

    async def standings(self, user: UserId, game: str) -> Standings: ...

    async def ratings(self, user: UserId) -> dict[str, Rating]:
        """By game; one without a rated game is missing."""
        ...

    async def history(self, user: UserId, game: str | None = None) -> Sequence[Played]:
        """Everything that is stored of somebody's games, oldest first."""
        ...

    async def is_everywhere(self, user: UserId) -> bool: ...

    async def show_everywhere(self, user: UserId, yes: bool) -> None:
        """Whether people on other servers see somebody's standings; at first they do not."""
        ...

    async def forget(self, user: UserId) -> None:
        """Results, ratings and standings are gone, and the agreement to be seen everywhere."""
        ...
