"""Pictures that were drawn lately or ahead: none is drawn twice while it is remembered."""

from collections import OrderedDict
from functools import lru_cache
from hashlib import blake2b
from typing import Final

from bot.drawing import seventeen, switch
from bot.drawing.lesson import Lesson
from bot.drawing.profile import Profile

Drawing = seventeen.Board | seventeen.Result | seventeen.Hand | switch.Table | Profile | Lesson
"""All that a picture shows; equal drawings are equal pictures."""

ROOM: Final = 2 * 1024 * 1024
"""Bytes of pictures that are remembered for a while, whatever the number of tables."""


@lru_cache(maxsize=1024, typed=True)
def name(drawing: Drawing) -> str:
    """The name of its file. It depends on what is shown and on nothing else."""
    kind = type(drawing)
    digest = blake2b(f"{kind.__module__} {drawing!r}".encode(), digest_size=12).hexdigest()
    return f"{kind.__name__.lower()}-{digest}.png"


class Gallery:
    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._size = 0
        self._drawn: OrderedDict[str, bytes] = OrderedDict()
        self._kept: dict[str, bytes] = {}

    def __contains__(self, drawing: Drawing) -> bool:
        known = name(drawing)
        return known in self._kept or known in self._drawn

    def find(self, drawing: Drawing) -> bytes | None:
        known = name(drawing)
        if known in self._drawn:
            self._drawn.move_to_end(known)
            return self._drawn[known]
        return self._kept.get(known)

    def keep(self, drawing: Drawing, png: bytes) -> None:
        """Remembers it for good: one of those of which there are few."""
        self._kept[name(drawing)] = png

    def hang(self, drawing: Drawing, png: bytes) -> None:
        """Remembers it, and forgets the ones that nobody has asked for longest."""
        if name(drawing) in self._drawn:
            return
        self._drawn[name(drawing)] = png
        self._size += len(png)
        while self._size > self._room:
            _, gone = self._drawn.popitem(last=False)
            self._size -= len(gone)
