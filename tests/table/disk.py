"""A log that takes its time, as a disk does: others can act while something is being stored."""

import asyncio

from bot.table.ids import TableId
from bot.table.log import Entry, Saved
from tests.store.memory import MemoryLog


class Disk(MemoryLog):
    """Writes while it is `free`; who is cancelled while waiting does not learn what became of it.

    So it is with the store: what was handed in is written all the same.
    """

    def __init__(self) -> None:
        super().__init__()
        self.free = asyncio.Event()
        self.free.set()
        self.waiting = 0
        """How many are waiting for it to be free."""

    async def append(self, *entries: Entry) -> None:
        await asyncio.shield(asyncio.create_task(self._write(entries)))

    async def read(self, table: TableId) -> Saved | None:
        await asyncio.sleep(0)
        return await super().read(table)

    async def _write(self, entries: tuple[Entry, ...]) -> None:
        await asyncio.sleep(0)
        self.waiting += 1
        await self.free.wait()
        self.waiting -= 1
        await super().append(*entries)
