"""Places: who comes first, with the same place for those who are equal."""

from collections.abc import Sequence
from typing import Any


def places(worth: Sequence[Any]) -> tuple[int, ...]:
    """By how many are worth more: 1, 2, 2, 4."""
    return tuple(1 + sum(other > one for other in worth) for one in worth)
