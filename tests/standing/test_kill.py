"""The process dies between the last move and its standings: both are stored, or neither."""

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.store import Store
from tests.standing.dying import MOMENTS
from tests.standing.evening import Evening

KEPT = ("people", "results", "ratings", "standings", "rungs", "rung_counts")


def rows(path: Path) -> dict[str, int]:
    with closing(sqlite3.connect(path)) as shell:
        return {
            table: shell.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in KEPT
        }


def play_until_killed(path: Path, moment: str) -> None:
    command = [sys.executable, "-m", "tests.standing.dying", str(path), moment]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL


@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_last_move_and_its_standings_are_stored_together_or_not_at_all(
    tmp_path: Path, moment: str
) -> None:
    path = tmp_path / "tavolo.sqlite3"
    play_until_killed(path, moment)
    async with Store.open(path) as store:
        [saved] = await store.load()
        over = saved.ended is not None
        assert over == (moment == "committed")
        assert [count > 0 for count in rows(path).values()] == [over] * len(KEPT)
        evening = Evening(store, "after", ("17",))
        await evening.hub.restore()
        [table] = evening.hub.all()
        async with evening.running():  # and the game goes on
            await evening.finish(table)
        people = [chair.user for chair in table.chairs if chair.user is not None]
        assert rows(path)["results"] == len(people)
        for user in people:
            [played] = await store.book.history(user)
            assert played.table == table.id
