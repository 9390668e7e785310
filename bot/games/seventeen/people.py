"""What `hard` expects of the others: people who add up what they see, and act on the sum."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.seventeen.card import BLANK, VALUE, Card
from bot.games.seventeen.state import Lying, seen_lying

NEVER, ALWAYS = 14.5, 19.5
"""From which guess at the total on people call now and then, and always."""

NEARLY_FULL = 12
"""From which guess on a number goes down openly while it fits: a back is laid to deceive."""


class Looks(NamedTuple):
    """What a row shows to everybody."""

    shown: int
    backs: int
    doubtful: int
    """How many backs others than the viewer laid when the row was nearly full."""

    @property
    def guess(self) -> int:
        """A back counts for 1: it is worth 45/35 on average, less the fear of a Trap."""
        return self.shown + self.backs

    def after(self, back: Card, *, own: bool = False) -> "Looks":
        """With one more card, seen like this."""
        if back != BLANK:
            return self._replace(shown=self.shown + VALUE[back])
        doubtful = not own and self.guess >= NEARLY_FULL
        return Looks(self.shown, self.backs + 1, self.doubtful + doubtful)


def looks_of(row: Iterable[Lying], viewer: Seat) -> Looks:
    looks = Looks(0, 0, 0)
    for lying in row:
        looks = looks.after(seen_lying(lying).card, own=lying.seat == viewer)
    return looks


def call_chance(guess: int, *, plays_next: bool) -> float:
    """Whoever plays next looks twice: in the window, and once more before the own card."""
    once = min(max((guess - NEVER) / (ALWAYS - NEVER), 0.0), 1.0)
    return 1 - (1 - once) ** 2 if plays_next else once
