"""One hall after the other on the same store: thrown away, killed, and the last one left alone."""

import asyncio
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from bench.endurance.audit import ask
from bench.endurance.census import Scale
from bench.endurance.clock import HastyClock
from bench.endurance.hall import Hall
from bench.endurance.ledger import Ledger
from bench.endurance.mortal import READY
from bot.store.store import Store

SPEED = 300.0
"""How many times as fast as the wall's the clocks of the tables run."""
RUSH = 3000.0
"""The same when nobody plays any more."""
LIFE = (3.0, 6.0)
MORTAL_LIFE = (0.2, 1.5)
"""Real seconds from the start of a hall to its end."""
STARTING = 60.0
RUNNING_OUT = 120.0


class Halls:
    def __init__(self, path: Path, seed: str, corners: int) -> None:
        self.ledger = Ledger()
        self.seen: Counter[str] = Counter()
        self.ends: Counter[str] = Counter()
        self.stuck: list[str] = []
        self.scale = Scale()
        self._path = path
        self._random = Random(seed)
        self._corners = corners
        self._began = time.time()

    async def live(self, seconds: float) -> None:
        """Nobody is told when it ends, and what was accepted is there in the next life."""
        weighing = asyncio.create_task(self.scale.weigh())
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await self._thrown_away(min(self._random.uniform(*LIFE), until - time.monotonic()))
            self.ledger.settle(self._path)
            if time.monotonic() < until:
                await self._killed()
                self.ledger.settle(self._path)
        weighing.cancel()
        await asyncio.wait({weighing})

    async def _thrown_away(self, seconds: float) -> None:
        async with Store.open(self._path) as store:
            hall = self._hall(store, SPEED)
            self._stand_still(await hall.restore())
            await hall.live(seconds)
            self.seen += hall.seen
        self.ends["thrown away"] += 1

    def _hall(self, store: Store, speed: float) -> Hall:
        clock = HastyClock(speed, self._began)
        chance = Random(self._random.random())
        return Hall(store, clock, self.ledger, chance, self._corners)

    async def _killed(self) -> None:
        arguments = (self._path, SPEED, self._began, self._random.random(), self._corners)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.endurance.mortal", *map(str, arguments)), stdout=PIPE
        )
        assert process.stdout is not None
        try:
            async with asyncio.timeout(STARTING):
                ready, *stuck = (await process.stdout.readline()).decode().split()
            assert ready == READY
            self._stand_still(stuck)
            reading = asyncio.create_task(self._read(process.stdout))
            await asyncio.sleep(self._random.uniform(*MORTAL_LIFE))
        finally:
            process.send_signal(signal.SIGKILL)
            await process.wait()
        await reading
        self.ends["killed"] += 1

    async def _read(self, pipe: asyncio.StreamReader) -> None:
        async for line in pipe:
            if line.endswith(b"\n"):
                self.ledger.read(line.decode())

    def _stand_still(self, tables: Sequence[object]) -> None:
        self.stuck += [f"table {table} stands still" for table in tables]

    async def run_out(self) -> None:
        """Nobody does anything any more, and every table comes to its end."""
        self._began -= (RUSH - SPEED) * (time.time() - self._began)  # later than it has ever been
        async with Store.open(self._path) as store:
            hall = self._hall(store, RUSH)
            self._stand_still(await hall.restore())
            self._stand_still(await hall.run_out(RUNNING_OUT))
        self.ledger.settle(self._path)


def stored(path: Path) -> dict[str, int]:
    """What a store has in it."""
    [[finished, aborted]] = ask(
        path, "SELECT sum(ending = 'finished'), sum(ending = 'aborted') FROM tables"
    )
    moves = dict(ask(path, "SELECT 'moves by ' || by, count(*) FROM actions GROUP BY by"))
    return {"games finished": finished or 0, "aborted": aborted or 0} | moves


def unfinished(path: Path) -> list[str]:
    found = ask(path, "SELECT id FROM tables WHERE ending IS NULL AND host IS NOT NULL")
    return [f"table {table} is not over" for [table] in found]
