"""The picture of a player's profile: who, how good, and how the games went."""

from collections.abc import Sequence
from typing import Final

from bot.drawing.profile import Profile, Stat, TokenStat
from bot.picture import token
from bot.picture.font import fitted, legible, width
from bot.picture.palette import Colour
from bot.picture.shape import Point, Stencil
from bot.picture.sheet import Sheet

WIDTH: Final = 800
MARGIN: Final = 24
GAP: Final = 16
HALF: Final = (WIDTH - 2 * MARGIN - GAP) // 2
BOX: Final = 98
"""How high a box below the curve is; there are two in a row."""
INSET: Final = 20
LARGE: Final = 38
SMALL: Final = 28
"""For a value that has no room otherwise."""

CURVE: Final = (MARGIN, 128, WIDTH - MARGIN, 368)
SCALE_WIDTH: Final = 110
"""Room for the highest and the lowest rating, beside the curve."""


def draw_profile(profile: Profile) -> bytes:
    rows = -(-len(profile.stats) // 2)
    has_curve = len(profile.ratings) > 1
    below = CURVE[3] + GAP if has_curve else CURVE[1]
    sheet = Sheet(WIDTH, below + rows * (BOX + GAP) - GAP + MARGIN, Colour.BASE)
    _heading(sheet, profile)
    if has_curve:
        _curve(sheet, profile)
    left, right = MARGIN, MARGIN + HALF + GAP
    for place, stat in enumerate(profile.stats):
        x, y = (left, right)[place % 2], below + place // 2 * (BOX + GAP)
        box = (x, y, x + HALF, y + BOX)
        match stat:
            case Stat():
                _stat(sheet, stat, box)
            case TokenStat():
                _tokens(sheet, stat, box)
    return sheet.png()


def is_whole(value: str) -> bool:
    """Whether there is room for all of it in a box."""
    return width(value, "ExtraBold", SMALL) <= HALF - 2 * INSET


def _heading(sheet: Sheet, profile: Profile) -> None:
    right = WIDTH - MARGIN
    value, label = profile.rating.value, profile.rating.label
    sheet.write(value, (right, 22), "ExtraBold", 64, Colour.CREAM, Colour.BASE, "right")
    used = width(value, "ExtraBold", 64) + 18
    sheet.write(label, (right - used, 58), "SemiBold", 28, Colour.CREAM, Colour.BASE, "right")
    room = right - used - width(label, "SemiBold", 28) - MARGIN - 24
    name = fitted(legible(profile.name, profile.otherwise), "ExtraBold", 44, room)
    sheet.write(name, (MARGIN, 38), "ExtraBold", 44, Colour.CREAM, Colour.BASE)


def _curve(sheet: Sheet, profile: Profile) -> None:
    left, top, right, bottom = CURVE
    sheet.panel(CURVE, 20, Colour.FELT, Colour.BASE)
    for text, y in ((profile.highest, top + 18), (profile.lowest, bottom - 56)):
        sheet.write(text, (right - 20, y), "SemiBold", 28, Colour.CREAM, Colour.FELT, "right")
    wide, high = right - left - SCALE_WIDTH, bottom - top
    points = _points(profile.ratings, wide, high)
    area = Stencil(wide, high)
    area.polygon([(points[0][0], high - 20), *points, (points[-1][0], high - 20)])
    sheet.stamp(area.mask(), left, top, Colour.SHADE, Colour.FELT)
    line = Stencil(wide, high)
    line.line(points, 7)
    line.disc(points[-1], 12)
    sheet.stamp(line.mask(), left, top, Colour.MUSTARD, Colour.FELT)


def _points(ratings: Sequence[float], wide: int, high: int) -> list[Point]:
    """At most one for every few pixels; all in the middle when the rating never moved."""
    low, top = min(ratings), max(ratings)
    span = top - low or 1.0
    middle = 0.5 if top == low else 0.0
    count = min(len(ratings), 120)
    chosen = [ratings[round(i * (len(ratings) - 1) / (count - 1))] for i in range(count)]
    edge = 32
    return [
        (
            edge + i * (wide - 2 * edge) / (count - 1),
            high - edge - (middle + (rating - low) / span) * (high - 2 * edge),
        )
        for i, rating in enumerate(chosen)
    ]


def _box(sheet: Sheet, label: str, box: tuple[int, int, int, int]) -> None:
    sheet.panel(box, 16, Colour.FELT, Colour.BASE)
    text = fitted(label, "SemiBold", 26, HALF - 2 * INSET)
    sheet.write(text, (box[0] + INSET, box[1] + 8), "SemiBold", 26, Colour.CREAM, Colour.FELT)


def _stat(sheet: Sheet, stat: Stat, box: tuple[int, int, int, int]) -> None:
    _box(sheet, stat.label, box)
    room = HALF - 2 * INSET
    size = LARGE if width(stat.value, "ExtraBold", LARGE) <= room else SMALL
    value = fitted(stat.value, "ExtraBold", size, room)
    at = (box[0] + INSET, box[3] - 12 - round(size * 1.3))
    sheet.write(value, at, "ExtraBold", size, Colour.WHITE, Colour.FELT)


def _tokens(sheet: Sheet, tokens: TokenStat, box: tuple[int, int, int, int]) -> None:
    _box(sheet, tokens.label, box)
    x, y = box[0] + INSET, box[3] - 52
    for sprite, count in (
        (token.victory(40), tokens.victories),
        (token.penalty(40), tokens.penalties),
    ):
        sheet.put(sprite, x, y)
        at = (x + 52, box[3] - 61)
        sheet.write(count, at, "ExtraBold", 38, Colour.WHITE, Colour.FELT)
        x += 52 + width(count, "ExtraBold", 38) + 36
