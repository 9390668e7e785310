"""Versions: each script whole or not at all."""

import re
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from importlib import resources
from pathlib import Path

import pytest

from bot.complaint import Complaint
from bot.store.database import complaining, migrate, migrations, prepare
from bot.store.store import Store
from tests.store.entry import running

DYING = """
import os, signal, sqlite3, sys
from bot.store.database import migrate, migrations
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("PRAGMA journal_mode = WAL")
connection.create_function("die", 0, lambda: os.kill(os.getpid(), signal.SIGKILL))
done = migrations() if sys.argv[2] == "update" else ()
migrate(connection, [*done, "CREATE TABLE later (x); CREATE INDEX x ON later (x); SELECT die();"])
"""


def die(path: Path, when: str) -> None:
    """A process that is killed in the middle of a migration."""
    done = subprocess.run([sys.executable, "-c", DYING, str(path), when], check=False)
    assert done.returncode == -signal.SIGKILL


def describe(path: Path) -> tuple[int, set[str]]:
    with closing(sqlite3.connect(path)) as connection:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        return version, {name for [name] in connection.execute("SELECT name FROM sqlite_schema")}


def test_scripts_are_numbered_without_gaps_and_say_why() -> None:
    names = sorted(file.name for file in (resources.files("bot.store") / "schema").iterdir())
    numbers = [int(name[:4]) for name in names if re.fullmatch(r"\d{4}_[a-z_]+\.sql", name)]
    assert numbers == list(range(1, len(names) + 1))
    for script in migrations():
        assert script.startswith("-- Why: ")


def test_every_version_becomes_the_newest(path: Path) -> None:
    path.parent.mkdir()
    newest = len(migrations())
    for version in range(newest + 1):
        old = path.with_name(f"from{version}")
        with closing(sqlite3.connect(old, isolation_level=None)) as connection:
            migrate(connection, migrations()[:version])
        prepare(old)
        assert describe(old)[0] == newest
    assert len({frozenset(describe(file)[1]) for file in path.parent.glob("from?")}) == 1


async def test_a_crash_in_the_middle_of_an_update_leaves_the_old_version(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running())
    before = describe(path)
    die(path, "update")
    assert describe(path) == before
    async with Store.open(path) as store:
        assert len(await store.load()) == 1


async def test_a_crash_in_the_middle_of_the_first_start_does_not_prevent_a_second(
    path: Path,
) -> None:
    path.parent.mkdir()
    die(path, "first start")
    assert describe(path) == (0, set())
    async with Store.open(path) as store:
        assert await store.load() == []


def test_a_script_that_fails_leaves_the_old_version(path: Path) -> None:
    path.parent.mkdir()
    prepare(path)
    before = describe(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, [*migrations(), "CREATE TABLE later (x); CREATE TABLE later (x);"])
        assert not connection.in_transaction
    assert describe(path) == before


def test_a_disk_too_full_for_the_first_start_is_named(path: Path) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA max_page_count = 2")
        with pytest.raises(Complaint, match="the disk is full"), complaining(path):
            migrate(connection, migrations())
    assert describe(path) == (0, set())
