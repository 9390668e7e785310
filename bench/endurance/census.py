"""What a process holds: tasks, file handles and memory. Needs Linux."""

import asyncio
import contextlib
import os
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
CALM = 10.0
"""Seconds that closing sockets may take until they are gone."""
EVERY = 0.5


@dataclass
class Census:
    tasks: list[str] = field(default_factory=list)
    handles: list[str] = field(default_factory=list)
    """What each of them is or leads to."""

    def __add__(self, other: "Census") -> "Census":
        return Census(self.tasks + other.tasks, self.handles + other.handles)

    @classmethod
    def take(cls) -> "Census":
        return cls([repr(task.get_coro()) for task in asyncio.all_tasks()], list(_handles()))

    async def leaked(self) -> "Census":
        """What there is more than at that time, when everything has had time to close."""
        more, until = Census(), time.monotonic() + CALM
        while time.monotonic() < until:
            now = Census.take()
            more = Census(_more(now.tasks, self.tasks), _more(now.handles, self.handles))
            if not more.tasks and not more.handles:
                break
            await asyncio.sleep(0.05)
        return more


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
