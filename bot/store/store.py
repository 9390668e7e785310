"""The store: the move log, servers' settings and the bot's own facts, in one SQLite file."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self

from bot.house import Change
from bot.metrics import SILENCE, Meter
from bot.privacy import Consent, Holdings
from bot.standing.result import Played
from bot.store import dossier, moving
from bot.store.archive import BY_PERSON, IN_CHANNEL, IN_GUILD, SEALED, brief
from bot.store.book import Book
from bot.store.connection import Reader, connect
from bot.store.database import prepare
from bot.store.lock import only_one
from bot.store.result import CHANGES
from bot.store.rows import (
    CHANGE,
    FACT,
    LESSON,
    MOVES,
    SEATS,
    SETTING,
    TABLES,
    Row,
    Value,
    freeze,
    thaw,
)
from bot.store.scoring import keep
from bot.store.writer import Writer
from bot.table.archive import Brief
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Entry, Saved, Scored


class Store:
    """Implements `Log`, `Archive`, `Registry` and `Progress`.

    Reads have a connection of their own, so they see only what is committed.
    A table in which nobody has sat down yet is not loaded: it has shown nothing to anybody.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self.book = Book(reader)
        """Standings and ratings."""
        self._writer = writer
        self._reader = reader

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        path: Path,
        meter: Meter = SILENCE,
        before_update: Callable[[], object] = lambda: None,
    ) -> AsyncIterator[Self]:
        """Raises `Complaint` when the file cannot be used; then it is as it was before."""
        with only_one(path):
            await asyncio.to_thread(prepare, path, before_update=before_update)
            async with (
                connect(path) as for_reading,
                connect(path) as for_writing,
                Writer(for_writing, meter) as writer,
            ):
                yield cls(writer, Reader(for_reading))

    async def append(self, *entries: Entry) -> None:
        rows = [row for entry in entries for row in freeze(entry)]
        jobs = [partial(keep, scored=entry) for entry in entries if isinstance(entry, Scored)]
        if rows or jobs:
            await self._writer.write(rows, *jobs)

    async def load(self) -> Sequence[Saved]:
        return await self._saved("filed = 0")

    async def read(self, table: TableId) -> Saved | None:
        await self._writer.settled()  # also what was handed in by somebody who waits no longer
        found = await self._saved("id = ?", table)
        return found[0] if found else None

    async def last_table(self) -> TableId:
        [[last]] = await self._reader.ask("SELECT coalesce(max(id), 0) FROM tables")
        return TableId(last)

    async def sealed(self, table: TableId) -> str | None:
        found = await self._reader.ask(SEALED, table)
        return None if not found or found[0][0] is None else str(found[0][0])

    async def finished_in(
        self, guild: GuildId, channel: ChannelId | None, limit: int
    ) -> Sequence[Brief]:
        if channel is None:
            return [brief(row) for row in await self._reader.ask(IN_GUILD, guild, limit)]
        return [brief(row) for row in await self._reader.ask(IN_CHANNEL, guild, channel, limit)]

    async def finished_by(self, guild: GuildId, user: UserId, limit: int) -> Sequence[Brief]:
        return [brief(row) for row in await self._reader.ask(BY_PERSON, user, guild, limit)]

    async def settings(self, guild: GuildId) -> dict[str, str]:
        question = "SELECT name, value FROM settings WHERE guild = ? AND value IS NOT NULL"
        return dict(await self._reader.ask(question, guild))

    async def set_setting(self, guild: GuildId, name: str, value: str | None) -> None:
        """None takes the setting back."""
        await self._writer.write([Row(SETTING, (guild, name, value))])

    async def change_settings(self, *changes: Change) -> None:
        """All of them with a note of each, or nothing."""
        rows = [Row(SETTING, (one.guild, one.name, one.new)) for one in changes]
        rows += [Row(CHANGE, tuple(one)) for one in changes]
        if rows:
            await self._writer.write(rows)

    async def changes(self, guild: GuildId, most: int) -> list[Change]:
        """What was changed last in a server, the newest first."""
        question = (
            "SELECT guild, name, old, new, user, at FROM changes"
            " WHERE guild = ? ORDER BY id DESC LIMIT ?"
        )
        return [Change(*row) for row in await self._reader.ask(question, guild, most)]

    async def lessons(self, user: UserId) -> dict[str, int]:
        """By game: how many steps of its tutorial somebody has done."""
        return dict(await self._reader.ask("SELECT game, done FROM lessons WHERE user = ?", user))

    async def set_lesson(self, user: UserId, game: str, done: int) -> None:
        await self._writer.write([Row(LESSON, (user, game, done))])

    async def consent(self, user: UserId) -> Consent:
        return await self._reader.look(partial(dossier.consent, user=user))

    async def set_consent(self, user: UserId, consent: Consent) -> None:
        await self._writer.write([], partial(dossier.agree, user=user, given=consent))

    async def holdings(self, user: UserId) -> Holdings:
        return await self._reader.look(partial(dossier.count, user=user))

    async def dossier(self, user: UserId) -> dict[str, Any]:
        return await self._reader.look(partial(dossier.describe, user=user))

    async def forget(self, user: UserId) -> Holdings:
        """Everything at once; what there was."""
        there_was = await self.holdings(user)
        await self._writer.write([], partial(dossier.forget, user=user))
        return there_was

    async def known(self, played: Sequence[Played]) -> set[moving.Identity]:
        return await self._reader.look(partial(moving.known, played=played))

    async def adopt(self, played: Sequence[Played]) -> None:
        """Results that came from elsewhere, in order; all of them or none."""
        await self._writer.write([], partial(moving.adopt, played=played))

    async def fact(self, name: str) -> str | None:
        found = await self._reader.ask("SELECT value FROM facts WHERE name = ?", name)
        return str(found[0][0]) if found else None

    async def set_fact(self, name: str, value: str) -> None:
        await self._writer.write([Row(FACT, (name, value))])

    async def _saved(self, which: str, *values: Value) -> Sequence[Saved]:
        questions = [question.format(which) for question in (TABLES, SEATS, MOVES, CHANGES)]

        def read(connection: sqlite3.Connection) -> list[list[Any]]:
            return [connection.execute(question, values).fetchall() for question in questions]

        return thaw(*await self._reader.look(read))
