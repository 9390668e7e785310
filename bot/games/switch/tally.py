"""What standings count in Switch."""

from collections.abc import Iterable
from typing import Final

from bot.engine import place
from bot.engine.game import Counts, Seat
from bot.games.switch.action import Action, Block
from bot.games.switch.state import State

COUNTERS: Final = ("discards", "busts", "swaps", "blocks", "points")
"""Cards discarded; turns that a further roll ended (A5); swaps made in one's own turn; Blocks
declared; points of matches."""


def places(state: State) -> tuple[int, ...]:
    """W1, W2."""
    assert state.result is not None
    return place.places(state.scores if state.match else state.result.points)


def tally(state: State, steps: Iterable[tuple[Seat | None, Action]]) -> tuple[Counts, ...]:
    counts = tuple(dict.fromkeys(COUNTERS, 0) for _ in state.tops)
    ended, rolls, gone = state.ended, 0, 0
    for seat, action in steps:
        if seat is not None and isinstance(action, Block):
            counts[seat]["blocks"] += 1
        if state.ended is not ended:
            ended = state.ended
            assert ended is not None
            mover = counts[ended.seat]
            mover["busts"] += ended.how == "bust"
            mover["swaps"] += ended.how == "swapped"
            mover["discards"] += ended.how == "won"  # A6: with the last card
        elif state.rolls == rolls and state.gone > gone:
            counts[state.turn]["discards"] += 1
        rolls, gone = state.rolls, state.gone
    for own, score in zip(counts, state.scores, strict=True):
        own["points"] = score  # W2: nobody scores where there is no match
    return counts
