"""How fast one person may press: as fast as anybody plays, and not much faster."""

from bot.limit import REMEMBERED, Limit
from bot.table.ids import UserId

ADA, BEN = UserId(1), UserId(2)


def hammer(limit: Limit, presses: int, every: float, start: float = 0.0) -> list[str]:
    return [limit.ask(ADA, start + press * every) for press in range(presses)]


def test_ten_presses_at_once_are_granted_and_the_next_is_told() -> None:
    assert hammer(Limit(), 13, every=0.0) == ["granted"] * 10 + ["warned", "ignored", "ignored"]


def test_who_presses_four_times_a_second_never_notices() -> None:
    assert set(hammer(Limit(), 400, every=0.25)) == {"granted"}


def test_who_hammers_gets_through_at_the_rate_and_is_told_once() -> None:
    verdicts = hammer(Limit(), 1000, every=0.02)  # fifty a second, for twenty seconds
    assert verdicts.count("warned") == 1
    assert verdicts.count("granted") == 10 + 4 * 20 - 1


def test_after_a_pause_there_is_a_new_beginning_and_a_new_warning() -> None:
    limit = Limit()
    hammer(limit, 20, every=0.0)
    assert hammer(limit, 7, every=0.0, start=1.5) == ["granted"] * 6 + ["warned"]


def test_one_person_does_not_slow_down_another() -> None:
    limit = Limit()
    hammer(limit, 50, every=0.0)
    assert limit.ask(BEN, 0.0) == "granted"


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    limit = Limit()
    hammer(limit, 20, every=0.0, start=1000.0)
    assert limit.ask(ADA, 0.0) == "ignored"
    assert limit.ask(ADA, 1.0) == "granted"


def test_nobody_is_remembered_who_has_a_full_bucket_again() -> None:
    limit = Limit()
    for user in range(100):
        limit.ask(UserId(user), 0.0)
    limit.ask(ADA, 2.5)
    assert len(limit) == 1


def test_however_many_press_memory_is_bounded() -> None:
    limit = Limit()
    for user in range(3 * REMEMBERED):
        limit.ask(UserId(user), 0.0)
    assert len(limit) == REMEMBERED


def test_without_a_rate_there_is_no_limit() -> None:
    assert set(hammer(Limit(rate=0), 100, every=0.0)) == {"granted"}
