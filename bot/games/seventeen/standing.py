"""What tokens are worth: the chance to win the game from a standing."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from bot.engine.game import Seat
from bot.games.seventeen.reckoning import winners
from bot.games.seventeen.state import Tokens

STRENGTH = ((0.0, -0.4), (1.0, 0.4), (2.2, 1.4))
"""By victory and penalty tokens: the logarithm of a seat's weight in the race for three."""

_CACHED = 1 << 12


def chance_to_win(tokens: Sequence[Tokens], seat: Seat) -> float:
    return _chances(tuple(tokens))[seat]


@lru_cache(_CACHED)
def _chances(tokens: tuple[Tokens, ...]) -> tuple[float, ...]:
    decided = winners(tokens)
    if decided:
        return tuple(1 / len(decided) if seat in decided else 0.0 for seat in range(len(tokens)))
    weights = [exp(STRENGTH[victory][penalty]) for victory, penalty in tokens]
    return tuple(weight / sum(weights) for weight in weights)
