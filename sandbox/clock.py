"""Time as the sandbox sees it: real for people, driven by hand for tests."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled first."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The only source of time for everything that Discord would time."""

    def now(self) -> float: ...

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer: ...


class RealClock:
    """Wall-clock time, with timers of the running event loop."""

    def now(self) -> float:
        return time.time()

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        return asyncio.get_running_loop().call_later(seconds, callback)


class _Entry:
    __slots__ = ("callback", "cancelled")

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class DrivenClock:
    """Time that stands still until a test moves it; timers fire in the order they are due."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._order = itertools.count()
        self._timers: list[tuple[float, int, _Entry]] = []

    def now(self) -> float:
        return self._now

    def later(self, seconds: float, callback: Callable[[], None]) -> Timer:
        entry = _Entry(callback)
        heapq.heappush(self._timers, (self._now + seconds, next(self._order), entry))
        return entry

    @property
    def waiting(self) -> int:
        """How many timers are set."""
        return sum(not entry.cancelled for _, _, entry in self._timers)

    def advance(self, seconds: float) -> None:
        """Moves time forward; each timer sees the very moment for which it was set."""
        target = self._now + seconds
        while self._timers and self._timers[0][0] <= target:
            due, _, entry = heapq.heappop(self._timers)
            self._now = due
            if not entry.cancelled:
                entry.callback()
        self._now = target


async def sleep(clock: Clock, seconds: float) -> None:
    """Waits by the given clock, so that a driven clock also drives delays."""
    done = asyncio.Event()
    timer = clock.later(seconds, done.set)
    try:
        await done.wait()
    finally:
        timer.cancel()
