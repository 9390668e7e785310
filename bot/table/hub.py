"""The hub: all tables, and the only way to change one.

Whatever happens at a table happens under its lock, by the rules, is stored, and only then shown.
"""

import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple, Protocol

from bot.engine.chance import Chance
from bot.engine.game import Catalogue, Options, Refused
from bot.engine.word import lexicon
from bot.standing.result import Stakes
from bot.table import course, lobby
from bot.table.chair import Chair
from bot.table.clock import Clock
from bot.table.clockwork import Clockwork
from bot.table.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.table.log import (
    DiskFailed,
    Ended,
    Entry,
    Filed,
    Log,
    LogFailed,
    Moved,
    Opened,
    Posted,
    Saved,
    Scored,
)
from bot.table.pace import Seconds
from bot.table.restore import Unplayable, restore
from bot.table.scoring import Unscorable, score
from bot.table.table import Table

NO_TABLE = Refused("refused-no-table")
TABLE_HERE = Refused("refused-table-here")
UNKNOWN_ACTION = Refused("refused-unknown-action")

RETRY = 5.0
"""Seconds after which the clocks try again what could not be stored."""

Change = Callable[[Table], Refused | list[Entry]]

_log = logging.getLogger(__name__)


class Audience(Protocol):
    """Those who show tables to people."""

    def changed(self, table: Table) -> None:
        """Called under the table's lock, after what happened is stored. Must not wait."""
        ...


class Order(NamedTuple):
    """What somebody who opens a table asks for."""

    guild: GuildId
    channel: ChannelId
    game: str
    options: Options
    seats: int
    seconds: Seconds
    patience: float
    stakes: Stakes = Stakes()


class Rematch(NamedTuple):
    """A game that is to be played once more."""

    of: TableId
    chairs: tuple[Chair, ...]
    heir: UserId | None


class Guest(NamedTuple):
    """A person who presses something: who it is, and the id of the press."""

    user: UserId
    name: str
    ticket: str


class Hub:
    def __init__(
        self,
        catalogue: Catalogue,
        log: Log,
        clock: Clock,
        audience: Audience,
        entropy: Callable[[int], bytes] = os.urandom,
    ) -> None:
        self._catalogue = catalogue
        self._words = {id: lexicon(game) for id, game in catalogue.items()}
        self._log = log
        self._clock = clock
        self._audience = audience
        self._entropy = entropy
        self._tables: dict[TableId, Table] = {}
        self._last = TableId(0)
        self._clockwork = Clockwork(clock, self._ring)

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, table: TableId) -> Table | None:
        return self._tables.get(table)

    def at(self, channel: ChannelId) -> Table | None:
        here = (table for table in self._tables.values() if table.opened.channel == channel)
        return next((table for table in here if not table.is_over), None)

    def of(self, user: UserId) -> list[Table]:
        return [t for t in self._tables.values() if not t.is_over and t.seat_of(user) is not None]

    def within(self, guild: GuildId) -> list[Table]:
        return [table for table in self._tables.values() if table.opened.guild == guild]

    def rematch_of(self, table: TableId) -> Table | None:
        """The table at which that game is played once more."""
        again = (t for t in self._tables.values() if t.opened.rematch_of == table)
        return next((table for table in again if not table.is_over), None)

    async def open(
        self, order: Order, host: Guest, rematch: Rematch | None = None
    ) -> Table | Refused:
        if self.at(order.channel):
            return TABLE_HERE
        game = self._catalogue[order.game]
        now = self._clock.now()
        id = TableId(self._last + 1)
        opened = Opened(id, *order[:-1], self._entropy(32), now, order.stakes)
        if rematch:
            opened = opened._replace(rematch_of=rematch.of, heir=rematch.heir)
        table = Table(opened, game, host.user, self._mind())
        table.chairs = lobby.keep(rematch.chairs, host.ticket) if rematch else ()
        entries = lobby.sit(table, now, *host)
        if isinstance(entries, Refused):
            return entries
        self._last = opened.table
        async with table.lock:
            # Before anything is awaited, so that a second table is refused.
            self._tables[table.id] = table
            _log.info("table %d opens: %s in channel %d", table.id, order.game, order.channel)
            try:
                return await self._carry_out(table, lambda _: [opened, *entries])
            except BaseException:
                self._remove(table)
                raise

    async def join(self, table: TableId, guest: Guest) -> Table | Refused:
        return await self._change(table, lambda t: lobby.sit(t, self._clock.now(), *guest))

    async def add_cpu(self, table: TableId, guest: Guest, level: str) -> Table | Refused:
        def change(found: Table) -> Refused | list[Entry]:
            return lobby.seat_cpu(found, self._clock.now(), guest.user, level, guest.ticket)

        return await self._change(table, change)

    async def start(self, table: TableId, user: UserId) -> Table | Refused:
        return await self._change(table, lambda t: lobby.start(t, self._clock.now(), user))

    async def leave(self, table: TableId, user: UserId) -> Table | Refused:
        return await self._change(table, lambda t: lobby.stand_up(t, self._clock.now(), user))

    async def forget(self, user: UserId, alias: str) -> list[TableId]:
        """Takes somebody out of every table, by name and all; where they were."""
        theirs = [
            table.id
            for table in self._tables.values()
            if not table.is_over and any(chair.is_of(user) for chair in table.chairs)
        ]
        for table in theirs:
            await self._change(table, lambda t: lobby.forget(t, self._clock.now(), user, alias))
        return theirs

    async def end(self, table: TableId, user: UserId, moderator: bool) -> Table | Refused:
        return await self._change(table, lambda t: lobby.end(t, self._clock.now(), user, moderator))

    async def relocate(self, table: TableId, user: UserId, channel: ChannelId) -> Table | Refused:
        """A lobby goes to another channel, such as a thread of its own."""

        def change(found: Table) -> Refused | list[Entry]:
            if self.at(channel):
                return TABLE_HERE
            return lobby.relocate(found, self._clock.now(), user, channel)

        return await self._change(table, change)

    async def abandon(self, table: TableId, reason: str) -> Table | Refused:
        """Ends a table that nobody can see any more."""
        return await self._change(table, lambda t: lobby.close(t, self._clock.now(), reason))

    async def submit(self, table: TableId, user: UserId, window: int, word: str) -> Table | Refused:
        """A decision of somebody, made in that window. Also says that they are there."""
        await self.greet(table, user)

        def change(found: Table) -> Refused | list[Entry]:
            action = self._words[found.game.id].get(word)
            if action is None:
                return UNKNOWN_ACTION
            return course.move(found, self._clock.now(), user, window, action)

        return await self._change(table, change)

    async def greet(self, table: TableId, user: UserId) -> None:
        """Whoever presses anything is no longer away."""
        found = self._tables.get(table)
        seat = None if found is None else found.seat_of(user)
        if found is None or seat is None or found.in_lobby:
            return
        if found.chairs[seat].away or seat in found.misses:
            await self._change(table, lambda t: lobby.welcome(t, self._clock.now(), seat))

    async def posted(
        self, table: TableId, channel: ChannelId, message: MessageId, chapter: int
    ) -> None:
        found = self._tables.get(table)
        if found is not None:
            found.posted = Posted(table, channel, message, chapter, self._clock.now())
            await self._log.append(found.posted)

    async def file(self, table: TableId) -> None:
        """The end has been shown: the table is history."""
        found = self._tables.get(table)
        if found is not None:
            await self._log.append(Filed(table))
            self._remove(found)

    @asynccontextmanager
    async def look(self, table: TableId) -> AsyncIterator[Table | None]:
        """The table as it is stored, for as long as one looks."""
        found = self._tables.get(table)
        if found is None:
            yield None
            return
        async with found.lock:
            if table not in self._tables:  # filed, or never stored, while others had the lock
                yield None
                return
            if found.stale:
                await self._reload(found)
            yield found

    async def restore(self) -> None:
        """Every table whose end was not shown comes back, each with a fresh deadline."""
        self._last = await self._log.last_table()
        for saved in await self._log.load():
            try:
                table = restore(saved, self._catalogue, self._mind(), self._clock.now())
            except Unplayable as problem:
                _log.error("table %d cannot go on: %s", saved.opened.table, problem)
                await self._give_up(saved)
                continue
            self._tables[table.id] = table
            self._arm(table)

    def all(self) -> list[Table]:
        return list(self._tables.values())

    async def run(self) -> None:
        """Lets clocks and CPU players act, until cancelled."""
        await self._clockwork.run()

    async def _change(self, id: TableId, change: Change) -> Table | Refused:
        async with self.look(id) as table:
            if table is None or table.ended:
                return NO_TABLE
            return await self._carry_out(table, change)

    async def _carry_out(self, table: Table, change: Change) -> Table | Refused:
        """Stored first, shown after; what could not be stored has not happened."""
        table.stale = True
        try:
            entries = change(table)
            if not isinstance(entries, Refused) and entries:
                await self._store(table, entries)
        except BaseException:
            self._clockwork.set(table.id, self._clock.now())  # it is read back as soon as it rings
            raise
        table.stale = False
        if isinstance(entries, Refused):
            return entries
        self._arm(table)
        if entries:
            self._audience.changed(table)
        if table.ended:
            _log.info("table %d is over: %s %s", table.id, table.ended.how, table.ended.reason)
        return table

    async def _store(self, table: Table, entries: list[Entry]) -> None:
        """The end of a game and what it came to are stored together, or neither is."""
        if table.ended is None or table.ended.how != "finished":
            await self._log.append(*entries)
            return
        await self._log.append(*entries, *await self._scored(table, entries))
        saved = await self._log.read(table.id)
        assert saved is not None
        table.changes = saved.changes

    async def _scored(self, table: Table, entries: list[Entry]) -> list[Scored]:
        """Nobody is kept at a table because it cannot be counted."""
        saved = await self._log.read(table.id)
        assert saved is not None
        try:
            return [score(table, saved, [one for one in entries if isinstance(one, Moved)])]
        except Unscorable as problem:
            _log.error("table %d counts for no standings: %s", table.id, problem)
            return []

    async def _ring(self, id: TableId) -> None:
        """Whatever goes wrong, the clock of a table never stands still for good."""
        try:
            await self._change(id, lambda table: course.ring(table, self._clock.now()))
        except Exception as error:
            level = logging.INFO if isinstance(error, DiskFailed) else logging.ERROR
            trace = None if isinstance(error, LogFailed) else error
            _log.log(level, "table %d stands still: %s", id, error, exc_info=trace)
            self._clockwork.set(id, self._clock.now() + RETRY)

    def _arm(self, table: Table) -> None:
        self._clockwork.set(table.id, table.alarms[-1].at if table.alarms else None)

    async def _reload(self, table: Table) -> None:
        """Back to what is stored; the clocks begin anew, and boards must say so."""
        saved = await self._log.read(table.id)
        assert saved is not None
        table.become(restore(saved, self._catalogue, self._mind(), self._clock.now()))
        self._arm(table)
        self._audience.changed(table)

    async def _give_up(self, saved: Saved) -> None:
        """A table that cannot be shown any more; an end that it had stays its end."""
        id, at = saved.opened.table, self._clock.now()
        ended = saved.ended or Ended(id, "aborted", "aborted-rules-changed", (), at)
        await self._log.append(ended, Filed(id))

    def _mind(self) -> Chance:
        return Chance(self._entropy(32))

    def _remove(self, table: Table) -> None:
        self._tables.pop(table.id, None)
        self._clockwork.set(table.id, None)
