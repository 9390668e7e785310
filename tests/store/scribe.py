"""A bot in a process of its own that plays as fast as it can. `python -m tests.store.scribe PATH`.

Prints "TABLE NUMBER" for every move that the store has acknowledged, and nothing else.
"""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from bot.store.store import Store
from tests.store.entry import moved, running

TABLES = 5


async def play(store: Store, table: int) -> None:
    await store.append(*running(table))
    for number in count():
        await store.append(moved(number, table))
        os.write(1, f"{table} {number}\n".encode())


async def main(path: Path) -> None:
    async with Store.open(path) as store, asyncio.TaskGroup() as tasks:
        first = await store.last_table() + 1
        for table in range(first, first + TABLES):
            tasks.create_task(play(store, table))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
