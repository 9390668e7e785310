"""The store: the move log, servers' settings and the bot's own facts, in one SQLite file."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self

import aiosqlite

from bot.store.archive import BY_PERSON, IN_CHANNEL, IN_GUILD, SEALED, brief
from bot.store.database import PATIENCE, complaining, prepare
from bot.store.lock import only_one
from bot.store.rows import FACT, MOVES, SEATS, SETTING, TABLES, Row, Value, freeze, thaw
from bot.store.trouble import words
from bot.store.writer import Writer
from bot.table.archive import Brief
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Entry, LogFailed, Saved


class Store:
    """Implements `Log` and `Archive`.

    Reads have a connection of their own, so they see only what is committed.
    A table in which nobody has sat down yet is not loaded: it has shown nothing to anybody.
    """

    def __init__(self, writer: Writer, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._reading = asyncio.Lock()

    @classmethod
    @asynccontextmanager
    async def open(cls, path: Path) -> AsyncIterator[Self]:
        """Raises `Complaint` when the file cannot be used; then it is as it was before."""
        with only_one(path):
            await asyncio.to_thread(prepare, path)
            async with (
                connect(path) as for_reading,
                connect(path) as for_writing,
                Writer(for_writing) as writer,
            ):
                yield cls(writer, for_reading)

    async def append(self, *entries: Entry) -> None:
        rows = [row for entry in entries for row in freeze(entry)]
        if rows:
            await self._writer.write(rows)

    async def load(self) -> Sequence[Saved]:
        return await self._saved("filed = 0")

    async def read(self, table: TableId) -> Saved | None:
        found = await self._saved("id = ?", table)
        return found[0] if found else None

    async def last_table(self) -> TableId:
        [[last]] = await self._ask("SELECT coalesce(max(id), 0) FROM tables")
        return TableId(last)

    async def sealed(self, table: TableId) -> str | None:
        found = await self._ask(SEALED, table)
        return None if not found or found[0][0] is None else str(found[0][0])

    async def finished_in(
        self, guild: GuildId, channel: ChannelId | None, limit: int
    ) -> Sequence[Brief]:
        if channel is None:
            return [brief(row) for row in await self._ask(IN_GUILD, guild, limit)]
        return [brief(row) for row in await self._ask(IN_CHANNEL, guild, channel, limit)]

    async def finished_by(self, guild: GuildId, user: UserId, limit: int) -> Sequence[Brief]:
        return [brief(row) for row in await self._ask(BY_PERSON, user, guild, limit)]

    async def settings(self, guild: GuildId) -> dict[str, str]:
        question = "SELECT name, value FROM settings WHERE guild = ? AND value IS NOT NULL"
        return dict(await self._ask(question, guild))

    async def set_setting(self, guild: GuildId, name: str, value: str | None) -> None:
        """None takes the setting back."""
        await self._writer.write([Row(SETTING, (guild, name, value))])

    async def fact(self, name: str) -> str | None:
        found = await self._ask("SELECT value FROM facts WHERE name = ?", name)
        return str(found[0][0]) if found else None

    async def set_fact(self, name: str, value: str) -> None:
        await self._writer.write([Row(FACT, (name, value))])

    async def _saved(self, which: str, *values: Value) -> Sequence[Saved]:
        """Three questions in one transaction, so that the answers are of the same moment."""
        questions = [question.format(which) for question in (TABLES, SEATS, MOVES)]
        async with self._reading:
            with _readable():
                try:
                    await self._reader.execute("BEGIN")
                    found = [await self._reader.execute_fetchall(q, values) for q in questions]
                finally:
                    await self._reader.rollback()
        return thaw(*found)

    async def _ask(self, question: str, *values: Value) -> list[Any]:
        async with self._reading:
            with _readable():
                return list(await self._reader.execute_fetchall(question, values))


@contextmanager
def _readable() -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, ValueError) as error:  # ValueError: the connection is closed
        raise LogFailed(f"the database could not be read: {words(error)}") from error


@asynccontextmanager
async def connect(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    """A connection that commits only to disk: an answer given after a commit outlives the power."""
    with complaining(path):
        connection = await aiosqlite.connect(path, timeout=PATIENCE, isolation_level="IMMEDIATE")
    try:
        with complaining(path):
            await connection.executescript("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
        yield connection
    finally:
        await connection.close()
