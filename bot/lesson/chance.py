"""Chance that was chosen: the cards and dice that a lesson is about."""

from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

from bot.engine.chance import Chance

T = TypeVar("T")


class Chosen(Chance):
    """Shuffles so that chosen items come first, and rolls chosen numbers."""

    __slots__ = ("_first", "_numbers")

    def __init__(self, first: Sequence[object], numbers: Iterable[int]) -> None:
        super().__init__(b"")
        self._first = first
        self._numbers = iter(numbers)

    def below(self, n: int) -> int:
        number = next(self._numbers)
        assert number < n, f"{number} was chosen where only {n} are possible"
        return number

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Nothing is added or lost: whatever was not chosen follows in the order it had."""
        for place, wanted in enumerate(self._first):
            found = next(n for n in range(place, len(items)) if items[n] == wanted)
            items.insert(place, items.pop(found))
