"""Standings are what results come to, by server, game and period."""

import pytest

from bot.standing.period import ALL, Period, period
from bot.standing.rating import Change, Rating
from bot.standing.result import Played, Result
from bot.standing.standing import EVERYWHERE, total
from bot.table.ids import GuildId, TableId
from tests.standing.score import DECEMBER, HERE, NOVEMBER, THERE, result


def played(
    result: Result, at: float = NOVEMBER, guild: GuildId = HERE, after: Rating | None = None
) -> Played:
    change = Change(Rating(), after) if after else None
    return Played(TableId(1), guild, "17", at, 4, result, change)


@pytest.mark.parametrize(
    ("at", "month", "season"),
    [
        (0.0, "1970-01", "1970-q1"),
        (1798761599.0, "2026-12", "2026-q4"),
        (1798761600.0, "2027-01", "2027-q1"),
    ],
)
def test_months_and_seasons_begin_at_midnight_utc(at: float, month: str, season: str) -> None:
    assert (period("month", at), period("season", at), period("all", at)) == (month, season, ALL)


def test_everything_is_added_up() -> None:
    history = [
        played(result(1, 1, victories=3, calls=2, right=1)),
        played(result(1, 1, shared=True, victories=3)),
        played(result(1, 4, penalties=2, calls=1)),
    ]
    standing = total(history, everywhere=False)[HERE, ALL]
    assert (standing.games, standing.wins, standing.shared) == (3, 2, 1)
    assert standing.counts["victories"] == 6
    assert (standing.counts["calls"], standing.counts["right"]) == (3, 1)


def test_each_server_and_each_period_has_its_own() -> None:
    first = result(1, 1)
    history = [played(first), played(first, DECEMBER), played(first, DECEMBER, THERE)]
    games = {where: one.games for where, one in total(history, everywhere=False).items()}
    assert games == {
        (HERE, "2026-11"): 1,
        (HERE, "2026-12"): 1,
        (HERE, "2026-q4"): 2,
        (HERE, "all"): 2,
        (THERE, "2026-12"): 1,
        (THERE, "2026-q4"): 1,
        (THERE, "all"): 1,
    }


def test_everywhere_contains_only_who_agreed() -> None:
    history = [played(result(1, 1)), played(result(1, 2), guild=THERE)]
    assert (EVERYWHERE, ALL) not in total(history, everywhere=False)
    assert total(history, everywhere=True)[EVERYWHERE, ALL].games == 2


def test_a_rating_is_one_for_all_servers_and_stays_as_it_was_when_a_period_is_over() -> None:
    autumn, winter = Rating(26, 8, 1), Rating(24, 7, 2)
    history = [
        played(result(1, 1), NOVEMBER, HERE, autumn),
        played(result(1, 2), DECEMBER, THERE, winter),
    ]
    found = {where: one.rating for where, one in total(history, everywhere=False).items()}
    assert found[HERE, Period("2026-11")] == autumn
    assert found[HERE, ALL] == found[THERE, ALL] == winter
    assert found[HERE, Period("2026-q4")] == winter
