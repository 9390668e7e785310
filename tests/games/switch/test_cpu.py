"""What the CPU players of Switch do where there is something to be clever about."""

from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.games.switch import SWITCH
from bot.games.switch.action import (
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
    Action,
)
from bot.games.switch.forecast import Standing, forecast
from bot.games.switch.gamble import first_roll, switch_die
from tests.games.switch.table import Table

CLEVER = ["normal", "hard"]


def asked(level: str, table: Table, seat: int) -> Action | None:
    answer: Action | None = SWITCH.cpus[level](table.view(seat), Patient())
    return answer


class Patient(Chance):
    """Never loses patience: whims come out as the last of their possibilities."""

    def __init__(self) -> None:
        super().__init__(b"")

    def below(self, n: int) -> int:
        return n - 1


class Impatient(Patient):
    def below(self, n: int) -> int:
        return 0


@pytest.mark.parametrize("level", CLEVER)
def test_they_block_the_last_card_of_an_opponent(level: str) -> None:
    table = Table(16, 1, 5, hold=(0, 1, 0)).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD)
    assert asked(level, table, 1) == BLOCKS[0]


@pytest.mark.parametrize("level", CLEVER)
def test_they_let_a_low_card_go(level: str) -> None:
    table = Table(1, 1, 5, hold=(0, 1, 0)).roll(0, 1, 4, 6).do(0, DISCARD)
    assert asked(level, table, 1) is None


def test_hard_keeps_its_last_token_to_counter_with_while_it_leads() -> None:
    for tokens, expected in ((1, None), (2, BLOCKS[0])):
        table = Table(13, 15, 1, hold=(0, tokens, 0)).roll(0, 6, 6, 6, 6, 1).do(0, DISCARD)
        assert asked("hard", table, 1) == expected


@pytest.mark.parametrize("level", CLEVER)
def test_they_counter_a_block_on_their_last_card(level: str) -> None:
    table = Table(16, 1, hold=(1, 1)).roll(0, 6, 6, 4, 1, 1).do(0, DISCARD).do(1, BLOCKS[0])
    assert asked(level, table, 0) == COUNTER


@pytest.mark.parametrize("level", CLEVER)
def test_they_cancel_a_green_swap_that_takes_their_lead(level: str) -> None:
    table = Table(1, 16, hold=(0, 2)).die(0, "green").do(0, SWAPS[1])
    assert asked(level, table, 1) == CANCEL


@pytest.mark.parametrize("level", CLEVER)
def test_they_take_the_pile_that_is_furthest_ahead(level: str) -> None:
    assert asked(level, Table(1, 5, 14).die(0, "green"), 0) == SWAPS[2]


@pytest.mark.parametrize("level", CLEVER)
def test_they_keep_the_best_pile(level: str) -> None:
    assert asked(level, Table(14, 5, 1).die(0, "green"), 0) == DECLINE


@pytest.mark.parametrize("level", CLEVER)
def test_they_roll_on_when_nothing_can_be_lost(level: str) -> None:
    assert asked(level, Table(9, 5, gone=1), 0) == ROLL


def test_normal_banks_a_pile_before_its_click_card_is_gone() -> None:
    assert asked("normal", Table(8, 5, gone=4), 0) == STOP


def test_hard_knows_that_the_click_card_is_worth_the_risk() -> None:
    """Three rolls in four get there; stopped, the pile is there for everybody to swap for."""
    assert asked("hard", Table(8, 5, gone=4), 0) == ROLL


def test_easy_and_normal_free_their_pile_when_they_can() -> None:
    for level in ("easy", "normal"):
        assert asked(level, Table(9, 5, hold=(1, 0), blocked=[0]), 0) == UNBLOCK


def test_normal_hopes_for_a_swap_when_far_behind_but_not_for_a_blocked_pile() -> None:
    assert asked("normal", Table(1, 12), 0) == DIE
    assert asked("normal", Table(1, 12, blocked=[1]), 0) == ROLL


def test_hard_gambles_when_the_others_are_about_to_win_and_stops_when_not() -> None:
    """The same pile, odds and tokens: what the others have decides."""
    assert asked("hard", Table(12, 1, 1, hold=(0, 1, 1), gone=1), 0) == STOP
    assert asked("hard", Table(12, 16, 16, hold=(0, 1, 1), gone=1), 0) == ROLL


def test_hard_never_waits_for_ever_on_the_switch_die() -> None:
    waiting = Table(1, 16, hold=(1, 1))
    stuck = Table(4, 3, 2, 4, hold=(1, 0, 0, 0), blocked=[0, 1, 2, 3])
    hard: Any = SWITCH.cpus["hard"]
    assert hard(waiting.view(0), Impatient()) in (ROLL, BLOCKS[1])
    assert hard(stuck.view(0), Impatient()) == UNBLOCK


def test_a_forecast_shares_out_one_victory() -> None:
    standing = Standing((3, 12, 9), (False, True, False), (1, 0, 2), 0)
    for chances in (
        forecast(standing, Table(1, 1).seats[0]),
        first_roll(standing, Table(1, 1).seats[0]),
        switch_die(standing, Table(1, 1).seats[0]),
    ):
        assert sum(chances) == pytest.approx(1)
        assert min(chances) > 0


def test_a_standing_keeps_its_tokens() -> None:
    zero, one, _ = Table(1, 1, 1).seats
    standing = Standing((3, 12, 9), (True, False, False), (1, 1, 0), 1)
    for then in (
        standing.gained(zero),
        standing.spent(one),
        standing.freed(zero),
        standing.blocking(zero, one),
        standing.blocking(one, standing_target(standing)),
        standing.swapped(zero, one),
    ):
        assert sum(then.hold) + sum(then.blocked) + then.pot == 4, then


def standing_target(standing: Standing) -> Any:
    """A seat that is free and could not answer a Block."""
    return next(s for s, held in enumerate(standing.hold) if not held and not standing.blocked[s])
