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
    """An octagon like the sign that stops traffic, with a bar."""
    sheet = Sheet(size, size, ground)
    corner = size * 0.29
    far = size - corner
    octagon = [(corner, 0.0), (far, 0.0), (size, corner), (size, far)]
    octagon += [(far, size), (corner, size), (0.0, far), (0.0, corner)]
    stencil = Stencil(size, size)
    stencil.polygon(octagon)
    sheet.stamp(stencil.mask(), 0, 0, Colour.WHITE, ground)
    edge = size * 0.09
    stencil = Stencil(size, size)
    scale = (size - 2 * edge) / size
    stencil.polygon([(edge + x * scale, edge + y * scale) for x, y in octagon])
    sheet.stamp(stencil.mask(), 0, 0, Colour.PLUM, Colour.WHITE)
    stencil = Stencil(size, size)
    stencil.rounded((size * 0.24, size * 0.41, size * 0.76, size * 0.59), size * 0.04)
    sheet.stamp(stencil.mask(), 0, 0, Colour.WHITE, Colour.PLUM)
    return sheet.image


def _cross(size: int) -> Image.Image:
    near, far = size * 0.3, size * 0.7
    stencil = Stencil(size, size)
    stencil.line([(near, near), (far, far)], size * 0.13)
    stencil.line([(near, far), (far, near)], size * 0.13)
    return stencil.mask()
