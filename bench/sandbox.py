"""A bare discord.py echo bot's round trips through the sandbox, and the sandbox's own share.

`python -m bench.sandbox [ROUNDS]`. Three processes: the sandbox, the bot, and this one, which is
the person. Each round trip starts when all are at rest, as it does when a person presses a button.
What the sandbox's process burns from the press to the answer on the screen (processor time, system
calls included) is its share. Needs Linux, which lets a process read another's clock.
"""

import asyncio
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiohttp

from sandbox.person import Person

ROUNDS = 1000
WARM_UP = 100
REST = 0.002
"""Seconds after which everybody has done what the last round trip left to do."""

PYTHON = (sys.executable, "-W", "ignore", "-m")


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds for each round trip, and what the sandbox burned of them on average."""

    name: str
    trips: list[float]
    sandbox: float

    def percentile(self, share: float) -> float:
        return sorted(self.trips)[min(len(self.trips) - 1, int(len(self.trips) * share))]

    @property
    def mean(self) -> float:
        return sum(self.trips) / len(self.trips)

    @property
    def share(self) -> float:
        return self.sandbox / self.mean

    def __str__(self) -> str:
        return (
            f"{self.name:<8} p50 {self.percentile(0.5):6.2f} ms   p99 {self.percentile(0.99):6.2f}"
            f" ms   mean {self.mean:5.2f} ms   of it the sandbox {self.sandbox:5.2f} ms"
            f" ({self.share:4.0%})   n={len(self.trips)}"
        )


def burned_by(process: int) -> float:
    """Seconds of processor time; the number is Linux's name for another process's clock."""
    return time.clock_gettime((~process << 3) | 2)


async def measure(
    name: str, rounds: int, trip: Callable[[], Awaitable[object]], sandbox: int
) -> Figures:
    for _ in range(WARM_UP):
        await trip()
    trips: list[float] = []
    spent = 0.0
    for _ in range(rounds):
        await asyncio.sleep(REST)
        before, start = burned_by(sandbox), time.perf_counter()
        await trip()
        end, after = time.perf_counter(), burned_by(sandbox)
        trips.append((end - start) * 1000)
        spent += (after - before) * 1000
    return Figures(name, trips, spent / rounds)


async def visit(url: str, rounds: int, sandbox: int) -> list[Figures]:
    async with aiohttp.ClientSession() as http:

        async def bots() -> int:
            async with http.get(f"{url}/health") as response:
                return int((await response.json())["bots"])

        async with asyncio.timeout(30.0):
            while not await bots():  # noqa: ASYNC110 - another process
                await asyncio.sleep(0.05)

        socket = await http.ws_connect(f"{url}/people?as=ada", max_msg_size=0)
        ada = Person("ada", socket)
        await ada.enter()
        await ada.knows("echo", deadline=30.0)
        slash = await measure("slash", rounds, lambda: ada.slash("echo", text="ciao"), sandbox)
        assert "ciao" in ada.sees()
        await ada.slash("button")
        press = await measure("button", rounds, lambda: ada.press("Again"), sandbox)
        assert f"pressed {rounds + WARM_UP} times" in ada.sees()
        await ada.leave()
        return [slash, press]


def start_sandbox() -> tuple[subprocess.Popen[str], str]:
    process = subprocess.Popen(
        [*PYTHON, "sandbox", "--port", "0"], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, f"the sandbox did not start: {line!r}"
    return process, found[0]


def stop(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait(timeout=10)


def run(rounds: int = ROUNDS) -> list[Figures]:
    sandbox, url = start_sandbox()
    try:
        bot = subprocess.Popen([*PYTHON, "bench.echo", url], text=True)
        try:
            return asyncio.run(visit(url, rounds, sandbox.pid))
        finally:
            stop(bot)
    finally:
        stop(sandbox)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    figures = run(rounds)
    for each in figures:
        print(each)
    worst = max(each.share for each in figures)
    verdict = "kept" if worst <= 0.5 else "missed"
    print(f"target: the sandbox's own share at most half: {verdict} ({worst:.0%})")


if __name__ == "__main__":
    main()
