"""W and L: who wins a round and a match, and what becomes of a seat whose player leaves."""

import pytest

from bot.engine.chance import Chance
from bot.engine.transcript import Player, Record
from bot.games.switch import SWITCH
from bot.games.switch.action import BLOCKS, DISCARD
from tests.games.switch.table import Table

FINISH = (6, 6, 4, 1, 1)


def test_w1_a_single_round_is_won_by_whoever_discards_16() -> None:
    table = Table(3, 16, 1, turn=1).roll(1, *FINISH).do(1, DISCARD)
    assert (table["phase"], table["winners"], table["scores"]) == ("over", [1], [0, 0, 0])


def test_w2_the_winner_scores_16_and_the_others_their_highest_discard() -> None:
    table = Table(1, 16, 9, match=True, scores=(3, 0, 10), turn=1)
    table.roll(1, *FINISH).do(1, DISCARD)
    assert table["scores"] == [3, 16, 18]
    result = table.view().result
    assert result is not None
    assert (result.round, result.winner, result.points) == (1, 1, (0, 16, 8))


def test_w2_the_winner_starts_a_round_that_is_set_up_anew() -> None:
    table = Table(5, 16, 9, match=True, hold=(1, 0, 0), blocked=[2], turn=1)
    table.roll(1, *FINISH).do(1, DISCARD).close()
    assert (table["round"], table["turn"], table["phase"]) == (2, 1, "start")
    assert (table["tops"], table["blocked"]) == ([1, 1, 1], [False] * 3)
    assert (table["hold"], table["pot"], table["dice"]) == ([0, 0, 0], 4, [])


@pytest.mark.parametrize(
    ("scores", "winners"),
    [((83, 99, 99), None), ((84, 0, 0), [0]), ((84, 98, 0), [1]), ((84, 96, 0), [0, 1])],
)
def test_w2_at_100_the_highest_score_wins_and_equal_scores_share(
    scores: tuple[int, ...], winners: list[int] | None
) -> None:
    tops = (16, 5, 4) if winners else (16, 1, 1)
    table = Table(*tops, match=True, scores=scores).roll(0, *FINISH).do(0, DISCARD)
    assert table["winners"] == winners
    assert (table["phase"] == "over") == (winners is not None)


def test_l1_a_cpu_can_take_over_any_seat_and_pile_and_tokens_stay_with_it() -> None:
    for level, cpu in SWITCH.cpus.items():
        table = Table(9, 3, 1, hold=(1, 1, 0), blocked=[2])
        before = table.snapshot()
        action = cpu(table.view(0), Chance(b"cpu"))
        assert table.snapshot() == before, level
        assert action in table.legal(0), level
        assert table["tops"][0] == 9
        assert table["hold"][0] == 1


def test_l2_an_abandoned_game_has_no_winners() -> None:
    players = [Player(seat=seat, name="somebody") for seat in range(3)]
    record = Record(SWITCH, players, {"match": True}, b"l2", "")
    assert record.end("nobody is left")["winners"] == []


def test_tokens_on_the_table_in_a_lost_round_do_not_win_it() -> None:
    table = Table(16, 2, 2, hold=(0, 0, 1)).roll(0, *FINISH).do(0, DISCARD).do(2, BLOCKS[0])
    assert table["winners"] is None
