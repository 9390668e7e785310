"""Clocks for tests: one that stands still until it is moved, and one that hurries."""

import asyncio
import contextlib
import time

START = 1_800_000_000.0


class DrivenClock:
    """Time passes only in `advance` and `move_to`; one can ask it who sleeps, and until when."""

    def __init__(self) -> None:
        self._now = START
        self._sleeping: list[tuple[asyncio.Event, float | None]] = []

    def now(self) -> float:
        return self._now

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Whoever has waited long enough finds the event set, as if somebody had done it."""
        if until is not None and until <= self._now:
            return
        sleeper = (event, until)
        self._sleeping.append(sleeper)
        try:
            await event.wait()
        finally:
            self._sleeping.remove(sleeper)

    def advance(self, seconds: float) -> None:
        self.move_to(self._now + seconds)

    def move_to(self, moment: float) -> None:
        assert moment >= self._now, "time does not run backwards"
        self._now = moment
        for event, until in self._sleeping:
            if until is not None and until <= moment:
                event.set()

    @property
    def asleep(self) -> int:
        """How many wait for a later moment or for an event that is not set."""
        return sum(not event.is_set() for event, _ in self._sleeping)

    @property
    def next(self) -> float | None:
        """When the first of them will wake."""
        return min((until for _, until in self._sleeping if until is not None), default=None)


class HastyClock:
    """A wall clock on which everything takes so many times less."""

    def __init__(self, speed: float) -> None:
        self._speed = speed
        self._started = time.monotonic()

    def now(self) -> float:
        return START + (time.monotonic() - self._started) * self._speed

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        left = None if until is None else max(0.0, (until - self.now()) / self._speed)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await event.wait()
