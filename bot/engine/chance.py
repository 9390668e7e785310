"""The one source of chance: a stream that anybody can recompute (docs/transcript.md)."""

import hashlib
import struct
from collections.abc import Iterator, MutableSequence
from typing import TypeVar

T = TypeVar("T")

_WORDS = 1 << 32
_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class Chance:
    """Block i is HMAC-SHA256(key, i as 8 bytes) and gives eight big-endian words, in order."""

    __slots__ = ("_block", "_inner", "_outer", "_words")

    def __init__(self, seed: bytes, salt: str = "") -> None:
        key = hashlib.sha256(seed + salt.encode()).digest()
        # HMAC by its definition: `hmac.digest` would set both pads up again for every block.
        padded = key.ljust(64, b"\0")
        self._inner = padded.translate(_INNER)
        self._outer = padded.translate(_OUTER)
        self._block = 0
        self._words: Iterator[int] = iter(())

    def below(self, n: int) -> int:
        """0 to n-1, exactly equally likely: words beyond the last multiple of n are skipped."""
        limit = _WORDS - _WORDS % n
        while True:
            for word in self._words:
                if word < limit:
                    return word % n
            self._words = self._next_block()

    def shuffle(self, items: MutableSequence[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def die(self) -> int:
        return self.below(6) + 1

    def _next_block(self) -> Iterator[int]:
        inner = hashlib.sha256(self._inner + self._block.to_bytes(8, "big"))
        block = hashlib.sha256(self._outer + inner.digest())
        self._block += 1
        return iter(struct.unpack(">8I", block.digest()))


def commitment(seed: bytes) -> str:
    """What is shown before the game, so that the seed cannot be chosen after it."""
    return hashlib.sha256(seed).hexdigest()
