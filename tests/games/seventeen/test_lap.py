"""The rest of a lap, as `hard` at seat 0 expects it."""

import pytest

from bot.engine.game import Seat
from bot.games.seventeen.lap import Lap, doubted, own_backs
from bot.games.seventeen.odds import pool
from bot.games.seventeen.people import Looks, looks_of
from bot.games.seventeen.view import View
from tests.games.seventeen.table import Table

ME, NEXT, LAST = Seat(0), Seat(1), Seat(2)
HANDS = ("1o 2o 3o", "1o 2o 3o", "1o 2o 3o")
EVEN = 1 / 3


def lap_of(view: View) -> tuple[Lap, Looks]:
    lap = Lap(view, ME, pool(view), own_backs(view.row, ME), view.direction)
    return lap, looks_of(view.row, ME)


def left(row: str, *hands: str, doubled: bool = False) -> float:
    """The chance to win when one has just left this row to the others."""
    table = Table(*(hands or HANDS), row=row, last=ME, turn=NEXT, phase="react")
    lap, looks = lap_of(table.view(ME))
    return lap.window(ME, looks, doubled=doubled)


def called(caller: Seat, row: str, last: Seat) -> float:
    lap, looks = lap_of(Table(*HANDS, row=row, last=last).view(ME))
    return lap.called(caller, last, looks)


def test_e3_a_call_of_a_full_row_costs_whoever_played_last() -> None:
    full = "1:5o 2:5o 1:5o 2:5o"
    assert called(NEXT, full, last=ME) < EVEN < called(ME, full, last=LAST)


def test_e4_a_call_of_a_low_row_pays_for_whoever_played_last() -> None:
    assert called(NEXT, "1:5o 0:5o", last=ME) > EVEN > called(ME, "1:5o 2:5o", last=LAST)


def test_e2_an_own_trap_pays_even_when_the_call_is_right() -> None:
    full = "1:5o 2:5o 1:5o 0:{} 2:5o"
    assert called(NEXT, full.format("trap-"), last=LAST) > called(
        NEXT, full.format("rev-"), last=LAST
    )


def test_a_back_that_is_a_trap_is_better_to_leave_than_one_that_fills_the_row() -> None:
    row = "1:5o 2:5o 1:5o 0:{}"
    assert left(row.format("trap-")) > EVEN > left(row.format("5c-"))


def test_p5_an_x2_is_worth_more_where_two_cards_would_fill_the_row() -> None:
    hands = "1o 2o 3o", "5o 5o 5o"
    row = "1:4o 0:4o 0:x2"
    assert left(row, *hands, doubled=True) > left(row, *hands)


def test_p5_an_x2_makes_nobody_play_two_cards_who_holds_one() -> None:
    hands = "1o 2o 3o", "5o"
    row = "1:4o 0:4o 0:x2"
    assert left(row, *hands, doubled=True) == left(row, *hands)


@pytest.mark.parametrize(("direction", "order"), [(1, [3, 0, 1]), (-1, [1, 0, 3])])
def test_c3_priority_follows_the_direction(direction: int, order: list[int]) -> None:
    table = Table(*HANDS, "4o 4o 4o", row="2:5o", direction=direction)
    lap, _ = lap_of(table.view(ME))
    assert lap.after(LAST) == order


def test_x3_a_call_that_was_made_is_certain() -> None:
    table = Table(*HANDS, row="2:5o", turn=ME, phase="react")
    before, looks = lap_of(table.view(ME))
    assert before.calls([NEXT], LAST, looks) == (0, 1), "nobody calls a row of 5"
    after, looks = lap_of(table.call(NEXT).view(ME))
    assert after.calls([NEXT], LAST, looks) == (after.called(NEXT, LAST, looks), 0)


def test_t3_whoever_has_to_play_without_a_card_calls() -> None:
    lap, looks = lap_of(Table("1o", "", "1o", row="0:5o", turn=1).view(ME))
    assert lap.turn(NEXT, ME, looks, plays=1) == lap.called(NEXT, ME, looks) > EVEN


def test_the_lap_is_over_with_the_own_turn() -> None:
    lap, looks = lap_of(Table(*HANDS, row="2:5o").view(ME))
    assert lap.turn(ME, LAST, looks, plays=1) == pytest.approx(EVEN)


def test_17_is_less_likely_the_more_backs_were_laid_late() -> None:
    chances = [doubted(0.5, Looks(shown=14, backs=3, doubtful=late)) for late in range(4)]
    assert chances[0] == 0.5
    assert chances == sorted(set(chances), reverse=True)


def test_what_is_certain_is_not_doubted() -> None:
    assert doubted(1, Looks(shown=17, backs=2, doubtful=2)) == 1
    assert doubted(0, Looks(shown=5, backs=2, doubtful=2)) == 0
