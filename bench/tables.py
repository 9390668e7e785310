"""`python -m bench.tables`: what a live table weighs, with its board and its players' panels.

Tables of 17 with four people in the middle of a game, in the hub and on the desk of a bot that is
not connected: what a press would send to Discord is drawn and laid out, and goes nowhere. The
weight is measured twice, each time after some tables that only fill caches: as memory that the
process has got from the system, and as what Python has allocated and not freed, which is what
counts.
"""

import asyncio
import gc
import resource
import tempfile
import tracemalloc
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, cast

import discord

from bot.app import Tavolo
from bot.engine.game import Seat
from bot.engine.word import word
from bot.painter import Painter
from bot.store.store import Store
from bot.table.clock import WallClock
from bot.table.hub import Guest, Order
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.pace import Seconds
from bot.table.table import Table
from bot.text.catalogue import Catalogue
from cogs.desk import Desk

TABLES = 1000
WARM_UP = 50
AT_ONCE = 50
SEATS = 4
CARDS = 20
"""So many cards have been played at each table, and every eighth was called."""
CALL_AFTER = 8
GOAL = 40.0
"""Kilobytes for a table."""
PARTS = 10
"""So many of the heaviest files are told."""
TOKEN = 220
"""Letters of the token that comes with every press."""

PATIENT = Seconds(turn=3600, react=0, grace=0)
"""Nobody is late, and nobody waits for windows to close."""

_ids = count(10**18)


class Sent(NamedTuple):
    message_id: int


class Response:
    """Says that everything was sent."""

    type = None

    def is_done(self) -> bool:
        return False

    async def send_message(self, **_: object) -> Sent:
        return Sent(next(_ids))


class Press:
    """An interaction, as far as boards and panels look at it."""

    type = discord.InteractionType.component
    locale = "en-US"
    message = None

    def __init__(self) -> None:
        self.extras: dict[str, object] = {}
        self.response = Response()
        self.token = f"{next(_ids):0{TOKEN}}"


def press() -> Any:
    return cast("discord.Interaction[Any]", Press())


async def evening(desk: Desk, number: int) -> Table:
    """A table in the middle of a game, with its board and everybody's panel."""
    people = [Guest(UserId(next(_ids)), f"Player {seat}", str(next(_ids))) for seat in range(SEATS)]
    order = Order(GuildId(number), ChannelId(next(_ids)), "17", {}, SEATS, PATIENT, 900.0)
    table = await desk.hub.open(order, people[0])
    assert isinstance(table, Table)
    desk.board(table.id).publisher.stop()  # there is no Discord to show it to
    await desk.board(table.id).open(press())
    for guest in people[1:]:
        await desk.hub.join(table.id, guest)
    await desk.hub.start(table.id, people[0].user)
    for guest in people:
        panel = desk.panel(table.id, guest.user)
        panel.publisher.stop()
        await panel.open(press())
    await play(desk, table, people)
    return table


async def to_move(table: Table) -> Seat:
    """Whose turn it is, as soon as the hub's clocks have closed the window before it."""
    while True:
        waiting = table.game.waiting(table.state)
        assert waiting is not None
        if waiting.mover is not None:
            return waiting.mover
        await asyncio.sleep(0.001)


async def play(desk: Desk, table: Table, people: list[Guest]) -> None:
    game = table.game
    for card in range(1, CARDS + 1):
        mover = await to_move(table)
        action, user = game.legal(table.state, mover)[card % 2], people[mover].user
        assert await desk.hub.submit(table.id, user, table.window, word(game, action)) is table
        if card % CALL_AFTER == 0 and (waiting := game.waiting(table.state)):
            caller = people[waiting.seats[0]].user
            assert await desk.hub.submit(table.id, caller, table.window, "call") is table


async def seat_many(desk: Desk, tables: int) -> None:
    for start in range(0, tables, AT_ONCE):
        numbers = range(start, min(start + AT_ONCE, tables))
        await asyncio.gather(*(evening(desk, number) for number in numbers))


class Resident:
    """Bytes that the process has from the system: at the most, for they are not given back."""

    name = "from the system"

    def __init__(self) -> None:
        self._before = self._now()

    def weight(self) -> int:
        return self._now() - self._before

    def _now(self) -> int:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024

    def parts(self) -> list[tuple[int, str]]:
        return []


class Allocated:
    """Bytes that Python has allocated and not freed, and which files did it."""

    name = "allocated"

    def __init__(self) -> None:
        self._before = tracemalloc.take_snapshot()

    def weight(self) -> int:
        return sum(size for size, _ in self._compared())

    def parts(self) -> list[tuple[int, str]]:
        return self._compared()[:PARTS]

    def _compared(self) -> list[tuple[int, str]]:
        differences = tracemalloc.take_snapshot().compare_to(self._before, "filename")
        found = [(one.size_diff, one.traceback[0].filename) for one in differences]
        return sorted(found, reverse=True)


async def weigh(folder: Path, scale: type[Resident | Allocated]) -> float:
    """Kilobytes for a table, as the scale has it."""
    with Painter() as painter:
        async with Store.open(folder / "tables") as store:
            return await _weigh(store, painter, scale)


async def _weigh(store: Store, painter: Painter, scale: type[Resident | Allocated]) -> float:
    desk = Desk(Tavolo(store, WallClock(), Catalogue.load(), painter))
    clocks = asyncio.create_task(desk.hub.run())
    await seat_many(desk, WARM_UP)
    gc.collect()
    balance = scale()
    await seat_many(desk, TABLES)
    gc.collect()
    weight = balance.weight() / TABLES / 1024
    print(f"{balance.name}: {weight:.1f} KB a table")
    for size, file in balance.parts():
        print(f"  {size / TABLES / 1024:5.2f} KB  {'/'.join(Path(file).parts[-3:])}")
    assert sum(not table.ended for table in desk.hub.all()) == WARM_UP + TABLES
    clocks.cancel()
    await asyncio.wait({clocks})
    return weight


def main() -> None:
    weights = []
    for scale in (Resident, Allocated):
        if scale is Allocated:
            tracemalloc.start()
        with tempfile.TemporaryDirectory(prefix="bench-tables-") as name:
            weights.append(asyncio.run(weigh(Path(name), scale)))
    verdict = "kept" if max(weights) <= GOAL else "missed"
    print(f"goal: at most {GOAL:.0f} KB for a live table with {SEATS} seats: {verdict}")


if __name__ == "__main__":
    main()
