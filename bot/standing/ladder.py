"""Ladders: people in order, and the arithmetic that finds any place on a ladder in a few steps.

A person's key on a ladder puts the highest value first and, of those who have the same, whoever
the store has known longest; no two keys are equal. How many there are is counted for ranges of
keys, narrower from level to level, so that every place and every rank is a sum of few counts.
"""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from bot.engine.game import AnyGame
from bot.standing.period import Period
from bot.standing.standing import Scope, Standing

By = Literal["rating", "wins", "victories", "accuracy"]

CALLS: Final = 20
"""So many calls it takes before their accuracy tells anything."""

LEVELS: Final = (62, 29, 24, 12, 7)
"""By how many bits a key is shifted to find its range: all, 32 values, one value, 4,096 people
and 128 people."""

PEOPLE: Final = 24
"""Bits of a key that say who it is."""
WHO: Final = (1 << PEOPLE) - 1
"""Those bits."""
_HIGHEST: Final = 1 << 30
"""More than any value."""


class Ladder(NamedTuple):
    scope: Scope
    game: str
    period: Period
    by: By


class Order(NamedTuple):
    """A way to put people in order."""

    needs: tuple[str, ...]
    """The counters that a game must have for it."""
    value: Callable[[Standing], int | None]
    """None: not on this ladder."""


def _rating(standing: Standing) -> int | None:
    return standing.rating.points if standing.rating else None


def _accuracy(standing: Standing) -> int | None:
    """In tenths of a per cent."""
    calls = standing.counts.get("calls", 0)
    return standing.counts["right"] * 1000 // calls if calls >= CALLS else None


ORDERS: Final[dict[By, Order]] = {
    "rating": Order((), _rating),
    "wins": Order((), lambda standing: standing.wins),
    "victories": Order(("victories",), lambda standing: standing.counts.get("victories")),
    "accuracy": Order(("calls", "right"), _accuracy),
}


def orders(game: AnyGame) -> tuple[By, ...]:
    """Those that there are in a game."""
    return tuple(by for by, order in ORDERS.items() if set(order.needs) <= set(game.counters))


def key(value: int, person: int) -> int:
    """Lower is better."""
    return (_HIGHEST - value) << PEOPLE | person


def value_of(key: int) -> int:
    return _HIGHEST - (key >> PEOPLE)


def person_of(key: int) -> int:
    return key & WHO
