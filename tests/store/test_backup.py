"""`python -m bot backup FILE`."""

import resource
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store.database import prepare
from bot.store.store import Store
from tests.store.entry import moved, running


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the bot whose owner is at the keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", "data")
    return tmp_path / "data" / "tavolo.sqlite3"


def says(capsys: pytest.CaptureFixture[str], target: str, code: int) -> str:
    """The one line that the command prints."""
    assert main(["backup", target]) == code
    captured = capsys.readouterr()
    [line] = (captured.err if code else captured.out).splitlines()
    return line


async def test_a_backup_is_a_database_to_start_from(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = path.parent.parent / "copy"
    async with Store.open(path) as store:
        await store.append(*running(), moved(0))
        line = says(capsys, "copy", 0)
        expected = await store.load()
    assert line == f"wrote copy: {copy.stat().st_size:,} bytes, a copy of data/tavolo.sqlite3"
    assert sorted(file.name for file in copy.parent.iterdir()) == ["copy", "data"]
    async with Store.open(copy) as store:
        assert await store.load() == expected


def files(path: Path) -> dict[str, bytes]:
    """The database and what is not yet in it; the rest is SQLite's memory and our lock."""
    return {file.name: file.read_bytes() for file in (path, path.with_name(f"{path.name}-wal"))}


async def test_a_bot_that_was_killed_can_be_backed_up_and_is_left_as_it_is(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Store.open(path) as store:
        await store.append(*running())
        left = files(path)
    for name, content in left.items():
        path.with_name(name).write_bytes(content)
    assert left["tavolo.sqlite3-wal"], "nothing was waiting in the log"
    says(capsys, "copy", 0)
    assert files(path) == left
    async with Store.open(path.parent.parent / "copy") as store:
        assert len(await store.load()) == 1


def test_an_existing_file_is_not_overwritten(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.parent.mkdir()
    prepare(path)
    Path("copy").write_text("precious")
    assert says(capsys, "copy", 2).endswith("copy exists already: choose another name")
    assert Path("copy").read_text() == "precious"
    assert says(capsys, "data", 2).endswith("data exists already: choose another name")


async def test_a_place_that_is_not_there_is_named(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Store.open(path):
        line = says(capsys, "nowhere/copy", 2)
    assert line.endswith("nowhere/copy cannot be written: No such file or directory")


def test_nothing_to_back_up_is_told(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert says(capsys, "copy", 2).endswith("there is no database data/tavolo.sqlite3 to back up")
    assert not Path("copy").exists()


@pytest.mark.parametrize("content", [b"not a database at all" * 100, None])
def test_what_is_not_tavolos_is_not_backed_up(
    path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path.parent.mkdir()
    if content is not None:
        path.write_bytes(content)
    else:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE notes (text)")
    assert "data/tavolo.sqlite3" in says(capsys, "copy", 2)
    assert [file.name for file in Path().iterdir()] == ["data"]


def test_a_disk_that_fails_leaves_no_half_of_a_backup(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.parent.mkdir()
    prepare(path)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    with closing(sqlite3.connect(path)) as bot:
        bot.execute("SELECT * FROM tables")
        resource.setrlimit(resource.RLIMIT_FSIZE, (5000, before[1]))
        try:
            line = says(capsys, "copy", 2)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert line.endswith("the database copy cannot be used: the disk cannot be read or written")
    assert [file.name for file in Path().iterdir()] == ["data"]
