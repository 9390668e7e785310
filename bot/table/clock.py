"""Time as tables know it: a wall clock, so that deadlines mean something on boards and on disk."""

import asyncio
import contextlib
import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        """Returns when the event is set or the time has come; None: only the event."""
        ...


class WallClock:
    def now(self) -> float:
        return time.time()

    async def wait(self, event: asyncio.Event, until: float | None) -> None:
        left = None if until is None else max(0.0, until - time.time())
        # Not `wait_for`: in Python 3.11 it forgets that it was cancelled when the event is set
        # at the same moment.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(left):
                await event.wait()
