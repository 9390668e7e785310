"""Coming and going: who sits down, who hosts, when it starts, when it is over before its end."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.engine.game import Refused, Seat
from bot.table.chair import STAND_IN, Chair
from bot.table.ids import ChannelId, UserId
from bot.table.log import Ended, Entry, Relocated, Seated, Started
from bot.table.plan import plan, plan_lobby
from bot.table.table import Table

FULL = Refused("refused-full")
KEPT = Refused("refused-kept")
ALREADY_SEATED = Refused("refused-already-seated")
ALREADY_STARTED = Refused("refused-already-started")
NOT_SEATED = Refused("refused-not-in-game")
NOT_IN_LOBBY = Refused("refused-not-in-lobby")
NOT_HOST = Refused("refused-not-host")
NOT_HOST_OR_MODERATOR = Refused("refused-not-host-or-moderator")
TOO_FEW = Refused("refused-too-few")
UNKNOWN_LEVEL = Refused("refused-unknown-level")

LEVELS: Final = ("easy", "normal", "hard")
CPU_NAMES: Final = ("Rosa", "Enzo", "Carla", "Bruno", "Lucia", "Ugo")
"""As many as the largest table has seats. In the log only: screens show those of a language."""


def sit(table: Table, now: float, user: UserId, name: str, ticket: str) -> Refused | list[Entry]:
    if table.seat_of(user) is not None:
        return ALREADY_SEATED
    refused = _take_chair(table, now, Chair(name, user, None, ticket), table.kept_for(user))
    if refused:
        return refused
    if user == table.opened.heir:
        table.host = user
    return [_seated(table)]


def seat_cpu(
    table: Table, now: float, user: UserId, level: str, ticket: str
) -> Refused | list[Entry]:
    if user != table.host:
        return NOT_HOST
    if level not in LEVELS:
        return UNKNOWN_LEVEL
    kept = [Seat(seat) for seat, chair in enumerate(table.chairs) if chair.kept]
    # The host may also decide not to wait for somebody any longer.
    seat = kept[-1] if kept and len(table.chairs) == table.opened.seats else None
    chair = Chair(_cpu_name(table.chairs), None, level, ticket)
    return _take_chair(table, now, chair, seat) or [_seated(table)]


def _cpu_name(chairs: Iterable[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    return next((name for name in CPU_NAMES if name not in taken), "")  # none: the table is full


def _take_chair(table: Table, now: float, chair: Chair, seat: Seat | None) -> Refused | None:
    """The chair at that seat, or else a new one."""
    if not table.in_lobby:
        return ALREADY_STARTED
    if seat is not None:
        table.change_chair(seat, **chair._asdict())
    elif len(table.chairs) < table.opened.seats:
        table.chairs += (chair,)
    else:
        return KEPT if any(chair.kept for chair in table.chairs) else FULL
    plan_lobby(table, now)
    return None


def keep(chairs: Sequence[Chair], ticket: str) -> tuple[Chair, ...]:
    """The same seats once more: kept for their people, taken by CPU players at once."""
    again: list[Chair] = []
    for chair in chairs:
        if chair.user is not None:
            again.append(Chair(chair.name, chair.user, None, ""))
        elif chair.level is not None:  # else nobody knows any more who it was
            # The one that played on for somebody who left has a name of its own now.
            name = chair.name if chair.name in CPU_NAMES else _cpu_name((*chairs, *again))
            again.append(Chair(name, None, chair.level, ticket))
    return tuple(again)


def start(table: Table, now: float, user: UserId) -> Refused | list[Entry]:
    """The salt is fixed here, long after the commitment was shown."""
    if not table.in_lobby:
        return ALREADY_STARTED
    if user != table.host:
        return NOT_HOST
    if len(table.taken) not in table.game.seats:
        return TOO_FEW
    absent = len(table.taken) < len(table.chairs)
    table.chairs = table.taken
    salt = ",".join(chair.ticket for chair in table.chairs)
    table.begin(salt)
    plan(table, now)
    seated = [_seated(table)] if absent else []
    return [*seated, Started(table.id, salt, now)]


def relocate(table: Table, now: float, user: UserId, channel: ChannelId) -> Refused | list[Entry]:
    if not table.in_lobby:
        return ALREADY_STARTED
    if user != table.host:
        return NOT_HOST
    table.opened = table.opened._replace(channel=channel)
    plan_lobby(table, now)
    return [Relocated(table.id, channel)]


def stand_up(table: Table, now: float, user: UserId) -> Refused | list[Entry]:
    """L1, L2: in a game a CPU takes the seat for good; without people there is no game."""
    seat = table.kept_for(user) if table.in_lobby else None
    if seat is None:
        seat = table.seat_of(user)
    if seat is None:
        return NOT_IN_LOBBY if table.in_lobby else NOT_SEATED
    if table.in_lobby:
        table.chairs = (*table.chairs[:seat], *table.chairs[seat + 1 :])
    else:
        table.change_chair(seat, user=None, level=STAND_IN, away=False, left=user)
    people = table.people()
    if not people:
        return [_seated(table), *close(table, now, "aborted-nobody-left")]
    if user == table.host:
        table.host = people[0]
    if table.in_lobby:
        plan_lobby(table, now)
    else:
        plan(table, now)
    return [_seated(table)]


def forget(table: Table, now: float, user: UserId, alias: str) -> list[Entry]:
    """Whoever wants to be forgotten leaves, and no chair has their name."""
    there = [Seat(seat) for seat, chair in enumerate(table.chairs) if chair.is_of(user)]
    entries = stand_up(table, now, user)
    if isinstance(entries, Refused):  # they have left before
        entries = []
    if there and table.state is not None:  # those of a lobby are gone by now
        for seat in there:
            table.change_chair(seat, name=alias, left=None)
        entries.append(_seated(table))
    return entries


def end(table: Table, now: float, user: UserId, moderator: bool) -> Refused | list[Entry]:
    if user != table.host and not moderator:
        return NOT_HOST_OR_MODERATOR
    return close(table, now, "aborted-cancelled" if table.in_lobby else "aborted-ended")


def close(table: Table, now: float, reason: str) -> list[Entry]:
    """Over, without winners; the reason is the key of a text."""
    table.ended = Ended(table.id, "aborted", reason, (), now)
    table.alarms = []
    return [table.ended]


def welcome(table: Table, now: float, seat: Seat) -> list[Entry]:
    """Whoever presses anything is back, and has the full time again."""
    table.misses.pop(seat, None)
    if not table.chairs[seat].away:
        return []
    table.change_chair(seat, away=False)
    table.decided -= {seat}
    plan(table, now)
    return [_seated(table)]


def send_away(table: Table, seat: Seat) -> Sequence[Entry]:
    table.change_chair(seat, away=True)
    return [_seated(table)]


def _seated(table: Table) -> Seated:
    return Seated(table.id, table.host, table.chairs)
