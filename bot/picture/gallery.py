"""Pictures that were drawn lately: the same one is not drawn twice while it is remembered."""

from collections import OrderedDict
from hashlib import blake2b
from typing import Final

from bot.picture import seventeen, switch
from bot.picture.lesson import Lesson, draw_lesson
from bot.picture.profile import Profile, draw_profile

Drawing = seventeen.Board | seventeen.Result | seventeen.Hand | switch.Table | Profile | Lesson
"""All that a picture shows; equal drawings are equal pictures."""

ROOM: Final = 2 * 1024 * 1024
"""Bytes of pictures that are remembered, whatever the number of tables."""


def draw(drawing: Drawing) -> bytes:
    match drawing:
        case seventeen.Board():
            return seventeen.draw_board(drawing)
        case seventeen.Result():
            return seventeen.draw_result(drawing)
        case seventeen.Hand():
            return seventeen.draw_hand(drawing)
        case switch.Table():
            return switch.draw_table(drawing)
        case Profile():
            return draw_profile(drawing)
        case Lesson():
            return draw_lesson(drawing)


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

    def __contains__(self, drawing: Drawing) -> bool:
        return name(drawing) in self._drawn

    def find(self, drawing: Drawing) -> bytes | None:
        found = self._drawn.get(name(drawing))
        if found is not None:
            self._drawn.move_to_end(name(drawing))
        return found

    def hang(self, drawing: Drawing, png: bytes) -> None:
        """Remembers it, and forgets the ones that nobody has asked for longest."""
        if name(drawing) in self._drawn:
            return
        self._drawn[name(drawing)] = png
        self._size += len(png)
        while self._size > self._room:
            _, gone = self._drawn.popitem(last=False)
            self._size -= len(gone)
