"""CPU players of 17 that one can rely on, and people who play until somebody's turn has come."""

from bot.engine.chance import Chance
from bot.games.seventeen.action import CALL, Action, Play
from bot.games.seventeen.view import View
from bot.table.hub import Guest
from bot.table.table import Table
from tests.table.room import Room, waiting


def quiet(view: View, chance: Chance) -> Action | None:
    """Plays a card face down and never calls."""
    cards = [action for action in view.legal if isinstance(action, Play) and action.face == "down"]
    return cards[0] if cards else None


def loud(view: View, chance: Chance) -> Action | None:
    """Calls whenever it may."""
    return CALL if CALL in view.legal else view.legal[0]


def envious(view: View, chance: Chance) -> Action | None:
    """Calls when somebody else has."""
    return CALL if view.phase == "grace" else quiet(view, chance)


async def play_until(room: Room, table: Table, guest: Guest) -> None:
    """Everybody else plays until it is that person's turn."""
    seat = seat_of(table, guest)
    while (waits := waiting(table)).mover != seat:
        if waits.mover is None or table.chairs[waits.mover].played_by_cpu:
            await room.next_alarm()
        else:
            await room.play(table)


async def until_away(room: Room, table: Table, guest: Guest) -> None:
    """That person misses two turns."""
    for _ in range(2):
        await play_until(room, table, guest)
        await room.until(table.deadline)
    assert table.chairs[seat_of(table, guest)].away


def seat_of(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.user)
    assert seat is not None
    return seat
