"""What standings count in 17."""

from collections.abc import Iterable
from typing import Final

from bot.engine import place
from bot.engine.game import Counts, Seat
from bot.games.seventeen.action import Action
from bot.games.seventeen.card import TRAP
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import Reckoning, State

COUNTERS: Final = ("victories", "penalties", "calls", "right", "traps", "trapped")
"""Tokens received; calls that were resolved, and right ones; traps that caught somebody else, and
those that one walked into."""


def places(state: State) -> tuple[int, ...]:
    """G2, and in the same way for those who have not won."""
    return place.places([(held.victory, -held.penalty) for held in state.tokens])


def tally(state: State, steps: Iterable[tuple[Seat | None, Action]]) -> tuple[Counts, ...]:
    counts = tuple(dict.fromkeys(COUNTERS, 0) for _ in state.hands)
    told = None
    for _ in steps:
        if state.reckoning is not told:
            told = state.reckoning
            assert told is not None
            _count(told, counts)
    return counts


def _count(reckoning: Reckoning, counts: tuple[dict[str, int], ...]) -> None:
    for seat in reckoning.victories:
        counts[seat]["victories"] += 1
    for seat in reckoning.penalties:
        counts[seat]["penalties"] += 1
    caller = counts[reckoning.caller]
    caller["calls"] += 1
    caller["right"] += reckoning.total >= TARGET
    for lying in reckoning.row:
        if lying.card == TRAP and lying.face == "down":  # E2
            caller["trapped"] += 1
            counts[lying.seat]["traps"] += lying.seat != reckoning.caller
