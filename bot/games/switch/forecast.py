"""Who is likely to win the round from here: a weight for each seat, its chance by comparison.

The weights are estimates, held against rounds of hard players among themselves: what was forecast
at 15, 25, 45 and 64 % came true in 18, 25, 36 and 58 % of all cases. It errs on the bold side.
"""

from typing import Final, NamedTuple

from bot.engine.game import Seat

Chances = tuple[float, ...]
"""By seat: the chance to win the round."""

LOW, MIDDLE, HIGH = 6, 5, 5
"""T1: so many top cards show three, four and five dice; within each, chances differ little."""

NOTHING: Final = (0.0,)
"""There is no card 0."""
FREE: Final = (
    *NOTHING,
    *(1.0, 1.1, 1.15, 1.2, 1.25, 1.35),
    *(1.9, 1.9, 2.1, 2.0, 2.1),
    *(3.0, 2.5, 2.5, 2.5, 2.3),
)
"""By top card: what a pile is worth to its holder."""
NEXT: Final = (*NOTHING, *(1.1,) * LOW, *(1.3,) * MIDDLE, *(1.2,) * HIGH)
"""... times this when the holder is to move."""
STUCK: Final = (*NOTHING, *(1.0,) * LOW, *(0.5,) * (MIDDLE + HIGH))
"""... times this when a Block lies on it."""
WATCHED: Final = (*NOTHING, *(0.8,) * LOW, *(0.55,) * (MIDDLE + HIGH))
"""... times this when the others hold more tokens than the holder."""
TOKENS: Final = (1.0, 2.0, 4.0, 7.0, 8.0, 8.0)
"""... times this for the holder's tokens."""
LATER: Final = (1.0, 0.98, 0.9, 0.83)
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
        return self.paid(seat, to_pot=-1, of_own=-1) if self.pot else self

    def spent(self, seat: Seat) -> "Standing":
        """With one of the seat's tokens back in the pot (K6)."""
        return self.paid(seat, to_pot=1)

    def paid(self, seat: Seat, to_pot: int, of_own: int = 1) -> "Standing":
        """With tokens gone from the seat's hand, and others in the pot."""
        hold = list(self.hold)
        hold[seat] -= of_own
        return Standing(self.tops, self.blocked, tuple(hold), self.pot + to_pot)

    def stuck(self, seat: Seat, lying: bool) -> "Standing":
        """With a token on the seat's pile, or without one."""
        blocked = list(self.blocked)
        blocked[seat] = lying
        return Standing(self.tops, tuple(blocked), self.hold, self.pot)

    def freed(self, seat: Seat) -> "Standing":
        """With the seat's own token and the one on its pile back in the pot (K4)."""
        return self.paid(seat, to_pot=2).stuck(seat, lying=False)

    def blocking(self, by: Seat, target: Seat) -> "Standing":
        """With a Block declared and settled; whoever can counter it does (K3)."""
        declared = self.paid(by, to_pot=0)
        if self.hold[target]:
            return declared.paid(target, to_pot=2)
        return declared.stuck(target, lying=True)


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
