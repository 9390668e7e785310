"""What the dice of Switch can do: how many are rolled, what a roll allows, what a miss costs."""

from collections.abc import Iterable
from typing import Final, Literal

Face = Literal["green", "red", "block", "blank"]

FACES: Final[tuple[Face, ...]] = ("green", "green", "red", "block", "block", "blank")
"""M2: the six faces of the Switch die, in the order that transcripts fix."""

LAST: Final = 16
DONE: Final = LAST + 1
"""The top of a pile that is all discarded."""

CLICK: Final = 8
"""A5: the card that never comes back once it is gone."""

DICE: Final = (0, *(3,) * 6, *(4,) * 5, *(5,) * 5)
"""T1: how many dice the top card shows, by top card."""


def sums(dice: Iterable[int]) -> int:
    """A1: bit n is set when one die or the sum of several makes n (bit 0 always is)."""
    made = 1
    for die in dice:
        made |= made << die
    return made


def run(made: int, top: int) -> range:
    """A2: the cards that these sums let go from `top` on, in order and without a gap."""
    end = top
    while end <= LAST and made >> end & 1:
        end += 1
    return range(top, end)


def fallen(top: int) -> int:
    """A5: the top card after a second or later roll that allowed nothing."""
    return CLICK + 1 if top > CLICK else 1
