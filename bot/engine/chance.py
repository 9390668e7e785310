"""The one source of chance: a stream that anybody can recompute (docs/transcript.md)."""

import hashlib
import hmac
from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 32


class Chance:
    """Block i is HMAC-SHA256(key, i as 8 bytes) and gives eight big-endian words, in order."""

    __slots__ = ("_block", "_key", "_words")

    def __init__(self, seed: bytes, salt: str = "") -> None:
        self._key = hashlib.sha256(seed + salt.encode()).digest()
        self._block = 0
        self._words: list[int] = []

    def below(self, n: int) -> int:
        """0 to n-1, exactly equally likely: words beyond the last multiple of n are skipped."""
        limit = _WORDS - _WORDS % n
        while (word := self._word()) >= limit:
            pass
        return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def die(self) -> int:
        return self.below(6) + 1

    def _word(self) -> int:
        if not self._words:
            block = hmac.digest(self._key, self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self._words.pop()


def commitment(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be chosen after it."""
    return hashlib.sha256(seed).hexdigest()
