"""What goes in comes out: entries as saved tables, settings and facts."""

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.game import Seat
from bot.house import Change
from bot.standing.result import Result, Stakes
from bot.store.result import CHANGES
from bot.store.rows import MOVES, SEATS, TABLES
from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.table.log import (
    Ended,
    Entry,
    Filed,
    Log,
    LogFailed,
    Moved,
    Opened,
    Posted,
    Relocated,
    Saved,
    Scored,
    Seated,
    Started,
)
from bot.table.pace import Seconds
from tests.store.entry import ADA, BEN, CPU, ended, filed, moved, opened, posted, running, seated
from tests.store.memory import MemoryLog

ONE = TableId(1)


async def test_a_table_comes_back_after_a_restart_as_its_entries_left_it(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running(), posted(76), moved(1), moved(2, seat=None, word="close"))
        await store.append(posted(77), ended())
    async with Store.open(path) as store:
        [saved] = await store.load()
    dealt = running()
    moves = ((Seat(0), "draw"), (None, "close"))
    assert saved == Saved(dealt[0], dealt[1], dealt[2], moves, posted(77), ended())


async def test_who_left_the_lobby_is_gone_and_who_came_later_sits_there(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(opened(), seated(1, ADA, BEN, CPU), seated(1, ADA))
        await store.append(seated(1, ADA, CPU))
        saved = await store.read(ONE)
    assert saved is not None
    assert saved.seated.chairs == (ADA, CPU)


async def test_a_filed_table_is_not_loaded_but_can_be_read(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running(1), ended(1), filed(1), *running(2))
        assert [saved.opened.table for saved in await store.load()] == [2]
        assert await store.read(ONE) is not None
        assert await store.read(TableId(3)) is None


async def test_ids_are_never_given_twice(path: Path) -> None:
    async with Store.open(path) as store:
        assert await store.last_table() == 0
        await store.append(*running(7), ended(7), filed(7))
    async with Store.open(path) as store:
        assert await store.last_table() == 7


async def test_an_entry_of_a_table_that_was_never_opened_is_refused_whole(path: Path) -> None:
    async with Store.open(path) as store:
        for stray in (seated(2), moved(1, 2), posted(5, 2), ended(2), filed(2)):
            with pytest.raises(LogFailed):
                await store.append(*running(1), stray)
        assert await store.load() == []


async def test_nothing_that_was_played_can_be_overwritten(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running(), moved(1, word="draw"))
        with pytest.raises(LogFailed, match="UNIQUE"):
            await store.append(posted(), moved(1, word="stay"))
        saved = await store.read(ONE)
    assert saved is not None
    assert saved.moves == ((0, "draw"),)
    assert saved.posted is None, "half of what was refused is stored"
    with closing(sqlite3.connect(path)) as shell:
        for statement in ("UPDATE actions SET word = 'stay'", "DELETE FROM actions"):
            with pytest.raises(sqlite3.IntegrityError, match="only appended"):
                shell.execute(statement)


async def test_settings_belong_to_their_server_and_can_be_taken_back(path: Path) -> None:
    here, there = GuildId(1), GuildId(2)
    async with Store.open(path) as store:
        await asyncio.gather(
            store.set_setting(here, "thread", "always"),
            store.set_setting(here, "pace", "quick"),
            store.set_setting(here, "pace", None),
            store.set_setting(there, "thread", "never"),
        )
    async with Store.open(path) as store:
        assert await store.settings(here) == {"thread": "always"}
        assert await store.settings(there) == {"thread": "never"}
        assert await store.settings(GuildId(3)) == {}


async def test_a_fact_is_remembered_until_a_newer_one(path: Path) -> None:
    async with Store.open(path) as store:
        assert await store.fact("commands") is None
        await store.set_fact("commands", "old")
        await store.set_fact("commands", "new")
    async with Store.open(path) as store:
        assert await store.fact("commands") == "new"


async def test_loading_searches_only_what_is_live(path: Path) -> None:
    async with Store.open(path):
        with closing(sqlite3.connect(path)) as shell:
            for question in (TABLES, SEATS, MOVES, CHANGES):
                plan = list(shell.execute("EXPLAIN QUERY PLAN " + question.format("filed = 0")))
                steps = [step[-1] for step in plan]
                assert "tables_live" in steps[0], steps
                assert all(step.startswith("SEARCH") for step in steps[1:]), steps


async def test_reads_at_the_same_time_do_not_disturb_each_other(path: Path) -> None:
    async with Store.open(path) as store:
        await store.append(*running(1), *running(2))
        cancelled = asyncio.create_task(store.load())
        await asyncio.sleep(0)
        cancelled.cancel()
        first, second, every = await asyncio.gather(
            store.read(ONE), store.read(TableId(2)), store.load()
        )
        assert list(every) == [first, second]


async def test_what_cannot_be_read_fails_with_the_reason(path: Path) -> None:
    async with Store.open(path) as store:
        with closing(sqlite3.connect(path)) as shell:
            shell.executescript("DROP TABLE facts; DROP TABLE seats;")
        with pytest.raises(LogFailed, match="could not be read: no such table: facts"):
            await store.fact("commands")
        with pytest.raises(LogFailed, match="could not be read: no such table: seats"):
            await store.load()
        assert await store.last_table() == 0
    with pytest.raises(LogFailed, match="could not be read"):
        await store.load()


ids = st.integers(-(2**63), 2**63 - 1)
moments = st.floats(allow_nan=False, allow_infinity=False)
seats = st.integers(0, 9).map(Seat)
chairs = st.builds(
    Chair,
    st.text(),
    st.none() | ids.map(UserId),
    st.none() | st.text(),
    st.text(),
    st.booleans(),
    st.none() | ids.map(UserId),
)


def scores(table: TableId) -> st.SearchStrategy[Scored]:
    """What a game came to: rated ones are for two or more."""
    results = st.builds(
        Result,
        st.integers(1, 5).map(UserId),
        st.text(max_size=5),
        *(st.integers(1, 6), st.booleans(), st.booleans(), st.booleans()),
        st.dictionaries(st.sampled_from(("right", "calls")), st.integers(0, 50), min_size=2),
    )
    return st.builds(
        lambda guild, game, at, rated, found: Scored(
            table, guild, game, at, 6, rated and len(found) > 1, tuple(found)
        ),
        *(ids.map(GuildId), st.sampled_from(("17", "switch")), st.floats(0, 4e9), st.booleans()),
        st.lists(results, min_size=1, max_size=4, unique_by=lambda result: result.user),
    )


def entries(table: TableId) -> st.SearchStrategy[list[Entry]]:
    """What one caller appends at once; a table is opened before anything else, if it is."""
    here = st.just(table)
    opening = st.builds(
        Opened,
        here,
        ids.map(GuildId),
        ids.map(ChannelId),
        st.text(),
        st.dictionaries(st.text(), st.booleans(), max_size=3),
        st.integers(1, 9),
        st.builds(Seconds, moments, moments, moments),
        moments,
        st.binary(max_size=40),
        moments,
        st.builds(Stakes, st.booleans(), st.sampled_from(("last", "none"))),
        st.none() | ids.map(TableId),
        st.none() | ids.map(UserId),
    )
    rest: st.SearchStrategy[Entry] = st.one_of(
        st.builds(
            Moved,
            here,
            st.integers(0, 20),
            st.none() | seats,
            st.text(),
            st.sampled_from(("person", "cpu", "clock")),
            moments,
            st.none() | moments,
        ),
        st.builds(Seated, here, ids.map(UserId), st.lists(chairs, max_size=4).map(tuple)),
        st.builds(Started, here, st.text(), moments),
        st.builds(Relocated, here, ids.map(ChannelId)),
        st.builds(
            Posted, here, ids.map(ChannelId), ids.map(MessageId), st.integers(0, 99), moments
        ),
        st.builds(
            Ended,
            here,
            st.sampled_from(("finished", "aborted")),
            st.text(),
            st.lists(seats, max_size=3).map(tuple),
            moments,
        ),
        scores(table),
        st.builds(Filed, here),
    )
    return st.tuples(st.lists(opening, max_size=1), st.lists(rest, max_size=6)).map(
        lambda parts: [*parts[0], *parts[1]]
    )


TABLE_IDS = [TableId(number) for number in (1, 2, 3)]
rounds = st.lists(st.tuples(*map(entries, TABLE_IDS)), max_size=6)


async def refused(log: Log, entries: list[Entry]) -> bool:
    try:
        await log.append(*entries)
    except LogFailed:
        return True
    return False


@settings(max_examples=60)
@given(rounds)
async def test_any_entries_load_back_as_what_they_mean(
    rounds: list[tuple[list[Entry], ...]],
) -> None:
    memory = MemoryLog()
    with tempfile.TemporaryDirectory() as folder:
        async with Store.open(Path(folder) / "tavolo.sqlite3") as store:
            for together in rounds:
                expected = [await refused(memory, each) for each in together]
                found = await asyncio.gather(*(refused(store, each) for each in together))
                assert found == expected, "one caller's mistake was another's"
            assert await store.load() == await memory.load()
            assert await store.last_table() == await memory.last_table()
            for table in TABLE_IDS:
                assert await store.read(table) == await memory.read(table)


async def test_a_server_remembers_who_changed_what(path: Path) -> None:
    first = Change(GuildId(1), "pace", None, "quick", UserId(7), 100.0)
    second = Change(GuildId(1), "pace", "quick", None, UserId(8), 200.0)
    third = Change(GuildId(1), "rated", None, "False", UserId(8), 200.0)
    async with Store.open(path) as store:
        await store.change_settings(first)
        assert await store.settings(GuildId(1)) == {"pace": "quick"}
        await store.change_settings(second, third)
        await store.change_settings()
    async with Store.open(path) as store:
        assert await store.settings(GuildId(1)) == {"rated": "False"}
        assert await store.changes(GuildId(1), 9) == [third, second, first]
        assert await store.changes(GuildId(1), 1) == [third]
        assert await store.changes(GuildId(2), 9) == []
