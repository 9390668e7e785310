"""Evenings at random: presses right and wrong, at once and late, leaving, silence, trouble.

Whatever happens, every table is at every moment what its log says, and comes to its end.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable

import pytest

from bot.engine.word import lexicon
from bot.games import CATALOGUE
from bot.table.course import ANY_WINDOW
from bot.table.hub import Guest
from bot.table.ids import ChannelId
from bot.table.lobby import LEVELS
from bot.table.log import LogFailed
from bot.table.restore import restore
from bot.table.table import Table
from tests.table.health import examine
from tests.table.room import PEOPLE, Room, words
from tests.table.test_games import STEPS

EVENTS = 250
BUSY = 40
"""Moves in an evening that is worth its name."""


class Evening:
    """People and time at the tables of a room, as chance will have it."""

    def __init__(self, room: Room, whim: random.Random) -> None:
        self.room = room
        self.whim = whim
        self.failures = 0
        self._happenings: list[tuple[int, Callable[[], Awaitable[object]]]] = [
            (5, self._open),
            (4, self._join),
            (3, self._start),
            (30, self._move),
            (10, self._press_anything),
            (4, self._greet),
            (1, self._leave),
            (1, self._end),
            (15, self._let_time_act),
            (5, self._wait),
        ]

    async def happen(self) -> None:
        """One thing, or several presses at once."""
        weights = [weight for weight, _ in self._happenings]
        [(_, do)] = self.whim.choices(self._happenings, weights)
        if do == self._move:
            presses = self.whim.choice(((do,), (do, do), (do, self._press_anything, do)))
            await asyncio.gather(*(self._try(press) for press in presses))
        else:
            await self._try(do)
        await self.room.settle()

    async def _try(self, do: Callable[[], Awaitable[object]]) -> None:
        try:
            await do()
        except LogFailed:
            self.failures += 1

    def _someone(self) -> Guest:
        return self.whim.choice(PEOPLE)

    def _table(self) -> Table | None:
        """Mostly one where something can happen, but also one that is over."""
        tables = self.room.hub.all()
        live = [table for table in tables if not table.is_over]
        among = live if live and self.whim.random() < 0.9 else tables
        return self.whim.choice(among) if among else None

    async def _open(self) -> None:
        """A lobby; or, most times, people who know what they want start a game at once."""
        game = self.whim.choice(list(CATALOGUE))
        seats = self.whim.choice(list(CATALOGUE[game].seats))
        host = self._someone()
        table = await self.room.ask(host, ChannelId(self.whim.randrange(3)), game, seats)
        if isinstance(table, Table) and self.whim.random() < 0.8:
            people = self.whim.randint(1, seats)
            for guest in PEOPLE[:people]:
                await self.room.hub.join(table.id, guest)
            for _ in range(people, seats):
                await self.room.hub.add_cpu(table.id, host, self.whim.choice(LEVELS))
            await self.room.hub.start(table.id, host.user)

    async def _join(self) -> None:
        if table := self._table():
            if self.whim.random() < 0.5:
                await self.room.hub.join(table.id, self._someone())
            else:
                host = Guest(table.host, "host", f"cpu at {table.number}")
                await self.room.hub.add_cpu(table.id, host, self.whim.choice(LEVELS))

    async def _start(self) -> None:
        if table := self._table():
            await self.room.hub.start(table.id, table.host)

    async def _move(self) -> None:
        """What somebody may do, as they see it now."""
        table = self._table()
        if table is None or table.state is None:
            return
        waiting = table.game.waiting(table.state)
        people = [] if waiting is None else [s for s in waiting.seats if table.chairs[s].user]
        if people:
            seat = people[0] if self.whim.random() < 0.7 else self.whim.choice(people)
            user = table.chairs[seat].user
            assert user is not None
            word = self.whim.choice(words(table, seat))
            await self.room.hub.submit(table.id, user, table.window, word)

    async def _press_anything(self) -> None:
        if table := self._table():
            every = [*lexicon(table.game), "no such word"]
            window = self.whim.choice((table.window, table.window, table.window - 1, ANY_WINDOW))
            word = self.whim.choice(every)
            await self.room.hub.submit(table.id, self._someone().user, window, word)

    async def _greet(self) -> None:
        if table := self._table():
            await self.room.hub.greet(table.id, self._someone().user)

    async def _leave(self) -> None:
        if table := self._table():
            await self.room.hub.leave(table.id, self._someone().user)

    async def _end(self) -> None:
        """A table that is over has been shown, and is filed; others are ended now and then."""
        table = self._table()
        if table is not None and table.is_over:
            await self.room.hub.file(table.id)
        elif table is not None and self.whim.random() < 0.2:
            await self.room.hub.end(table.id, self._someone().user, self.whim.random() < 0.5)

    async def _let_time_act(self) -> None:
        """At games, that is: lobbies would be closed sooner than anybody can start one."""
        if any(table.state and not table.ended for table in self.room.hub.all()):
            await self.room.next_alarm()

    async def _wait(self) -> None:
        await self.room.elapse(self.whim.expovariate(1 / 20))


async def all_in_order(room: Room) -> None:
    for table in room.hub.all():
        examine(room, table)
    channels = [table.opened.channel for table in room.hub.all() if not table.ended]
    assert len(channels) == len(set(channels)), "two tables in one channel"


async def assert_everything_ends(room: Room) -> None:
    """When nobody does anything any more."""
    for _ in range(STEPS):
        if all(table.ended for table in room.hub.all()):
            break
        await room.next_alarm()
    assert all(table.ended for table in room.hub.all())
    await all_in_order(room)


@pytest.mark.parametrize("seed", range(12))
async def test_at_every_moment_of_an_evening_the_log_tells_the_tables_as_they_are(
    seed: int,
) -> None:
    async with Room.entered(f"evening {seed}") as room:
        evening = Evening(room, random.Random(seed))
        for _ in range(EVENTS):
            await evening.happen()
            await all_in_order(room)
        assert evening.failures == 0
        assert len(room.moves) > BUSY
        await assert_everything_ends(room)


@pytest.mark.parametrize("seed", range(8))
async def test_trouble_with_the_disk_and_restarts_change_no_evening_but_its_length(
    seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    async with Room.entered(f"trouble {seed}") as room:
        whim = random.Random(seed)
        evening = Evening(room, whim)
        for _ in range(EVENTS):
            room.log.trouble = "the disk is full" if whim.random() < 0.2 else None
            await evening.happen()
            if whim.random() < 0.03:
                room.log.trouble = None
                await room.restart()
            for table in room.hub.all():
                if not table.stale:
                    room.witness.check(table)
        assert evening.failures > 0
        assert len(room.moves) > BUSY
        room.log.trouble = None
        await assert_everything_ends(room)


async def test_a_table_read_back_from_its_log_is_the_table_that_was_played() -> None:
    async with Room.entered("read back") as room:
        evening = Evening(room, random.Random("read back"))
        compared = 0
        for _ in range(EVENTS):
            await evening.happen()
            for table in room.hub.all():
                saved = room.log.saved(table.id)
                assert saved is not None
                again = restore(saved, CATALOGUE, table.mind, room.clock.now())
                for slot in ("opened", "host", "chairs", "number", "last", "posted", "ended"):
                    assert getattr(again, slot) == getattr(table, slot), slot
                assert again.window == table.window
                compared += again.number
        assert compared > 1000
