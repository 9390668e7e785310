"""Tokens: each has its own colour and, for whoever does not see colours, its own shape."""

from functools import cache

from PIL import Image

from bot.picture.palette import Colour
from bot.picture.shape import Stencil, disc, rounded, star
from bot.picture.sheet import Sheet, Sprite


@cache
def victory(size: int, ground: Colour = Colour.FELT) -> Sprite:
    """A golden disc with a star."""
    sheet = Sheet(size, size, ground)
    sheet.stamp(disc(size), 0, 0, Colour.MUSTARD, ground)
    stencil = Stencil(size, size)
    stencil.polygon(star((size / 2, size * 0.51), size * 0.36, size * 0.155))
    sheet.stamp(stencil.mask(), 0, 0, Colour.INK, Colour.MUSTARD)
    return sheet.image


@cache
def penalty(size: int, ground: Colour = Colour.FELT) -> Sprite:
    """A red square with a white edge and a cross."""
    sheet = Sheet(size, size, ground)
    sheet.stamp(rounded(size, size, size * 0.22), 0, 0, Colour.WHITE, ground)
    edge = max(2, size // 12)
    inside = size - 2 * edge
    sheet.stamp(rounded(inside, inside, size * 0.16), edge, edge, Colour.BRICK, Colour.WHITE)
    sheet.stamp(_cross(size), 0, 0, Colour.WHITE, Colour.BRICK)
    return sheet.image


@cache
def block(size: int, ground: Colour = Colour.FELT) -> Sprite:
    """A red octagon with a bar, like the sign that stops traffic."""
    sheet = Sheet(size, size, ground)
    lay_block(sheet, 0, 0, size, ground)
    return sheet.image


def lay_block(sheet: Sheet, x: int, y: int, size: int, ground: Colour) -> None:
    """On whatever lies there already."""
    sheet.stamp(octagon(size, 0), x, y, Colour.WHITE, ground)
    sheet.stamp(octagon(size, size * 0.08), x, y, Colour.BRICK, Colour.WHITE)
    bar = Stencil(size, size)
    bar.rounded((size * 0.24, size * 0.41, size * 0.76, size * 0.59), size * 0.04)
    sheet.stamp(bar.mask(), x, y, Colour.WHITE, Colour.BRICK)


@cache
def octagon(size: int, edge: float) -> Image.Image:
    corner, far = 0.29, 0.71
    points = [(corner, 0.0), (far, 0.0), (1.0, corner), (1.0, far)]
    points += [(far, 1.0), (corner, 1.0), (0.0, far), (0.0, corner)]
    stencil = Stencil(size, size)
    stencil.polygon(
        [(edge + x * (size - 2 * edge), edge + y * (size - 2 * edge)) for x, y in points]
    )
    return stencil.mask()


def _cross(size: int) -> Image.Image:
    near, far = size * 0.3, size * 0.7
    stencil = Stencil(size, size)
    stencil.line([(near, near), (far, far)], size * 0.13)
    stencil.line([(near, far), (far, near)], size * 0.13)
    return stencil.mask()
