"""How a seat is shown: a name on the seat's own colour, the same wherever it stands."""

from functools import lru_cache
from typing import Final

from bot.drawing.seat import Name
from bot.picture.font import ELLIPSIS, Weight, fitted, legible, width, written
from bot.picture.palette import SEATS, Colour
from bot.picture.shape import rounded
from bot.picture.sheet import Sheet, Sprite

WEIGHT: Final[Weight] = "Bold"
PADDING: Final = 6


@lru_cache(maxsize=1024)
def tag(name: Name, seat: int, room: int, size: int, full: bool = True) -> Sprite:
    """On felt: as wide as the room, or else as the name if that is less.

    Where it is one of many the rest of a long name is simply cut: its colour tells who it is.
    """
    cut = "" if full else ELLIPSIS
    text = fitted(legible(*name), WEIGHT, size, room - 2 * PADDING, cut)
    across = room if full else width(text, WEIGHT, size) + 2 * PADDING + 2
    high, colour = round(size * 1.3), SEATS[seat]
    sheet = Sheet(across, high, Colour.FELT)
    sheet.stamp(rounded(across, high, high * 0.3), 0, 0, colour, Colour.FELT)
    mask = written(text, WEIGHT, size)
    left, top = (across - mask.width) // 2, (high - mask.height) // 2
    sheet.stamp(mask, left, top, Colour.INK, colour)
    return sheet.image
