"""The whole table of Switch. Nothing in it is hidden but the dice to come."""

from typing import Final, Literal, NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.switch.roll import Face

Phase = Literal[
    "start", "rolled", "discarding", "blocking", "swapping", "swap_window", "over"
]  # X1 to X7

How = Literal[
    "won",  # A6
    "missed",  # A3
    "bust",  # A5
    "stopped",  # A4
    "blocked",  # K8
    "blank",  # B1
    "swapped",  # B2, B3
    "declined",  # B2
    "cancelled",  # K6
    "nobody-lower",  # B3
    "token",  # B4
    "pot-empty",  # B4
]

GOAL: Final = 100


class Declared(NamedTuple):
    """A Block that waits for its target's answer (X4)."""

    by: Seat
    target: Seat


class Ended(NamedTuple):
    """How a turn ended, for a board whose dice are gone by then."""

    seat: Seat
    how: How
    dice: tuple[int, ...]
    die: Face | None
    other: Seat | None
    """Whom a swap was with, or who stopped it, or who blocked the seat."""
    was: int
    """The seat's top card just before the turn ended."""
    top: int
    """The seat's top card when it had ended."""


class Result(NamedTuple):
    """How a round ended."""

    round: int
    winner: Seat
    points: tuple[int, ...]
    """W2: the highest card discarded from the pile each seat holds; 16 for the winner."""


class State:
    """Stepped in place by the rules."""

    __slots__ = (
        "beneath",
        "block",
        "blocked",
        "chance",
        "dice",
        "die",
        "ended",
        "gone",
        "hold",
        "made",
        "match",
        "opening",
        "partner",
        "phase",
        "pot",
        "result",
        "rolls",
        "round",
        "scores",
        "tops",
        "turn",
        "window",
        "winners",
    )

    def __init__(self, seats: int, match: bool, chance: Chance) -> None:
        self.chance = chance
        self.match = match
        self.scores = [0] * seats
        self.round = 0
        self.window = 0
        self.ended: Ended | None = None
        self.result: Result | None = None
        self.winners: tuple[Seat, ...] | None = None
        self.opening: tuple[tuple[tuple[Seat, int], ...], ...] = ()
        """M4: each throw for the start, as (seat, die)."""
        self.begin_round(self._throw_for_start())

    def _throw_for_start(self) -> Seat:
        left = [Seat(seat) for seat in range(len(self.scores))]
        while len(left) > 1:  # M4
            throw = tuple((seat, self.chance.die()) for seat in left)
            self.opening += (throw,)
            highest = max(die for _, die in throw)
            left = [seat for seat, die in throw if die == highest]
        return left[0]

    def begin_round(self, starter: Seat) -> None:
        """M1, M3: piles and tokens as at the very start."""
        seats = len(self.scores)
        self.round += 1
        self.tops = [1] * seats
        self.blocked = [False] * seats
        self.hold = [0] * seats
        self.pot = seats + 1
        self.begin_turn(starter)

    def begin_turn(self, seat: Seat) -> None:
        self.turn = seat
        self.window += 1
        self.phase: Phase = "start"
        self.beneath: Phase = "start"
        """The phase that a declared Block interrupts, and that play goes back to (K12)."""
        self.block: Declared | None = None
        self.partner: Seat | None = None
        """With whom a green swap is declared."""
        self.dice: tuple[int, ...] = ()
        self.made = 1
        """What the dice on the table make, as in `roll.sums`."""
        self.die: Face | None = None
        self.rolls = 0
        """Rolls of ordinary dice in this turn."""
        self.gone = 0
        """Cards discarded of the roll on the table."""

    def reactors(self) -> bool:
        """K10, X6: whether a seat other than the one to move holds a token."""
        return sum(self.hold) > self.hold[self.turn]

    def lowest(self) -> list[Seat]:
        """B3: with whom a red swap may be, if with anybody."""
        low = min(self.tops)
        if low == self.tops[self.turn]:
            return []
        return [Seat(seat) for seat, top in enumerate(self.tops) if top == low]


def after(state: State) -> dict[str, object]:
    """The full table as transcripts show it."""
    return {
        "phase": state.phase,
        "turn": None if state.phase == "over" else state.turn,
        "round": state.round,
        "tops": list(state.tops),
        "blocked": list(state.blocked),
        "hold": list(state.hold),
        "pot": state.pot,
        "dice": list(state.dice),
        "die": None if state.phase == "blocking" else state.die,
        "pending": _pending(state),
        "scores": list(state.scores),
        "winners": None if state.winners is None else list(state.winners),
    }


def _pending(state: State) -> dict[str, object] | None:
    match state.phase:
        case "discarding":
            return {"discard": state.turn}
        case "blocking":
            assert state.block is not None
            return {"block": list(state.block)}
        case "swap_window":
            return {"swap": [state.turn, state.partner]}
    return None
