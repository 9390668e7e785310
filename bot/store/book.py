"""Standings in SQLite: implements the port of bot/standing/book.py."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Lock
from typing import Final, Self, TypeVar

from bot.standing.ladder import Ladder
from bot.standing.page import Page
from bot.standing.rating import Rating
from bot.standing.result import Played
from bot.standing.standing import Standings
from bot.store.database import PATIENCE, complaining
from bot.store.page import page
from bot.store.result import HISTORY, STANDINGS, Row, thaw_played, thaw_standings
from bot.store.trouble import words
from bot.table.ids import UserId
from bot.table.log import LogFailed

T = TypeVar("T")

_WHO: Final = "person = (SELECT number FROM people WHERE user = ?)"
MINE: Final = STANDINGS.format(f"{_WHO} AND game = ?")
EVERY: Final = HISTORY.format(_WHO)
ONE_GAME: Final = HISTORY.format(f"{_WHO} AND game = ?")
RATINGS: Final = (
    "SELECT game, mu, sigma, games FROM people JOIN ratings ON person = number WHERE user = ?"
)


class Book:
    """Asks a few questions for one answer, so all of them in one visit to another thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._reading = Lock()

    @classmethod
    @contextmanager
    def open(cls, path: Path) -> Iterator[Self]:
        with complaining(path):
            connection = sqlite3.connect(
                path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
            )
        with closing(connection):
            yield cls(connection)

    async def page(self, ladder: Ladder, number: int, viewer: UserId) -> Page:
        return await self._read(partial(page, ladder=ladder, number=number, viewer=viewer))

    async def standings(self, user: UserId, game: str) -> Standings:
        rows = await self._ask(MINE, user, game)
        return next(iter(thaw_standings(rows).values()), {})

    async def ratings(self, user: UserId) -> dict[str, Rating]:
        return {game: Rating(*rating) for game, *rating in await self._ask(RATINGS, user)}

    async def history(self, user: UserId, game: str | None = None) -> Sequence[Played]:
        asked = self._ask(EVERY, user) if game is None else self._ask(ONE_GAME, user, game)
        return [thaw_played(row) for row in await asked]

    async def _ask(self, question: str, *values: str | int) -> list[Row]:
        return await self._read(lambda connection: connection.execute(question, values).fetchall())

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        return await asyncio.to_thread(self._locked, read)

    def _locked(self, read: Callable[[sqlite3.Connection], T]) -> T:
        try:
            with self._reading:
                return read(self._connection)
        except sqlite3.Error as error:
            raise LogFailed(f"the database could not be read: {words(error)}") from error
