"""`python -m bot forget USER_ID`: for those who cannot press Delete in /privacy any more."""

import asyncio
import os
import pty
import sqlite3
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.forget import Nobody
from bot.games import CATALOGUE
from bot.house import Change
from bot.privacy import Consent, Holdings
from bot.store.database import NAME, migrate, migrations
from bot.store.lock import only_one
from bot.store.store import Store
from bot.table.clock import WallClock
from bot.table.hub import Guest, Hub, Order
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.pace import PACES
from bot.table.table import Table
from tests.store.test_dossier import fill

ADA, BEN = UserId(111_222_333), UserId(444_555_666)
GUILD = GuildId(10)

Captured = pytest.CaptureFixture[str]
Forget = Callable[..., str]


async def play(store: Store, channel: int, *guests: Guest, begins: bool = True) -> None:
    """A game that is still going on, or a lobby."""
    hub = Hub(CATALOGUE, store, WallClock(), audience=Nobody())
    await hub.restore()
    options = dict.fromkeys(CATALOGUE["17"].options, False)
    order = Order(GUILD, ChannelId(channel), "17", options, 3, PACES["relaxed"], 900.0)
    table = await hub.open(order, guests[0])
    assert isinstance(table, Table)
    for guest in guests[1:]:
        await hub.join(table.id, guest)
    if begins:
        await hub.start(table.id, guests[0].user)


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Ada has played, plays with Ben and Cleo, plays alone, and has a lobby open."""
    path = tmp_path / "data" / NAME

    async def begin() -> None:
        ada, ben = Guest(ADA, "Ada", "71"), Guest(BEN, "Ben", "72")
        async with Store.open(path) as store:
            await fill(store)
            for finished in (1, 2, 3):
                await store.change_settings(Change(GUILD, "pace", None, "quick", BEN, finished))
            await play(store, 21, ada, ben, Guest(UserId(777), "Cleo", "73"))
            await play(store, 22, ben, Guest(UserId(777), "Cleo", "74"))
            await play(store, 23, ada, begins=False)
            await store.set_consent(ADA, Consent(everywhere=True))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", "data")
    asyncio.run(begin())
    return path


@pytest.fixture
def forget(capsys: Captured) -> Forget:
    """All that the command says."""

    def run(*arguments: str, code: int = 0) -> str:
        assert main(["forget", *arguments]) == code
        said, complaint = capsys.readouterr()
        assert complaint.count("\n") == (code == 2)
        return complaint if code == 2 else said

    return run


def dump(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def test_nothing_tells_of_them_any_more_and_games_go_on(path: Path, forget: Forget) -> None:
    said = forget(str(ADA), "--yes").splitlines()
    assert said == [
        f"stored about {ADA}: 5 seats, 2 results, 2 ratings, 1 change of settings, 1 tutorial",
        "deleted; they have left 2 tables",
        "it stays in backups (data/backups) until they are replaced",
    ]
    left = dump(path)
    assert str(ADA) not in left
    assert "'Ada'" not in left
    assert str(BEN) in left

    async def look() -> None:
        async with Store.open(path) as store:
            assert await store.holdings(ADA) == Holdings()
            assert (await store.holdings(BEN)).games == 5
            hub = Hub(CATALOGUE, store, WallClock(), audience=Nobody())
            await hub.restore()
            first, second = [hub.at(ChannelId(channel)) for channel in (21, 22)]
            assert first is not None
            assert second is not None
            assert hub.at(ChannelId(23)) is None, "nobody is left in that lobby"
            assert [chair.name for chair in first.chairs] == ["a player", "Ben", "Cleo"]
            assert first.chairs[0].played_by_cpu
            assert first.host == BEN
            assert [chair.name for chair in second.chairs] == ["Ben", "Cleo"]

    asyncio.run(look())
    assert forget(str(ADA), "--yes") == f"nothing is stored about {ADA}\n"


@contextmanager
def at_a_terminal(monkeypatch: pytest.MonkeyPatch, types: str) -> Iterator[None]:
    """Somebody is there, and has typed that already."""
    keyboard, number = pty.openpty()
    os.write(keyboard, types.encode())
    with os.fdopen(number) as terminal, monkeypatch.context() as patch:
        patch.setattr(sys, "stdin", terminal)
        yield
    os.close(keyboard)


@pytest.mark.parametrize(("types", "agreed"), [("yes\n", True), ("\n", False), ("no\n", False)])
def test_somebody_at_a_terminal_is_asked(
    path: Path, forget: Forget, monkeypatch: pytest.MonkeyPatch, types: str, agreed: bool
) -> None:
    before = dump(path)
    with at_a_terminal(monkeypatch, types):
        said = forget(str(ADA), code=0 if agreed else 1)
    assert "Delete all of it, for good? [y/N] " in said
    assert ("nothing has changed" in said) is not agreed
    assert (dump(path) == before) is not agreed


def test_where_nobody_can_be_asked_nothing_happens(
    path: Path, forget: Forget, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = dump(path)
    with open(os.devnull) as nobody:
        monkeypatch.setattr(sys, "stdin", nobody)
        assert "nobody is there to confirm it: --yes does it" in forget(str(ADA), code=2)
    assert dump(path) == before


def test_a_running_bot_has_them_in_memory_so_it_has_to_be_stopped(
    path: Path, forget: Forget
) -> None:
    with only_one(path):
        assert "another Tavolo is using data/tavolo.sqlite3: stop it" in forget("1", code=2)


@pytest.mark.parametrize("id", ["Ada", "<@111222333>", "0", "-1", "9" * 19, "٣", ""])
def test_what_is_no_id_gets_one_sentence(path: Path, forget: Forget, id: str) -> None:
    wrong = ["--yes", "--", id]
    assert "is no id of Discord's" in forget(*wrong, code=2)


def test_without_a_database_nobody_is_known(
    forget: Forget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "new"))
    assert "so nothing is stored about anybody" in forget("5", code=2)
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("command", [["forget", "5", "--yes"], ["import-standings", "file"]])
def test_an_old_database_is_updated_by_the_bot_alone_which_makes_a_backup_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured, command: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATA_DIR", ".")
    header = "server,game,user,name,at,seats,place,won,shared,left"
    counters = [counter for game in CATALOGUE.values() for counter in game.counters]
    ratings = "mu_before,sigma_before,mu,sigma,rated_games"
    Path("file").write_text(",".join([header, ratings, *counters]) + "\n")
    with closing(sqlite3.connect(NAME, isolation_level=None)) as connection:
        migrate(connection, migrations()[:1])
    before = dump(Path(NAME))
    assert main(command) == 2
    assert "is from an older Tavolo: start the bot once" in capsys.readouterr().err
    assert dump(Path(NAME)) == before
