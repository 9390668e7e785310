"""What one seat, or the channel, sees of a table of 17. Nothing else leaves the rules."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.seventeen.action import Action
from bot.games.seventeen.card import BACK, Card
from bot.games.seventeen.rules import legal
from bot.games.seventeen.state import Lying, Phase, Reckoning, State, Tokens


class View(NamedTuple):
    seat: Seat | None
    """Whose view it is; None is the channel."""
    legal: Sequence[Action]
    phase: Phase
    turn: Seat | None
    plays_left: int
    direction: int
    last: Seat | None
    callers: tuple[Seat, ...]
    row: tuple[Lying, ...]
    """Fronts where they show or the card is one's own, else backs (M6)."""
    hand: tuple[Card, ...]
    """One's own cards, in the order they came; empty for the channel."""
    backs: tuple[tuple[Card, ...], ...]
    """By seat: the backs of the hand (M6)."""
    top: Card | None
    """The back of the draw pile's top card (M6)."""
    pile: int
    discard: tuple[Card, ...]
    """Cards as they lie, oldest first: a card trashed face down shows its back (P2)."""
    buried: tuple[Card, ...]
    """What oneself knows behind the blank backs of the discard pile."""
    tokens: tuple[Tokens, ...]
    round: int
    reckoning: Reckoning | None
    """How the round before ended."""
    winners: tuple[Seat, ...] | None

    @property
    def to_move(self) -> bool:
        return self.phase == "turn" and self.turn == self.seat


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat,
        () if seat is None else legal(state, seat),
        state.phase,
        state.turn,
        state.plays_left,
        state.direction,
        state.last,
        state.callers,
        _row(state, seat),
        () if seat is None else tuple(state.hands[seat]),
        tuple(state.backs),
        BACK[state.pile[-1]] if state.pile else None,
        len(state.pile),
        state.discard_seen,
        () if seat is None else tuple(state.buried[seat]),
        state.tokens,
        state.round,
        state.reckoning,
        state.winners,
    )


def reveal(state: State) -> View:
    """Every card as it is: hands, backs in the row, the pile's top, what was trashed."""
    return view(state, None)._replace(
        row=tuple(state.row),
        backs=tuple([tuple(hand) for hand in state.hands]),
        top=state.pile[-1] if state.pile else None,
        discard=tuple(state.discard),
    )


def _row(state: State, seat: Seat | None) -> tuple[Lying, ...]:
    row = state.row_seen.copy()
    for place, lying in enumerate(state.row):
        if lying.seat == seat:
            row[place] = lying
    return tuple(row)
