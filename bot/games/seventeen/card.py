"""The 70 cards of 17: what they are worth, and what their backs give away."""

from typing import Final, Literal, NewType

Card = NewType("Card", int)
"""A kind of card; or, to somebody who looks at one, what they see of it (`BLANK`: a blank back)."""

Face = Literal["up", "down"]

NAMES: Final = (
    *("1c", "2c", "3c", "4c", "5c"),
    *("1o", "2o", "3o", "4o", "5o"),
    *("rev", "trash", "x2", "trap"),
)
KINDS: Final = tuple(Card(i) for i in range(len(NAMES)))
CLOSED: Final = KINDS[0:5]
OPEN: Final = KINDS[5:10]
REVERSE, TRASH, DOUBLE, TRAP = KINDS[10:]
BLANK: Final = Card(len(KINDS))

VALUE: Final = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 0, 0, 0, 0)
"""M2, M3, P8: a number counts its value whichever way it lies, a special nothing."""

COPIES: Final = (3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 5, 5, 5, 5)
"""M2, M3, M4."""

BACK: Final = (*(BLANK,) * 5, *OPEN, *(BLANK,) * 5)
"""M3, M5: an open number shows its value on both sides; all other backs look alike, `BLANK`."""

DECK: Final = tuple(card for card in KINDS for _ in range(COPIES[card]))
"""The deck before it is shuffled, in the order that transcripts fix."""
