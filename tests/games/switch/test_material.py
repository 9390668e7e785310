"""M: piles, dice and tokens, and who starts."""

import pytest

from bot.engine.chance import Chance
from bot.games.switch import SWITCH
from bot.games.switch.roll import FACES
from tests.games.switch.table import Loaded, Table


def test_m1_two_to_four_play_and_every_pile_has_card_1_on_top() -> None:
    assert list(SWITCH.seats) == [2, 3, 4]
    for seats in SWITCH.seats:
        table = SWITCH.start(seats, {"match": False}, Chance(b"m1"))
        assert SWITCH.after(table)["tops"] == [1] * seats


def test_m2_the_switch_die_has_two_green_a_red_two_block_and_a_blank_face() -> None:
    assert FACES == ("green", "green", "red", "block", "block", "blank")


@pytest.mark.parametrize("seats", SWITCH.seats)
def test_m3_the_pot_has_one_token_more_than_there_are_players(seats: int) -> None:
    table = SWITCH.after(SWITCH.start(seats, {"match": False}, Chance(b"m3")))
    assert table["pot"] == seats + 1
    assert table["hold"] == [0] * seats


def test_m4_the_highest_die_starts_and_play_goes_clockwise() -> None:
    state = SWITCH.start(3, {"match": False}, Loaded([0, 5, 3]))
    assert SWITCH.after(state)["turn"] == 1
    table = Table(1, 1, 1, turn=1).roll(1, 6, 6, 6)
    assert table["turn"] == 2
    assert table.roll(2, 6, 6, 6)["turn"] == 0


def test_m4_the_tied_highest_roll_again_among_themselves() -> None:
    chance = Loaded([5, 0, 5, 5, 2, 2, 1, 1, 4])
    state = SWITCH.start(4, {"match": False}, chance)  # 6 1 6 6, then 3 3 2, then 2 5
    assert SWITCH.after(state)["turn"] == 2
    assert chance.results == []
    assert SWITCH.view(state, None).opening == (
        ((0, 6), (1, 1), (2, 6), (3, 6)),
        ((0, 3), (2, 3), (3, 2)),
        ((0, 2), (2, 5)),
    )
