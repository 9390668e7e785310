"""T1, T2 and A: a turn with the ordinary dice, or else with the Switch die."""

import pytest

from bot.games.switch.action import DIE, DISCARD, ROLL, STOP
from bot.games.switch.roll import DICE
from tests.games.switch.table import Table


@pytest.mark.parametrize(("top", "dice"), [(1, 3), (6, 3), (7, 4), (11, 4), (12, 5), (16, 5)])
def test_t1_the_top_card_shows_how_many_dice_are_rolled(top: int, dice: int) -> None:
    table = Table(top, 1).roll(0, *[5 if top < 5 else 1] * dice)
    ended = table.view().ended
    assert ended is not None
    assert len(ended.dice) == dice


def test_t1_the_count_is_fixed_for_the_roll() -> None:
    table = Table(6, 1).roll(0, 6, 1, 1).do(0, DISCARD)
    assert table["tops"] == [7, 1]
    assert table["dice"] == [6, 1, 1], "card 7 shows four dice, but only the next roll has them"


def test_t2_a_turn_is_either_dice_or_switch_die() -> None:
    table = Table(1, 1)
    assert table.legal(0) == {ROLL, DIE}
    assert table.roll(0, 1, 1, 1).refusal(0, DIE) == "refused-already-rolled"
    assert table.do(0, DISCARD).refusal(0, DIE) == "refused-already-rolled"
    green = Table(1, 5).die(0, "green")
    assert green.refusal(0, ROLL) == "refused-swap-first"
    assert green.refusal(0, DISCARD) == "refused-swap-first"


def test_a1_the_sheets_first_example_a_roll_that_allows_only_card_1() -> None:
    table = Table(1, 1).roll(0, 1, 4, 6)
    assert list(table.view().allows) == [1]
    table.do(0, DISCARD)
    assert table.refusal(0, DISCARD) == "refused-dice-do-not-make-it"
    assert table.legal(0) == {STOP, ROLL}


def test_a1_the_sheets_second_example_a_roll_of_1_2_4_allows_cards_1_to_7() -> None:
    table = Table(1, 1).roll(0, 1, 2, 4)
    assert list(table.view().allows) == [1, 2, 3, 4, 5, 6, 7]
    for card in range(1, 8):
        assert table["tops"][0] == card
        table.do(0, DISCARD)
    assert table["tops"] == [8, 1]
    assert table.refusal(0, DISCARD) == "refused-dice-do-not-make-it"


def test_a1_a_die_counts_once_for_a_card_and_is_never_subtracted() -> None:
    assert Table(4, 1).roll(0, 2, 3, 6).ended == "missed", "4 is neither 2 + 2 nor 6 - 2"
    assert Table(4, 1).roll(0, 2, 2, 6)["phase"] == "rolled"


def test_a2_one_card_has_to_go_and_further_ones_are_a_choice() -> None:
    table = Table(1, 1).roll(0, 1, 2, 4)
    assert table.legal(0) == {DISCARD}
    assert table.refusal(0, STOP) == "refused-discard-first"
    assert table.refusal(0, ROLL) == "refused-discard-first"
    assert table.do(0, DISCARD).legal(0) == {DISCARD, STOP, ROLL}
    assert table.do(0, STOP)["tops"] == [2, 1]


def test_a3_a_first_roll_that_allows_nothing_ends_the_turn_at_no_cost() -> None:
    table = Table(5, 1).roll(0, 6, 6, 6)
    assert table.ended == "missed"
    assert (table["tops"], table["turn"], table["dice"]) == ([5, 1], 1, [])


def test_a4_after_a_card_one_stops_or_rolls_the_dice_of_the_new_top_card() -> None:
    table = Table(6, 1).roll(0, 6, 5, 5).do(0, DISCARD).roll(0, 6, 1, 1, 1)
    assert table["phase"] == "rolled"
    table.do(0, DISCARD)
    assert table.do(0, STOP)["turn"] == 1
    assert table["tops"] == [8, 1]


@pytest.mark.parametrize(
    ("top", "left"), [(2, 1), (7, 1), (8, 1), (9, 9), (10, 9), (11, 9), (12, 9), (16, 9)]
)
def test_a5_a_later_roll_that_allows_nothing_costs_all_cards_or_those_after_click(
    top: int, left: int
) -> None:
    table = Table(top, 1, gone=1)
    assert table.view(0).miss == left, "the panel says what is at stake"
    table.roll(0, *[5 if top < 5 else 1] * DICE[top])
    assert table.ended == "bust"
    assert (table["tops"], table["turn"]) == ([left, 1], 1)


def test_a5_a_first_roll_puts_nothing_at_stake() -> None:
    assert Table(12, 1).view(0).miss == 12


def test_a6_whoever_discards_16_wins_at_once() -> None:
    table = Table(16, 3).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD)
    assert (table["phase"], table["winners"], table["tops"]) == ("over", [0], [17, 3])
