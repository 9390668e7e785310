"""The whole table of 17, hidden cards included. Only the rules look inside."""

from functools import cache
from typing import Literal, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen.card import BACK, DECK, NAMES, Card, Face

Phase = Literal["turn", "react", "grace", "over"]

HAND = 3


class Lying(NamedTuple):
    """A card in the row: what it is (or looks like), which way up it was played, and by whom."""

    card: Card
    face: Face
    seat: Seat


class Tokens(NamedTuple):
    victory: int
    penalty: int


class Reckoning(NamedTuple):
    """How a round ended, for everybody to see: the row is turned over by then (E1)."""

    round: int
    row: tuple[Lying, ...]
    total: int
    caller: Seat
    last: Seat
    penalties: tuple[Seat, ...]
    """One entry for each penalty token, in the order they were handed out (E6)."""
    returned: tuple[Seat, ...]
    """Who gave back two penalty tokens, one entry for each pair (E6)."""
    lost: tuple[Seat, ...]
    """Who gave back a victory token with them, because there was one."""
    victories: tuple[Seat, ...]
    starter: Seat
    """Who won the call, and starts the next round if there is one (E8)."""


class State:
    """Stepped in place by the rules. What everybody sees is kept beside it: views are cheap."""

    __slots__ = (
        "backs",
        "buried",
        "callers",
        "chance",
        "direction",
        "discard",
        "discard_seen",
        "doubled",
        "hands",
        "last",
        "phase",
        "pile",
        "played",
        "plays_left",
        "reckoning",
        "round",
        "row",
        "row_seen",
        "tokens",
        "turn",
        "window",
        "winners",
    )

    def __init__(self, seats: int, chance: Chance) -> None:
        """S1, S2: shuffle, deal, draw the starter."""
        deck = list(DECK)
        chance.shuffle(deck)
        dealt = seats * HAND
        self.chance = chance
        self.hands = [deck[seat:dealt:seats] for seat in range(seats)]
        self.pile = deck[: dealt - 1 : -1]  # the top card is the last one
        self.discard: list[Card] = []
        self.tokens = (Tokens(0, 0),) * seats
        self.round = 0
        self.window = 0
        self.reckoning: Reckoning | None = None
        self.winners: tuple[Seat, ...] | None = None

        self.backs = [backs(hand) for hand in self.hands]
        self.discard_seen: tuple[Card, ...] = ()
        self.buried: list[list[Card]] = [[] for _ in self.hands]
        """By seat: its own cards in the discard pile that nobody else has seen."""

        self.begin_round(Seat(chance.below(seats)))

    def begin_round(self, starter: Seat) -> None:
        """E9, S3: every round starts clockwise, with an empty row and nobody to call."""
        self.round += 1
        self.window += 1
        self.phase: Phase = "turn"
        self.turn: Seat | None = starter
        self.plays_left = 1
        self.played = 0
        self.doubled = False
        self.direction = 1
        self.last: Seat | None = None
        self.callers: tuple[Seat, ...] = ()
        self.row: list[Lying] = []
        self.row_seen: list[Lying] = []

    def distance(self, seat: Seat) -> int:
        """C3: how many places after the last player a seat comes in the current direction."""
        assert self.last is not None
        return (seat - self.last) * self.direction % len(self.hands)


def backs(hand: list[Card]) -> tuple[Card, ...]:
    """M6: what others see of a hand, in an order that tells nothing of when the cards came."""
    return _backs(*hand)


@cache
def _backs(*hand: Card) -> tuple[Card, ...]:
    return tuple(sorted([BACK[card] for card in hand]))


def seen_lying(lying: Lying) -> Lying:
    """M6: what everybody sees of a card in the row."""
    seen = lying.card if lying.face == "up" else BACK[lying.card]
    return lying if seen == lying.card else Lying(seen, "down", lying.seat)


@cache
def laid(card: Card, face: Face, seat: Seat) -> tuple[Lying, Lying]:
    """A card in the row, as it is and as everybody sees it."""
    lying = Lying(card, face, seat)
    return lying, seen_lying(lying)


def after(state: State) -> dict[str, object]:
    """The full table as transcripts show it."""
    return {
        "phase": state.phase,
        "turn": state.turn,
        "plays_left": state.plays_left,
        "direction": state.direction,
        "last": state.last,
        "callers": list(state.callers),
        "row": [[NAMES[card], face, seat] for card, face, seat in state.row],
        "hands": [[NAMES[card] for card in hand] for hand in state.hands],
        "pile": [NAMES[card] for card in reversed(state.pile)],
        "discard": [NAMES[card] for card in state.discard],
        "tokens": [list(tokens) for tokens in state.tokens],
        "round": state.round,
        "winners": None if state.winners is None else list(state.winners),
    }
