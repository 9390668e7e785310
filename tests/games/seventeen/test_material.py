"""M: the cards and the tokens. S: how a game begins."""

from collections import Counter
from copy import deepcopy
from itertools import chain

import pytest

from bot.engine.chance import Chance
from bot.engine.cpu import play_randomly
from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.card import BLANK, DECK, NAMES
from tests.games.seventeen.table import Table, card, cards

CLOSED = ("1c", "2c", "3c", "4c", "5c")
OPEN = ("1o", "2o", "3o", "4o", "5o")
SPECIALS = ("rev", "trash", "x2", "trap")
ALL_KINDS = {
    **dict.fromkeys(CLOSED, 3),
    **dict.fromkeys(OPEN, 7),
    **dict.fromkeys(SPECIALS, 5),
}


def kinds(after: dict[str, object]) -> Counter[str]:
    """How many of each card there are, wherever they lie."""
    hands, row, pile, discard = (after[key] for key in ("hands", "row", "pile", "discard"))
    assert isinstance(hands, list)
    assert isinstance(row, list)
    assert isinstance(pile, list)
    assert isinstance(discard, list)
    return Counter([*chain(*hands), *(name for name, _, _ in row), *pile, *discard])


def seen_in_a_hand(name: str) -> str:
    """What seat 1 sees of a hand of one card."""
    (seen,) = Table(name, "1o").view(1).backs[0]
    return "blank" if seen == BLANK else NAMES[seen]


@pytest.mark.parametrize("seats", SEVENTEEN.seats)
def test_m1_there_are_70_cards_after_every_step(seats: int) -> None:
    assert sum(ALL_KINDS.values()) == 70
    cpu = Chance(b"m1")
    for game in range(10):
        state = SEVENTEEN.start(seats, {}, Chance(b"m1 %d" % game))
        assert kinds(SEVENTEEN.after(state)) == ALL_KINDS
        while waiting := SEVENTEEN.waiting(state):
            seat: Seat | None = waiting.seats[cpu.below(len(waiting.seats))]
            action = play_randomly(SEVENTEEN.view(state, seat), cpu)
            if action is None:
                if waiting.mover is not None:
                    continue
                seat, action = None, SEVENTEEN.close
            assert SEVENTEEN.apply(state, seat, action) is None
            assert kinds(SEVENTEEN.after(state)) == ALL_KINDS, f"after {action}"


@pytest.mark.parametrize("name", CLOSED)
def test_m2_a_closed_number_comes_three_times_and_has_a_blank_back(name: str) -> None:
    assert DECK.count(card(name)) == 3
    assert seen_in_a_hand(name) == "blank"


@pytest.mark.parametrize("name", OPEN)
def test_m3_an_open_number_comes_seven_times_and_shows_its_value_face_down(name: str) -> None:
    assert DECK.count(card(name)) == 7
    table = Table(f"{name} trap", "1o", "1o").play(0, f"{name}-")
    assert table.view(None).row == ((card(name), "down", 0),)


@pytest.mark.parametrize("name", SPECIALS)
def test_m4_a_special_comes_five_times_and_has_a_blank_back(name: str) -> None:
    assert DECK.count(card(name)) == 5
    assert seen_in_a_hand(name) == "blank"


@pytest.mark.parametrize("name", CLOSED + SPECIALS)
def test_m5_blank_backs_cannot_be_told_apart(name: str) -> None:
    one = Table("4c 1o", "1o", "1o", pile="4c").play(0, "4c-")
    other = Table(f"{name} 1o", "1o", "1o", pile=name).play(0, f"{name}-")
    for viewer in (None, 1, 2):
        assert one.view(viewer) == other.view(viewer)


def test_m6_everybody_sees_the_back_of_the_piles_top_card() -> None:
    assert Table("1o", "1o", pile="3o 4o").view(None).top == card("3o")
    assert Table("1o", "1o", pile="trap 4o").view(None).top == BLANK
    assert Table("1o", "1o", rest="discard").view(None).top is None


def test_m6_everybody_sees_the_backs_of_every_hand_in_no_telling_order() -> None:
    table = Table("trap 3o 1c", "1o")
    for viewer in (None, 0, 1):
        assert table.view(viewer).backs == ((card("3o"), BLANK, BLANK), (card("1o"),))
    assert table.view(None).backs == Table("2c rev 3o", "1o").view(None).backs


def test_m6_behind_a_blank_back_in_the_row_only_its_player_sees_the_front() -> None:
    table = Table("trap", "1o", "1o").play(0, "trap-")
    assert table.view(0).row == ((card("trap"), "down", 0),)
    for viewer in (None, 1, 2):
        assert table.view(viewer).row == ((BLANK, "down", 0),)


def test_m6_a_seat_sees_its_own_fronts_and_the_channel_none() -> None:
    table = Table("trap 3o 1c", "1o")
    assert table.view(0).hand == tuple(cards("trap 3o 1c"))
    assert table.view(None).hand == ()


def test_m7_tokens_do_not_run_out() -> None:
    row = "1:trap- 2:trap- 3:trap- 4:trap- 5:trap-"
    table = Table(*["1o"] * 6, row=row, last=5, phase="react", tokens=[(2, 0)] * 6).call(0)
    assert [victory for victory, _ in table["tokens"]] == [0, 3, 3, 3, 3, 3]
    assert sum(victory for victory, _ in table["tokens"]) == 15  # the box holds 14


def test_m8_two_to_six_play() -> None:
    assert list(SEVENTEEN.seats) == [2, 3, 4, 5, 6]


@pytest.mark.parametrize("seats", SEVENTEEN.seats)
def test_s1_everybody_gets_three_cards_one_at_a_time_from_a_shuffled_deck(seats: int) -> None:
    chance = Chance(b"s1")
    deck = [NAMES[one] for one in DECK]
    deepcopy(chance).shuffle(deck)
    after = SEVENTEEN.after(SEVENTEEN.start(seats, {}, chance))
    assert after["hands"] == [[deck[seat + seats * i] for i in range(3)] for seat in range(seats)]
    assert after["pile"] == deck[3 * seats :]
    assert after["discard"] == after["row"] == []


@pytest.mark.parametrize("seats", SEVENTEEN.seats)
def test_s2_every_seat_starts_equally_often(seats: int) -> None:
    games = 150 * seats
    starts = Counter(
        SEVENTEEN.after(SEVENTEEN.start(seats, {}, Chance(b"s2 %d" % game)))["turn"]
        for game in range(games)
    )
    assert sorted(starts, key=str) == list(range(seats))
    square = sum((count - 150) ** 2 / 150 for count in starts.values())
    assert square < 20.5, f"starts by seat: {starts}"  # one time in a thousand with 6 seats


def test_s3_play_begins_clockwise() -> None:
    state = SEVENTEEN.start(4, {}, Chance(b"s3"))
    assert SEVENTEEN.after(state)["direction"] == 1
    table = Table("1o", "1o", "1o", turn=1)
    assert table.play(1, "1o")["turn"] == 2
    assert table.close().play(2, "1o")["turn"] == Seat(0)
