"""E: what a call does to the tokens. G: when the game is over, and who has won it."""

from collections.abc import Sequence

import pytest

from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.state import Reckoning
from tests.games.seventeen.table import Table, cards, lying

FOUR = ("1o", "1o", "1o", "1o")
SEVENTEEN_IN_ALL = "0:5o 0:5o 0:5o 0:2o"
SIXTEEN_IN_ALL = "0:5o 0:5o 0:5o 0:1o"
Held = Sequence[tuple[int, int]]


def called(row: str, tokens: Held = (), *, caller: int = 1, last: int = 0) -> Table:
    """Four seats; the caller comes right after the last player unless the window has closed."""
    table = Table(*FOUR, row=row, last=last, phase="react", turn=(last + 1) % 4, tokens=tokens)
    table.call(caller)
    return table.close() if table["phase"] == "grace" else table


def held(table: Table) -> list[tuple[int, int]]:
    return [(victory, penalty) for victory, penalty in table["tokens"]]


def reckoning(table: Table) -> Reckoning:
    found = table.view(None).reckoning
    assert found is not None
    return found


def test_e1_the_whole_row_is_turned_over_for_everybody_and_added_up() -> None:
    row = "0:3c- 1:trap- 2:5o- 3:rev 0:1c"
    table = called(row)
    for viewer in (None, 0, 1, 2, 3):
        found = table.view(viewer).reckoning
        assert found is not None
        assert found.row == tuple(map(lying, row.split()))
        assert found.total == 9
    assert table.view(None).discard == tuple(cards("3c trap 5o rev 1c"))


def test_e1_nothing_is_turned_over_before_the_call_is_decided() -> None:
    table = Table(*FOUR, row="0:trap-", phase="react", turn=1).call(2)
    assert table["phase"] == "grace"
    assert table.view(None).reckoning is None
    assert table.view(None).row != (lying("0:trap-"),)


def test_e2_a_face_down_trap_gives_its_player_a_victory_and_the_caller_a_penalty() -> None:
    assert held(called(f"2:trap- {SEVENTEEN_IN_ALL}")) == [(0, 1), (1, 1), (1, 0), (0, 0)]


def test_e2_every_trap_costs_the_caller_a_penalty() -> None:
    table = called(f"2:trap- 3:trap- 2:trap- {SEVENTEEN_IN_ALL}")
    assert sorted(reckoning(table).penalties) == [0, 1, 1, 1]
    assert held(table) == [(0, 1), (1, 1), (1, 0), (1, 0)]


def test_e2_a_caller_who_reveals_an_own_trap_receives_both_tokens() -> None:
    assert held(called(f"1:trap- {SIXTEEN_IN_ALL}")) == [(1, 0), (1, 0), (0, 0), (0, 0)]
    assert held(called(f"1:trap- {SEVENTEEN_IN_ALL}")) == [(0, 1), (1, 1), (0, 0), (0, 0)]


def test_e3_with_17_or_more_the_caller_wins_and_the_last_player_is_penalised() -> None:
    assert held(called(SEVENTEEN_IN_ALL)) == [(0, 1), (1, 0), (0, 0), (0, 0)]
    assert held(called(f"{SEVENTEEN_IN_ALL} 0:5c-")) == [(0, 1), (1, 0), (0, 0), (0, 0)]


def test_e4_below_17_the_last_player_wins_and_the_caller_is_penalised() -> None:
    assert held(called(SIXTEEN_IN_ALL)) == [(1, 0), (0, 1), (0, 0), (0, 0)]


def test_e5_nobody_gets_two_victories_for_two_traps() -> None:
    assert held(called(f"2:trap- 2:trap- {SEVENTEEN_IN_ALL}"))[2] == (1, 0)


def test_e5_nobody_gets_two_victories_for_a_trap_and_the_call() -> None:
    assert held(called(f"0:trap- {SIXTEEN_IN_ALL}"))[0] == (1, 0)
    assert held(called(f"1:trap- {SEVENTEEN_IN_ALL}"))[1] == (1, 1)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((0, 0), (0, 1)),
        ((0, 1), (0, 0)),
        ((1, 0), (1, 1)),
        ((1, 1), (0, 0)),
        ((2, 1), (1, 0)),
    ],
)
def test_e6_a_second_penalty_gives_both_back_and_a_victory_if_there_is_one(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = called(SIXTEEN_IN_ALL, [(0, 0), before, (0, 0), (0, 0)])
    assert held(table)[1] == after


@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0), (1, 1)), ((0, 1), (1, 0)), ((1, 1), (1, 0)), ((2, 1), (2, 0)), ((2, 0), (3, 1))],
)
def test_e6_penalties_come_before_victories(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = called(f"2:trap- {SEVENTEEN_IN_ALL}", [(0, 0), before, (0, 0), (0, 0)])
    assert held(table)[1] == after


@pytest.mark.parametrize(
    ("traps", "before", "after"),
    [
        (1, (2, 0), (1, 0)),
        (2, (2, 0), (1, 1)),
        (2, (2, 1), (0, 0)),
        (3, (2, 0), (0, 0)),
        (4, (1, 0), (0, 1)),
        (5, (2, 1), (0, 1)),
    ],
)
def test_e6_the_penalties_of_several_traps_are_applied_one_by_one(
    traps: int, before: tuple[int, int], after: tuple[int, int]
) -> None:
    table = called("2:trap- " * traps + "0:1o", [(0, 0), before, (0, 0), (0, 0)])
    assert held(table) == [(1, 0), after, (1, 0), (0, 0)]
    pairs = (before[1] + traps + 1) // 2
    assert reckoning(table).returned == (1,) * pairs


def test_e6_an_own_trap_can_save_the_third_victory() -> None:
    table = called(f"1:trap- {SIXTEEN_IN_ALL}", [(0, 0), (2, 1), (0, 0), (0, 0)])
    assert held(table)[1] == (2, 1)


def test_e7_the_row_is_discarded_left_to_right_and_hands_are_kept() -> None:
    hands = ["1o 2o 3o", "1c trap x2", "4o 4o 4o"]
    table = Table(*hands, row="1:trap- 2:5o 0:rev", phase="react", turn=1, discard="x2").call(1)
    assert table["discard"] == ["x2", "trap", "5o", "rev"]
    assert table["row"] == []
    assert table["hands"] == [hand.split() for hand in hands]


def test_e8_the_caller_starts_after_a_right_call() -> None:
    assert called(SEVENTEEN_IN_ALL, caller=2)["turn"] == 2


def test_e8_the_last_player_starts_after_a_wrong_call() -> None:
    assert called(SIXTEEN_IN_ALL, caller=2)["turn"] == 0


def test_e9_every_round_starts_clockwise_with_nothing_left_of_the_one_before() -> None:
    table = Table("rev", "1o", "1o", "1o", tokens=[(0, 0)] * 4).play(0, "rev").call(3)
    assert table["direction"] == 1
    assert (table["round"], table["phase"], table["plays_left"]) == (2, "turn", 1)
    assert table["last"] is None
    assert table["callers"] == []


def test_g1_the_game_ends_after_a_round_in_which_somebody_holds_three_victories() -> None:
    table = called(SEVENTEEN_IN_ALL, [(0, 0), (2, 0), (2, 1), (0, 0)])
    assert table["phase"] == "over"
    assert table["winners"] == [1]
    assert SEVENTEEN.winners(table.state) == (1,)
    assert SEVENTEEN.waiting(table.state) is None


def test_g1_two_victories_are_not_enough() -> None:
    table = called(SEVENTEEN_IN_ALL, [(0, 0), (1, 0), (2, 0), (0, 0)])
    assert table["phase"] == "turn"
    assert table["winners"] is None


def test_g1_a_victory_lost_to_a_penalty_in_that_round_is_lost_before_the_third_comes() -> None:
    table = called(f"2:trap- {SEVENTEEN_IN_ALL}", [(0, 0), (2, 1), (0, 0), (0, 0)])
    assert table["winners"] is None


def test_g1_when_it_is_over_the_table_stays_as_the_last_round_left_it() -> None:
    row = f"2:1o 3:1o {SEVENTEEN_IN_ALL}"
    table = called(row, [(0, 0), (0, 0), (2, 0), (0, 0)], caller=2)
    assert table["turn"] is None
    assert (table["last"], table["callers"], table["round"]) == (0, [2], 1)
    assert table["row"] == []
    assert len(table["discard"]) == 6


def test_g2_of_several_with_three_victories_the_one_with_fewer_penalties_wins() -> None:
    table = called(f"2:trap- {SEVENTEEN_IN_ALL}", [(0, 0), (2, 0), (2, 0), (0, 0)])
    assert held(table) == [(0, 1), (3, 1), (3, 0), (0, 0)]
    assert table["winners"] == [2]


def test_g2_if_they_are_still_equal_they_share_the_victory() -> None:
    row = f"2:trap- 3:trap- {SIXTEEN_IN_ALL}"
    table = called(row, [(2, 0), (0, 0), (2, 0), (2, 1)])
    assert table["winners"] == [0, 2]
    row = f"2:trap- {SEVENTEEN_IN_ALL}"
    table = called(row, [(0, 0), (2, 0), (2, 1), (0, 0)])
    assert table["winners"] == [1, 2]
