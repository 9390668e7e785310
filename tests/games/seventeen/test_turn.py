"""T: a turn is one card to the row and one from the pile."""

from copy import deepcopy

import pytest

from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import ACTIONS, CALL, CLOSE, Play
from bot.games.seventeen.card import NAMES
from tests.games.seventeen.table import Table, card, played


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("face", ["", "-"])
def test_t1_any_card_may_be_played_either_way_to_the_right_end(name: str, face: str) -> None:
    table = Table(f"1o {name}", "1o", row="0:2o 1:3o", turn=0)
    assert played(name + face) in table.legal(0)
    table.play(0, name + face)
    lying = [name, "down" if face else "up", 0]
    expected = [["2o", "up", 0], ["3o", "up", 1], lying]
    if name == "trash" and not face:
        expected = expected[:1]  # P2
    assert table["row"] == expected


def test_t1_equal_cards_are_one_choice_and_the_first_of_them_is_taken() -> None:
    table = Table("2o 1c 2o", "1o", pile="trap")
    assert table.legal(0) == [played(name) for name in ("2o", "2o-", "1c", "1c-")]
    assert table.play(0, "2o")["hands"][0] == ["1c", "2o", "trap"]


def test_t2_then_one_card_is_drawn_from_the_top_and_put_at_the_end_of_the_hand() -> None:
    table = Table("1o 2o 3o", "1o", pile="trap 4o").play(0, "2o")
    assert table["hands"][0] == ["1o", "3o", "trap"]
    assert table["pile"][0] == "4o"


def test_t2_an_empty_pile_is_made_anew_from_the_shuffled_discard_pile() -> None:
    table = Table("1o 2o", "1o", discard="3o 4o 5o trap", rest="row")
    shuffled = ["3o", "4o", "5o", "trap"]
    deepcopy(table.chance).shuffle(shuffled)
    table.play(0, "2o")
    assert table["hands"][0] == ["1o", shuffled[0]]
    assert table["pile"] == shuffled[1:]
    assert table["discard"] == []


def test_t2_the_last_card_of_the_pile_is_drawn_before_anything_is_shuffled() -> None:
    table = Table("1o 2o", "1o", pile="5o", discard="3o 4o", rest="row").play(0, "2o")
    assert table["hands"][0] == ["1o", "5o"]
    assert table["pile"] == []
    assert table["discard"] == ["3o", "4o"]


def test_t2_after_a_reshuffle_nobody_remembers_what_was_buried() -> None:
    table = Table("trap 4o", "trash 1c", pile="5c 5o", rest="row")
    table.play(0, "trap-").play(1, "trash")
    assert table.view(0).buried == (card("trap"),)
    table.play(0, "4o")
    assert table.view(0).buried == ()
    assert table.view(None).discard == ()


def test_t3_with_both_piles_empty_nothing_is_drawn() -> None:
    table = Table("1o 2o 3o", "1o", rest="row").play(0, "2o")
    assert table["hands"][0] == ["1o", "3o"]
    assert table["pile"] == table["discard"] == []


def test_t3_whoever_has_to_play_and_holds_no_card_must_call() -> None:
    table = Table("1o", "2o", rest="row").play(0, "1o").play(1, "2o")
    assert table["hands"] == [[], []]
    assert table["turn"] == 0
    assert table.legal(0) == [CALL]
    assert table.view(0).to_move
    assert table.call(0)["round"] == 2


def test_t4_there_is_no_passing() -> None:
    assert all(isinstance(action, Play) or action in (CALL, CLOSE) for action in ACTIONS)
    table = Table("1o 2o", "1o", row="1:3o")
    waiting = SEVENTEEN.waiting(table.state)
    assert waiting is not None
    assert waiting.mover == 0
    assert table.refusal(None, CLOSE) == "refused-no-window"
