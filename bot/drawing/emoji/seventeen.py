"""The signs of 17: every card as it can be seen, and the tokens."""

from typing import Final

from bot.games.seventeen.card import (
    BLANK,
    CLOSED,
    DOUBLE,
    OPEN,
    REVERSE,
    TRAP,
    TRASH,
    VALUE,
    Card,
    Face,
)

NAMES: Final = {REVERSE: "reverse", TRASH: "trash", DOUBLE: "x2", TRAP: "trap"}

VICTORY: Final = "victory"
PENALTY: Final = "penalty"


def sign(card: Card, face: Face) -> str:
    """The name of a card as it is seen: `open_5`, `back_5`, `back`, `trap`, `turned_trap`."""
    if card == BLANK:
        return "back"
    if card in OPEN:
        return f"{'open' if face == 'up' else 'back'}_{VALUE[card]}"
    name = f"closed_{VALUE[card]}" if card in CLOSED else NAMES[card]
    return name if face == "up" else f"turned_{name}"
