"""A file that is not Tavolo's to use is refused in one sentence and left as it is."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.complaint import Complaint
from bot.doctor import data
from bot.doctor.finding import Level
from bot.settings import Settings
from bot.store.database import is_there, migrations, prepare
from bot.store.lock import only_one
from bot.store.store import Store
from tests.store.entry import moved, running


def complaint(path: Path) -> str:
    """What the person who starts the bot is told."""
    with pytest.raises(Complaint) as raised:
        loaded(path)
    sentence = str(raised.value)
    assert "\n" not in sentence
    assert str(path) in sentence or str(path.parent) in sentence, "which file?"
    return sentence


def loaded(path: Path) -> int:
    """How many tables a bot that starts here finds."""

    async def load() -> int:
        async with Store.open(path) as store:
            return len(await store.load())

    return asyncio.run(load())


def make(path: Path, tables: int = 1) -> None:
    async def fill() -> None:
        async with Store.open(path) as store:
            for table in range(1, tables + 1):
                await store.append(*running(table), *(moved(number, table) for number in range(60)))

    asyncio.run(fill())


def shell(path: Path, script: str) -> None:
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)


def test_a_database_from_a_newer_version_is_refused(path: Path) -> None:
    make(path)
    shell(path, f"PRAGMA user_version = {len(migrations()) + 1}")
    before = path.read_bytes()
    assert "from a newer Tavolo" in complaint(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "script",
    [
        "CREATE TABLE tables (id)",
        "PRAGMA application_id = 252006",
        "PRAGMA user_version = 1",
        "PRAGMA journal_mode = WAL; CREATE TABLE notes (text); PRAGMA application_id = 7;",
    ],
)
def test_another_programs_database_is_refused(path: Path, script: str) -> None:
    shell(path, script)
    before = path.read_bytes()
    assert "another program's database" in complaint(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("Dear diary, " * 1000)
    before = path.read_bytes()
    assert "damaged or is no SQLite database" in complaint(path)
    assert path.read_bytes() == before


@pytest.mark.parametrize("spoil", [lambda size: (size // 2, 8192), lambda size: (size - 4096, 100)])
def test_a_damaged_database_is_refused(path: Path, spoil: Callable[[int], tuple[int, int]]) -> None:
    make(path, tables=30)
    where, length = spoil(path.stat().st_size)
    with path.open("r+b") as file:
        file.seek(where)
        file.write(b"\xa5" * length)
    before = path.read_bytes()
    assert "damaged" in complaint(path)
    assert path.read_bytes() == before


def test_a_truncated_database_is_refused(path: Path) -> None:
    make(path, tables=30)
    os.truncate(path, path.stat().st_size // 2)
    assert "damaged" in complaint(path)


def test_a_read_only_file_is_refused(bound: Path) -> None:
    path = bound / "tavolo.sqlite3"
    make(path)
    before = path.read_bytes()
    path.chmod(0o400)
    assert "may not be written" in complaint(path)
    assert path.read_bytes() == before


def test_a_read_only_folder_is_refused(bound: Path) -> None:
    path = bound / "tavolo.sqlite3"
    make(path)
    path.with_name("tavolo.sqlite3.lock").unlink()
    bound.chmod(0o500)
    assert "its folder may not be written" in complaint(path)


def test_a_read_only_folder_without_a_database_is_refused(bound: Path) -> None:
    bound.chmod(0o500)
    assert "its folder may not be written" in complaint(bound / "tavolo.sqlite3")


def test_a_folder_that_cannot_be_made_is_named(bound: Path) -> None:
    bound.chmod(0o500)
    sentence = complaint(bound / "data" / "tavolo.sqlite3")
    assert sentence == f"the folder {bound / 'data'} cannot be made: Permission denied"


def test_a_file_where_the_folder_should_be_is_named(path: Path) -> None:
    path.parent.write_text("")
    assert "cannot be made: File exists" in complaint(path)


def test_a_folder_where_the_file_should_be_is_named(path: Path) -> None:
    path.mkdir(parents=True)
    assert "is a folder" in complaint(path)


def test_a_database_that_another_program_has_locked_is_refused(path: Path) -> None:
    make(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Complaint, match="another program has locked it"):
            prepare(path, patience=0)
    assert loaded(path) == 1


def test_a_second_bot_is_refused_and_the_first_plays_on(path: Path) -> None:
    with only_one(path):
        assert "another Tavolo is using" in complaint(path)
        prepare(path)
        with closing(sqlite3.connect(path)) as backup:
            backup.execute("SELECT * FROM tables")
    assert loaded(path) == 0


def test_a_refusal_keeps_nobody_out_afterwards(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("not yet a database")
    complaint(path)
    path.unlink()
    make(path)


def test_an_empty_file_becomes_a_database(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    assert loaded(path) == 0


def test_a_file_that_may_not_be_looked_at_is_not_taken_for_none(bound: Path) -> None:
    path = bound / "data" / "tavolo.sqlite3"
    make(path)
    path.parent.chmod(0o000)
    with pytest.raises(Complaint, match=r"tavolo.sqlite3 cannot be looked at: Permission denied"):
        is_there(path)
    found = list(data.check(Settings(DATA_DIR=path.parent)))
    path.parent.chmod(0o700)
    assert [(one.level, one.subject) for one in found] == [
        (Level.PROBLEM, "folder"),
        (Level.PROBLEM, "database"),
    ]
    assert is_there(path)
    assert not is_there(path.with_name("another"))
