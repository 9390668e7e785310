"""Decisions of Switch in hindsight: rolls, stops, swaps, and what tokens were spent on."""

from typing import Any

import pytest

from bot.engine.game import Judgement, Moment, Seat
from bot.games.switch import SWITCH
from bot.games.switch.action import (
    BLOCKS,
    CANCEL,
    CLOSE,
    COUNTER,
    DECLINE,
    DISCARD,
    ROLL,
    STOP,
    SWAPS,
    Action,
)
from bot.games.switch.odds import reach
from bot.render.screens import SCREENS
from tests.games.switch.table import Table
from tests.render.stage import scene


def judge(table: Table, *steps: tuple[int | None, Action]) -> list[Judgement[Any]]:
    moments = []
    for number, (seat, action) in enumerate(steps, start=1):
        by = None if seat is None else Seat(seat)
        seen = SWITCH.view(table.state, by)
        table.do(seat, action)
        moments.append(Moment(number, by, action, seen, SWITCH.reveal(table.state)))
    return list(SWITCH.judge(moments))


def told(judged: Judgement[Any]) -> str:
    return SCREENS["switch"].verdict(judged, scene(SWITCH, 3)).replace("\xa0", " ")


def miss(top: int) -> float:
    return reach(top)[0][1]


@pytest.mark.parametrize(("dice", "came"), [((1, 1, 1, 1), "bust"), ((6, 5, 1, 1), "made")])
def test_rolling_again_is_judged_by_the_odds_of_the_roll_a4(
    dice: tuple[int, ...], came: str
) -> None:
    table = Table(11, 4, 1, gone=1)
    table.chance.results = [die - 1 for die in dice]
    [judged] = judge(table, (0, ROLL))
    assert judged.odds == pytest.approx(1 - miss(11))
    assert judged.came == came
    assert f"rolled again at {round(100 - 100 * miss(11))}%" in told(judged)


def test_stopping_is_judged_by_what_was_at_stake_a4() -> None:
    [judged] = judge(Table(11, 4, 1, gone=1), (0, STOP))
    assert judged.odds == pytest.approx(miss(11))
    assert judged.best in (STOP, ROLL)
    assert f"stopped, with {round(100 * miss(11))}% to miss" in told(judged)


def test_a_green_swap_for_a_better_pile_is_right_and_keeping_the_own_one_is_not_b2() -> None:
    [swapped] = judge(Table(1, 16, 1).die(0, "green"), (0, SWAPS[1]))
    assert (swapped.best, swapped.came) == (SWAPS[1], "swapped")
    assert told(swapped) == "👍 **Anna** swapped piles with **Ben**: right call."
    [kept] = judge(Table(1, 16, 1).die(0, "green"), (0, DECLINE))
    assert (kept.best, kept.came) == (SWAPS[1], "kept")
    assert told(kept).startswith("💡 **Anna** kept the pile: the pile of **Ben** was better (")


def test_a_swap_that_was_cancelled_is_bad_luck_and_cancelling_is_judged_k6() -> None:
    table = Table(1, 16, 1, hold=(0, 1, 0)).die(0, "green")
    swap, cancel = judge(table, (0, SWAPS[1]), (1, CANCEL))
    assert (swap.came, cancel.came) == ("cancelled", "held")
    assert cancel.best == CANCEL
    assert told(cancel) == "👍 **Ben** spent a token on the swap: right call."
    [kept] = judge(Table(1, 16, 1, hold=(0, 1, 0)).die(0, "green"), (0, SWAPS[1]), (None, CLOSE))
    assert kept.came == "swapped"


def test_a_block_that_stops_the_last_card_is_right_k8() -> None:
    table = Table(16, 9, 1, hold=(0, 1, 0)).roll(0, 6, 6, 4, 1, 1)
    [block] = judge(table, (0, DISCARD), (1, BLOCKS[0]))
    assert (block.best, block.came) == (BLOCKS[0], "landed")
    assert told(block) == "👍 **Ben** blocked **Anna**: right call."


def test_a_block_that_was_countered_and_its_counter_are_judged_k3() -> None:
    table = Table(16, 9, 1, hold=(1, 1, 0)).roll(0, 6, 6, 4, 1, 1)
    block, counter = judge(table, (0, DISCARD), (1, BLOCKS[0]), (0, COUNTER))
    assert (block.came, counter.came) == ("countered", "held")
    assert counter.best == COUNTER, "the last card is worth a token"


def test_what_leaves_no_choice_is_not_judged() -> None:
    table = Table(3, 12, 1).roll(0, 1, 3, 4)
    assert judge(table, (0, DISCARD)) == []


def test_the_chance_to_win_a_match_grows_with_the_score_w2() -> None:
    even = SWITCH.chances(Table(5, 5, match=True, scores=(50, 50)).view())
    ahead = SWITCH.chances(Table(5, 5, match=True, scores=(70, 50)).view())
    late = SWITCH.chances(Table(5, 5, match=True, scores=(95, 75)).view())
    assert even
    assert ahead
    assert late
    assert even[0] == pytest.approx(0.5)
    assert 0.5 < ahead[0] < late[0] < 1
