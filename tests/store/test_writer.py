"""Groups of commits, answers after them, and failures that stay where they belong."""

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.store.connection import Connection, connect
from bot.store.database import prepare
from bot.store.rows import MOVE, freeze
from bot.store.store import Store
from bot.store.writer import Writer
from bot.table.log import Entry, LogFailed
from tests.store.entry import ADA, moved, opened, posted, running, seated

TOGETHER = 50


class Desk:
    """A writer and its connection, and what anybody else sees on disk."""

    def __init__(self, path: Path, connection: Connection, writer: Writer) -> None:
        self.path = path
        self.connection = connection
        self._writer = writer

    async def append(self, *entries: Entry) -> None:
        await self._writer.write([row for entry in entries for row in freeze(entry)])

    def stored(self) -> list[tuple[int, int]]:
        with closing(sqlite3.connect(self.path)) as other:
            return list(other.execute("SELECT table_id, number FROM actions"))


@asynccontextmanager
async def desk(path: Path) -> AsyncIterator[Desk]:
    """With a running game at each of the tables 1 to 3."""
    path.parent.mkdir()
    prepare(path)
    async with connect(path) as connection, Writer(connection) as writer:
        it = Desk(path, connection, writer)
        await it.append(*running(1), *running(2), *running(3))
        yield it


async def outcomes(*calls: asyncio.Future[None]) -> list[str]:
    results = await asyncio.gather(*calls, return_exceptions=True)
    assert all(result is None or isinstance(result, LogFailed) for result in results), results
    return ["" if result is None else str(result) for result in results]


def start(desk: Desk, *callers: tuple[Entry, ...]) -> list[asyncio.Future[None]]:
    return [asyncio.ensure_future(desk.append(*entries)) for entries in callers]


async def test_whatever_is_waiting_goes_into_one_commit(path: Path) -> None:
    statements: list[str] = []
    async with desk(path) as it:
        await it.connection.set_trace_callback(statements.append)
        await asyncio.gather(*(it.append(moved(number)) for number in range(TOGETHER)))
        assert len(it.stored()) == TOGETHER
    assert statements.count("COMMIT") == 1


async def test_an_answer_comes_after_its_commit(path: Path) -> None:
    async with desk(path) as it:

        async def play(number: int) -> None:
            await it.append(moved(number))
            assert (1, number) in it.stored(), "shown, but not stored"

        await asyncio.gather(*(play(number) for number in range(TOGETHER)))


async def test_commits_wait_for_the_disk(path: Path) -> None:
    async with desk(path) as it, it.connection.execute("PRAGMA synchronous") as found:
        assert await found.fetchone() == (2,), "the power could take what was acknowledged"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ((moved(2), moved(2)), "UNIQUE"),
        ((moved(1, table=9),), "FOREIGN KEY"),
        ((posted(5, table=9),), "no such table"),
        ((seated(2, ADA._replace(name="\ud800")),), "surrogates"),
        ((moved(2**63),), "too large"),
    ],
)
async def test_one_callers_mistake_is_nobody_elses(
    path: Path, wrong: tuple[Entry, ...], why: str
) -> None:
    async with desk(path) as it:
        first, middle, last = await outcomes(*start(it, (moved(1),), wrong, (moved(1, 3),)))
        assert (first, last) == ("", "")
        assert why in middle
        assert it.stored() == [(1, 1), (3, 1)]


async def fails_for_everybody(it: Desk, why: str) -> None:
    """One wants a little and one a lot; both hear why, and nothing of either is stored."""
    everybody = start(it, (moved(1),), (seated(2, ADA._replace(name="A" * 200_000)),))
    for answer in await outcomes(*everybody):
        assert answer == f"the database could not be written: {why}"
    assert it.stored() == []


async def plays_on(it: Desk) -> None:
    await it.append(moved(1))
    assert it.stored() == [(1, 1)]


async def test_a_full_disk_fails_the_batch_and_is_forgotten_when_there_is_room(path: Path) -> None:
    async with desk(path) as it:
        await it.connection.execute("PRAGMA max_page_count = 1")  # at least what is in use
        await fails_for_everybody(it, "the disk is full")
        await it.connection.execute("PRAGMA max_page_count = 1000000")
        await plays_on(it)


async def test_a_read_only_database_fails_the_batch_until_it_is_not(path: Path) -> None:
    async with desk(path) as it:
        await it.connection.execute("PRAGMA query_only = ON")
        await fails_for_everybody(it, "it may not be written")
        await it.connection.execute("PRAGMA query_only = OFF")
        await plays_on(it)


async def test_a_disk_that_fails_fails_the_batch_until_it_works(path: Path) -> None:
    async with desk(path) as it:
        written = path.with_name(f"{path.name}-wal").stat().st_size
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (written, before[1]))
        try:
            await fails_for_everybody(it, "the disk cannot be read or written")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
        await plays_on(it)


async def test_another_programs_lock_fails_the_batch_until_it_goes(path: Path) -> None:
    async with desk(path) as it:
        await it.connection.execute("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as shell:
            shell.execute("BEGIN IMMEDIATE")
            await fails_for_everybody(it, "another program has locked it")
        await plays_on(it)


async def test_what_a_failed_rollback_left_behind_is_never_committed(path: Path) -> None:
    async with desk(path) as it:
        await it.connection.execute(MOVE, moved(9))
        await it.append(moved(1))
        assert it.stored() == [(1, 1)]


async def test_who_is_cancelled_takes_nobody_along(path: Path) -> None:
    async with desk(path) as it:
        before, cancelled, after = start(it, (moved(1),), (moved(2),), (moved(3),))
        await asyncio.sleep(0)  # all three have handed in what they have
        cancelled.cancel()
        assert await outcomes(before, after) == ["", ""]
        assert cancelled.cancelled()
        await it.append(moved(4))
        assert it.stored() == [(1, 1), (1, 2), (1, 3), (1, 4)]


async def test_closing_answers_everybody_who_came_before_it(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(opened(), seated())
        waiting = [asyncio.ensure_future(store.append(moved(number))) for number in range(9)]
        await asyncio.sleep(0)
    assert await outcomes(*waiting) == [""] * 9
    with pytest.raises(LogFailed, match="closed"):
        await store.append(moved(9))
    async with Store.open(path) as store:
        [saved] = await store.load()
    assert len(saved.moves) == 9
