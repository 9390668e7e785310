"""One sleeping task for all tables: it wakes at the earliest alarm."""

import heapq
from asyncio import Event, Task
from collections.abc import Awaitable, Callable

from bot.table.clock import Clock
from bot.table.ids import TableId
from bot.task import begin


class Clockwork:
    def __init__(self, clock: Clock, ring: Callable[[TableId], Awaitable[None]]) -> None:
        self._clock = clock
        self._ring = ring
        self._due: list[tuple[float, TableId]] = []
        self._next: dict[TableId, float] = {}
        """The alarm that counts; others in `_due` are left over and ring for nothing."""
        self._changed = Event()
        self._ringing: set[Task[None]] = set()

    def set(self, table: TableId, at: float | None) -> None:
        """The table's only alarm from now on; None: it has none."""
        if at is None:
            self._next.pop(table, None)
            return
        self._next[table] = at
        heapq.heappush(self._due, (at, table))
        if len(self._due) > 4 * len(self._next) + 64:
            self._due = [(at, table) for table, at in self._next.items()]
            heapq.heapify(self._due)
        if self._due[0][0] == at:
            self._changed.set()

    async def run(self) -> None:
        """Tables ring side by side: a slow one holds up none of the others."""
        try:
            while True:
                self._changed.clear()
                self._ring_due()
                until = self._due[0][0] if self._due else None
                await self._clock.wait(self._changed, until)
        finally:
            for task in self._ringing:
                task.cancel()

    def _ring_due(self) -> None:
        now = self._clock.now()
        while self._due and self._due[0][0] <= now:
            at, table = heapq.heappop(self._due)
            if self._next.get(table) == at:
                del self._next[table]
                task = begin(self._ring_one(table))
                self._ringing.add(task)
                task.add_done_callback(self._ringing.discard)

    async def _ring_one(self, table: TableId) -> None:
        await self._ring(table)
