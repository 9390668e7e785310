"""C: who may call "17", and whose call counts."""

import pytest

from bot.games.seventeen.action import CALL
from tests.games.seventeen.table import Table

ONE = "1o"


def called(table: Table) -> int:
    """Whose call the round before was decided by."""
    reckoning = table.view(None).reckoning
    assert reckoning is not None
    return reckoning.caller


def test_c1_a_call_may_come_after_a_turn_and_until_the_next_card_is_down() -> None:
    table = Table(ONE, ONE, ONE).play(0, ONE)
    assert table["phase"] == "react"
    assert table.may_call() == [1, 2]
    assert table.close()["phase"] == "turn"
    assert table.may_call() == [1, 2]
    assert table.play(1, ONE).may_call() == [0, 2]


def test_c1_the_player_to_move_may_call_instead_of_playing() -> None:
    assert Table(ONE, ONE, row="1:5o").call(0)["round"] == 2


def test_c1_one_may_be_wrong_even_with_an_empty_row() -> None:
    table = Table("trash", ONE).play(0, "trash").call(1)
    assert table["tokens"] == [[1, 0], [0, 1]]


def test_c2_whoever_played_last_cannot_call() -> None:
    table = Table(ONE, ONE, ONE).play(0, ONE)
    assert table.refusal(0, CALL) == "refused-played-last"
    assert table.close().refusal(0, CALL) == "refused-played-last"


def test_c2_nobody_can_call_before_the_first_card_of_a_round() -> None:
    table = Table(ONE, ONE, ONE)
    assert table.may_call() == []
    assert {table.refusal(seat, CALL) for seat in range(3)} == {"refused-nothing-played"}
    table.play(0, ONE).call(1)
    assert table["round"] == 2
    assert table.may_call() == []


@pytest.mark.parametrize(
    ("direction", "calls", "counts"),
    [(1, (4, 3), 3), (1, (0, 4), 4), (-1, (2, 3), 3), (-1, (2, 4), 4), (-1, (3, 4), 4)],
)
def test_c3_of_calls_together_the_nearest_after_the_last_player_counts(
    direction: int, calls: tuple[int, int], counts: int
) -> None:
    table = Table(*[ONE] * 5, row="1:5o", phase="react", turn=0, direction=direction)
    for seat in calls:
        table.call(seat)
    assert table["callers"] == list(calls)
    assert called(table.close()) == counts


def test_c3_after_a_reverse_priority_runs_the_other_way() -> None:
    table = Table("rev", ONE, ONE, ONE).play(0, "rev").call(1)
    assert table["phase"] == "grace"
    assert called(table.call(3)) == 3


def test_c3_the_one_right_after_the_last_player_is_never_waited_for() -> None:
    assert called(Table("rev", ONE, ONE, ONE).play(0, "rev").call(3)) == 3
    assert called(Table(ONE, ONE, ONE, ONE).play(0, ONE).call(1)) == 1
