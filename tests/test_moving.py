"""A server moves to another bot: `export-standings` there, `import-standings` here."""

import asyncio
import io
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from bot.__main__ import main
from bot.standing.result import Played, Result
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.ids import GuildId, TableId, UserId
from bot.table.log import Scored
from tests.store.entry import running
from tests.test_sheet import histories, written

HERE, THERE = GuildId(10), GuildId(20)
COUNTS = {"victories": 2, "penalties": 1, "calls": 3, "right": 2, "traps": 0, "trapped": 0}

Captured = pytest.CaptureFixture[str]
Enter = Callable[[str], Path]


@pytest.fixture
def enter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Enter:
    """`enter("a")` makes the folder of a bot the current one."""

    def go(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        monkeypatch.chdir(folder)
        monkeypatch.setenv("DATA_DIR", str(folder / "data"))
        return folder / "data" / NAME

    return go


def scored(number: int, guild: GuildId, at: float, *users: int) -> Scored:
    results = tuple(
        Result(UserId(user), f"Player {user}", place, place == 1, False, False, COUNTS)
        for place, user in enumerate(users, start=1)
    )
    return Scored(TableId(number), guild, "17", at, len(users), True, results)


async def evening(path: Path) -> None:
    """Three games in one server and one in another; rated, as people are among themselves."""
    games = (
        scored(1, HERE, 1_800_000_000.25, 1, 2, 3),
        scored(2, HERE, 1_800_000_900.0, 3, 1),
        scored(3, THERE, 1_800_001_800.0, 2, 1),
        scored(4, HERE, 1_830_000_000.0, 2, 3),
    )
    async with Store.open(path) as store:
        for game in games:
            await store.append(*running(game.table), game)


def rows(path: Path, question: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


def everything(path: Path) -> dict[str, list[Any]]:
    """All that follows from results, whatever numbers people and ladders have."""
    return {
        "standings": rows(
            path,
            "SELECT user, game, scope, period, name, games, wins, shared, counts, mu, sigma, rated"
            " FROM standings JOIN people ON number = person ORDER BY 1, 2, 3, 4",
        ),
        "ratings": rows(
            path,
            "SELECT user, game, mu, sigma, games FROM ratings JOIN people ON number = person"
            " ORDER BY 1, 2",
        ),
        "ladders": rows(
            path,
            "SELECT scope, game, period, by, count(*) FROM ladders JOIN rungs"
            " ON ladder = ladders.id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4",
        ),
    }


def test_all_servers_move_with_their_standings_ratings_and_ladders(
    enter: Enter, tmp_path: Path, capsys: Captured
) -> None:
    old, file, again = enter("old"), tmp_path / "all.csv", tmp_path / "again.csv"
    asyncio.run(evening(old))
    assert main(["export-standings", str(file)]) == 0
    new = enter("new")
    assert main(["import-standings", str(file)]) == 0
    assert main(["export-standings", str(again)]) == 0
    assert again.read_bytes() == file.read_bytes()
    assert everything(new) == everything(old)
    assert "9 results" in capsys.readouterr().out


def test_one_server_moves_to_another_id(enter: Enter, tmp_path: Path) -> None:
    file, again = tmp_path / "here.csv", tmp_path / "again.csv"
    asyncio.run(evening(enter("old")))
    assert main(["export-standings", str(file), "--guild", str(HERE)]) == 0
    new = enter("new")
    assert main(["import-standings", str(file), "--guild", "77"]) == 0
    assert main(["export-standings", str(again), "--guild", "77"]) == 0
    assert again.read_text() == file.read_text().replace("\n10,", "\n77,")
    assert rows(new, "SELECT DISTINCT scope FROM standings") == [(77,)]


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(history=histories)
def test_exporting_and_importing_is_the_identity(
    enter: Enter, tmp_path: Path, history: list[Played]
) -> None:
    serial = len(list(tmp_path.iterdir()))
    file, again = tmp_path / f"{serial}.csv", tmp_path / f"{serial}-again.csv"
    file.write_text(written(history), "utf-8", newline="")
    enter(str(serial))
    assert main(["import-standings", str(file)]) == 0
    assert main(["export-standings", str(again)]) == 0
    assert again.read_bytes() == file.read_bytes()


def test_a_pipe_will_do(enter: Enter, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    old = enter("old")
    asyncio.run(evening(old))
    assert main(["export-standings", "-"]) == 0
    text = capsys.readouterr().out
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    new = enter("new")
    assert main(["import-standings", "-"]) == 0
    assert everything(new) == everything(old)


def test_nothing_is_imported_twice_and_every_line_says_so(
    enter: Enter, tmp_path: Path, capsys: Captured
) -> None:
    old, file = enter("old"), tmp_path / "all.csv"
    asyncio.run(evening(old))
    main(["export-standings", str(file)])
    before = everything(old)
    capsys.readouterr()
    assert main(["import-standings", str(file)]) == 2
    *lines, last = capsys.readouterr().err.splitlines()
    assert lines == [f"{file}:{n}: this result is there already" for n in range(2, 11)]
    assert last == "python -m bot: 9 lines are wrong, so nothing was imported"
    assert everything(old) == before


def test_one_wrong_line_and_nothing_is_imported(
    enter: Enter, tmp_path: Path, capsys: Captured
) -> None:
    asyncio.run(evening(enter("old")))
    file = tmp_path / "all.csv"
    main(["export-standings", str(file)])
    lines = file.read_text().splitlines()
    lines[4] = lines[4].replace("10,17,", "10,chess,")
    file.write_text("\n".join(lines))
    new = enter("new")
    asyncio.run(_make(new))
    capsys.readouterr()
    assert main(["import-standings", str(file)]) == 2
    assert capsys.readouterr().err == (
        f"{file}:5: no game is called 'chess'\n"
        "python -m bot: 1 line is wrong, so nothing was imported\n"
    )
    assert rows(new, "SELECT count(*) FROM results") == [(0,)]
    assert rows(new, "SELECT count(*) FROM people") == [(0,)]


async def _make(path: Path) -> None:
    async with Store.open(path):
        pass


def test_a_rating_that_somebody_has_here_stays(enter: Enter, tmp_path: Path) -> None:
    file = tmp_path / "all.csv"
    asyncio.run(evening(enter("old")))
    main(["export-standings", str(file)])
    new = enter("new")
    asyncio.run(_play_once(new))
    before = rows(
        new, "SELECT mu, sigma, games FROM ratings JOIN people ON number = person WHERE user = 1"
    )
    assert main(["import-standings", str(file)]) == 0
    found = {user: rating for user, *rating in everything(new)["ratings"]}
    assert found[1][1:] == list(before[0])
    assert found[3][3] == 3, "of who had none here, it moves along"
    [(games,)] = rows(
        new,
        "SELECT games FROM standings JOIN people ON number = person"
        " WHERE user = 1 AND scope = 10 AND period = 'all'",
    )
    assert games == 2, "the results count all the same"


async def _play_once(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running(1), scored(1, GuildId(30), 1_700_000_000.0, 1, 9))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("export-standings", "x.csv"), "there is no database"),
        (("export-standings",), "required: FILE"),
        (("import-standings", "no-such-file"), "no-such-file cannot be read: No such file"),
        (("import-standings", "."), ". cannot be read: Is a directory"),
        (("import-standings", "x.csv", "--guild", "home"), "'home' is no id of Discord's"),
    ],
)
def test_a_mistake_gets_one_line(
    enter: Enter, capsys: Captured, arguments: tuple[str, ...], says: str
) -> None:
    enter("new")
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


def test_an_export_never_replaces_a_file(enter: Enter, tmp_path: Path, capsys: Captured) -> None:
    asyncio.run(evening(enter("old")))
    file = tmp_path / "precious"
    file.write_text("!")
    assert main(["export-standings", str(file)]) == 2
    assert "exists already: choose another name" in capsys.readouterr().err
    assert file.read_text() == "!"


def test_two_servers_are_not_mixed_into_one(enter: Enter, tmp_path: Path, capsys: Captured) -> None:
    asyncio.run(evening(enter("old")))
    file = tmp_path / "all.csv"
    main(["export-standings", str(file)])
    enter("new")
    assert main(["import-standings", str(file), "--guild", "77"]) == 2
    assert "another server: --guild takes the results of one" in capsys.readouterr().err


@pytest.mark.parametrize("content", [b"\xff\xfe", b"\x00\xff"])
def test_what_is_not_text_is_named(
    enter: Enter, tmp_path: Path, capsys: Captured, content: bytes
) -> None:
    enter("new")
    file = tmp_path / "picture.csv"
    file.write_bytes(content)
    assert main(["import-standings", str(file)]) == 2
    assert "is not in UTF-8: save it as CSV UTF-8" in capsys.readouterr().err


def test_while_the_bot_runs_one_can_export_but_not_import(
    enter: Enter, tmp_path: Path, capsys: Captured
) -> None:
    old, file = enter("old"), tmp_path / "all.csv"
    asyncio.run(evening(old))

    async def meanwhile() -> None:
        async with Store.open(old):
            assert await asyncio.to_thread(main, ["export-standings", str(file)]) == 0
            assert await asyncio.to_thread(main, ["import-standings", str(file)]) == 2

    asyncio.run(meanwhile())
    assert "another Tavolo is using" in capsys.readouterr().err


def test_a_database_of_an_older_version_is_named(
    enter: Enter, tmp_path: Path, capsys: Captured
) -> None:
    old = enter("old")
    asyncio.run(_make(old))
    with closing(sqlite3.connect(old)) as connection:
        connection.execute("PRAGMA user_version = 3")
    assert main(["export-standings", str(tmp_path / "x.csv")]) == 2
    assert "start the bot once to update it" in capsys.readouterr().err
