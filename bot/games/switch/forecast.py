"""Who is likely to win the round from here: a weight for each seat, its chance by comparison.

The weights were fitted to the rounds that hard players won and lost among themselves.
"""

from typing import Final, NamedTuple

from bot.engine.game import Seat

Chances = tuple[float, ...]
"""By seat: the chance to win the round."""

# By top card, 1 to 16 (0 is no card).
FREE: Final = (0.0, 1.0, 1.0, 1.1, 1.2, 1.4, 1.6, 2.4, 2.7, 2.7, 2.7, 2.7, 5.0, 4.5, 4.5, 4.5, 5.0)
"""What a pile is worth to its holder, with another seat to move."""
NEXT: Final = (0.0, 1.1, 1.1, 1.1, 1.2, 1.2, 1.2, 1.5, 1.5, 1.5, 1.5, 1.5, 2.7, 2.7, 2.7, 2.7, 2.7)
"""... times this when the holder is to move."""
STUCK: Final = (0.0, 0.9, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.4, 0.4, 0.4, 0.3, 0.3, 0.3, 0.3, 0.3)
"""... times this when a Block lies on it."""
WATCHED: Final = (0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.5, 0.5, 0.5, 0.5, 0.5)
"""... times this when the others hold more tokens than the holder."""
TOKENS: Final = (1.0, 1.5, 2.0, 2.4, 2.6, 2.8)
"""... times this for the holder's tokens."""
LATER: Final = (1.0, 1.0, 0.95, 0.9)
"""... times this for the turns to wait."""


class Standing(NamedTuple):
    """What lies on the table between two moves."""

    tops: tuple[int, ...]
    blocked: tuple[bool, ...]
    hold: tuple[int, ...]
    pot: int

    def topped(self, seat: Seat, top: int) -> "Standing":
        """With this top card on the seat's pile."""
        tops = list(self.tops)
        tops[seat] = top
        return Standing(tuple(tops), self.blocked, self.hold, self.pot)

    def swapped(self, seat: Seat, other: Seat) -> "Standing":
        """With two piles in each other's place, Blocks included (K7)."""
        tops, blocked = list(self.tops), list(self.blocked)
        tops[seat], tops[other] = tops[other], tops[seat]
        blocked[seat], blocked[other] = blocked[other], blocked[seat]
        return Standing(tuple(tops), tuple(blocked), self.hold, self.pot)

    def gained(self, seat: Seat) -> "Standing":
        """With a token from the pot in the seat's hand (B4)."""
        return self._paid(seat, -1) if self.pot else self

    def spent(self, seat: Seat) -> "Standing":
        """With one of the seat's tokens back in the pot (K6)."""
        return self._paid(seat, 1)

    def _paid(self, seat: Seat, tokens: int) -> "Standing":
        hold = list(self.hold)
        hold[seat] -= tokens
        return Standing(self.tops, self.blocked, tuple(hold), self.pot + tokens)

    def freed(self, seat: Seat) -> "Standing":
        """With the seat's own token and the one on its pile back in the pot (K4)."""
        blocked = list(self.blocked)
        blocked[seat] = False
        spent = self.spent(seat)
        return Standing(self.tops, tuple(blocked), spent.hold, spent.pot + 1)

    def blocking(self, by: Seat, target: Seat) -> "Standing":
        """With a Block declared and settled; whoever can counter it does (K3)."""
        spent = self.spent(by)
        if self.hold[target]:
            return spent.spent(target)
        blocked = list(self.blocked)
        blocked[target] = True
        return Standing(self.tops, tuple(blocked), spent.hold, spent.pot - 1)


def forecast(standing: Standing, mover: Seat) -> Chances:
    """The chances with `mover` about to begin a turn."""
    tops, blocked, hold, _ = standing
    seats = len(tops)
    held = sum(hold)
    weights = []
    for seat, top in enumerate(tops):
        weight = FREE[top] * TOKENS[hold[seat]] * LATER[(seat - mover) % seats]
        if seat == mover:
            weight *= NEXT[top]
        if blocked[seat]:
            weight *= STUCK[top]
        if held > 2 * hold[seat]:
            weight *= WATCHED[top]
        weights.append(weight)
    total = sum(weights)
    return tuple([weight / total for weight in weights])
