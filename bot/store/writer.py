"""The writer: whatever is waiting goes to disk in one transaction, and is answered after it.

The disk decides how long a commit takes, and fifty moves in one commit take about as long as one.
So a busy evening makes batches longer rather than answers slower.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain
from typing import NamedTuple, Self

import aiosqlite

from bot.store.rows import Row, by_statement
from bot.store.trouble import of_the_disk, words
from bot.table.log import LogFailed

Job = Callable[[aiosqlite.Connection], Awaitable[None]]
"""Work that reads before it writes; it runs within the transaction, and leaves that alone."""


class Waiting(NamedTuple):
    """What somebody wants stored, all of it or nothing, and the answer they wait for."""

    rows: Sequence[Row]
    jobs: Sequence[Job]
    answer: asyncio.Future[None]


class Contradiction(Exception):
    """An entry of a table that was never opened."""


class Writer:
    """The only one who writes to its connection; runs while it is entered."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._closed = False

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Whatever was handed in before is stored and answered first."""
        self._closed = True
        self._news.set()
        await asyncio.wait({self._task})

    async def write(self, rows: Sequence[Row], *jobs: Job) -> None:
        """Who is cancelled while waiting does not learn whether the rows were stored; they are."""
        if self._closed:
            raise LogFailed("nothing is stored any more: the store is closed")
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(rows, jobs, answer))
        self._news.set()
        await answer

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._news.wait()
            self._news.clear()
            batch, self._waiting = self._waiting, []
            await self._store(batch)

    async def _store(self, batch: Sequence[Waiting]) -> None:
        try:
            await self._transact(
                list(chain.from_iterable(each.rows for each in batch)),
                list(chain.from_iterable(each.jobs for each in batch)),
            )
        except Exception as error:
            if len(batch) > 1 and not of_the_disk(error):
                for each in batch:  # whoever is wrong is wrong alone
                    await self._store([each])
                return
            for each in batch:
                if not each.answer.done():
                    each.answer.set_exception(_failure(error))
        else:
            for each in batch:
                if not each.answer.done():  # done: cancelled meanwhile
                    each.answer.set_result(None)

    async def _transact(self, rows: Sequence[Row], jobs: Sequence[Job]) -> None:
        """Every call is a hop to aiosqlite's thread and back: one per kind of row, and the commit.

        The connection begins a transaction by itself, before the first row.
        """
        if self._connection.in_transaction:  # even the rollback failed, the last time
            await self._connection.rollback()
        try:
            for statement, values in by_statement(rows):
                cursor = await self._connection.executemany(statement, values)
                if cursor.rowcount != len(values):
                    raise Contradiction("there is no such table")
            for job in jobs:
                await job(self._connection)
            await self._connection.commit()
        except Exception:
            await self._connection.rollback()
            raise


def _failure(error: Exception) -> LogFailed:
    failure = LogFailed(f"the database could not be written: {words(error)}")
    failure.__cause__ = error
    return failure
