"""What a finished table comes to for each person at it."""

from bot.engine.game import Seat
from bot.standing.rating import Rating
from bot.standing.result import Leavers, Result
from bot.standing.scoring import Sitter, changes, is_rated, results
from bot.table.ids import UserId
from tests.standing.score import result

ADA, BEN, CPU = (
    Sitter("Ada", UserId(1), False),
    Sitter("Ben", UserId(2), False),
    Sitter("Enzo", None, False),
)
BEN_LEFT = BEN._replace(left=True)
COUNTS = ({"calls": 3}, {"calls": 2}, {"calls": 1})


def three(ben: Sitter, third: Sitter, leavers: Leavers = "last") -> tuple[Result, ...]:
    """Ben's seat wins."""
    return results([ADA, ben, third], (Seat(1),), (2, 1, 3), COUNTS, leavers)


def test_a_cpu_player_has_no_result() -> None:
    assert [one.user for one in three(BEN, CPU)] == [1, 2]


def test_who_left_is_last_whatever_the_cpu_made_of_the_seat() -> None:
    ada, ben = three(BEN_LEFT, CPU)
    assert (ada.place, ada.won) == (2, False)
    assert (ben.place, ben.won, ben.left) == (3, False, True)
    assert ben.counts == {"calls": 0}, "what the CPU did is nobody's"


def test_a_server_may_leave_out_those_who_left() -> None:
    assert [one.user for one in three(BEN_LEFT, CPU, "none")] == [1]


def test_shared_victories_are_told_from_others() -> None:
    winners = (Seat(0), Seat(1))
    ada, ben = results([ADA, BEN], winners, (1, 1), COUNTS, "last")
    assert (ada.won, ada.shared) == (ben.won, ben.shared) == (True, True)


def test_a_table_is_rated_when_every_seat_has_somebody_who_answers_for_it() -> None:
    cleo = Sitter("Cleo", UserId(3), False)
    assert is_rated(three(BEN, cleo), 3)
    assert is_rated(three(BEN_LEFT, cleo), 3), "nobody saves the rating by leaving"
    assert not is_rated(three(BEN, CPU), 3)
    assert not is_rated(three(BEN_LEFT, cleo, "none"), 3)


def test_who_left_is_rated_behind_the_last_who_stayed() -> None:
    left, last = result(1, 2, left=True), result(2, 2)
    changed = changes([left, last], {})
    assert changed[left.user].points < changed[last.user].points


def test_a_change_begins_where_the_rating_was() -> None:
    known = Rating(30, 4, 12)
    changed = changes([result(1, 1), result(2, 2)], {UserId(1): known})
    assert changed[UserId(1)].before == known
    assert changed[UserId(1)].after.games == 13
    assert changed[UserId(2)].before == Rating()
