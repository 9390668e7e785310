"""When things happen by themselves: deadlines, and moments at which CPU players decide."""

from bot.engine.game import Seat, Waiting
from bot.table.table import Alarm, Table

THINKING = (1.0, 2.5)
"""A CPU player takes this long for its turn, whatever it holds."""
GLANCE = (0.1, 0.8)
"""In a window a CPU player decides at this share of it, whether it could react or not."""
TARDY = 1.0
"""Seconds by which an alarm may ring late without moving the deadline that a board shows."""


def plan(table: Table, now: float, since: float | None = None) -> None:
    """Sets the deadline and the alarms for what the table now waits for.

    After a window the time counts from its deadline (`since`), whether it closed before that or
    a moment after it: what the board shows of the turn to come then stays true without an edit.
    """
    waiting = table.game.waiting(table.state)
    if waiting is None:
        table.alarms = []
        return
    seconds = table.opened.seconds.of(waiting.pace)
    begins = now if since is None or now - since > TARDY else since
    table.deadline = begins + seconds
    alarms = [Alarm(table.deadline, None)]
    alarms += [
        Alarm(now + _delay(table, waiting, seat, seconds), seat)
        for seat in waiting.seats
        if table.chairs[seat].played_by_cpu and seat not in table.decided
    ]
    alarms.sort(key=lambda alarm: alarm.at, reverse=True)
    table.alarms = alarms


def plan_lobby(table: Table, now: float) -> None:
    """A lobby in which nothing happens closes by itself."""
    table.deadline = now + table.opened.patience
    table.alarms = [Alarm(table.deadline, None)]


def turn_ends(table: Table) -> float | None:
    """Until when the mover has time; in a window, the mover who comes after it."""
    waiting = table.game.waiting(table.state)
    if waiting is None:
        return None
    return table.deadline + (0 if waiting.mover is not None else table.opened.seconds.turn)


def _delay(table: Table, waiting: Waiting, seat: Seat, seconds: float) -> float:
    if waiting.mover is None:
        return seconds * _between(table, *GLANCE)
    shortest, longest = THINKING
    if seat != waiting.mover:  # before a mover who thinks as long as it does
        return _between(table, shortest / 2, longest)
    return min(_between(table, shortest, longest), seconds)


def _between(table: Table, low: float, high: float) -> float:
    return low + (high - low) * table.mind.below(1024) / 1024
