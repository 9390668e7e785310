"""What `hard` expects of people: they add up what they see, backs included, and act on the sum."""

import pytest

from bot.engine.game import Seat
from bot.games.seventeen.people import Looks, call_chance, looks_of
from tests.games.seventeen.table import lying

ME = Seat(0)


def looks(row: str) -> Looks:
    return looks_of([lying(text) for text in row.split()], ME)


def test_people_add_up_numbers_and_count_a_back_for_one() -> None:
    assert looks("1:5o 2:4c 1:trap 2:5c-").guess == 5 + 4 + 0 + 1


def test_m3_an_open_number_counts_its_value_face_down_too() -> None:
    assert looks("1:5o-") == looks("1:5o")


def test_m5_people_see_no_difference_between_an_own_trap_and_an_own_five() -> None:
    assert looks("1:5o 0:trap-") == looks("1:5o 0:5c-")


@pytest.mark.parametrize(
    ("row", "doubtful"),
    [
        ("1:2c- 2:5o 1:5o", 0),
        ("1:5o 2:5o 1:2o 2:2c-", 1),
        ("1:5o 2:5o 1:2o 0:2c-", 0),
    ],
    ids=["early", "on a nearly full row", "an own one"],
)
def test_a_back_is_doubted_when_somebody_else_lays_it_late(row: str, doubtful: int) -> None:
    assert looks(row).doubtful == doubtful


def test_people_leave_a_low_row_alone_and_call_a_very_high_one() -> None:
    assert call_chance(12, plays_next=True) == 0
    assert call_chance(22, plays_next=False) == 1


def test_people_are_readier_to_call_a_higher_row() -> None:
    chances = [call_chance(guess, plays_next=False) for guess in range(15, 20)]
    assert chances == sorted(set(chances)), chances


def test_x1_whoever_plays_next_is_readier_to_call_than_the_others() -> None:
    assert call_chance(16, plays_next=True) > call_chance(16, plays_next=False)
