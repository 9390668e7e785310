"""What one seat, or the channel, sees of a table of Switch: all that lies on it."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.switch.action import Action
from bot.games.switch.legal import legal
from bot.games.switch.roll import Face, fallen, run
from bot.games.switch.state import Declared, Ended, Phase, Result, State


class View(NamedTuple):
    seat: Seat | None
    """Whose view it is; None is the channel."""
    legal: Sequence[Action]
    phase: Phase
    beneath: Phase
    """The phase that play goes back to when a declared Block is settled; else meaningless."""
    turn: Seat | None
    tops: tuple[int, ...]
    """By seat: the top card; 17 is a pile that is all discarded."""
    blocked: tuple[bool, ...]
    hold: tuple[int, ...]
    """By seat: Block tokens."""
    pot: int
    dice: tuple[int, ...]
    allows: range
    """The cards that the dice on the table still let go, in order (A2)."""
    gone: int
    """Cards discarded of the roll on the table."""
    miss: int
    """The top card that the seat to move has if it rolls now and the roll allows nothing."""
    die: Face | None
    block: Declared | None
    partner: Seat | None
    """With whom the seat to move has declared a green swap."""
    match: bool
    scores: tuple[int, ...]
    round: int
    opening: tuple[tuple[tuple[Seat, int], ...], ...]
    """M4: each throw for the start, as (seat, die)."""
    ended: Ended | None
    """How the turn before ended."""
    result: Result | None
    """How the round before ended, or the last one."""
    winners: tuple[Seat, ...] | None

    @property
    def to_move(self) -> bool:
        return self.turn == self.seat and self.phase in ("start", "rolled", "swapping")


def view(state: State, seat: Seat | None) -> View:
    turn = None if state.phase == "over" else state.turn
    top = state.tops[state.turn]
    return View(
        seat,
        () if seat is None else legal(state, seat),
        state.phase,
        state.beneath,
        turn,
        tuple(state.tops),
        tuple(state.blocked),
        tuple(state.hold),
        state.pot,
        state.dice,
        run(state.made, top),
        state.gone,
        fallen(top) if state.rolls else top,
        state.die,
        state.block,
        state.partner,
        state.match,
        tuple(state.scores),
        state.round,
        state.opening,
        state.ended,
        state.result,
        state.winners,
    )


def reveal(state: State) -> View:
    """Nothing is hidden in Switch."""
    return view(state, None)
