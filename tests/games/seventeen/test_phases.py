"""X: how the rules meet a channel. L: somebody leaves."""

from copy import deepcopy
from itertools import chain

import pytest

from bot.engine.chance import Chance
from bot.engine.cpu import play_randomly
from bot.engine.game import Pace, Seat, Waiting
from bot.engine.transcript import Player, Record
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL
from tests.games.seventeen.table import Table

ONE = "1o"


def waiting(table: Table) -> Waiting:
    found = SEVENTEEN.waiting(table.state)
    assert found is not None
    return found


def test_x1_in_a_turn_one_seat_has_to_play_and_the_others_may_still_call() -> None:
    table = Table("1o", "1o", "1o", "1o", row="3:5o")
    assert waiting(table) == (Pace.TURN, 0, (0, 1, 2))
    assert table.view(0).to_move
    assert not table.view(1).to_move
    assert table.call(2)["phase"] == "grace"


def test_x1_before_the_first_card_only_the_starter_is_awaited() -> None:
    assert waiting(Table(ONE, ONE, ONE, turn=1)) == (Pace.TURN, 1, (1,))


def test_x2_after_a_turn_everybody_but_the_last_player_may_call_and_nobody_may_play() -> None:
    table = Table(ONE, ONE, ONE, ONE, turn=1).play(1, "1o")
    assert waiting(table) == (Pace.REACT, None, (0, 2, 3))
    assert table["turn"] == 2
    assert table.legal(2) == [CALL]
    assert not table.view(2).to_move


def test_x2_when_the_window_closes_it_is_the_next_players_turn() -> None:
    table = Table(ONE, ONE, ONE).play(0, "1o").close()
    assert waiting(table) == (Pace.TURN, 1, (1, 2))


def test_x2_the_window_already_tells_how_many_cards_come_next() -> None:
    assert Table("x2", "1o 1o", ONE).play(0, "x2")["plays_left"] == 2


@pytest.mark.parametrize("card", ["1o", "rev", "x2", "trash", "trap-"])
def test_x2_with_two_players_the_window_never_opens(card: str) -> None:
    table = Table(card.removesuffix("-"), ONE).play(0, card)
    assert waiting(table) == (Pace.TURN, 1, (1,))


def test_x2_two_players_go_through_whole_games_without_a_window() -> None:
    chance = Chance(b"two players")
    for game in range(20):
        state = SEVENTEEN.start(2, {}, Chance(b"x2 %d" % game))
        while found := SEVENTEEN.waiting(state):
            assert found.pace is Pace.TURN
            assert found.mover is not None
            action = play_randomly(SEVENTEEN.view(state, found.mover), chance)
            assert action is not None
            SEVENTEEN.apply(state, found.mover, action)


def test_x3_after_a_call_those_with_priority_over_every_caller_may_still_call() -> None:
    table = Table(ONE, ONE, ONE, ONE, ONE).play(0, "1o").call(4)
    assert waiting(table) == (Pace.GRACE, None, (1, 2, 3))
    assert waiting(table.call(3)) == (Pace.GRACE, None, (1, 2))
    assert table["callers"] == [4, 3]
    assert table.refusal(4, CALL) == table.refusal(3, CALL) == "refused-no-priority"
    assert table.call(1)["phase"] == "turn"
    assert table["round"] == 2


def test_x3_anticlockwise_the_priority_is_the_other_way_round() -> None:
    table = Table("rev", ONE, ONE, ONE, ONE).play(0, "rev").call(2)
    assert waiting(table) == (Pace.GRACE, None, (3, 4))
    assert table.refusal(1, CALL) == "refused-no-priority"


def test_x3_if_nobody_could_have_priority_the_call_is_resolved_at_once() -> None:
    assert Table(ONE, ONE, ONE).play(0, "1o").call(1)["round"] == 2
    assert Table("rev", ONE, ONE).play(0, "rev").call(2)["round"] == 2


def test_x3_when_the_grace_period_is_over_the_nearest_call_counts() -> None:
    table = Table(ONE, ONE, ONE, ONE).play(0, "1o").call(3).call(2).close()
    assert table["tokens"] == [[1, 0], [0, 0], [0, 1], [0, 0]]


def test_x3_a_call_in_the_next_players_turn_has_a_grace_period_too() -> None:
    table = Table(ONE, ONE, ONE).play(0, "1o").close().call(2)
    assert waiting(table) == (Pace.GRACE, None, (1,))
    assert table.close()["tokens"] == [[1, 0], [0, 0], [0, 1]]


def test_x4_between_two_cards_the_turn_goes_on_with_one_play_left_and_no_calls() -> None:
    table = Table("x2", "1o 1o", ONE).play(0, "x2").close().play(1, "1o")
    assert waiting(table) == (Pace.TURN, 1, (1,))
    assert table["plays_left"] == 1
    assert table.play(1, "1o")["phase"] == "react"


def test_x5_smaller_hands_are_filled_in_turn_order_from_the_starter() -> None:
    table = Table("1o", "", "2o", rest="row").play(0, "1o")
    shuffled = [name for name, _, _ in table["row"]]
    deepcopy(table.chance).shuffle(shuffled)
    table.call(1)
    assert table["turn"] == 1
    assert table["hands"] == [shuffled[5:8], shuffled[:3], ["2o", *shuffled[3:5]]]
    assert table["pile"] == shuffled[8:]
    assert [len(backs) for backs in table.view(None).backs] == [3, 3, 3]


def test_x5_full_hands_get_nothing() -> None:
    table = Table("1o 1o 1o", "2o 2o 2o", row="0:5o", last=0, turn=1).call(1)
    assert table["hands"] == [["1o"] * 3, ["2o"] * 3]


def test_l1_a_cpu_can_take_over_any_seat_and_hand_and_tokens_stay_with_it() -> None:
    table = Table("1o trap", ONE, ONE, tokens=[(2, 1), (0, 0), (1, 0)])
    before = table.snapshot()
    action = play_randomly(table.view(0), Chance(b"cpu"))
    assert table.snapshot() == before
    assert action is not None
    assert table.do(0, action)["tokens"] == [[2, 1], [0, 0], [1, 0]]


def test_l2_an_abandoned_game_has_no_winners() -> None:
    players = [Player(seat=seat, name="somebody") for seat in range(3)]
    record = Record(SEVENTEEN, players, {}, b"l2", "")
    assert record.end("nobody is left") == {
        "end": "aborted",
        "winners": [],
        "reason": "nobody is left",
    }


@pytest.mark.parametrize("seats", SEVENTEEN.seats)
def test_x5_a_game_without_calls_empties_both_piles_and_ends_by_calls(seats: int) -> None:
    """Silence in every window: whoever runs out of cards calls, and every hand is filled again."""
    chance = Chance(b"nobody calls")
    state = SEVENTEEN.start(seats, {}, Chance(b"nobody calls"))
    emptied = False
    while found := SEVENTEEN.waiting(state):
        if found.mover is None:
            SEVENTEEN.apply(state, None, SEVENTEEN.close)
            continue
        legal = SEVENTEEN.legal(state, found.mover)
        plays = [action for action in legal if action != CALL]
        emptied |= not plays
        action = plays[chance.below(len(plays))] if plays else CALL
        assert SEVENTEEN.apply(state, Seat(found.mover), action) is None
        after = SEVENTEEN.after(state)
        hands, row = after["hands"], after["row"]
        assert isinstance(hands, list)
        assert isinstance(row, list)
        if not row and after["phase"] == "turn" and after["last"] is None:
            assert [len(hand) for hand in hands] == [3] * seats
        assert len(list(chain(*hands))) <= 3 * seats
    assert emptied
