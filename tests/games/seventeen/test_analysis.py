"""Calls in hindsight: odds from what the caller saw, the best decision, how it came out."""

from typing import Any

import pytest

from bot.engine.game import Judgement, Moment, Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL, CLOSE, Action
from bot.games.seventeen.odds import outcomes, pool
from bot.render.screens import SCREENS
from tests.games.seventeen.table import Table, played
from tests.render.stage import english, scene

HANDS = ("1c 2c trap", "2o x2 rev", "5o 4c 3c")


def judge(table: Table, *steps: tuple[int | None, Action]) -> list[Judgement[Any]]:
    moments = []
    for number, (seat, action) in enumerate(steps, start=1):
        seen = table.view(seat)
        table.do(seat, action)
        by = None if seat is None else Seat(seat)
        moments.append(Moment(number, by, action, seen, SEVENTEEN.reveal(table.state)))
    return list(SEVENTEEN.judge(moments))


def test_a_row_that_shows_17_is_called_at_100_percent() -> None:
    table = Table(*HANDS, row="0:5o 1:5o 2:5o 0:2o", turn=1)
    [judged] = judge(table, (1, CALL))
    assert (judged.odds, judged.came, judged.best) == (1.0, "right", CALL)
    told = SCREENS["17"].verdict(judged, scene(SEVENTEEN, 3))
    assert told.replace("\xa0", " ") == "👍 **Ben** called at 100%: right call."


def test_the_odds_are_the_callers_and_not_what_lay_there() -> None:
    table = Table(*HANDS, row="0:5o 2:5c- 1:5o 0:3c-", turn=1)
    view = table.view(1)
    expected = sum(end.chance for end in outcomes(view.row, pool(view)) if end.right)
    [judged] = judge(table, (1, CALL))
    assert judged.odds == pytest.approx(expected)
    assert expected < 1, "although there are 18"
    assert judged.came == "right"
    own = Table(*HANDS, row="0:5o 2:5c- 1:5o 0:3c-", turn=1)
    [knowing] = judge(own, (2, CALL), (None, CLOSE))
    assert knowing.odds is not None
    assert knowing.odds > expected, "who laid the 5 knows that it is one"


def test_a_wrong_call_on_nothing_is_told_what_was_better() -> None:
    [judged] = judge(Table(*HANDS, row="0:1o", turn=1), (1, CALL))
    assert (judged.odds, judged.came) == (0.0, "wrong")
    assert judged.best != CALL
    assert judged.promise > judged.chance
    told = SCREENS["17"].verdict(judged, scene(SEVENTEEN, 3)).replace("\xa0", " ")
    assert told.startswith("💡 **Ben** called at 0%: playing ")


def test_a_trap_and_a_call_that_came_first_are_told() -> None:
    [trapped] = judge(Table(*HANDS, row="0:5o 1:5o 2:5o 0:2o 0:trap-", turn=1), (1, CALL))
    assert trapped.came == "trapped"
    table = Table(*HANDS, row="0:5o 1:5o 2:5o 0:2o", turn=1)
    late, first = judge(table, (2, CALL), (1, CALL))
    assert (late.came, first.came) == ("overtaken", "right")
    kept, *_ = judge(Table(*HANDS, row="0:5o 1:5o 2:5o 0:2o", turn=1), (2, CALL), (None, CLOSE))
    assert kept.came == "right"


def test_who_has_no_card_had_to_call() -> None:
    [judged] = judge(Table("1c", "", "3o", row="0:5o", turn=1, rest="row"), (1, CALL))
    assert judged.forced
    told = SCREENS["17"].verdict(judged, scene(SEVENTEEN, 3))
    assert "there was nothing else to do" in told


def test_only_calls_are_judged() -> None:
    table = Table(*HANDS, turn=0)
    assert judge(table, (0, played("2c-")), (None, CLOSE), (1, played("2o"))) == []


@pytest.mark.parametrize(
    ("odds", "best", "came", "said"),
    [
        (0.71, CALL, "wrong", "🌧️ **Anna** called at 71%: right call, bad luck."),
        (0.71, CALL, "right", "👍 **Anna** called at 71%: right call."),
        (0.3, CALL, "wrong", "🌧️ **Anna** called at 30%: a risk worth taking, bad luck."),
        (
            0.3,
            None,
            "right",
            "🍀 **Anna** called at 30%: lucky, waiting was better (50% to win, not 40%).",
        ),
        (
            0.3,
            played("3c-"),
            "wrong",
            "💡 **Anna** called at 30%: playing 3 (closed) face down was better"
            " (50% to win, not 40%).",
        ),
        (
            0.8,
            CALL,
            "overtaken",
            "👍 **Anna** called at 80%, but somebody came first: right call.",
        ),
    ],
)
def test_verdicts_read_like_this(odds: float, best: Action | None, came: str, said: str) -> None:
    promise = 0.4 if best == CALL else 0.5
    judged: Judgement[Action] = Judgement(9, Seat(0), CALL, odds, 0.4, best, promise, False, came)
    stage = scene(SEVENTEEN, 3)._replace(say=english())
    assert SCREENS["17"].verdict(judged, stage).replace("\xa0", " ") == said
