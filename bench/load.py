"""`python -m bench.load [TABLES]`: how long a press takes while many tables are in play.

Four processes that talk through real sockets: the sandbox, Tavolo with its store on disk, a bare
discord.py bot, and this one, which is all the people. Half of the tables play 17, half Switch, each
with two people and a CPU player. Slices alternate: Tavolo at human pace, then the bare bot with the
same presses at the same moments; later both as fast as they can. What counts is a ratio within the
same run. Needs Linux, which lets a process read another's clock.
"""

import asyncio
import gc
import json
import math
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import aiohttp

from bench.crowd.guest import Guest
from bench.sandbox import PYTHON, burned_by

TABLES = 200
ROUNDS = 3
HUMAN = 12.0
FULL = 6.0
THINKING = (2.0, 6.0)
"""Seconds that a person looks before pressing."""
AT_ONCE = 10
"""Tables that are opened at the same time."""
STARTING = 60.0
IDLE = 0.05
"""Of a core: a bot that burns less has done what comes with a start, such as drawing ahead."""
GOALS = (2.0, 3.0)
"""How many times the bare bot's median and 99th percentile Tavolo may take."""
PAGE = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Process:
    """A bot in a process of its own, and what it costs, with those that it has started."""

    name: str
    pid: int

    @property
    def burned(self) -> float:
        return sum(burned_by(pid) for pid in self._family)

    @property
    def megabytes(self) -> float:
        pages = (int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self._family)
        return sum(pages) * PAGE / 2**20

    @property
    def _family(self) -> list[int]:
        tasks = Path(f"/proc/{self.pid}/task").iterdir()
        return [
            self.pid,
            *(int(pid) for one in tasks for pid in (one / "children").read_text().split()),
        ]


@dataclass
class Slice:
    """What happened in a stretch of time.

    Burned is what the processor did for the bot under test, crowd for everybody else: the sandbox
    and the people.
    """

    seconds: float = 0.0
    trips: list[float] = field(default_factory=list)
    """Milliseconds from a press to its acknowledgement."""
    moments: list[tuple[float, int]] = field(default_factory=list)
    """When somebody pressed, and at which table."""
    requests: int = 0
    burned: float = 0.0
    crowd: float = 0.0

    def __add__(self, other: "Slice") -> "Slice":
        return Slice(
            self.seconds + other.seconds,
            self.trips + other.trips,
            [],
            self.requests + other.requests,
            self.burned + other.burned,
            self.crowd + other.crowd,
        )

    def percentile(self, share: float) -> float:
        return sorted(self.trips)[min(len(self.trips) - 1, int(len(self.trips) * share))]

    def __str__(self) -> str:
        presses = len(self.trips)
        return (
            f"p50 {self.percentile(0.5):6.2f} ms   p99 {self.percentile(0.99):7.2f} ms   "
            f"{presses / self.seconds:5.1f} presses/s   "
            f"{self.requests / presses:4.2f} requests a press   "
            f"{self.burned / self.seconds:4.0%} of a core"
            f" (sandbox and people {self.crowd / self.seconds:4.0%})   n={presses}"
        )


class Table:
    """Two people at a game that begins anew when it ends."""

    def __init__(self, number: int, people: tuple[Guest, Guest], chance: random.Random) -> None:
        self.number = number
        self.people = people
        self.game = "17" if number % 2 else "Switch"
        self.chance = chance
        self.news = asyncio.Event()
        for guest in people:
            guest.news = self.news

    async def opens(self) -> None:
        host, other = self.people
        for guest in self.people:
            guest.board = guest.panel = None
        await host.slash("play", game=self.game)
        await other.until(lambda seen: "[Join]" in seen)
        await other.press("Join")
        await host.until(lambda seen: "Seats: 2 of" in seen)
        await host.press("Add CPU")
        await host.until(lambda seen: "[Normal]" in seen)
        await host.press("Normal")
        await host.until(lambda seen: "Seats: 3 of" in seen)
        await host.press("Start")

    async def plays(self, until: float, pause: tuple[float, float], seen: Slice) -> None:
        start = time.perf_counter()
        while time.perf_counter() < until:
            if self.people[0].is_over:
                await self.opens()
            chosen = next(filter(None, (one.chooses(self.chance) for one in self.people)), None)
            if chosen is None:
                await self._waits(until)
                continue
            await asyncio.sleep(self.chance.uniform(*pause))
            begun = time.perf_counter()
            if begun < until and await chosen.guest.touches(chosen):
                seen.moments.append((begun - start, self.number))
                seen.trips.append((time.perf_counter() - begun) * 1000)

    async def _waits(self, until: float) -> None:
        self.news.clear()
        waiting = asyncio.create_task(self.news.wait())
        await asyncio.wait({waiting}, timeout=min(1.0, max(0.0, until - time.perf_counter())))
        waiting.cancel()


class Evening:
    def __init__(
        self, url: str, http: aiohttp.ClientSession, tables: list[Table], sandbox: Process
    ) -> None:
        self._url = url
        self._http = http
        self.tables = tables
        self._crowd = (sandbox, Process("people", os.getpid()))

    async def requests(self) -> int:
        async with self._http.get(f"{self._url}/health") as response:
            return int((await response.json())["requests"])

    async def measure(
        self,
        process: Process,
        seconds: float,
        work: Callable[[float, Slice], list[Awaitable[None]]],
    ) -> Slice:
        seen = Slice()
        requests, burned, start = await self.requests(), process.burned, time.perf_counter()
        crowd = self.burned_by_crowd
        await asyncio.gather(*work(start + seconds, seen))
        seen.seconds = time.perf_counter() - start
        seen.requests = await self.requests() - requests
        seen.burned = process.burned - burned
        seen.crowd = self.burned_by_crowd - crowd
        return seen

    @property
    def burned_by_crowd(self) -> float:
        return sum(burned_by(one.pid) for one in self._crowd)

    async def tavolo(self, process: Process, seconds: float, pause: tuple[float, float]) -> Slice:
        return await self.measure(
            process,
            seconds,
            lambda until, seen: [table.plays(until, pause, seen) for table in self.tables],
        )

    async def echoed(self, process: Process, model: Slice) -> Slice:
        """The same presses at the same moments, on a button that only counts."""

        async def press(at: float, number: int, start: float, seen: Slice) -> None:
            await asyncio.sleep(max(0.0, start + at - time.perf_counter()))
            await self._counts(number, seen)

        def work(until: float, seen: Slice) -> list[Awaitable[None]]:
            start = until - model.seconds
            return [press(at, number, start, seen) for at, number in model.moments]

        return await self.measure(process, model.seconds, work)

    async def echoes(self, process: Process, seconds: float) -> Slice:
        """As fast as it can: at every table somebody presses again when they have their answer."""

        async def hammer(number: int, until: float, seen: Slice) -> None:
            while time.perf_counter() < until:
                await self._counts(number, seen)

        return await self.measure(
            process,
            seconds,
            lambda until, seen: [hammer(table.number, until, seen) for table in self.tables],
        )

    async def _counts(self, number: int, seen: Slice) -> None:
        begun = time.perf_counter()
        host = self.tables[number].people[0]
        await host.press("Again", on=host.echo)
        seen.trips.append((time.perf_counter() - begun) * 1000)


# The processes


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*PYTHON, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | environment,
    )
    try:
        yield process
    finally:
        assert process.stdin is not None
        process.stdin.close()
        process.terminate()
        process.wait(timeout=30)


def opened_sandbox(process: subprocess.Popen[str]) -> tuple[str, list[str]]:
    assert process.stdout is not None
    url, guilds = process.stdout.readline().strip(), process.stdout.readline()
    return url, json.loads(guilds)


async def both_online(http: aiohttp.ClientSession, url: str) -> None:
    async with asyncio.timeout(STARTING):
        while True:
            async with http.get(f"{url}/health") as response:
                if (await response.json())["bots"] == 2:
                    return
            await asyncio.sleep(0.05)


async def settled(*bots: Process) -> None:
    """What comes with a start belongs to no press."""
    async with asyncio.timeout(STARTING * 3):
        while True:
            before = sum(bot.burned for bot in bots)
            await asyncio.sleep(1.0)
            if sum(bot.burned for bot in bots) - before < IDLE:
                return


async def arrived(guest: Guest, *commands: str) -> None:
    for command in commands:
        await guest.knows(command, deadline=STARTING)


async def sit_down(url: str, http: aiohttp.ClientSession, guilds: list[str]) -> list[Table]:
    """Who sits plays at once: whoever let the time pass twice would be played for ever after."""
    chance = random.Random(17)
    turnstile = asyncio.Semaphore(AT_ONCE)

    async def table(number: int, guild: str) -> Table:
        async with turnstile:
            host = await Guest.enters(http, url, f"n{number}a", guild)
            other = await Guest.enters(http, url, f"n{number}b", guild)
            await arrived(host, "play", "button")
            await host.slash("button")
            sat = Table(number, (host, other), random.Random(chance.random()))
            await sat.opens()
        playing.append(asyncio.create_task(sat.plays(math.inf, THINKING, Slice())))
        return sat

    playing: list[asyncio.Task[None]] = []
    tables = await asyncio.gather(*(table(*each) for each in enumerate(guilds)))
    for task in playing:
        task.cancel()
    await asyncio.wait(playing)
    return list(tables)


async def visit(
    url: str, guilds: list[str], sandbox: Process, tavolo: Process, bare: Process
) -> bool:
    connector = aiohttp.TCPConnector(limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        await both_online(http, url)
        await settled(tavolo, bare)
        begun = time.perf_counter()
        tables = await sit_down(url, http, guilds)
        took = time.perf_counter() - begun
        gc.disable()  # a pause here would be a press that takes longer
        print(f"{len(tables)} tables are in play after {took:.0f} s", flush=True)
        evening = Evening(url, http, tables, sandbox)
        await evening.tavolo(tavolo, HUMAN, THINKING)  # to warm up
        human, full = [], []
        for _ in range(ROUNDS):
            ours = await evening.tavolo(tavolo, HUMAN, THINKING)
            human.append((ours, await evening.echoed(bare, ours)))
        for _ in range(ROUNDS):
            ours = await evening.tavolo(tavolo, FULL, (0.0, 0.0))
            full.append((ours, await evening.echoes(bare, FULL)))
        kept = told("at human pace", human)
        told("at full speed", full)
        for process in (tavolo, bare):
            print(f"{process.name:<8} {process.megabytes:5.0f} MiB")
        for table in tables:
            for guest in table.people:
                await guest.leave()
        return kept


def told(title: str, rounds: list[tuple[Slice, Slice]]) -> bool:
    """Prints what happened; whether the goals are kept."""
    print(title)
    for name, slices in zip(("Tavolo", "bare"), zip(*rounds, strict=True), strict=True):
        print(f"  {name:<8} {sum(slices, Slice())}")
    ratios = [
        [ours.percentile(share) / bare.percentile(share) for ours, bare in rounds]
        for share in (0.5, 0.99)
    ]
    for name, some in zip(("p50", "p99"), ratios, strict=True):
        middle = statistics.median(some)
        print(f"  {name} ratio {middle:.2f} ({min(some):.2f} to {max(some):.2f})", flush=True)
    return all(statistics.median(some) <= goal for some, goal in zip(ratios, GOALS, strict=True))


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else TABLES
    with (
        tempfile.TemporaryDirectory(prefix="bench-load-", dir=Path.cwd()) as folder,
        running("bench.crowd", str(tables)) as sandbox,
    ):
        url, guilds = opened_sandbox(sandbox)
        settings = {
            "DISCORD_TOKEN": "tavolo",
            "DISCORD_API_BASE": f"{url}/api/v10",
            "DATA_DIR": folder,
            "PRESSES_PER_SECOND": "0",  # at full speed people press as nobody can
        }
        with running("bot", **settings) as tavolo, running("bench.echo", url, "bare") as bare:
            kept = asyncio.run(
                visit(
                    *(url, guilds, Process("sandbox", sandbox.pid)),
                    *(Process("Tavolo", tavolo.pid), Process("bare", bare.pid)),
                )
            )
    print(f"goals, median twice and p99 three times the bare bot's: {'kept' if kept else 'missed'}")


if __name__ == "__main__":
    main()
