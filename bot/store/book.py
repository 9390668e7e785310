"""Standings in SQLite: implements the port of bot/standing/book.py."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.standing.ladder import Ladder
from bot.standing.page import Page
from bot.standing.rating import Rating
from bot.standing.result import Played
from bot.standing.standing import Standings
from bot.store.connection import Reader
from bot.store.page import page
from bot.store.result import HISTORY, STANDINGS, thaw_played, thaw_standings
from bot.table.ids import UserId

_WHO: Final = "person = (SELECT number FROM people WHERE user = ?)"
MINE: Final = STANDINGS.format(f"{_WHO} AND game = ?")
EVERY: Final = HISTORY.format(_WHO)
ONE_GAME: Final = HISTORY.format(f"{_WHO} AND game = ?")
RATINGS: Final = (
    "SELECT game, mu, sigma, games FROM people JOIN ratings ON person = number WHERE user = ?"
)


class Book:
    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def page(self, ladder: Ladder, number: int, viewer: UserId) -> Page:
        return await self._reader.look(partial(page, ladder=ladder, number=number, viewer=viewer))

    async def standings(self, user: UserId, game: str) -> Standings:
        rows = await self._reader.ask(MINE, user, game)
        return next(iter(thaw_standings(rows).values()), {})

    async def ratings(self, user: UserId) -> dict[str, Rating]:
        return {game: Rating(*rating) for game, *rating in await self._reader.ask(RATINGS, user)}

    async def history(self, user: UserId, game: str | None = None) -> Sequence[Played]:
        asked = (EVERY, user) if game is None else (ONE_GAME, user, game)
        return [thaw_played(row) for row in await self._reader.ask(*asked)]
