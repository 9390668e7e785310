"""X: the table's phases, whom it waits for in each, and which windows open."""

from bot.engine.game import Pace, Seat, Waiting
from bot.games.switch.action import (
    ACTIONS,
    BLOCKS,
    CANCEL,
    COUNTER,
    DECLINE,
    DIE,
    DISCARD,
    ROLL,
    STOP,
    SWAPS,
    UNBLOCK,
)
from tests.games.switch.table import Table


def turn(mover: int, *others: int) -> Waiting:
    return Waiting(Pace.TURN, Seat(mover), tuple(map(Seat, (mover, *others))))


def window(*seats: int) -> Waiting:
    return Waiting(Pace.REACT, None, tuple(map(Seat, seats)))


def test_x1_start_is_roll_switch_die_or_unblock() -> None:
    assert Table(1, 1).legal(0) == {ROLL, DIE}
    assert Table(1, 1, hold=(1, 0), blocked=[0, 1]).legal(0) == {DIE, UNBLOCK}
    assert Table(1, 1).refusal(0, DISCARD) == "refused-not-rolled"
    assert Table(1, 1).refusal(0, STOP) == "refused-not-rolled"
    assert Table(1, 1).refusal(0, DECLINE) == "refused-no-swap"
    assert Table(1, 1).refusal(1, ROLL) == "refused-not-your-turn"


def test_x1_the_table_waits_for_the_mover_first_and_for_all_who_could_block() -> None:
    table = Table(1, 1, 1, 1, hold=(0, 1, 0, 1), turn=2)
    assert table.waiting == turn(2, 1, 3)
    none_left = Table(1, 1, hold=(1, 0), blocked=[1], turn=1)
    assert none_left.waiting == turn(1), "nobody to block"


def test_x2_rolled_is_discard_and_after_a_discard_stop_or_roll_too() -> None:
    table = Table(1, 1).roll(0, 1, 2, 6)
    assert (table["phase"], table["dice"], table.legal(0)) == ("rolled", [1, 2, 6], {DISCARD})
    assert table.do(0, DISCARD).legal(0) == {DISCARD, STOP, ROLL}
    assert table.roll(0, 2, 5, 5).legal(0) == {DISCARD}, "of the new roll a card has to go first"


def test_x3_discarding_is_a_window_that_closing_carries_out() -> None:
    table = Table(1, 1, 1, hold=(1, 0, 1)).roll(0, 1, 2, 4).do(0, DISCARD)
    assert table.waiting == window(0, 2)
    assert table.refusal(0, DISCARD) == "refused-window-open"
    assert table.refusal(0, CANCEL) == "refused-no-swap"
    table.close()
    assert (table["phase"], table["tops"]) == ("rolled", [2, 1, 1])
    assert table.refusal(None, ACTIONS[-1]) == "refused-no-window"


def test_x3_the_card_goes_in_the_step_after_which_nobody_could_react() -> None:
    landing = Table(1, 1, 1, hold=(0, 0, 1)).roll(0, 1, 2, 4).do(0, DISCARD).do(2, BLOCKS[1])
    assert (landing["phase"], landing["tops"]) == ("rolled", [2, 1, 1])
    counter = Table(1, 1, hold=(1, 1)).roll(0, 1, 2, 4).do(0, DISCARD).do(1, BLOCKS[0])
    assert counter.do(0, COUNTER)["tops"] == [2, 1]
    winning = Table(16, 1, hold=(1, 1)).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD).do(1, BLOCKS[0])
    assert winning.do(0, COUNTER)["winners"] == [0]


def test_x4_blocking_opens_only_for_a_target_that_holds_a_token() -> None:
    table = Table(1, 1, hold=(1, 1)).do(0, BLOCKS[1])
    assert table.waiting == window(1)
    assert table.close()["blocked"] == [False, True]
    assert table["phase"] == "start"
    assert Table(1, 1, hold=(1, 0)).do(0, BLOCKS[1])["phase"] == "start"


def test_x5_swapping_is_the_movers_choice() -> None:
    table = Table(4, 4, 1, hold=(0, 1, 0)).die(0, "green")
    assert table.waiting == turn(0, 1)
    assert table.legal(0) == {SWAPS[1], SWAPS[2], DECLINE}
    assert table.legal(1) == {BLOCKS[0], BLOCKS[2]}
    assert table.refusal(0, DIE) == table.refusal(0, STOP) == "refused-swap-first"


def test_x6_a_green_swap_waits_only_if_another_seat_holds_a_token() -> None:
    table = Table(3, 9, 1, hold=(1, 0, 1)).die(0, "green").do(0, SWAPS[1])
    assert (table["phase"], table["pending"], table["die"]) == (
        "swap_window",
        {"swap": [0, 1]},
        "green",
    )
    assert table.waiting == window(2)
    assert table.close()["tops"] == [9, 3, 1]
    alone = Table(3, 9, hold=(1, 0)).die(0, "green").do(0, SWAPS[1])
    assert (alone["phase"], alone["tops"]) == ("start", [9, 3])
    declined = Table(3, 9, hold=(0, 1)).die(0, "green").do(0, DECLINE)
    assert declined["phase"] == "start", "there is nothing to stop"


def test_x7_when_it_is_over_nothing_is_awaited_or_allowed() -> None:
    table = Table(16, 3, hold=(1, 0)).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD)
    assert table.waiting is None
    assert (table["turn"], table["dice"], table["die"], table["pending"]) == (None, [], None, None)
    for seat in (None, *table.seats):
        assert {table.refusal(seat, action) for action in ACTIONS} == {"refused-game-over"}
    assert table.legal(0) == table.legal(1) == set()


def test_what_no_rule_knows_and_who_has_no_seat_is_refused() -> None:
    table = Table(1, 1)
    assert table.refusal(0, "dance") == "refused-unknown-action"
    assert table.refusal(2, ROLL) == table.refusal(None, ROLL) == "refused-not-seated"
    assert table.refusal(-1, ROLL) == table.refusal(0, ACTIONS[-1]) == "refused-not-seated"
