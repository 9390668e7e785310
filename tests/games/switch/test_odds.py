"""The odds are exact: every roll there is, thrown and counted one by one."""

from itertools import chain, combinations, product

import pytest

from bot.games.switch.odds import reach, ways
from bot.games.switch.roll import DICE, LAST, run, sums


def by_hand(dice: tuple[int, ...]) -> set[int]:
    """A1: the sums of one or several of the dice, by trying all choices of them."""
    choices = chain.from_iterable(combinations(dice, n) for n in range(1, len(dice) + 1))
    return {sum(choice) for choice in choices}


@pytest.mark.parametrize("count", [3, 4])
def test_what_a_roll_makes_is_what_one_finds_by_trying(count: int) -> None:
    for dice in product(range(1, 7), repeat=count):
        made = sums(dice)
        assert {n for n in range(1, 37) if made >> n & 1} == by_hand(dice), dice


@pytest.mark.parametrize("count", [3, 4, 5])
def test_every_roll_is_counted_once(count: int) -> None:
    assert sum(ways(count).values()) == 6**count


@pytest.mark.parametrize("top", [1, 5, 6, 7, 9, 11])
def test_the_chance_of_every_reach_is_the_share_of_the_rolls_that_reach_it(top: int) -> None:
    stops = []
    for dice in product(range(1, 7), repeat=DICE[top]):
        made, stop = by_hand(dice), top
        while stop in made and stop <= LAST:
            stop += 1
        stops.append(stop)
    assert dict(reach(top)) == {stop: stops.count(stop) / len(stops) for stop in {top, *stops}}


def test_the_chances_of_the_last_cards_are_known() -> None:
    assert reach(12)[0] == (12, (7776 - 6993) / 7776), "the chance of a miss stands first"
    assert reach(16) == ((16, (7776 - 4336) / 7776), (17, 4336 / 7776))


def test_a_run_has_no_gap_and_ends_at_the_last_card() -> None:
    assert run(sums((1, 2, 6)), 1) == range(1, 4)
    assert run(sums((6, 6, 3, 2, 1)), 14) == range(14, 17)
    assert list(run(sums((6, 6)), 1)) == []
