"""Backups by themselves: when, how many, and what becomes of one that fails."""

import os
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event

import pytest

from bot.__main__ import main
from bot.backup import backup
from bot.backups import FIRST, RETRY, Backups, Plan, existing, made_at, make
from bot.complaint import Complaint
from bot.metrics import Silence
from bot.store.database import NAME, migrate, migrations
from bot.store.store import Store
from tests.e2e.waiting import eventually
from tests.store.entry import moved, running
from tests.table.clock import START, DrivenClock

DAY = 24 * 3600.0


class Tally(Silence):
    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.failures = 0

    def backed_up(self, size: int, at: float) -> None:
        self.sizes.append(size)

    def not_backed_up(self) -> None:
        self.failures += 1


class Keeper:
    """Somebody who waits for backups on a clock that they move."""

    def __init__(self, folder: Path) -> None:
        self.plan = Plan(folder / NAME, folder / "backups", DAY, keep=3)
        self.clock = DrivenClock()
        self.tally = Tally()

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        async with Backups(self.plan, self.clock, self.tally):
            await self.rest()
            yield

    async def rest(self) -> None:
        await eventually(lambda: self.clock.asleep == 1)

    async def elapse(self, seconds: float) -> None:
        self.clock.advance(seconds)
        await self.rest()

    @property
    def days(self) -> list[float]:
        """When those that are there were made."""
        return [made_at(file) - START for file in existing(self.plan.folder)]


@pytest.fixture
async def keeper(tmp_path: Path) -> Keeper:
    it = Keeper(tmp_path)
    async with Store.open(it.plan.source) as store:
        await store.append(*running(), moved(0))
    return it


async def test_they_come_every_so_often_and_the_last_few_are_kept(keeper: Keeper) -> None:
    async with keeper.at_work():
        await keeper.elapse(FIRST - 1)
        assert keeper.days == []
        await keeper.elapse(1)
        for _ in range(5):
            await keeper.elapse(DAY)
    assert keeper.days == [FIRST + day * DAY for day in (3, 4, 5)]
    assert len(keeper.tally.sizes) == 6
    assert all((file.stat().st_mode & 0o077) == 0 for file in existing(keeper.plan.folder))


async def test_a_restart_neither_hurries_nor_forgets_the_next_one(keeper: Keeper) -> None:
    async with keeper.at_work():
        await keeper.elapse(FIRST)
    async with keeper.at_work():
        await keeper.elapse(DAY - 1)
        assert len(keeper.days) == 1
        await keeper.elapse(1)
        assert len(keeper.days) == 2
    keeper.clock.advance(10 * DAY)
    async with keeper.at_work():
        await keeper.elapse(FIRST)
        assert len(keeper.days) == 3


async def test_one_that_fails_takes_no_old_one_with_it_and_is_tried_again(
    keeper: Keeper, caplog: pytest.LogCaptureFixture
) -> None:
    async with keeper.at_work():
        for seconds in (FIRST, DAY, DAY):
            await keeper.elapse(seconds)
        before, damaged = keeper.days, keeper.plan.source.read_bytes()
        keeper.plan.source.write_bytes(b"\xa5" * len(damaged))
        await keeper.elapse(DAY)
        assert keeper.days == before
        assert keeper.tally.failures == 1
        assert "no backup: the database" in caplog.text
        assert "damaged" in caplog.text
        keeper.plan.source.write_bytes(damaged)
        await keeper.elapse(RETRY)
        assert keeper.days[:-1] == before[1:]
    left = {file.name for file in keeper.plan.folder.iterdir()}
    assert left == {file.name for file in existing(keeper.plan.folder)}


async def test_a_folder_that_cannot_be_made_is_one_sentence_in_the_log(
    keeper: Keeper, caplog: pytest.LogCaptureFixture
) -> None:
    keeper.plan.folder.write_text("in the way")
    async with keeper.at_work():
        await keeper.elapse(FIRST)
    [record] = caplog.records
    assert record.getMessage().endswith("backups cannot be made: File exists")
    assert record.exc_info is None


async def test_what_is_not_theirs_stays_and_what_was_broken_off_goes(keeper: Keeper) -> None:
    keeper.plan.folder.mkdir()
    own = [keeper.plan.folder / name for name in ("notes.txt", "tavolo.sqlite3", "tavolo-2020.old")]
    broken_off = keeper.plan.folder / "tavolo-20200101T000000Z.sqlite3.x1y2z3_a"
    for file in (*own, broken_off):
        file.write_text("")
    async with keeper.at_work():
        for _ in range(5):
            await keeper.elapse(DAY)
    assert all(file.exists() for file in own)
    assert not broken_off.exists()


async def test_a_bot_that_stops_does_not_wait_for_its_backup(keeper: Keeper) -> None:
    closing = Event()
    closing.set()
    with pytest.raises(Complaint, match="it was given up"):
        make(keeper.plan, START, closing)
    assert list(keeper.plan.folder.iterdir()) == []


async def test_moves_go_on_while_it_is_copied_and_none_begins_it_anew(tmp_path: Path) -> None:
    """As large as takes a few steps, with a commit between every two of them."""
    path, looks = tmp_path / NAME, 0
    async with Store.open(path) as store:
        await store.append(*running(), *(moved(n, word="x" * 3000) for n in range(1000)))
    with closing(sqlite3.connect(path, isolation_level=None)) as player:

        def play() -> bool:
            nonlocal looks
            looks += 1
            player.execute("REPLACE INTO facts (name, value) VALUES ('looks', ?)", (looks,))
            return False

        backup(path, tmp_path / "copy", play)
    assert 3 <= looks < 50


# Before an update, and back


def old_version(path: Path) -> None:
    """A database as the version before this one left it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        migrate(connection, migrations()[:-1])


async def test_an_update_keeps_what_was_there_before(keeper: Keeper, tmp_path: Path) -> None:
    path, plan = tmp_path / "old", keeper.plan
    old_version(path)
    async with Store.open(path, before_update=lambda: make(plan._replace(source=path), START)):
        pass
    [kept] = existing(plan.folder)
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(migrations()) - 1,)
    async with Store.open(path, before_update=lambda: pytest.fail("it is up to date")):
        pass


async def test_without_its_backup_there_is_no_update(tmp_path: Path) -> None:
    path = tmp_path / NAME
    old_version(path)

    def fail() -> None:
        raise Complaint("there is no room for a backup")

    with pytest.raises(Complaint, match="no room"):
        async with Store.open(path, before_update=fail):
            pass
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(migrations()) - 1,)


# Restoring

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def restore(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> Callable[..., str]:
    """`python -m bot restore FILE`, and all that it says."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))

    def run(file: Path | str, code: int = 0) -> str:
        assert main(["restore", str(file)]) == code
        captured = capsys.readouterr()
        return captured.err if code else captured.out

    return run


async def moves(path: Path) -> int:
    async with Store.open(path) as store:
        [saved] = await store.load()
        return len(saved.moves)


async def test_a_restored_backup_is_what_the_bot_goes_on_with(
    keeper: Keeper, restore: Callable[..., str]
) -> None:
    path = keeper.plan.source
    made = make(keeper.plan, START)
    async with Store.open(path) as store:
        await store.append(moved(1))
        files = (path, path.with_name(f"{NAME}-wal"))
        left = [file.read_bytes() for file in files]
    for file, content in zip(files, left, strict=True):
        file.write_bytes(content)  # as a kill leaves it: the second move is not in the database yet
    said = restore(made)
    assert f"restored {path} from {made}" in said
    assert await moves(path) == 1
    [replaced] = [f for f in path.parent.glob(f"{NAME}.replaced-*") if f.name.endswith("Z")]
    assert str(replaced) in said
    assert await moves(replaced) == 2, "what was replaced is kept whole"
    assert made.exists()


async def test_a_damaged_database_can_be_replaced(
    keeper: Keeper, restore: Callable[..., str]
) -> None:
    made = make(keeper.plan, START)
    keeper.plan.source.write_bytes(b"nothing of use")
    restore(made)
    assert await moves(keeper.plan.source) == 1


async def test_on_another_machine_there_is_nothing_to_replace(
    keeper: Keeper, restore: Callable[..., str]
) -> None:
    made = make(keeper.plan, START)
    os.unlink(keeper.plan.source)
    assert "what was there" not in restore(made)
    assert await moves(keeper.plan.source) == 1


async def test_what_is_no_backup_changes_nothing(
    keeper: Keeper, restore: Callable[..., str], tmp_path: Path
) -> None:
    before = keeper.plan.source.read_bytes()
    (tmp_path / "diary").write_text("Dear diary, " * 1000)
    (tmp_path / "broken-off").touch()
    assert "damaged or is no SQLite database" in restore("diary", 2)
    assert "broken-off is empty: choose another backup" in restore("broken-off", 2)
    assert "there is no backup nowhere" in restore("nowhere", 2)
    assert f"there is no backup {tmp_path}" in restore(tmp_path, 2)
    assert "is the database itself" in restore(keeper.plan.source, 2)
    assert keeper.plan.source.read_bytes() == before
    assert [name for name in os.listdir(tmp_path) if "restored" in name] == []


async def test_a_running_bot_is_not_robbed_of_its_database(
    keeper: Keeper, restore: Callable[..., str]
) -> None:
    made = make(keeper.plan, START)
    async with Store.open(keeper.plan.source):
        assert "another Tavolo is using" in restore(made, 2)
