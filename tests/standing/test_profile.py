"""Profiles: what the games of one person come to."""

from itertools import product

import pytest

from bot.engine.game import AnyGame, Counts
from bot.games import CATALOGUE
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH
from bot.render.profile import BARS, LONGEST, curve, draw_profile
from bot.standing.profile import Losing, Profile, profile
from bot.standing.rating import Change, Rating
from bot.standing.result import Played, Result
from bot.table.ids import TableId, UserId
from bot.text.catalogue import FALLBACK
from tests.standing.score import HERE, NOVEMBER, THERE, result
from tests.text.shelf import catalogue


def played(one: Result, game: str = "17", points: float | None = None) -> Played:
    change = None if points is None else Change(Rating(), Rating(points))
    return Played(TableId(1), HERE, game, NOVEMBER, 2, one, change)


def of(*games: Played) -> Profile:
    found = profile(games, SEVENTEEN, HERE)
    assert found is not None
    return found


def test_ratings_are_of_all_servers_and_the_rest_of_one() -> None:
    here, there = played(result(1, 1), points=26), played(result(1, 2), points=24)
    found = of(here, there._replace(guild=THERE))
    assert [rating.mu for rating in found.ratings] == [26, 24]
    assert (found.standing.games, found.standing.wins, found.losing) == (1, 1, None)


def test_there_is_none_without_a_game_on_that_server() -> None:
    assert profile([], SEVENTEEN, HERE) is None
    assert profile([played(result(1, 1))._replace(guild=THERE)], SEVENTEEN, HERE) is None


def test_a_game_that_was_not_played_is_empty_beside_one_that_was() -> None:
    found = profile([played(result(1, 1))], SWITCH, HERE)
    assert found is not None
    assert (found.name, found.standing.games, found.ratings) == ("Person 1", 0, ())


def test_the_favourite_way_of_losing_is_that_of_most_lost_games() -> None:
    wrong = result(1, 2, calls=2, right=0, penalties=2)
    trapped = result(1, 2, trapped=3, penalties=3)
    assert of(played(trapped), played(wrong), played(wrong)).losing == Losing("wrong", 2, 3)
    assert of(played(wrong), played(trapped)).losing == Losing("wrong", 1, 2), "the older one"
    left = played(result(1, 2, left=True))
    assert of(left, left, played(wrong)).losing == Losing("left", 2, 3)


@pytest.mark.parametrize(
    ("counts", "way"),
    [
        ({"calls": 3, "right": 1, "penalties": 3, "trapped": 1}, "wrong"),
        ({"calls": 2, "right": 1, "penalties": 3, "trapped": 2}, "trapped"),
        ({"calls": 1, "right": 1, "penalties": 2, "trapped": 0}, "caught"),
        ({"calls": 1, "right": 1, "penalties": 0, "trapped": 0}, "quiet"),
        ({}, "quiet"),
    ],
)
def test_a_game_of_17_is_lost_by_what_brought_most_penalties(counts: Counts, way: str) -> None:
    assert SEVENTEEN.undoing(counts) == way


def test_a_game_of_switch_is_lost_by_a_bust_or_to_somebody_faster() -> None:
    assert SWITCH.undoing({"busts": 1}) == "bust"
    assert SWITCH.undoing({"busts": 0}) == "slow"


@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_every_way_of_losing_and_every_counter_has_a_text(game: AnyGame) -> None:
    say = catalogue().speaker(FALLBACK)
    for numbers in product(range(3), repeat=len(game.counters)):
        counts = dict(zip(game.counters, numbers, strict=True))
        lost = Result(UserId(1), "Kim", 2, False, False, False, counts)
        found = profile([played(lost, game.id, 25)], game, HERE)
        assert found is not None
        assert draw_profile(found, UserId(1), game, CATALOGUE, say, pictures=True).drawing


def test_a_curve_has_a_bar_for_each_game_and_always_the_last() -> None:
    assert curve([1000, 1070, 1010]) == "▁█▂"
    assert curve([1000, 1000]) == "▁▁"
    long = curve(range(1000))
    assert (len(long), long[0], long[-1]) == (LONGEST, BARS[0], BARS[-1])
