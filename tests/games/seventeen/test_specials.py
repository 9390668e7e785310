"""P: what Reverse, Trash, x2 and Trap do."""

import pytest

from bot.games.seventeen.action import CALL
from bot.games.seventeen.card import BLANK
from tests.games.seventeen.table import Table, card, cards

HAND = "1o 2o 3o"


def doubled(hand: str = HAND, pile: str = "") -> Table:
    """Seat 1 of three is to play two cards: seat 0 has just played an x2."""
    return Table(f"x2 {HAND}", hand, "3o 4o 5o", pile=pile).play(0, "x2").close()


def test_p1_a_reverse_flips_the_direction_at_once() -> None:
    table = Table("rev", HAND, HAND, HAND).play(0, "rev")
    assert table["direction"] == -1
    assert table["turn"] == 3


def test_p1_a_second_reverse_flips_it_back() -> None:
    table = Table("rev", HAND, "rev").play(0, "rev").close().play(2, "rev")
    assert table["direction"] == 1
    assert table["turn"] == 0


def test_p1_with_two_players_a_reverse_still_passes_the_turn() -> None:
    assert Table("rev", HAND).play(0, "rev")["turn"] == 1


def test_p2_a_trash_takes_the_card_before_it_along_to_the_discard_pile() -> None:
    table = Table("trash", HAND, row="0:4o 1:5o", discard="rev").play(0, "trash")
    assert table["row"] == [["4o", "up", 0]]
    assert table["discard"] == ["rev", "5o", "trash"]


def test_p2_on_an_empty_row_the_trash_alone_is_discarded() -> None:
    table = Table("trash", HAND).play(0, "trash")
    assert table["row"] == []
    assert table["discard"] == ["trash"]


@pytest.mark.parametrize("name", ["trap", "4c", "rev", "trash", "x2"])
def test_p2_a_trashed_face_down_card_stays_hidden_from_everybody_but_its_player(name: str) -> None:
    table = Table(f"{name} 1o", "trash", HAND, pile="1o 1o").play(0, f"{name}-").close()
    table.play(1, "trash")
    assert table["discard"] == [name, "trash"]
    for viewer in (None, 0, 1, 2):
        assert table.view(viewer).discard == (BLANK, card("trash"))
    assert table.view(0).buried == (card(name),)
    assert table.view(None).buried == table.view(1).buried == table.view(2).buried == ()


def test_p2_a_trashed_card_that_lay_face_up_is_seen_by_all_and_buried_for_nobody() -> None:
    table = Table("trap 1o", "trash", HAND).play(0, "trap").close().play(1, "trash")
    assert table.view(None).discard == tuple(cards("trap trash"))
    assert table.view(0).buried == ()


def test_p2_an_open_number_trashed_face_down_still_shows_its_value_and_is_not_buried() -> None:
    table = Table("4o 1o", "trash", HAND).play(0, "4o-").close().play(1, "trash")
    assert table.view(2).discard == tuple(cards("4o trash"))
    assert table.view(0).buried == ()


def test_p2_what_was_trashed_face_down_is_not_turned_over_at_the_end_of_the_round() -> None:
    table = Table("trap 1o", "trash", HAND).play(0, "trap-").close().play(1, "trash")
    table.call(2)
    assert table["round"] == 2
    assert table.view(None).discard == (BLANK, card("trash"))
    assert table["tokens"][0] == [0, 0]  # E2 is about Traps in the row


def test_p3_a_trashed_reverse_leaves_the_direction_reversed() -> None:
    table = Table("rev", HAND, "trash").play(0, "rev").close().play(2, "trash")
    assert table["row"] == []
    assert table["direction"] == -1
    assert table["turn"] == 1


def test_p3_a_trashed_x2_still_makes_the_next_player_play_two_cards() -> None:
    table = doubled("x2 trash 1o").play(1, "x2").play(1, "trash")
    assert table["row"] == [["x2", "up", 0]]
    assert table["turn"] == 2
    assert table["plays_left"] == 2


def test_p3_whoever_trashes_the_x2_played_at_them_still_plays_a_second_card() -> None:
    table = doubled("trash 1o").play(1, "trash")
    assert table["row"] == []
    assert (table["phase"], table["turn"], table["plays_left"]) == ("turn", 1, 1)


def test_p4_whoever_played_the_trash_is_the_last_player() -> None:
    table = Table("5o", "trash", HAND).play(0, "5o").close().play(1, "trash")
    assert table["last"] == 1
    assert table.may_call() == [0, 2]
    assert table.call(2)["tokens"] == [[0, 0], [1, 0], [0, 1]]


def test_p5_after_an_x2_the_next_player_plays_two_cards_then_draws_two() -> None:
    table = doubled("1o 2o 3o", pile="trap 4c 5c")
    assert (table["turn"], table["plays_left"]) == (1, 2)
    table.play(1, "1o").play(1, "2o")
    assert table["hands"][1] == ["3o", "4c", "5c"]
    assert (table["turn"], table["plays_left"]) == (2, 1)


def test_p5_two_x2_in_one_turn_still_mean_two_cards() -> None:
    table = doubled("x2 x2 1o").play(1, "x2").play(1, "x2").close()
    assert table["plays_left"] == 2
    assert table.play(2, "3o").play(2, "4o")["plays_left"] == 1


def test_p5_with_a_single_card_left_one_plays_that_one() -> None:
    table = Table("x2", "2o", rest="row").play(0, "x2")
    assert (table["turn"], table["plays_left"]) == (1, 1)
    assert table.play(1, "2o")["turn"] == 0


def test_p5_an_x2_of_the_round_before_is_forgotten() -> None:
    table = Table("x2", HAND, row="0:5o 1:5o 0:5o 1:5o").play(0, "x2").call(1)
    assert (table["turn"], table["plays_left"]) == (1, 1)


def test_p6_two_reverses_in_one_turn_cancel_out() -> None:
    table = doubled("rev rev 1o").play(1, "rev").play(1, "rev")
    assert table["direction"] == 1
    assert table["turn"] == 2


def test_p6_a_trash_as_the_second_card_removes_the_first() -> None:
    table = doubled("trap trash 1o", pile="1c").play(1, "trap-").play(1, "trash")
    assert table["row"] == [["x2", "up", 0]]
    assert table.view(None).discard == (BLANK, card("trash"))
    assert table.view(1).buried == (card("trap"),)


def test_p6_nothing_is_drawn_between_the_two_cards() -> None:
    table = doubled("1o 2o 3o", pile="1o 4o 5o").play(1, "1o")
    assert table["hands"][1] == ["2o", "3o"]
    assert table.view(None).backs[1] == tuple(cards("2o 3o"))


def test_p6_nobody_can_call_between_the_two_cards() -> None:
    table = doubled().play(1, "1o")
    assert table.may_call() == []
    assert table.refusal(0, CALL) == table.refusal(2, CALL) == "refused-between-two-cards"
    assert table.refusal(1, CALL) == "refused-played-last"
    assert table.play(1, "2o").may_call() == [0, 2]


def test_p7_a_trap_that_was_played_face_up_does_nothing() -> None:
    table = Table("trap", HAND, HAND).play(0, "trap")
    assert (table["direction"], table["turn"], table["plays_left"]) == (1, 1, 1)
    assert table.call(1)["tokens"] == [[1, 0], [0, 1], [0, 0]]  # only E4


@pytest.mark.parametrize("face", ["", "-"])
@pytest.mark.parametrize("name", ["rev", "trash", "x2", "trap"])
def test_p8_a_special_counts_nothing_whichever_way_it_lies(name: str, face: str) -> None:
    table = Table(HAND, HAND, row=f"1:5o 0:5o 1:{name}{face} 0:5o 1:1o").call(0)
    reckoning = table.view(None).reckoning
    assert reckoning is not None
    assert reckoning.total == 16


@pytest.mark.parametrize("name", ["rev", "trash", "x2", "trap"])
def test_p9_a_special_that_was_played_face_down_does_nothing(name: str) -> None:
    table = Table(name, HAND, HAND, row="2:5o").play(0, f"{name}-")
    assert table["row"] == [["5o", "up", 2], [name, "down", 0]]
    assert (table["direction"], table["turn"], table["plays_left"]) == (1, 1, 1)
