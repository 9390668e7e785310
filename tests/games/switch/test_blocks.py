"""K: the four uses of Block tokens, and what a Block does to a turn."""

import pytest

from bot.games.switch.action import (
    BLOCKS,
    CANCEL,
    COUNTER,
    DIE,
    DISCARD,
    ROLL,
    STOP,
    SWAPS,
    UNBLOCK,
)
from tests.games.switch.table import Table


def test_k1_a_token_blocks_an_opponent_in_and_out_of_turn() -> None:
    for by in (0, 2):
        table = Table(1, 5, 1, hold=(1, 0, 1)).do(by, BLOCKS[1])
        assert table["blocked"] == [False, True, False]
        assert table["hold"][by] == 0
    assert Table(1, 5).refusal(0, BLOCKS[1]) == "refused-no-token"


def test_k1_also_between_two_discards() -> None:
    table = Table(1, 1, 1, hold=(0, 0, 1)).roll(0, 1, 2, 4).do(0, DISCARD).close()
    assert table["phase"] == "rolled"
    assert table.do(2, BLOCKS[0])["blocked"] == [True, False, False]


def test_k2_no_pile_is_blocked_twice_and_nobody_blocks_the_own() -> None:
    table = Table(1, 1, 1, hold=(2, 0, 0), blocked=[1])
    assert table.refusal(0, BLOCKS[1]) == "refused-already-blocked"
    assert table.refusal(0, BLOCKS[0]) == "refused-no-such-target"
    assert table.refusal(0, BLOCKS[3]) == "refused-no-such-target"
    assert table.legal(0) == {ROLL, DIE, BLOCKS[2]}


def test_k3_the_target_answers_with_a_token_and_both_go_back_to_the_pot() -> None:
    table = Table(1, 5, hold=(1, 1)).do(0, BLOCKS[1])
    assert (table["phase"], table["pending"], table["hold"]) == (
        "blocking",
        {"block": [0, 1]},
        [0, 1],
    )
    table.do(1, COUNTER)
    assert (table["blocked"], table["hold"], table["pot"]) == ([False, False], [0, 0], 3)
    assert (table["phase"], table["turn"]) == ("start", 0)


def test_k3_only_the_target_answers() -> None:
    table = Table(1, 5, 1, hold=(1, 1, 1)).do(0, BLOCKS[1])
    assert table.refusal(2, COUNTER) == "refused-not-the-target"
    assert Table(1, 1, hold=(1, 1)).refusal(1, COUNTER) == "refused-no-window"


def test_k4_a_token_removes_the_block_before_rolling() -> None:
    table = Table(5, 1, hold=(1, 0), blocked=[0])
    assert table.legal(0) == {DIE, UNBLOCK, BLOCKS[1]}
    table.do(0, UNBLOCK)
    assert (table["blocked"], table["hold"], table["pot"]) == ([False, False], [0, 0], 3)
    assert table.legal(0) == {ROLL, DIE}


def test_k4_only_with_a_token_in_the_own_turn_and_where_a_block_lies() -> None:
    assert Table(5, 1, blocked=[0]).refusal(0, UNBLOCK) == "refused-no-token"
    assert Table(5, 1, hold=(1, 0)).refusal(0, UNBLOCK) == "refused-not-blocked"
    waiting = Table(5, 1, hold=(1, 0), blocked=[0], turn=1)
    assert waiting.refusal(0, UNBLOCK) == "refused-not-your-turn"
    rolled = Table(5, 1, hold=(1, 0), blocked=[0]).die(0, "green")
    assert rolled.refusal(0, UNBLOCK) == "refused-already-rolled"


def test_k5_who_is_blocked_and_does_not_unblock_rolls_the_switch_die() -> None:
    table = Table(5, 1, blocked=[0])
    assert table.legal(0) == {DIE}
    assert table.refusal(0, ROLL) == "refused-you-are-blocked"


def test_k6_anybody_stops_a_green_swap_with_a_token() -> None:
    for by in (1, 2):
        table = Table(3, 9, 1, hold=(0, 1, 1)).die(0, "green").do(0, SWAPS[1]).do(by, CANCEL)
        assert (table["tops"], table["turn"], table.ended) == ([3, 9, 1], 1, "cancelled")
        assert (table["hold"][by], table["pot"]) == (0, 3)


def test_k6_not_without_a_token_nor_by_the_swapper() -> None:
    table = Table(3, 9, 1, hold=(1, 1, 0)).die(0, "green").do(0, SWAPS[1])
    assert table.refusal(2, CANCEL) == "refused-no-token"
    assert table.refusal(0, CANCEL) == "refused-own-swap"
    assert Table(3, 9, hold=(0, 1)).refusal(1, CANCEL) == "refused-no-swap"


def test_k7_a_block_moves_with_its_pile() -> None:
    table = Table(3, 9, blocked=[1]).die(0, "green").do(0, SWAPS[1])
    assert (table["tops"], table["blocked"]) == ([9, 3], [True, False])


def test_k8_a_block_in_the_middle_of_a_turn_ends_it_and_costs_nothing() -> None:
    table = Table(1, 1, hold=(0, 1)).roll(0, 1, 2, 4).do(0, DISCARD).close().do(1, BLOCKS[0])
    assert (table["tops"], table["blocked"]) == ([2, 1], [True, False])
    assert (table["turn"], table["phase"], table["dice"], table.ended) == (
        1,
        "start",
        [],
        "blocked",
    )


def test_k9_several_tokens_block_the_same_opponent_again_and_again() -> None:
    table = Table(1, 5, hold=(2, 0)).do(0, BLOCKS[1]).die(0, "blank")
    table.die(1, "block").die(0, "blank").do(1, UNBLOCK)
    assert table["blocked"] == [False, False]
    assert table.do(0, BLOCKS[1])["blocked"] == [False, True]


def test_k10_a_discard_waits_while_an_opponent_could_block_it() -> None:
    table = Table(1, 1, 1, hold=(0, 0, 1)).roll(0, 1, 2, 4).do(0, DISCARD)
    assert (table["phase"], table["pending"]) == ("discarding", {"discard": 0})
    assert table["tops"] == [1, 1, 1]
    assert table.close()["tops"] == [2, 1, 1]


def test_k10_there_is_no_window_when_nobody_could_react() -> None:
    assert Table(1, 1).roll(0, 1, 2, 4).do(0, DISCARD)["phase"] == "rolled"
    own = Table(1, 1, hold=(2, 0)).roll(0, 1, 2, 4).do(0, DISCARD)
    assert (own["phase"], own["tops"]) == ("rolled", [2, 1])


def test_k11_while_a_block_is_settled_only_its_target_spends_a_token() -> None:
    table = Table(1, 1, 1, hold=(1, 1, 1)).do(0, BLOCKS[1])
    assert [table.legal(seat) for seat in range(3)] == [set(), {COUNTER}, set()]
    assert table.refusal(2, BLOCKS[0]) == "refused-window-open"
    assert table.refusal(0, ROLL) == "refused-window-open"


def test_k11_while_a_green_swap_is_settled_tokens_only_stop_it() -> None:
    table = Table(3, 9, 1, hold=(1, 1, 0)).die(0, "green").do(0, SWAPS[1])
    assert [table.legal(seat) for seat in range(3)] == [set(), {CANCEL}, set()]
    assert table.refusal(1, BLOCKS[0]) == "refused-window-open"


def test_k12_a_block_on_a_pending_discard_ends_the_turn_and_the_card_stays() -> None:
    table = Table(16, 1, hold=(0, 1)).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD).do(1, BLOCKS[0])
    assert (table["tops"], table["turn"], table["winners"]) == ([16, 1], 1, None)
    assert table["pending"] is None


def test_k12_a_block_that_is_not_answered_lands_when_its_window_closes() -> None:
    table = Table(16, 1, hold=(1, 1)).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD).do(1, BLOCKS[0])
    assert (table["phase"], table["dice"]) == ("blocking", [6, 6, 4, 1, 1])
    table.close()
    assert (table["tops"], table["blocked"], table["turn"]) == ([16, 1], [True, False], 1)


def test_k12_before_rolling_the_blocked_seat_goes_on_under_the_block() -> None:
    table = Table(5, 1, 1, hold=(0, 0, 1)).do(2, BLOCKS[0])
    assert (table["turn"], table["phase"], table.legal(0)) == (0, "start", {DIE})


def test_k12_a_block_on_another_seat_leaves_the_turn_where_it_was() -> None:
    table = Table(1, 5, 1, hold=(0, 0, 2)).roll(0, 1, 2, 4).do(0, DISCARD).do(2, BLOCKS[1])
    assert (table["phase"], table["pending"], table["dice"]) == (
        "discarding",
        {"discard": 0},
        [1, 2, 4],
    )


@pytest.mark.parametrize("answer", [COUNTER, None])
def test_k12_a_block_while_a_swap_is_chosen_leaves_the_choice_open(answer: object) -> None:
    table = Table(3, 9, 1, hold=(0, 1, 1)).die(0, "green").do(2, BLOCKS[1])
    assert (table["phase"], table["die"]) == ("blocking", None)
    table = table.do(1, COUNTER) if answer else table.close()
    assert (table["phase"], table["die"], table["turn"]) == ("swapping", "green", 0)
    assert table["blocked"][1] == (answer is None)
    assert STOP not in table.legal(0)
