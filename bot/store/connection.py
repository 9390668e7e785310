"""Connections to the database, each with a thread of its own: aiosqlite's, visited once for all."""

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.database import PATIENCE, complaining
from bot.store.trouble import words
from bot.table.log import LogFailed

T = TypeVar("T")

ITERATED = 64
"""Rows that aiosqlite would fetch at a time, if anybody iterated over them."""


class Connection(aiosqlite.Connection):
    async def visit(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Runs it in the thread, which does one thing after the other.

        On the way there and back everybody else in the event loop may come first, so whatever
        belongs together is one visit, and not a call for each statement.
        """
        hand_in: Callable[..., Awaitable[T]] = self._execute
        return await hand_in(work, self._conn)


class Reader:
    """Sees only what is committed."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def look(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Whatever is read there is of the same moment."""
        try:
            return await self._connection.visit(partial(at_one_moment, read=read))
        except (sqlite3.Error, ValueError) as error:  # ValueError: the connection is closed
            raise LogFailed(f"the database could not be read: {words(error)}") from error

    async def ask(self, question: str, *values: Any) -> list[Any]:
        return await self.look(lambda connection: connection.execute(question, values).fetchall())


def at_one_moment(connection: sqlite3.Connection, read: Callable[[sqlite3.Connection], T]) -> T:
    connection.execute("BEGIN")
    try:
        return read(connection)
    finally:
        connection.rollback()


@asynccontextmanager
async def connect(path: Path) -> AsyncIterator[Connection]:
    """A connection that commits only to disk: an answer given after a commit outlives the power."""
    opening = partial(sqlite3.connect, path, timeout=PATIENCE, isolation_level="IMMEDIATE")
    with complaining(path):
        connection = Connection(opening, ITERATED)
        await connection
    try:
        with complaining(path):
            await connection.executescript(
                "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON;"
            )
        yield connection
    finally:
        await connection.close()
