"""`python -m bench.store`: durable moves per second, and how soon tables are back after a restart.

Many tables play at once, each waiting for its move to be on disk before it plays the next. Beside
the store, in the same run and slice by slice in turn: plain aiosqlite with a commit per move, on a
database of the same schema and with the same guarantee (WAL, synchronous FULL). A ratio is taken
within a round, and the median of the rounds counts. Where node is there, boardgame.io's server side
with its file storage plays as many tables, in the same rounds; it does not wait for the disk.

The database lies in the current folder rather than in the system's folder for temporary files,
which may be memory: a commit that needs no disk would measure nothing.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

import aiosqlite

from bench.boardgame import Skipped, stored
from bot.engine.game import Seat
from bot.store.rows import MOVE
from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Entry, Moved, Opened, Seated, Started
from bot.table.pace import PACES

TABLES = 50
ROUNDS = 9
SLICE = 0.5
GOAL = 8.0
LOADED = 1000
LENGTH = 60

Play = Callable[[Moved], Awaitable[None]]
"""Returns when the move is on disk."""


def dealt(table: TableId) -> list[Entry]:
    chairs = tuple(Chair(f"Player {seat}", UserId(seat), None, str(seat)) for seat in range(4))
    return [
        Opened(
            *(table, GuildId(1), ChannelId(table), "17", {}, 4),
            *(PACES["normal"], 900.0, bytes(32), 0.0),
        ),
        Seated(table, UserId(0), chairs),
        Started(table, "salt", 0.0),
    ]


def move(table: TableId, number: int) -> Moved:
    return Moved(table, number, Seat(number % 4), "draw", "person", float(number), None)


class Contender:
    """Tables that all play at once; no number is played twice."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._numbers = count()

    async def pace(self, tables: int) -> float:
        """Moves per second."""
        start = time.perf_counter()
        moves = await asyncio.gather(
            *(self._busy(TableId(table), start + SLICE) for table in range(1, tables + 1))
        )
        return sum(moves) / (time.perf_counter() - start)

    async def _busy(self, table: TableId, until: float) -> int:
        moves = 0
        while time.perf_counter() < until:
            await self._play(move(table, next(self._numbers)))
            moves += 1
        return moves


def one_by_one(database: aiosqlite.Connection) -> Play:
    """A statement and a commit, and a lock so that they stay together."""
    lock = asyncio.Lock()

    async def play(move: Moved) -> None:
        async with lock:
            await database.execute(MOVE, move)
            await database.commit()

    return play


async def compare(store: Contender, plain: Contender, tables: int) -> float:
    rounds = [(await store.pace(tables), await plain.pace(tables)) for _ in range(ROUNDS)]
    ratios = [ours / theirs for ours, theirs in rounds]
    print(f"{tables} table{'s' if tables > 1 else ''} at once, durable moves a second:")
    for name, paces in zip(("Tavolo", "plain aiosqlite"), zip(*rounds, strict=True), strict=True):
        print(f"  {name:<16}{_spread(list(paces), ',.0f')}")
    print(f"  {'ratio':<16}{_spread(ratios, '.1f')}", flush=True)
    return statistics.median(ratios)


def _spread(figures: list[float], form: str) -> str:
    low, middle, high = min(figures), statistics.median(figures), max(figures)
    return f"{middle:{form}} ({low:{form}} to {high:{form}})"


async def committing(folder: Path) -> float:
    tables = [TableId(number) for number in range(1, TABLES + 1)]
    for name in ("ours", "plain"):
        async with Store.open(folder / name) as store:
            await store.append(*(entry for table in tables for entry in dealt(table)))
    async with (
        Store.open(folder / "ours") as store,
        aiosqlite.connect(folder / "plain") as database,
    ):
        await database.executescript("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;")
        ours, plain = Contender(store.append), Contender(one_by_one(database))
        await compare(ours, plain, 1)
        ratio = await compare(ours, plain, TABLES)
        await beside_boardgame(ours, folder)
        return ratio


async def beside_boardgame(ours: Contender, folder: Path) -> None:
    try:
        with stored(folder / "boardgame", TABLES) as theirs:
            rounds = [(await ours.pace(TABLES), theirs(SLICE)) for _ in range(ROUNDS)]
    except Skipped as reason:
        print(f"boardgame.io is left out: {reason}")
        return
    print(f"  {'boardgame.io':<16}{_spread([pace for _, pace in rounds], ',.0f')}")
    print(f"  {'ratio to it':<16}{_spread([a / b for a, b in rounds], '.1f')}", flush=True)


async def loading(folder: Path) -> None:
    path = folder / "load"
    async with Store.open(path) as store:
        tables = [TableId(number) for number in range(1, LOADED + 1)]
        moves = (move(table, number) for table in tables for number in range(LENGTH))
        await store.append(*(entry for table in tables for entry in dealt(table)), *moves)
    opened, loaded = [], []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        async with Store.open(path) as store:
            opened.append((time.perf_counter() - start) * 1000)
            start = time.perf_counter()
            assert len(await store.load()) == LOADED
            loaded.append((time.perf_counter() - start) * 1000)
    print(f"{LOADED:,} tables with {LENGTH} moves each, milliseconds:")
    print(
        f"  {'open and check':<16}{_spread(opened, '.0f')}\n  {'load':<16}{_spread(loaded, '.0f')}"
    )


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="bench-store-", dir=Path.cwd()) as name:
        ratio = asyncio.run(committing(Path(name)))
        asyncio.run(loading(Path(name)))
    verdict = "kept" if ratio >= GOAL else "missed"
    print(f"goal: at least {GOAL:.0f} times plain aiosqlite at {TABLES} tables: {verdict}")


if __name__ == "__main__":
    main()
