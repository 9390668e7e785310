"""Time that a test drives."""

from sandbox.clock import DrivenClock
from sandbox.ids import EPOCH_MS, Snowflake, Snowflakes, shard_of


def test_timers_fire_in_the_order_they_are_due_and_see_their_own_moment() -> None:
    clock = DrivenClock(start=100.0)
    fired: list[tuple[str, float]] = []
    clock.later(2.0, lambda: fired.append(("two", clock.now())))
    clock.later(1.0, lambda: fired.append(("one", clock.now())))
    clock.later(1.5, lambda: fired.append(("never", clock.now()))).cancel()
    clock.later(9.0, lambda: fired.append(("later", clock.now())))
    clock.advance(3.0)
    assert fired == [("one", 101.0), ("two", 102.0)]
    assert (clock.now(), clock.waiting) == (103.0, 1)


def test_a_timer_set_by_a_timer_fires_in_the_same_advance() -> None:
    clock = DrivenClock()
    fired: list[str] = []

    def first() -> None:
        clock.later(1.0, lambda: fired.append("second"))

    clock.later(1.0, first)
    clock.advance(2.0)
    assert fired == ["second"]


def test_snowflakes_carry_the_time_and_always_grow() -> None:
    clock = DrivenClock(start=1_700_000_000.0)
    snowflakes = Snowflakes(clock)
    made = [int(snowflakes.make()) for _ in range(5000)]
    assert made == sorted(set(made))
    assert (made[0] >> 22) + EPOCH_MS == 1_700_000_000_000
    snowflakes.skip(Snowflake(str(made[-1] + 10)))
    assert int(snowflakes.make()) == made[-1] + 11


def test_a_servers_shard_follows_discords_formula() -> None:
    assert shard_of(Snowflake(str(5 << 22)), 2) == 1
    assert shard_of(Snowflake(str(6 << 22)), 2) == 0
