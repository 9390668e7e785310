"""B: what the faces of the Switch die do."""

from bot.games.switch.action import DECLINE, DIE, ROLL, SWAPS
from tests.games.switch.table import Table


def test_b1_blank_does_nothing() -> None:
    table = Table(3, 9).die(0, "blank")
    assert (table["tops"], table["turn"], table.ended) == ([3, 9], 1, "blank")


def test_b2_green_swaps_piles_with_anybody() -> None:
    table = Table(3, 9, 16).die(0, "green")
    assert (table["phase"], table["die"]) == ("swapping", "green")
    assert table.legal(0) == {SWAPS[1], SWAPS[2], DECLINE}
    assert table.do(0, SWAPS[1])["tops"] == [9, 3, 16]
    assert table["turn"] == 1


def test_b2_green_may_be_declined() -> None:
    table = Table(3, 9).die(0, "green").do(0, DECLINE)
    assert (table["tops"], table["turn"], table.ended) == ([3, 9], 1, "declined")


def test_b2_nobody_swaps_with_themselves_or_with_a_seat_that_is_not_there() -> None:
    table = Table(3, 9).die(0, "green")
    assert table.refusal(0, SWAPS[0]) == "refused-no-such-partner"
    assert table.refusal(0, SWAPS[3]) == "refused-no-such-partner"


def test_b3_red_swaps_with_the_lowest_at_once() -> None:
    table = Table(8, 9, 2, 4).die(0, "red")
    assert (table["tops"], table["turn"], table.ended) == ([2, 9, 8, 4], 1, "swapped")


def test_b3_red_swaps_with_the_lowest_though_it_is_blocked() -> None:
    table = Table(8, 2, blocked=[1]).die(0, "red")
    assert (table["tops"], table["blocked"]) == ([2, 8], [True, False])


def test_b3_among_several_lowest_the_player_chooses_and_must() -> None:
    table = Table(8, 2, 2, 4).die(0, "red")
    assert (table["phase"], table["die"]) == ("swapping", "red")
    assert table.legal(0) == {SWAPS[1], SWAPS[2]}
    assert table.refusal(0, DECLINE) == "refused-no-such-partner"
    assert table.refusal(0, SWAPS[3]) == "refused-no-such-partner"
    assert table.do(0, SWAPS[2])["tops"] == [2, 2, 8, 4]


def test_b3_red_does_nothing_when_nobody_is_lower() -> None:
    table = Table(2, 9, 2).die(0, "red")
    assert (table["tops"], table["turn"], table.ended) == ([2, 9, 2], 1, "nobody-lower")


def test_b3_a_red_swap_cannot_be_prevented() -> None:
    assert Table(8, 2, hold=(0, 1)).die(0, "red")["tops"] == [2, 8]
    chosen = Table(8, 2, 2, hold=(0, 1, 1)).die(0, "red").do(0, SWAPS[1])
    assert (chosen["phase"], chosen["tops"]) == ("start", [2, 8, 2])


def test_b4_block_takes_a_token_from_the_pot() -> None:
    table = Table(1, 1).die(0, "block")
    assert (table["hold"], table["pot"], table.ended) == ([1, 0], 2, "token")


def test_b4_block_gives_nothing_when_the_pot_is_empty() -> None:
    table = Table(1, 1, hold=(1, 2)).die(0, "block")
    assert (table["hold"], table["pot"], table.ended) == ([1, 2], 0, "pot-empty")


def test_b5_after_the_switch_die_the_turn_is_over() -> None:
    for face in ("blank", "red", "block"):
        table = Table(1, 1).die(0, face)
        assert (table["turn"], table["phase"], table["die"]) == (1, "start", None), face
        assert table.refusal(0, ROLL) == table.refusal(0, DIE) == "refused-not-your-turn"
