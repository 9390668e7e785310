"""What the rules do not allow is refused with a reason, and the table stays exactly as it was."""

from collections.abc import Callable

import pytest

from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import ACTIONS, CALL, CLOSE
from tests.games.seventeen.table import Table, played

FOUR = ("1o 2c", "3o trap", "4o rev", "5o x2")


def turn() -> Table:
    return Table(*FOUR, row="3:5o")


def react() -> Table:
    return Table(*FOUR).play(0, "1o")


def grace() -> Table:
    return react().call(3)


def over() -> Table:
    tokens = [(2, 0), (0, 0), (0, 0), (0, 0)]
    return Table(*FOUR, row="3:1o", last=0, turn=1, tokens=tokens).call(1)


@pytest.mark.parametrize("make", [turn, react, grace])
def test_an_unknown_action_is_refused(make: Callable[[], Table]) -> None:
    assert make().refusal(1, "dance") == "refused-unknown-action"
    assert make().refusal(1, None) == "refused-unknown-action"


def test_a_card_that_is_not_held_is_refused() -> None:
    assert turn().refusal(0, played("3o")) == "refused-card-not-held"
    assert turn().refusal(0, played("trap-")) == "refused-card-not-held"


def test_a_play_out_of_turn_is_refused() -> None:
    assert turn().refusal(1, played("3o")) == "refused-not-your-turn"


def test_a_play_in_a_reaction_window_is_refused_even_to_the_next_player() -> None:
    assert react().refusal(1, played("3o")) == "refused-window-open"


def test_a_play_while_a_call_is_pending_is_refused() -> None:
    assert grace().refusal(1, played("3o")) == "refused-call-pending"


def test_a_call_by_the_last_player_is_refused() -> None:
    assert turn().refusal(3, CALL) == "refused-played-last"
    assert react().refusal(0, CALL) == "refused-played-last"
    assert grace().refusal(0, CALL) == "refused-played-last"


def test_a_second_call_by_the_same_player_is_refused() -> None:
    assert grace().refusal(3, CALL) == "refused-no-priority"


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_no_player_can_close_a_window(seat: int) -> None:
    assert react().refusal(seat, CLOSE) == "refused-not-seated"
    assert grace().refusal(seat, CLOSE) == "refused-not-seated"


def test_without_a_window_there_is_nothing_to_close() -> None:
    assert turn().refusal(None, CLOSE) == "refused-no-window"


@pytest.mark.parametrize("seat", [None, -1, 4, 99])
def test_without_a_seat_one_can_neither_play_nor_call(seat: int | None) -> None:
    assert turn().refusal(seat, played("1o")) == "refused-not-seated"
    assert react().refusal(seat, CALL) == "refused-not-seated"


def test_when_the_game_is_over_everything_is_refused() -> None:
    table = over()
    assert SEVENTEEN.winners(table.state) == (0,)
    for seat in (None, 0, 1, 2, 3):
        assert {table.refusal(seat, action) for action in ACTIONS} == {"refused-game-over"}
