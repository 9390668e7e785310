"""The dice of Switch: five ordinary ones, and the Switch die."""

from functools import cache
from typing import Final

from bot.games.switch.roll import Face
from bot.picture import icon, token
from bot.picture.palette import Colour
from bot.picture.shape import Stencil, rounded
from bot.picture.sheet import Sheet, Sprite

_CORNERS: Final = ((0, 0), (2, 2), (0, 2), (2, 0))
_SIDES: Final = ((0, 1), (2, 1))
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((1, 1),),
    2: _CORNERS[:2],
    3: (*_CORNERS[:2], (1, 1)),
    4: _CORNERS,
    5: (*_CORNERS, (1, 1)),
    6: (*_CORNERS, *_SIDES),
}
"""Where they are, in three columns and three lines."""


@cache
def die(value: int, size: int) -> Sprite:
    sheet = _blank(size)
    pips = Stencil(size, size)
    for column, line in PIPS[value]:
        at = (size * (0.25 + 0.25 * column), size * (0.25 + 0.25 * line))
        pips.disc(at, size * 0.105)
    sheet.stamp(pips.mask(), 0, 0, Colour.INK, Colour.WHITE)
    return sheet.image


@cache
def switch_die(face: Face, size: int) -> Sprite:
    """Green and red differ in their arrows, too."""
    sheet = _blank(size)
    edge, inside = round(size * 0.09), size - 2 * round(size * 0.09)
    sign, left = round(size * 0.56), (size - round(size * 0.56)) // 2
    match face:
        case "green":
            sheet.stamp(
                rounded(inside, inside, size * 0.14), edge, edge, Colour.GREEN, Colour.WHITE
            )
            sheet.stamp(icon.swap(sign), left, left, Colour.WHITE, Colour.GREEN)
        case "red":
            sheet.stamp(
                rounded(inside, inside, size * 0.14), edge, edge, Colour.BRICK, Colour.WHITE
            )
            sheet.stamp(icon.down(sign), left, left, Colour.WHITE, Colour.BRICK)
        case "block":
            sheet.put(token.block(sign, Colour.WHITE), left, left)
        case "blank":
            pass
    return sheet.image


def _blank(size: int) -> Sheet:
    sheet = Sheet(size, size, Colour.FELT)
    sheet.stamp(rounded(size, size, size * 0.2), 0, 0, Colour.WHITE, Colour.FELT)
    return sheet
