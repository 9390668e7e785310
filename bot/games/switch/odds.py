"""The exact odds of a roll: every roll there is, enumerated once and kept."""

from collections import Counter
from collections.abc import Mapping
from functools import cache

from bot.games.switch.roll import DICE, run


@cache
def ways(dice: int) -> Mapping[int, int]:
    """How many of the 6**dice rolls make exactly these sums (`roll.sums`)."""
    if not dice:
        return {1: 1}
    found: Counter[int] = Counter()
    for made, times in ways(dice - 1).items():
        for die in range(1, 7):
            found[made | made << die] += times
    return found


@cache
def reach(top: int) -> tuple[tuple[int, float], ...]:
    """How far a roll gets from this top card: (top card after its last card, chance), in order.

    The chance of a miss stands first, under `top` itself.
    """
    found = Counter({top: 0})
    for made, times in ways(DICE[top]).items():
        found[run(made, top).stop] += times
    return tuple([(stop, found[stop] / 6 ** DICE[top]) for stop in sorted(found)])
