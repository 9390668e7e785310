"""Standings on disk: pages, ranks, and what people decide about their own."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import pairwise
from pathlib import Path

import pytest

from bot.games import CATALOGUE
from bot.privacy import Consent
from bot.standing.ladder import ORDERS, By, Ladder, orders
from bot.standing.page import OWN_PAGE, SIZE, Line, Page
from bot.standing.period import ALL, Period
from bot.standing.standing import EVERYWHERE, Scope
from bot.store.page import BEFORE, LADDER, LINES, NEAR, OWN, RANGES
from bot.store.store import Store
from bot.table.ids import UserId
from bot.table.log import LogFailed
from tests.standing.score import DECEMBER, HERE, NOTHING, THERE, finished, result, scored

STRANGER = UserId(999_999)


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    async with Store.open(path) as store:
        yield store


async def page(
    store: Store,
    by: By = "wins",
    number: int = 1,
    viewer: int = STRANGER,
    scope: Scope = HERE,
    period: str = ALL,
) -> Page:
    ladder = Ladder(scope, "17", Period(period), by)
    return await store.book.page(ladder, number, UserId(viewer))


def ranks(page: Page) -> list[tuple[int, int, int]]:
    return [(line.rank, line.user, line.value) for line in page.lines]


async def test_who_is_equal_is_ranked_alike(store: Store) -> None:
    games = [(1, 2), (1, 3), (2, 1), (3, 1), (1, 4)]
    for table, (first, second) in enumerate(games, start=1):
        await store.append(*finished(scored(table, result(first, 1), result(second, 2))))
    found = await page(store)
    assert ranks(found) == [(1, 1, 3), (2, 2, 1), (2, 3, 1), (4, 4, 0)]
    assert (found.people, found.pages) == (4, 1)


async def test_the_own_rank_is_told_on_every_page(store: Store) -> None:
    people = [result(user, 1 if user == 5 else 2) for user in range(1, 31)]
    await store.append(*finished(scored(1, *people)))
    for number in (1, 2, 3):
        found = await page(store, number=number, viewer=5)
        assert found.own is not None
        assert (found.own.rank, found.own.value) == (1, 1)
        assert len(found.lines) == SIZE
    assert (await page(store)).own is None
    assert [(await page(store, number=n)).number for n in (-3, 0, 4, 10**9)] == [1, 1, 3, 3]


async def test_accuracy_takes_twenty_calls(store: Store) -> None:
    few = result(1, 1, calls=19, right=19)
    await store.append(*finished(scored(1, few, result(2, 2, calls=21, right=14))))
    found = await page(store, "accuracy", viewer=1)
    assert ranks(found) == [(1, 2, 666)]
    assert found.own is None
    assert found.standing is not None
    assert found.standing.counts["calls"] == 19
    await store.append(*finished(scored(2, few, result(2, 2))))
    assert ranks(await page(store, "accuracy")) == [(1, 1, 1000), (2, 2, 666)]


async def test_an_empty_ladder_has_one_empty_page(store: Store) -> None:
    found = await page(store)
    assert (found.lines, found.people, found.number, found.pages) == ((), 0, 1, 1)


async def test_every_page_of_a_long_ladder_is_what_sorting_finds(store: Store) -> None:
    """With many people who are equal, and values that go up and down all the time."""
    whim = random.Random(17)
    everybody = range(1, 701)
    for wave in range(3):
        tables = []
        for number in range(250):
            users = whim.sample(everybody, whim.randint(2, 6))
            results = [
                result(
                    user,
                    min(place, 3),
                    victories=whim.choice((0, 1, 3, 40, 1500)),
                    calls=whim.randint(0, 40),
                )
                for place, user in enumerate(users, start=1)
            ]
            tables.append(
                scored(1 + number + 250 * wave, *results, guild=whim.choice((HERE, THERE)))
            )
        await asyncio.gather(*(store.append(*finished(table)) for table in tables))
        for user in whim.sample(everybody, 60):
            await store.set_consent(UserId(user), Consent(everywhere=whim.random() < 0.7))
        for user in whim.sample(everybody, 5):
            await store.forget(UserId(user))
    for scope in (HERE, EVERYWHERE):
        for by in ORDERS:
            await is_sorted(store, scope, by, everybody)


async def is_sorted(store: Store, scope: Scope, by: By, everybody: range) -> None:
    first = await page(store, by, scope=scope)
    lines: list[Line] = []
    for number in range(1, first.pages + 1):
        lines += (await page(store, by, number, scope=scope)).lines
    assert len(lines) == first.people > 30
    values: dict[UserId, int] = {}
    for user in map(UserId, everybody):
        standing = (await store.book.standings(user, "17")).get((scope, ALL))
        value = None if standing is None else ORDERS[by].value(standing)
        if value is not None:
            values[user] = value
    assert {line.user: line.value for line in lines} == values
    for line in lines:
        assert line.rank == 1 + sum(value > line.value for value in values.values())
    assert [line.rank for line in lines] == sorted(line.rank for line in lines)
    for line in random.Random(by).sample(lines, 10):
        found = await page(store, by, OWN_PAGE, line.user, scope)
        assert line in found.lines, "it is the wrong page"
        own = (await page(store, by, 1, line.user, scope)).own
        assert own is not None
        assert (own.rank, own.value) == (line.rank, line.value)


async def test_games_of_one_person_that_end_at_the_same_time_are_all_rated(store: Store) -> None:
    tables = [scored(table, result(1, 1), result(table + 1, 2)) for table in range(1, 31)]
    await asyncio.gather(*(store.append(*finished(table)) for table in tables))
    rating = (await store.book.ratings(UserId(1)))["17"]
    assert rating.games == 30
    history = await store.book.history(UserId(1))
    changes = [played.change for played in history if played.change]
    for one, next_one in pairwise(changes):
        assert next_one.before == one.after, "a game was rated as if another had not been"
    assert changes[-1].after == rating


async def test_what_a_game_did_to_ratings_comes_back_with_its_table(store: Store) -> None:
    await store.append(*finished(scored(1, result(1, 1), result(2, 2))))
    await store.append(*finished(scored(2, result(1, 1), result(2, 2), rated=False)))
    rated, unrated = await store.load()
    rises = {user: change.points > 0 for user, change in rated.changes.items()}
    assert rises == {1: True, 2: False}
    assert unrated.changes == {}


async def test_months_have_ladders_of_their_own(store: Store) -> None:
    await store.append(*finished(scored(1, result(1, 1), result(2, 2))))
    await store.append(*finished(scored(2, result(1, 2), result(2, 1), at=DECEMBER)))
    assert ranks(await page(store, period="2026-11")) == [(1, 1, 1), (2, 2, 0)]
    assert ranks(await page(store, period="2026-12")) == [(1, 2, 1), (2, 1, 0)]
    assert ranks(await page(store, period="2026-q4")) == [(1, 1, 1), (1, 2, 1)]


async def test_a_rating_that_changed_on_one_server_has_changed_on_all(store: Store) -> None:
    await store.append(*finished(scored(1, result(1, 1), result(2, 2))))
    await store.append(*finished(scored(2, result(1, 1), result(3, 2), guild=THERE)))
    here, there = await page(store, "rating"), await page(store, "rating", scope=THERE)
    assert here.lines[0].value == there.lines[0].value
    assert here.lines[0].games == 1


async def test_everywhere_shows_only_who_agreed_and_for_as_long_as_they_do(store: Store) -> None:
    await store.set_consent(UserId(2), Consent(everywhere=True))  # before the first game
    await store.append(*finished(scored(1, result(1, 1), result(2, 2))))
    assert ranks(await page(store, scope=EVERYWHERE)) == [(1, 2, 0)]
    await store.set_consent(UserId(1), Consent(everywhere=True))
    await store.append(*finished(scored(2, result(1, 1), result(2, 2), guild=THERE)))
    assert ranks(await page(store, scope=EVERYWHERE)) == [(1, 1, 2), (2, 2, 0)]
    await store.set_consent(UserId(1), Consent(everywhere=False))
    assert ranks(await page(store, scope=EVERYWHERE)) == [(1, 2, 0)]
    assert ranks(await page(store)) == [(1, 1, 1), (2, 2, 0)], "their own server sees them"
    assert (await store.consent(UserId(2))).everywhere
    assert not (await store.consent(UserId(1))).everywhere


async def test_who_is_forgotten_leaves_no_trace_and_nobody_else_is_touched(
    store: Store, path: Path
) -> None:
    await store.append(*finished(scored(1, result(1, 1), result(2, 2))))
    before = await store.book.standings(UserId(2), "17")
    await store.forget(UserId(1))
    await store.forget(STRANGER)
    assert await store.book.history(UserId(1)) == []
    assert await store.book.ratings(UserId(1)) == {}
    assert ranks(await page(store)) == [(1, 2, 0)]
    assert await store.book.standings(UserId(2), "17") == before
    with closing(sqlite3.connect(path)) as shell:
        assert shell.execute("SELECT user FROM people").fetchall() == [(2,)]
        assert shell.execute("SELECT count(*) FROM rungs").fetchone() == (9,)


async def test_a_game_counts_once(store: Store) -> None:
    game = scored(1, result(1, 1), result(2, 2))
    await store.append(*finished(game))
    with pytest.raises(LogFailed):
        await store.append(game)
    assert ranks(await page(store)) == [(1, 1, 1), (2, 2, 0)]


async def test_every_question_is_answered_by_an_index(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as shell:
        for question in (LADDER, RANGES, LINES, BEFORE, NEAR, OWN):
            plan = shell.execute("EXPLAIN QUERY PLAN " + question, [0] * question.count("?"))
            steps = [step[-1] for step in plan]
            scans = [step for step in steps if not step.startswith(("SEARCH", "CO-ROUTINE"))]
            assert set(scans) <= {"SCAN (subquery-1)", "SCAN SUBQUERY 1"}, steps


def test_games_have_the_orders_that_they_count_for() -> None:
    assert orders(CATALOGUE["17"]) == ("rating", "wins", "victories", "accuracy")
    assert orders(CATALOGUE["switch"]) == ("rating", "wins")
    assert set(NOTHING) == set(CATALOGUE["17"].counters)
