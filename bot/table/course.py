"""The course of a game at a table: moves by people, by CPU players and by time."""

from typing import Any

from bot.engine.game import Refused, Seat, Waiting
from bot.engine.word import word
from bot.table.chair import STAND_IN
from bot.table.ids import UserId
from bot.table.lobby import NOT_SEATED, close, send_away
from bot.table.log import By, Ended, Entry, Moved
from bot.table.plan import plan
from bot.table.table import Table

NOT_STARTED = Refused("refused-not-started")
TOO_LATE = Refused("refused-too-late")

ANY_WINDOW = 0
"""The serial of decisions that do not depend on what happened meanwhile; windows count from 1."""
MISSES = 2
"""After so many turns in a row that time played, the seat is away."""


def move(table: Table, now: float, user: UserId, window: int, action: Any) -> Refused | list[Entry]:
    """What a person decided in that window; in a later one it comes too late."""
    seat = table.seat_of(user)
    if seat is None:
        return NOT_SEATED
    if table.in_lobby:
        return NOT_STARTED
    if window not in (ANY_WINDOW, table.window):
        return TOO_LATE
    return _step(table, now, seat, action, "person")


def ring(table: Table, now: float) -> list[Entry]:
    """Lets the next alarm that is due happen; some CPU players decide to do nothing."""
    if table.ended or not table.alarms or table.alarms[-1].at > now:
        return []
    alarm = table.alarms.pop()
    if table.in_lobby:
        return close(table, now, "aborted-idle")
    waiting = table.game.waiting(table.state)
    assert waiting is not None
    if alarm.seat is None:
        return _time_is_up(table, now, waiting)
    return _cpu_decides(table, now, waiting, alarm.seat)


def _time_is_up(table: Table, now: float, waiting: Waiting) -> list[Entry]:
    seat = waiting.mover
    if seat is None:
        return _done(_step(table, now, None, table.game.close, "clock"))
    entries: list[Entry] = []
    table.misses[seat] = table.misses.get(seat, 0) + 1
    if table.misses[seat] >= MISSES and not table.chairs[seat].played_by_cpu:
        entries += send_away(table, seat)
    return entries + _done(_step(table, now, seat, _decide(table, seat), "clock"))


def _cpu_decides(table: Table, now: float, waiting: Waiting, seat: Seat) -> list[Entry]:
    action = _decide(table, seat)
    if action is not None:
        return _done(_step(table, now, seat, action, "cpu"))
    table.decided |= {seat}
    if waiting.mover is None and table.decided.issuperset(waiting.seats):
        return _done(_step(table, now, None, table.game.close, "clock"))
    return []


def _decide(table: Table, seat: Seat) -> Any:
    """A CPU player sees what its seat sees, and nothing else."""
    level = table.chairs[seat].level or STAND_IN
    return table.game.cpus[level](table.game.view(table.state, seat), table.mind)


def _step(
    table: Table, now: float, seat: Seat | None, action: Any, by: By
) -> Refused | list[Entry]:
    since = table.deadline if seat is None else None
    refused = table.step(seat, action)
    if refused:
        return refused
    plan(table, now, since)
    number, said = table.number, word(table.game, action)
    deadline = table.deadline if table.alarms else None
    moved = Moved(table.id, number, seat, said, by, now, deadline)
    winners = table.game.winners(table.state)
    if winners is None:
        return [moved]
    table.ended = Ended(table.id, "finished", "", winners, now)
    return [moved, table.ended]


def _done(result: Refused | list[Entry]) -> list[Entry]:
    assert not isinstance(result, Refused), f"nobody pressed, and yet: {result}"
    return result
