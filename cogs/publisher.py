"""Keeping one message up to date: the newest state only, one request in flight, never a queue."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from weakref import WeakSet

from bot.table.log import LogFailed
from bot.task import begin
from cogs.answer import UNDELIVERED
from cogs.rush import Rush

BACKOFF = (1.0, 2.0, 4.0, 8.0, 16.0, 30.0)
"""Seconds between attempts while Discord or the store fails; the last one goes on."""

_log = logging.getLogger(__name__)


class Publisher:
    def __init__(self, publish: Callable[[], Awaitable[None]], rush: Rush) -> None:
        """`publish` shows the newest state, if it differs from what is shown."""
        self._publish = publish
        self._rush = rush
        self._wanted = False
        self._stopped = False
        self._holds = 0
        self._sending = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._sending.locked()

    def refresh(self) -> None:
        """Something changed: it will be shown soon, together with whatever changes until then."""
        self._wanted = True
        if self._task is None and not self._holds and not self._stopped:
            self._task = begin(self._work())

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """While somebody is about to show the newest state as the answer to a press."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if self._wanted:
                self.refresh()

    @asynccontextmanager
    async def sending(self) -> AsyncIterator[None]:
        """Whoever shows the newest state does it in here, so that nothing overtakes it."""
        async with self._sending:
            self._wanted = False
            yield

    async def settled(self) -> None:
        """Returns when what is wanted is shown."""
        while self._task is not None:
            await asyncio.wait({self._task})

    def stop(self) -> None:
        """Nothing is shown any more."""
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    async def _work(self) -> None:
        failures = 0
        try:
            await self._rush.passes()
            while self._wanted and not self._holds:
                if await self._succeeds(failures):
                    failures = 0
                else:
                    self._wanted = True
                    await asyncio.sleep(_pause(failures))
                    failures += 1
        finally:
            self._task = None
        if self._wanted:
            self.refresh()

    async def _succeeds(self, failures: int) -> bool:
        """Only the first of several failures is a warning: in an outage every table has them.

        What went wrong is let go of before the next pause, with all that hangs on it.
        """
        try:
            async with self.sending():
                await self._publish()
        except (*UNDELIVERED, LogFailed) as error:
            level = logging.INFO if failures else logging.WARNING
            pause = _pause(failures)
            _log.log(level, "a message could not be shown, next try in %g s: %s", pause, error)
            return False
        return True


def _pause(failures: int) -> float:
    return BACKOFF[min(failures, len(BACKOFF) - 1)]


class Publishers:
    """All of a bot: also those of panels that are put away, while they have something to do."""

    def __init__(self, rush: Rush) -> None:
        self._rush = rush
        self._all: WeakSet[Publisher] = WeakSet()
        self._stopped = False

    def make(self, publish: Callable[[], Awaitable[None]]) -> Publisher:
        made = Publisher(publish, self._rush)
        self._all.add(made)
        if self._stopped:
            made.stop()
        return made

    async def stop(self, patience: float) -> None:
        """For good, those that are made later, too; what is wanted by now has so many seconds."""
        settling = [asyncio.create_task(one.settled()) for one in self._all]
        if settling:
            await asyncio.wait(settling, timeout=patience)
        self._stopped = True
        for publisher in self._all:
            publisher.stop()
