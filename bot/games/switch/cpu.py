"""The CPU players that go by rules of thumb: easy and normal."""

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.switch.action import (
    BLOCKS,
    CANCEL,
    COUNTER,
    DECLINE,
    DIE,
    DISCARD,
    ROLL,
    STOP,
    SWAPS,
    UNBLOCK,
    Action,
)
from bot.games.switch.roll import CLICK
from bot.games.switch.view import View

EAGER = 3
"""Easy stops sooner or later: one time in this many it does not."""

CASH_IN = 5
"""Normal stops with this top card or a higher one, the Click card included."""

DESPERATE = 5
"""So many cards behind the leader, normal hopes for a green swap."""

ALARM = 14
"""Normal blocks whoever is about to discard this card or a higher one."""


def play_easily(view: View, chance: Chance) -> Action | None:
    """Takes what it can see at once, gambles by mood and gives its tokens away."""
    assert view.seat is not None
    if not view.to_move:
        return view.legal[0] if chance.below(3) == 0 else None
    match view.phase:
        case "start":
            if UNBLOCK in view.legal:
                return UNBLOCK
            return DIE if view.blocked[view.seat] or chance.below(4) == 0 else ROLL
        case "rolled":
            if view.allows:
                return DISCARD
            return ROLL if chance.below(EAGER) == 0 else STOP
        case _:
            return _highest(view, view.seat) or view.legal[chance.below(len(view.legal))]


def play_normally(view: View, chance: Chance) -> Action | None:
    """Counts cards but not odds: banks up to the Click card, gambles above it, blocks late."""
    assert view.seat is not None
    if not view.to_move:
        return _react(view, view.seat)
    match view.phase:
        case "start":
            return _start(view, view.seat)
        case "rolled":
            if view.allows:
                return DISCARD
            return STOP if CASH_IN <= view.tops[view.seat] <= CLICK else ROLL
        case _:
            return _highest(view, view.seat) or view.legal[-1]


def _start(view: View, seat: Seat) -> Action:
    if view.blocked[seat]:
        return UNBLOCK if view.hold[seat] else DIE
    # A blocked pile is no reason: while all wait for it on the Switch die, nobody plays.
    free = [top for top, blocked in zip(view.tops, view.blocked, strict=True) if not blocked]
    return DIE if max(free) - view.tops[seat] >= DESPERATE else ROLL


def _react(view: View, seat: Seat) -> Action | None:
    assert view.turn is not None
    match view.phase:
        case "discarding" if view.turn != seat and view.tops[view.turn] >= ALARM:
            return BLOCKS[view.turn]
        case "blocking":
            return COUNTER
        case "swap_window" if view.partner == seat and view.tops[seat] > view.tops[view.turn]:
            return CANCEL
    return None


def _highest(view: View, seat: Seat) -> Action | None:
    """B2: the swap for the highest pile that is worth having, or to decline; None if it is red."""
    if DECLINE not in view.legal:
        return None
    free = [
        (top, partner)
        for partner, top in enumerate(view.tops)
        if partner != seat and not view.blocked[partner]
    ]
    top, partner = max(free, default=(0, seat))
    return SWAPS[partner] if top > view.tops[seat] or (free and view.blocked[seat]) else DECLINE
