"""One sleeping task for all tables."""

import asyncio
import time
import tracemalloc
from collections.abc import AsyncIterator

import pytest

from bot.table.clock import Clock, WallClock
from bot.table.clockwork import Clockwork
from bot.table.ids import TableId
from tests.table.clock import START, DrivenClock, HastyClock

ONE, TWO, THREE = TableId(1), TableId(2), TableId(3)


class Tower:
    """A clockwork, and what it has rung; the bells of some tables take for ever."""

    def __init__(self) -> None:
        self.clock = DrivenClock()
        self.work = Clockwork(self.clock, self._ring)
        self.rung: list[tuple[float, TableId]] = []
        self.slow: set[TableId] = set()
        self.interrupted: list[TableId] = []

    async def _ring(self, table: TableId) -> None:
        self.rung.append((self.clock.now() - START, table))
        if table in self.slow:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                self.interrupted.append(table)
                raise

    def set(self, table: TableId, seconds: float | None) -> None:
        self.work.set(table, None if seconds is None else START + seconds)

    async def settle(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)
        assert self.clock.asleep == 1, "exactly one task sleeps"

    async def until(self, seconds: float) -> None:
        await self.settle()
        while self.clock.next is not None and self.clock.next <= START + seconds:
            self.clock.move_to(self.clock.next)
            await self.settle()
        self.clock.move_to(START + seconds)
        await self.settle()


@pytest.fixture
async def tower() -> AsyncIterator[Tower]:
    tower = Tower()
    running = asyncio.create_task(tower.work.run())
    yield tower
    running.cancel()
    await asyncio.wait({running})


async def test_every_table_rings_at_its_time_and_the_earliest_first(tower: Tower) -> None:
    tower.set(TWO, 20)
    tower.set(THREE, 30)
    tower.set(ONE, 10)
    await tower.until(9.99)
    assert tower.rung == []
    await tower.until(100)
    assert tower.rung == [(10, ONE), (20, TWO), (30, THREE)]


async def test_an_earlier_alarm_wakes_the_sleeper_early(tower: Tower) -> None:
    tower.set(ONE, 100)
    await tower.until(1)
    tower.set(TWO, 2)
    await tower.until(50)
    assert tower.rung == [(2, TWO)]


@pytest.mark.parametrize(("first", "second"), [(10, 20), (20, 10)])
async def test_only_the_alarm_that_was_set_last_rings(
    tower: Tower, first: float, second: float
) -> None:
    tower.set(ONE, first)
    await tower.until(5)
    tower.set(ONE, second)
    await tower.until(100)
    assert tower.rung == [(second, ONE)]


async def test_an_alarm_set_twice_for_the_same_moment_rings_once(tower: Tower) -> None:
    tower.set(ONE, 10)
    tower.set(ONE, 10)
    await tower.until(100)
    assert tower.rung == [(10, ONE)]


async def test_an_alarm_that_is_taken_back_does_not_ring(tower: Tower) -> None:
    tower.set(ONE, 10)
    tower.set(TWO, 20)
    tower.set(ONE, None)
    tower.set(THREE, None)
    await tower.until(100)
    assert tower.rung == [(20, TWO)]


async def test_an_alarm_whose_time_has_passed_rings_at_once(tower: Tower) -> None:
    await tower.until(50)
    tower.set(ONE, 10)
    await tower.settle()
    assert tower.rung == [(50, ONE)]


async def test_after_a_long_sleep_all_that_is_due_rings(tower: Tower) -> None:
    for table, seconds in ((ONE, 10), (TWO, 20), (THREE, 5000)):
        tower.set(table, seconds)
    await tower.settle()
    tower.clock.advance(3600)
    await tower.settle()
    assert tower.rung == [(3600, ONE), (3600, TWO)]


async def test_a_table_that_takes_long_holds_up_no_other(tower: Tower) -> None:
    tower.slow = {ONE}
    tower.set(ONE, 10)
    tower.set(TWO, 10)
    tower.set(THREE, 20)
    await tower.until(100)
    assert tower.rung == [(10, ONE), (10, TWO), (20, THREE)]


async def test_whoever_still_rings_when_the_clock_stops_is_stopped_too() -> None:
    tower = Tower()
    tower.slow = {ONE}
    running = asyncio.create_task(tower.work.run())
    tower.set(ONE, 0)
    await tower.settle()
    running.cancel()
    await asyncio.wait({running})
    await asyncio.sleep(0)
    assert tower.interrupted == [ONE]


async def test_alarms_that_were_replaced_are_forgotten_in_the_end() -> None:
    tower = Tower()
    for table in range(50):
        tower.set(TableId(table), 1000)
    tracemalloc.start()
    try:
        for change in range(20_000):
            tower.set(TableId(change % 50), 1000 + change)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 200_000, f"50 alarms take {most:,} bytes"


async def test_after_much_replacing_every_table_rings_once(tower: Tower) -> None:
    for change in range(1000):
        tower.set(TableId(change % 3 + 1), 1000 - change / 10)
    await tower.until(2000)
    assert sorted(table for _, table in tower.rung) == [ONE, TWO, THREE]


async def test_the_wall_clock_waits_for_the_moment_or_the_event() -> None:
    clock, never, done = WallClock(), asyncio.Event(), asyncio.Event()
    done.set()
    async with asyncio.timeout(5):
        await clock.wait(never, clock.now() - 1)
        await clock.wait(done, None)
        await clock.wait(done, clock.now() + 3600)
        began = time.monotonic()
        await clock.wait(never, clock.now() + 0.02)
    assert time.monotonic() - began > 0.01


@pytest.mark.parametrize("clock", [WallClock(), HastyClock(20)], ids=["wall", "hasty"])
async def test_who_is_told_to_stop_while_being_woken_stops(clock: Clock) -> None:
    event = asyncio.Event()
    waiting = asyncio.create_task(clock.wait(event, clock.now() + 3600))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    event.set()
    waiting.cancel()
    await asyncio.wait({waiting})
    assert waiting.cancelled()
