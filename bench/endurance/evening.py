"""Tavolo at the sandbox, one life after the other, with people and faults all over."""

import asyncio
import contextlib
import json
import signal
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from random import Random

from bench.endurance.audit import ask
from bench.endurance.census import Census, Scale
from bench.endurance.fates import Fates
from bench.endurance.kin import Process as Kin
from bench.endurance.kin import descendants, outlive
from bench.endurance.ledger import Ledger
from bench.endurance.tavolo import READY
from bench.endurance.visitor import Visitor
from bot.store.store import Store
from bot.table.ids import GuildId
from sandbox.server import Sandbox

SPEED = 100.0
"""How many times as fast as the wall's the clock of Tavolo runs."""
RUSH = 400.0
"""The same when nobody plays any more."""
SEATS = "ab"
HASTY = {"turn_seconds": "100", "react_seconds": "1", "grace_seconds": "0.5"}
CALM = {"turn_seconds": "300", "react_seconds": "60", "grace_seconds": "20"}
"""At a hasty table many games come to an end, at a calm one people have the time to call."""
HOUSES = (
    HASTY | {"board": "text"},
    HASTY | {"board": "emoji"},
    CALM | {"board": "picture"},
)
"""The settings of the servers, in turn. Pictures take most of the processor."""
LIFE = (0.3, 3.0)
KILLED = 0.7
"""The share of lives that end by a kill; each of the others takes seconds to say goodbye."""
LAST = 0.4
"""The share of the time that the last life takes: memory is weighed in it."""
STARTING = 60.0
ENDING = 30.0
RUNNING_OUT = 150.0
LIVE = "SELECT id FROM tables WHERE filed = 0 AND host IS NOT NULL"


class Evening:
    def __init__(self, box: Sandbox, folder: Path, seed: str) -> None:
        self.path = folder / "evening.sqlite3"
        self.ledger = Ledger()
        self.ends: Counter[str] = Counter()
        self.leaked = Census()
        self.outlived = 0.0
        """The longest that a process of a bot that was killed has lived on, in seconds."""
        self.stuck: list[str] = []
        self.scale = Scale()
        self.visitors: list[Visitor] = []
        self._box = box
        self._log = folder / "errors.log"
        self._random = Random(seed)
        self.fates = Fates(box.faults, box.gateway, Random(self._random.random()))
        self._began = time.time()

    async def gather(self, tables: int) -> None:
        guilds = [self._box.add_guild(f"Server {number}")["id"] for number in range(tables)]
        async with Store.open(self.path) as store:
            for number, guild in enumerate(guilds):
                for name, value in HOUSES[number % len(HOUSES)].items():
                    await store.set_setting(GuildId(int(guild)), name, value)
        for number, guild in enumerate(guilds):
            for seat in SEATS:
                person = await self._box.person(f"n{number}{seat}", guild=guild)
                chance, host = Random(self._random.random()), seat == SEATS[0]
                visitor = Visitor(person, self._box.requests, self.ledger, chance, host)
                self.visitors.append(visitor)

    async def live(self, seconds: float) -> None:
        """Lives that end at any moment, by a kill or by a signal; then a long one."""
        until = time.monotonic() + seconds * (1 - LAST)
        work = [visitor.live(self._is_online) for visitor in self.visitors]
        async with at_work(*work, self.fates.strike()):
            while time.monotonic() < until:
                async with self._tavolo(SPEED) as bot:
                    await asyncio.sleep(self._random.uniform(*LIFE))
                    await (self._kill if self._random.random() < KILLED else self._stop)(bot)
            async with self._tavolo(SPEED) as bot:
                self.scale = Scale(bot.pid)
                async with at_work(self.scale.weigh()):
                    await asyncio.sleep(seconds * LAST)
                await self._stop(bot)

    async def run_out(self) -> None:
        """Nobody does anything any more, and every table comes to its end and shows it."""
        self._began -= (RUSH - SPEED) * (time.time() - self._began)  # later than it has ever been
        async with self._tavolo(RUSH) as bot:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(RUNNING_OUT):
                    while ask(self.path, LIVE):  # noqa: ASYNC110 - in another process
                        await asyncio.sleep(0.2)
            self.stuck += [f"table {table} does not end" for [table] in ask(self.path, LIVE)]
            await self._stop(bot)
        self.ledger.settle(self.path)

    def _is_online(self) -> bool:
        return len(self._box.gateway) > 0

    @property
    def seen(self) -> Counter[str]:
        return sum((visitor.seen for visitor in self.visitors), Counter())

    @property
    def errors(self) -> list[str]:
        """What the bot has logged as such."""
        return self._log.read_text().splitlines() if self._log.exists() else []

    @contextlib.asynccontextmanager
    async def _tavolo(self, speed: float) -> AsyncIterator[Process]:
        arguments = (self._box.url, self.path, speed, self._began, self._log)
        process = await self._started(*map(str, arguments))
        try:
            yield process
        finally:
            if process.returncode is None:
                await self._end(process)
            await process.communicate()

    async def _started(self, *arguments: str) -> Process:
        """As whatever looks after a bot does, again if Discord did not let it start."""
        async with asyncio.timeout(STARTING):
            while True:
                process = await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", "bench.endurance.tavolo", *arguments),
                    stdout=PIPE,
                    stderr=DEVNULL,
                )
                assert process.stdout is not None
                if (await process.stdout.readline()).decode().strip() == READY:
                    return process
                await process.communicate()
                self.ends["not started"] += 1

    async def _kill(self, bot: Process) -> None:
        await self._end(bot)
        self.ends["killed"] += 1

    async def _end(self, bot: Process) -> None:
        """Whatever it has begotten ends with it, by itself."""
        bot.send_signal(signal.SIGSTOP)  # so that nothing is begotten while we look
        begotten = descendants(bot.pid)
        bot.kill()
        await bot.wait()
        self._bury(*await outlive(begotten))

    def _bury(self, left: list[Kin], seconds: float) -> None:
        self.leaked.processes += map(str, left)
        self.outlived = max(self.outlived, seconds)

    async def _stop(self, bot: Process) -> None:
        begotten = descendants(bot.pid)
        bot.send_signal(signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDING):
                output, _ = await bot.communicate()
            self.leaked += Census(**json.loads(output))
        except (TimeoutError, ValueError) as problem:
            self.stuck.append(f"Tavolo does not stop: {problem!r}")
            return
        finally:
            self._bury(*await outlive(begotten))
        self.ends["stopped"] += 1


@contextlib.asynccontextmanager
async def at_work(*work: Coroutine[object, object, None]) -> AsyncIterator[None]:
    """In here all of it goes on."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    for end in ends:
        if isinstance(end, Exception):
            raise end
