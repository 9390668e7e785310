"""The disk fails while the bot runs: told once, in words that help to mend it; nothing is lost."""

import gc
import logging
import os
import resource
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.complaint import Complaint
from bot.store.database import migrate, migrations, prepare
from bot.store.store import Store
from bot.table.ids import TableId
from bot.table.log import DiskFailed, Entry, LogFailed
from tests.store.entry import moved, posted, running


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """A full disk for everybody, also for root, whom neither quotas nor permissions bind."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def wal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


async def test_trouble_is_logged_once_and_so_is_its_end(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Store.open(path) as store:
        await store.append(*running())
        with no_file_grows_beyond(wal(path).stat().st_size):
            for _ in range(5):
                with pytest.raises(DiskFailed):
                    await store.append(moved(0))
        await store.append(moved(0))
        await store.append(moved(1))
    assert [(record.levelno, record.getMessage()) for record in caplog.records] == [
        (
            logging.ERROR,
            "nothing can be stored: the disk cannot be read or written;"
            " games wait until that is mended",
        ),
        (logging.WARNING, "the database can be written again, after 0 s; games go on"),
    ]


async def test_a_mistake_is_no_trouble_of_the_disk(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Store.open(path) as store:
        with pytest.raises(LogFailed) as failure:
            await store.append(moved(0, table=9))
    assert not isinstance(failure.value, DiskFailed)
    assert caplog.records == []


async def test_another_trouble_is_told_as_well(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with Store.open(path) as store:
        await store.append(*running())
        connection = store._writer._connection
        await connection.execute("PRAGMA query_only = ON")
        with pytest.raises(DiskFailed):
            await store.append(moved(0))
        await connection.execute("PRAGMA query_only = OFF")
        await connection.execute("PRAGMA busy_timeout = 0")
        with closing(sqlite3.connect(path, isolation_level=None)) as shell:
            shell.execute("BEGIN IMMEDIATE")
            with pytest.raises(DiskFailed):
                await store.append(moved(0))
    told = [record.getMessage() for record in caplog.records]
    assert told == [
        "nothing can be stored: it may not be written; games wait until that is mended",
        "nothing can be stored: another program has locked it; games wait until that is mended",
    ]


def handles(path: Path) -> list[str]:
    """Those of this process on files of that database."""
    links = [f"/proc/self/fd/{number}" for number in os.listdir("/proc/self/fd")]
    found = [os.readlink(link) for link in links if os.path.islink(link)]
    return [file for file in found if path.name in file]


@pytest.fixture
def littered() -> Iterator[None]:
    """Nobody picks up garbage, so that whatever hangs in a traceback stays there."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize(
    "entries",
    [
        (*running(2), moved(0)),  # the first statements go well, a later one does not
        (posted(table=9),),
        (moved(0, table=9),),
        (moved(1), posted(table=9)),
    ],
)
async def test_what_failed_keeps_no_file_open(
    path: Path, littered: None, entries: Sequence[Entry]
) -> None:
    async with Store.open(path) as store:
        await store.append(*running(), moved(0))
        with pytest.raises(LogFailed) as failure:
            await store.append(*entries)
    assert failure.value.__traceback__, "as whoever logs it would hold it"
    assert handles(path) == []


def outdated(path: Path) -> None:
    """A database with a lot in it, as the first version left it."""
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, migrations()[:1])


def test_a_disk_that_is_full_in_the_middle_of_an_update_leaves_an_old_version_to_go_on_with(
    path: Path,
) -> None:
    outdated(path)
    with no_file_grows_beyond(12_000), pytest.raises(Complaint, match="cannot be used: the disk"):
        prepare(path)
    with closing(sqlite3.connect(path)) as connection:
        [version] = connection.execute("PRAGMA user_version").fetchone()
        assert 1 <= version < len(migrations())
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    prepare(path)


LEAVES = (0x0A, 0x0D)
"""How pages begin that hold rows and lead to no others."""


def spoil_a_page_with(words: bytes, path: Path) -> None:
    content = path.read_bytes()
    pages = [content[at : at + 4096] for at in range(0, len(content), 4096)]
    number = next(n for n, page in enumerate(pages) if page[0] in LEAVES and words in page)
    with path.open("r+b") as file:
        file.seek(number * 4096)
        file.write(b"\xa5" * 4096)


async def test_damage_under_a_running_bot_is_named_and_other_tables_go_on(path: Path) -> None:
    """It has checked the file when it started, and does so when it starts again."""
    async with Store.open(path) as store:
        await store.append(*running(1), *(moved(n, 1, word="x" * 900) for n in range(40)))
        await store.append(*running(2), *(moved(n, 2, word="y" * 900) for n in range(40)))
    async with Store.open(path) as store:
        spoil_a_page_with(b"x" * 900, path)
        with pytest.raises(LogFailed, match="could not be read: the file is damaged"):
            await store.read(TableId(1))
        saved = await store.read(TableId(2))
        assert saved is not None
        assert len(saved.moves) == 40
    with pytest.raises(Complaint, match="is damaged: restore a backup"):
        async with Store.open(path):
            pass
