"""What is stored about a person can be shown, hidden and forgotten, without a trace."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.house import Change
from bot.privacy import Consent, Holdings
from bot.standing.ladder import LEVELS
from bot.standing.result import Result
from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import GuildId, TableId, UserId
from bot.table.log import Opened, Scored, Seated
from tests.store.entry import CPU, opened, started

ADA, BEN = UserId(111_222_333), UserId(444_555_666)
GUILD = GuildId(10)


def seat(user: UserId, name: str, left: bool = False) -> Chair:
    if left:
        return Chair(name, None, "normal", f"ticket {name}", left=user)
    return Chair(name, user, None, f"ticket {name}")


def rematch(number: int) -> Opened:
    return opened(number)._replace(rematch_of=TableId(1), heir=ADA)


def scored(number: int, game: str, *users: UserId) -> Scored:
    results = tuple(
        Result(user, "Ada" if user == ADA else "Ben", place, place == 1, False, False, {"x": 2})
        for place, user in enumerate(users, start=1)
    )
    at = 1_800_000_000.0 + number * 40 * 86400
    return Scored(TableId(number), GUILD, game, at, len(users), True, results)


async def fill(store: Store) -> None:
    """Ada sits at one table, has left another, left a lobby, won, changed a setting, and learns."""
    both = Seated(TableId(1), ADA, (seat(ADA, "Ada"), seat(BEN, "Ben"), CPU))
    await store.append(opened(1), both, started(1), scored(1, "17", ADA, BEN))
    after = Seated(TableId(2), BEN, (seat(BEN, "Ben"), seat(ADA, "Ada", left=True)))
    await store.append(opened(2), after, started(2), scored(2, "switch", BEN, ADA))
    lobby = Seated(TableId(3), BEN, (seat(BEN, "Ben"), seat(ADA, "Ada")))
    await store.append(rematch(3), lobby, lobby._replace(chairs=lobby.chairs[:1]))
    await store.change_settings(Change(GUILD, "pace", None, "quick", ADA, 5.0))
    await store.set_lesson(ADA, "17", 4)
    await store.set_lesson(BEN, "17", 2)


def rows(path: Path) -> dict[str, list[Any]]:
    """Everything in the database, by table."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
        return {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()
            for [name] in names.fetchall()
        }


def counted(found: dict[str, list[Any]]) -> set[tuple[int, int, int, int]]:
    """How many rungs there are in each range, counted anew."""
    ranges: dict[tuple[int, int, int], int] = {}
    for ladder, key in found["rungs"]:
        for level, shift in enumerate(LEVELS):
            where = (ladder, level, key >> shift)
            ranges[where] = ranges.get(where, 0) + 1
    return {(*where, n) for where, n in ranges.items()}


async def test_who_is_forgotten_leaves_no_trace_in_any_table(path: Path) -> None:
    async with Store.open(path) as store:
        await fill(store)
        there_was = Holdings(games=3, results=2, ratings=2, changes=1, lessons=1)
        assert await store.forget(ADA) == there_was
        assert await store.holdings(ADA) == Holdings()
        assert (await store.dossier(ADA))["results"] == []
        assert await store.lessons(ADA) == {}
        assert await store.holdings(BEN) == Holdings(games=3, results=2, ratings=2, lessons=1)
    found = rows(path)
    for name, table in found.items():
        for row in table:
            assert ADA not in row, f"{name} still knows who it was: {row}"
            assert "Ada" not in row, f"{name} still knows the name: {row}"
    assert set(found["rung_counts"]) == counted(found)
    assert len(found["people"]) == 1


async def test_old_games_of_who_is_forgotten_can_still_be_read(path: Path) -> None:
    async with Store.open(path) as store:
        await fill(store)
        before = [await store.read(TableId(n)) for n in (1, 2)]
        await store.forget(ADA)
        first, second = [await store.read(TableId(n)) for n in (1, 2)]
    assert first is not None
    assert second is not None
    assert before[0] is not None
    assert [chair.name for chair in first.seated.chairs] == ["a player", "Ben", "Cleo"]
    assert [chair.name for chair in second.seated.chairs] == ["Ben", "a player"]
    assert (first.opened, first.started) == (before[0].opened, before[0].started)


async def test_the_dossier_names_nobody_else(path: Path) -> None:
    async with Store.open(path) as store:
        await fill(store)
        dossier = await store.dossier(ADA)
    assert [one["table"] for one in dossier["seats"]] == [1, 2, 3]
    assert [one["has_left"] for one in dossier["seats"]] == [0, 1, 1]
    assert [one["won_the_game_before"] for one in dossier["seats"]] == [0, 0, 1]
    assert [one["game"] for one in dossier["ratings"]] == ["17", "switch"]
    assert dossier["results"][0]["counts"] == {"x": 2}
    assert dossier["tutorials"] == [{"game": "17", "done": 4}]
    assert str(BEN) not in str(dossier)


async def test_who_agrees_is_seen_everywhere_until_they_do_not(path: Path) -> None:
    async with Store.open(path) as store:
        await fill(store)
        before = rows(path)
        assert await store.consent(ADA) == Consent()
        await store.set_consent(ADA, Consent(everywhere=True))
        shown = rows(path)
        await store.set_consent(ADA, Consent(everywhere=True, profile=False))
        assert await store.consent(ADA) == Consent(everywhere=True, profile=False)
        await store.set_consent(ADA, Consent())
        after = rows(path)
    everywhere = {row[:4] for row in shown["standings"]} - {row[:4] for row in before["standings"]}
    assert {row[2] for row in everywhere} == {0}
    assert {(row[0], row[1]) for row in everywhere} == {(1, "17"), (1, "switch")}
    for found in (before, shown, after):
        assert set(found["rung_counts"]) == counted(found)
    for name in ("standings", "rungs", "rung_counts", "people"):
        assert sorted(after[name]) == sorted(before[name])


async def test_somebody_may_decide_before_they_have_played(path: Path) -> None:
    async with Store.open(path) as store:
        await store.set_consent(ADA, Consent(everywhere=True, profile=False))
        await fill(store)
        assert await store.consent(ADA) == Consent(everywhere=True, profile=False)
    scopes = {row[2] for row in rows(path)["standings"] if row[0] == 1}
    assert scopes == {0, GUILD}
