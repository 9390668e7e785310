"""Finished games are found again, the latest first, and quickly however many there are."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.chance import commitment
from bot.engine.game import Seat
from bot.store.archive import BY_PERSON, IN_CHANNEL, IN_GUILD
from bot.store.store import Store
from bot.table.archive import Archive, Brief
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Ended
from tests.store.entry import running
from tests.table.finished import ADA, BEN, ROSA, game, seed_of

HERE, SERVER = ChannelId(20), GuildId(10)


def tables(briefs: object) -> list[int]:
    assert isinstance(briefs, list)
    return [brief.table for brief in briefs]


async def test_games_are_found_by_channel_by_server_and_by_person(path: Path) -> None:
    async with Store.open(path) as store:
        archive: Archive = store
        for table, channel, chairs in (
            (1, 20, (ADA, BEN)),
            (2, 21, (BEN, ROSA)),
            (3, 20, (ROSA, ADA)),
        ):
            await store.append(*game(table, "17", chairs, channel=channel, at=1000.0 + table))
        await store.append(*game(4, guild=11, channel=30))
        assert tables(await archive.finished_in(SERVER, HERE, 9)) == [3, 1]
        assert tables(await archive.finished_in(SERVER, HERE, 1)) == [3]
        assert tables(await archive.finished_in(SERVER, None, 9)) == [3, 2, 1]
        assert tables(await archive.finished_by(SERVER, UserId(1), 9)) == [3, 1]
        assert tables(await archive.finished_by(GuildId(11), UserId(2), 9)) == [4]
        assert tables(await archive.finished_by(SERVER, UserId(7), 9)) == []


async def test_a_brief_says_who_played_what_and_who_won(path: Path) -> None:
    entries = game(1, "switch", (ADA, ROSA), at=1234.5)
    [ended] = [entry for entry in entries if isinstance(entry, Ended)]
    async with Store.open(path) as store:
        await store.append(*entries)
        [brief] = await store.finished_in(SERVER, HERE, 9)
    winners = tuple(Seat(seat) for seat in ended.winners)
    assert brief == Brief(TableId(1), HERE, "switch", (ADA, ROSA), winners, 1234.5)


async def test_lobbies_running_games_and_aborted_ones_are_not_finished(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running(1))
        await store.append(*running(2), Ended(TableId(2), "aborted", "aborted-ended", (), 5.0))
        assert await store.finished_in(SERVER, None, 9) == []
        assert await store.finished_by(SERVER, UserId(1), 9) == []


async def test_the_commitment_of_the_lobby_is_kept(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*game(1))
        assert await store.sealed(TableId(1)) == commitment(seed_of(1))
        with closing(sqlite3.connect(path)) as shell, shell:
            shell.execute("UPDATE tables SET sealed = NULL")
        assert await store.sealed(TableId(1)) is None
        assert await store.sealed(TableId(9)) is None


@pytest.mark.parametrize(
    ("question", "values", "index"),
    [
        (IN_GUILD, (10, 25), "tables_finished"),
        (IN_CHANNEL, (10, 20, 1), "tables_finished_here"),
        (BY_PERSON, (1, 10, 25), "seats_user"),
    ],
)
async def test_nothing_is_searched_but_what_is_asked_for(
    path: Path, question: str, values: tuple[int, ...], index: str
) -> None:
    async with Store.open(path):
        with closing(sqlite3.connect(path)) as shell:
            plan = [row[-1] for row in shell.execute(f"EXPLAIN QUERY PLAN {question}", values)]
    assert index in plan[0], plan
    assert not any(step.startswith("SCAN tables") or step == "SCAN seats" for step in plan), plan
    if question != BY_PERSON:
        assert not any("TEMP B-TREE" in step for step in plan), plan
