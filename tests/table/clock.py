"""Clocks for tests: one that stands still until it is moved, and one that hurries."""

import asyncio
import time

START = 1_800_000_000.0


class DrivenClock:
    """Time passes only in `advance`; whoever waits is woken when their moment has come."""

    def __init__(self) -> None:
        self._now = START
        self._moved = asyncio.Event()

    def now(self) -> float:
        return self._now

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        while not event.is_set() and (until is None or self._now < until):
            moved = asyncio.create_task(self._moved.wait())
            changed = asyncio.create_task(event.wait())
            try:
                await asyncio.wait({moved, changed}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                moved.cancel()
                changed.cancel()

    def advance(self, seconds: float) -> None:
        self._now += seconds
        self._moved.set()
        self._moved = asyncio.Event()


class HastyClock:
    """A wall clock on which everything takes so many times less."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        self._started = time.monotonic()

    def now(self) -> float:
        return START + (time.monotonic() - self._started) * self._speed

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        left = None if until is None else max(0.0, (until - self.now()) / self._speed)
        try:
            await asyncio.wait_for(event.wait(), left)
        except TimeoutError:
            return
