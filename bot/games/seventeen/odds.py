"""What may lie behind the blank backs of a row, from what one viewer knows: exact, by counting.

Every unseen card with a blank back is equally likely to be any of the unseen closed numbers and
specials. So the hidden cards of a row are a random subset of that pool, and its total and its traps
follow from counting subsets.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from math import comb, prod
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.seventeen.card import BACK, BLANK, CLOSED, COPIES, KINDS, TRAP, VALUE
from bot.games.seventeen.state import Lying
from bot.games.seventeen.view import View

TARGET = 17

_ODDS = 1 << 12
_WAYS = 1 << 9
_CLOSED = 1 << 9
"""Answers that are kept: as many as make decisions no slower, in about 15 megabytes."""


class Pool(NamedTuple):
    """The unseen cards with a blank back: closed numbers by value, Traps, other specials."""

    closed: tuple[int, ...]
    traps: int
    others: int

    @property
    def size(self) -> int:
        return sum(self.closed) + self.traps + self.others


class Outcome(NamedTuple):
    """One way a call could end, with its probability."""

    chance: float
    right: bool
    trappers: tuple[Seat, ...]
    """Who has a Trap lying face down, one entry for each Trap."""


def pool(view: View) -> Pool:
    """The blank-backed cards whose whereabouts the viewer does not know."""
    row = [lying.card for lying in view.row]
    seen = [*view.hand, *view.discard, *view.buried, *row]
    left = [COPIES[card] - seen.count(card) for card in KINDS]
    specials = sum(left[card] for card in KINDS if BACK[card] == BLANK and not VALUE[card])
    return Pool(
        closed=tuple(left[card] for card in CLOSED),
        traps=left[TRAP],
        others=specials - left[TRAP],
    )


def visible_total(row: Iterable[Lying]) -> int:
    return sum(VALUE[lying.card] for lying in row if lying.card != BLANK)


@lru_cache(_ODDS)
def at_least(pool: Pool, hidden: int, needed: int) -> float:
    """How likely `hidden` cards of the pool add up to `needed` or more."""
    if needed <= 0:
        return 1.0
    if needed > 5 * hidden:
        return 0.0
    ways = sum(count for (total, _), count in subsets(pool, hidden).items() if total >= needed)
    return ways / comb(pool.size, hidden)


@lru_cache(_WAYS)
def subsets(pool: Pool, hidden: int) -> dict[tuple[int, int], int]:
    """In how many ways `hidden` cards of the pool have a given total and number of Traps."""
    ways: Counter[tuple[int, int]] = Counter()
    for (cards, total), count in _closed_subsets(pool.closed).items():
        for traps in range(min(pool.traps, hidden - cards) + 1):
            rest = comb(pool.traps, traps) * comb(pool.others, hidden - cards - traps)
            ways[total, traps] += count * rest
    return {key: count for key, count in ways.items() if count}


@lru_cache(_CLOSED)
def _closed_subsets(closed: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """In how many ways closed numbers can be taken, by their number and their total."""
    ways = Counter({(0, 0): 1})
    for value, copies in enumerate(closed, start=1):
        more: Counter[tuple[int, int]] = Counter()
        for (cards, total), count in ways.items():
            for taken in range(copies + 1):
                more[cards + taken, total + taken * value] += count * comb(copies, taken)
        ways = more
    return dict(ways)


def outcomes(row: Iterable[Lying], pool: Pool) -> list[Outcome]:
    """Every way a call on this row could end, to somebody who sees it like this."""
    row = tuple(row)
    needed = TARGET - visible_total(row)
    known = tuple(lying.seat for lying in row if lying.card == TRAP and lying.face == "down")
    owners = Counter(lying.seat for lying in row if lying.card == BLANK)
    hidden = owners.total()

    ways: Counter[tuple[bool, int]] = Counter()
    for (total, traps), count in subsets(pool, hidden).items():
        ways[total >= needed, traps] += count
    all_ways = comb(pool.size, hidden)
    return [
        Outcome(count / all_ways * share, right, known + trappers)
        for (right, traps), count in ways.items()
        for share, trappers in _trappers(owners, traps)
    ]


def _trappers(owners: Counter[Seat], traps: int) -> Iterator[tuple[float, tuple[Seat, ...]]]:
    """Whose the hidden Traps are: each of the hidden cards is as likely one as any other."""
    for taken in product(*(range(min(traps, cards) + 1) for cards in owners.values())):
        if sum(taken) == traps:
            split = tuple(zip(owners, taken, strict=True))
            ways = prod(comb(owners[seat], count) for seat, count in split)
            share = ways / comb(owners.total(), traps)
            yield share, tuple(seat for seat, count in split for _ in range(count))
