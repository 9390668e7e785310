"""A log that takes its time, as a disk does: others can act while something is being stored."""

import asyncio

from bot.table.ids import TableId
from bot.table.log import Entry, LogFailed, Saved
from tests.store.memory import MemoryLog


class Disk(MemoryLog):
    """Who is cancelled while waiting does not learn whether it was written; it is.

    So it is with the store. One can hold it in the middle of writing.
    """

    def __init__(self) -> None:
        super().__init__()
        self.unreadable = False
        self._free = asyncio.Event()
        self._free.set()
        self._held_up = asyncio.Event()

    def hold(self) -> None:
        """From now on it begins to write, and comes to no end."""
        self._free.clear()
        self._held_up.clear()

    async def held_up(self) -> None:
        """Returns when somebody is waiting."""
        async with asyncio.timeout(5):
            await self._held_up.wait()

    def release(self) -> None:
        self._free.set()

    async def append(self, *entries: Entry) -> None:
        await asyncio.shield(asyncio.create_task(self._write(entries)))

    async def read(self, table: TableId) -> Saved | None:
        await asyncio.sleep(0)
        if self.unreadable:
            raise LogFailed("the disk is gone")
        return await super().read(table)

    async def _write(self, entries: tuple[Entry, ...]) -> None:
        await asyncio.sleep(0)
        self._held_up.set()
        await self._free.wait()
        await super().append(*entries)
