"""Presses that are not answered yet: whatever nobody waits for lets them go first."""

import asyncio
from contextlib import suppress
from typing import Final

PATIENCE: Final = 0.1
"""Seconds after which one goes on all the same: an answer may take long."""


class Rush:
    def __init__(self) -> None:
        self._unanswered: set[int] = set()
        self._over = asyncio.Event()
        self._over.set()
        self._door = asyncio.Lock()

    def begins(self, press: int) -> None:
        self._unanswered.add(press)
        self._over.clear()

    def ends(self, press: int) -> None:
        """The press is answered, or will not be any more; it may be told twice."""
        self._unanswered.discard(press)
        if not self._unanswered:
            self._over.set()

    async def passes(self) -> None:
        """Those who waited go on one by one, so that a press may come in between."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._over.wait()
        async with self._door:
            await asyncio.sleep(0)
