"""What a process holds: tasks, file handles, child processes and memory. Needs Linux."""

import asyncio
import contextlib
import os
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bench.endurance.kin import children

PAGE = os.sysconf("SC_PAGE_SIZE")
TURNS = 20
"""Of the event loop: a socket that is closed is gone after two or three."""
CALM = 5.0
"""Seconds that tasks have which end by themselves, such as the promise of an answer in time."""
EVERY = 0.5


@dataclass
class Census:
    tasks: list[str] = field(default_factory=list)
    handles: list[str] = field(default_factory=list)
    """What each of them is or leads to."""
    processes: list[str] = field(default_factory=list)

    def __add__(self, other: "Census") -> "Census":
        processes = self.processes + other.processes
        return Census(self.tasks + other.tasks, self.handles + other.handles, processes)

    @classmethod
    def take(cls) -> "Census":
        begotten = list(map(str, children(os.getpid())))
        return cls(list(map(_described, asyncio.all_tasks())), list(_handles()), begotten)

    async def leaked(self) -> "Census":
        """What there is more than at that time.

        Whatever holds a handle or a process has been closed by now, so it is gone at once, and by
        itself: no time may pass in which the collector could come by. Tasks may come to their end.
        """
        for _ in range(TURNS):
            await asyncio.sleep(0)
        now = Census.take()
        running = asyncio.all_tasks() - {asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=CALM)
        return Census(
            _more(list(map(_described, asyncio.all_tasks())), self.tasks),
            _more(now.handles, self.handles),
            _more(now.processes, self.processes),
        )


def _described(task: asyncio.Task[object]) -> str:
    return repr(task.get_coro())


def _more(now: list[str], before: list[str]) -> list[str]:
    return [*(Counter(now) - Counter(before)).elements()]


def _handles() -> Iterator[str]:
    for handle in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # the one through which we look
            yield str(handle.readlink())


def megabytes(pid: int | str = "self") -> float:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 2**20


class Scale:
    """Weighs a process again and again."""

    def __init__(self, pid: int | str = "self") -> None:
        self._pid = pid
        self._weights: list[tuple[float, float]] = []

    async def weigh(self) -> None:
        while True:
            self._weights.append((time.monotonic(), megabytes(self._pid)))
            await asyncio.sleep(EVERY)

    @property
    def last(self) -> float:
        return self._weights[-1][1] if self._weights else 0.0

    @property
    def growth(self) -> float:
        """Megabytes over the second half of the time, by the line that fits best."""
        if not self._weights:
            return 0.0
        middle = (self._weights[0][0] + self._weights[-1][0]) / 2
        half = [(at, weight) for at, weight in self._weights if at >= middle]
        mean_at = sum(at for at, _ in half) / len(half)
        mean = sum(weight for _, weight in half) / len(half)
        spread = sum((at - mean_at) ** 2 for at, _ in half)
        if not spread:
            return 0.0
        slope = sum((at - mean_at) * (weight - mean) for at, weight in half) / spread
        return slope * (half[-1][0] - half[0][0])
