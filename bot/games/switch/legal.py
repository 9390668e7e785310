"""Who may do what at a table of Switch, and whom it waits for (X1 to X7)."""

from collections.abc import Sequence
from typing import Final

from bot.engine.game import Pace, Seat, Waiting
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
from bot.games.switch.state import Phase, State

BLOCKABLE: Final[frozenset[Phase]] = frozenset({"start", "rolled", "discarding", "swapping"})
"""K1, K11: when a Block may be declared."""


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Everything that `apply` would accept from the seat."""
    phase = state.phase
    if phase in BLOCKABLE:
        own = _turn(state, seat) if seat == state.turn else ()
        return (*own, *_blocks(state, seat)) if state.hold[seat] else own
    if phase == "blocking":  # K3, K11
        assert state.block is not None
        return (COUNTER,) if seat == state.block.target else ()
    if phase == "swap_window":  # K6, K11
        return (CANCEL,) if state.hold[seat] and seat != state.turn else ()
    return ()


def _turn(state: State, seat: Seat) -> tuple[Action, ...]:
    """What the seat to move may do besides blocking."""
    match state.phase:
        case "start":
            if not state.blocked[seat]:
                return (ROLL, DIE)
            return (DIE, UNBLOCK) if state.hold[seat] else (DIE,)  # K4, K5
        case "rolled":
            more = state.made >> state.tops[seat] & 1
            if not state.gone:  # A2
                return (DISCARD,)
            return (DISCARD, STOP, ROLL) if more else (STOP, ROLL)
        case "swapping":
            if state.die == "red":
                return tuple([SWAPS[other] for other in state.lowest()])
            partners = [swap for swap in SWAPS[: len(state.tops)] if swap.partner != seat]
            return (*partners, DECLINE)
    return ()


def _blocks(state: State, seat: Seat) -> list[Action]:
    """K2."""
    blocked = state.blocked
    return [BLOCKS[other] for other in range(len(blocked)) if other != seat and not blocked[other]]


def waiting(state: State) -> Waiting | None:
    match state.phase:
        case "start" | "rolled" | "swapping":
            mover = state.turn
            return Waiting(Pace.TURN, mover, (mover, *_blockers(state, mover)))
        case "discarding":
            return Waiting(Pace.REACT, None, _blockers(state, None))
        case "blocking":
            assert state.block is not None
            return Waiting(Pace.REACT, None, (state.block.target,))
        case "swap_window":
            return Waiting(Pace.REACT, None, _cancellers(state))
        case "over":
            return None


def _blockers(state: State, but: Seat | None) -> tuple[Seat, ...]:
    """Who holds a token and finds another seat's pile free (K2)."""
    if not any(state.hold):
        return ()
    blocked = state.blocked
    free = blocked.count(False)
    return tuple(
        [
            Seat(seat)
            for seat, tokens in enumerate(state.hold)
            if tokens and seat != but and free > (not blocked[seat])
        ]
    )


def _cancellers(state: State) -> tuple[Seat, ...]:
    turn = state.turn
    return tuple([Seat(s) for s, tokens in enumerate(state.hold) if tokens and s != turn])
