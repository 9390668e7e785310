"""The writer: whatever is waiting goes to disk in one transaction, and is answered after it.

The disk decides how long a commit takes, and fifty moves in one commit take about as long as one.
So a busy evening makes batches longer rather than answers slower.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from typing import NamedTuple, Self

from bot.metrics import SILENCE, Meter
from bot.store.connection import Connection
from bot.store.rows import MOVE, Row, by_statement
from bot.store.trouble import of_the_disk, words
from bot.table.log import DiskFailed, LogFailed
from bot.task import begin

Job = Callable[[sqlite3.Connection], None]
"""Work that reads before it writes; it runs within the transaction, and leaves that alone."""

_log = logging.getLogger(__name__)


class Waiting(NamedTuple):
    """What somebody wants stored, all of it or nothing, and the answer they wait for."""

    rows: Sequence[Row]
    jobs: Sequence[Job]
    answer: asyncio.Future[None]


class Contradiction(Exception):
    """An entry of a table that was never opened."""


class Writer:
    """The only one who writes to its connection; runs while it is entered."""

    def __init__(self, connection: Connection, meter: Meter = SILENCE) -> None:
        self._connection = connection
        self._meter = meter
        self._waiting: list[Waiting] = []
        self._news = asyncio.Event()
        self._closed = False
        self._handed_in = self._settled = 0
        self._progress = asyncio.Event()
        """Of the batch that is being stored, or of the next one; each has its own."""
        self._trouble: tuple[str, float] | None = None
        """Why nothing can be stored at the moment, and since when."""

    async def __aenter__(self) -> Self:
        self._task = begin(self._run())
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
        self._handed_in += 1
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(rows, jobs, answer))
        self._news.set()
        await answer

    async def settled(self) -> None:
        """Returns when all that was handed in before is stored, or is known not to be."""
        expected = self._handed_in
        while self._settled < expected:
            await self._progress.wait()

    async def _run(self) -> None:
        while self._waiting or not self._closed:
            await self._news.wait()
            self._news.clear()
            batch, self._waiting = self._waiting, []
            if batch:  # nothing, when it was woken to be closed
                await self._store(batch)
                self._settled += len(batch)
                self._progress.set()
                self._progress = asyncio.Event()

    async def _store(self, batch: Sequence[Waiting]) -> None:
        rows = list(chain.from_iterable(each.rows for each in batch))
        jobs = list(chain.from_iterable(each.jobs for each in batch))
        began = time.perf_counter()
        try:
            await self._connection.visit(partial(_transact, rows=rows, jobs=jobs))
        except Exception as error:
            if of_the_disk(error):
                self._is_in_trouble(words(error))
            elif len(batch) > 1:
                for each in batch:  # whoever is wrong is wrong alone
                    await self._store([each])
                return
            self._meter.not_committed(words(error) if of_the_disk(error) else "a mistake")
            for each in batch:
                if not each.answer.done():
                    each.answer.set_exception(_failure(error))
        else:
            moves = sum(row.statement is MOVE for row in rows)
            self._meter.committed(len(batch), moves, time.perf_counter() - began)
            self._is_well()
            for each in batch:
                if not each.answer.done():  # done: cancelled meanwhile
                    each.answer.set_result(None)

    def _is_in_trouble(self, why: str) -> None:
        """Said once, however many wait: whoever reads the log is to find it."""
        known, since = self._trouble or ("", time.monotonic())
        if known != why:
            _log.error("nothing can be stored: %s; games wait until that is mended", why)
        self._trouble = (why, since)

    def _is_well(self) -> None:
        if self._trouble is not None:
            took = time.monotonic() - self._trouble[1]
            _log.warning("the database can be written again, after %.0f s; games go on", took)
            self._trouble = None


def _transact(connection: sqlite3.Connection, rows: Sequence[Row], jobs: Sequence[Job]) -> None:
    """All of it or nothing. The connection begins a transaction by itself, before the first row."""
    if connection.in_transaction:  # even the rollback failed, the last time
        connection.rollback()
    with connection:
        for statement, values in by_statement(rows):
            # Its cursor has no name: a traceback would keep it, and that the file open.
            if connection.executemany(statement, values).rowcount != len(values):
                raise Contradiction("there is no such table")
        for job in jobs:
            job(connection)


def _failure(error: Exception) -> LogFailed:
    kind = DiskFailed if of_the_disk(error) else LogFailed
    failure = kind(f"the database could not be written: {words(error)}")
    failure.__cause__ = error
    return failure
