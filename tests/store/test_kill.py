"""The process dies at any moment: what was acknowledged is there, and nothing stands in the way."""

import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.backup import backup
from bot.complaint import Complaint
from bot.store.store import Store
from bot.table.ids import TableId


class Scribe:
    """A bot at work in a process of its own."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-m", "tests.store.scribe", str(path)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)

    def acknowledged(self, moves: int) -> list[tuple[TableId, int]]:
        """The next moves that the store has acknowledged: table and number."""
        assert self._process.stdout is not None
        return [_move(self._process.stdout.readline()) for _ in range(moves)]

    def kill(self) -> list[tuple[TableId, int]]:
        """Returns what it could still say."""
        self._process.kill()
        rest, _ = self._process.communicate()
        return [_move(line) for line in rest.splitlines(keepends=True) if line.endswith("\n")]


def _move(line: str) -> tuple[TableId, int]:
    table, number = line.split()
    return TableId(int(table)), int(number)


@contextmanager
def scribe(path: Path) -> Iterator[Scribe]:
    bot = Scribe(path)
    try:
        yield bot
    finally:
        bot.kill()


async def moves_of(path: Path) -> dict[TableId, int]:
    async with Store.open(path) as store:
        return {saved.opened.table: len(saved.moves) for saved in await store.load()}


@pytest.mark.parametrize("after", [1, 7, 40, 333])
async def test_every_acknowledged_move_outlives_a_kill(path: Path, after: int) -> None:
    acknowledged: list[tuple[TableId, int]] = []
    for _ in range(2):
        bot = Scribe(path)
        acknowledged += bot.acknowledged(after)
        acknowledged += bot.kill()
        stored = await moves_of(path)
        for table, number in acknowledged:
            assert number < stored[table], f"table {table} lost move {number}, which was shown"


async def test_a_second_bot_is_refused_until_the_first_is_killed(path: Path) -> None:
    with scribe(path) as bot:
        bot.acknowledged(1)
        with pytest.raises(Complaint, match="another Tavolo is using"):
            await moves_of(path)
    assert await moves_of(path)


async def test_a_backup_of_a_bot_at_work_is_consistent_and_complete(path: Path) -> None:
    copy = path.with_name("copy")
    with scribe(path) as bot:
        before = bot.acknowledged(100)
        backup(path, copy)
        bot.acknowledged(1)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    stored = await moves_of(copy)
    for table, number in before:
        assert number < stored[table], "acknowledged before the backup, but not in it"
