"""What can be done in 17. The actions are made once; rules and players pass them around."""

from dataclasses import dataclass
from typing import Final

from bot.games.seventeen.card import KINDS, NAMES, Card, Face


@dataclass(frozen=True, slots=True)
class Play:
    """T1: one card to the right end of the row, face up or face down."""

    card: Card
    face: Face


@dataclass(frozen=True, slots=True)
class Call:
    """C1: "17"."""


@dataclass(frozen=True, slots=True)
class Close:
    """X2, X3: the reaction window or the grace period is over. Nobody's action: time does it."""


Action = Play | Call | Close

PLAYS: Final = tuple((Play(card, "up"), Play(card, "down")) for card in KINDS)
"""Both ways to play a card, by card."""

CALL: Final = Call()
CLOSE: Final = Close()
ACTIONS: Final[tuple[Action, ...]] = (*(play for pair in PLAYS for play in pair), CALL, CLOSE)


def encode(action: Action) -> dict[str, object]:
    match action:
        case Play(card, face):
            return {"do": "play", "card": NAMES[card], "face": face}
        case Call():
            return {"do": "call"}
        case Close():
            return {"do": "close"}
