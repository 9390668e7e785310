"""What can be done in Switch. The actions are made once; rules and players pass them around."""

from dataclasses import dataclass
from typing import Final

from bot.engine.game import Seat

SEATS: Final = range(2, 5)
"""M1."""


@dataclass(frozen=True, slots=True)
class Roll:
    """T1, A4: the ordinary dice, as many as the top card shows."""


@dataclass(frozen=True, slots=True)
class Die:
    """T2: the Switch die."""


@dataclass(frozen=True, slots=True)
class Discard:
    """A1: the top card."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A4: the turn is over, and what was discarded is safe."""


@dataclass(frozen=True, slots=True)
class Swap:
    """B2, B3: the whole pile against a partner's; None declines, where one may."""

    partner: Seat | None


@dataclass(frozen=True, slots=True)
class Block:
    """K1: a token for an opponent's pile."""

    target: Seat


@dataclass(frozen=True, slots=True)
class Counter:
    """K3: a token against the Block that was just declared on the own pile."""


@dataclass(frozen=True, slots=True)
class Unblock:
    """K4: a token against the one that lies on the own pile."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """K6: a token against a declared green swap."""


@dataclass(frozen=True, slots=True)
class Close:
    """X3, X4, X6: a window is over. Nobody's action: time does it."""


Action = Roll | Die | Discard | Stop | Swap | Block | Counter | Unblock | Cancel | Close

ROLL: Final = Roll()
DIE: Final = Die()
DISCARD: Final = Discard()
STOP: Final = Stop()
DECLINE: Final = Swap(None)
SWAPS: Final = tuple(Swap(Seat(seat)) for seat in range(SEATS[-1]))
"""By partner."""
BLOCKS: Final = tuple(Block(Seat(seat)) for seat in range(SEATS[-1]))
"""By target."""
COUNTER: Final = Counter()
UNBLOCK: Final = Unblock()
CANCEL: Final = Cancel()
CLOSE: Final = Close()

ACTIONS: Final[tuple[Action, ...]] = (
    *(ROLL, DIE, DISCARD, STOP),
    *SWAPS,
    DECLINE,
    *BLOCKS,
    *(COUNTER, UNBLOCK, CANCEL, CLOSE),
)


def encode(action: Action) -> dict[str, object]:
    match action:
        case Swap(partner):
            return {"do": "swap", "with": partner}
        case Block(target):
            return {"do": "block", "target": target}
        case _:
            return {"do": type(action).__name__.lower()}
