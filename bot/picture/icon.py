"""Signs that are told by their shape alone; each is a mask."""

from functools import cache
from math import cos, radians, sin

from PIL import Image

from bot.picture.shape import Point, Stencil


@cache
def turning(size: int, clockwise: bool = True) -> Image.Image:
    """An arrow that goes round: the direction of play."""
    stencil = Stencil(size, size)
    _arrow(stencil, size, -140, 130, size * 0.13)
    mask = stencil.mask()
    return mask if clockwise else mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)


@cache
def reverse(size: int) -> Image.Image:
    """Two arrows, one up and one down."""
    stencil = Stencil(size, size)
    _upright(stencil, size * 0.3, size * 0.06, size * 0.94, size)
    _upright(stencil, size * 0.7, size * 0.94, size * 0.06, size)
    return stencil.mask()


@cache
def swap(size: int) -> Image.Image:
    """The same arrows, to both sides."""
    return reverse(size).transpose(Image.Transpose.ROTATE_90)


@cache
def down(size: int) -> Image.Image:
    """An arrow to a line at the bottom: to whoever is lowest."""
    stencil = Stencil(size, size)
    _upright(stencil, size / 2, size * 0.04, size * 0.72, size)
    stencil.rounded((size * 0.18, size * 0.82, size * 0.82, size * 0.96), size * 0.05)
    return stencil.mask()


@cache
def trash(size: int) -> Image.Image:
    """A bin with its lid open."""
    stencil = Stencil(size, size)
    stencil.polygon(_scaled(size, (0.2, 0.34), (0.8, 0.34), (0.74, 0.96), (0.26, 0.96)))
    for x in (0.38, 0.5, 0.62):
        stencil.line(_scaled(size, (x, 0.46), (0.5 + (x - 0.5) * 0.85, 0.84)), size * 0.05, cover=0)
    stencil.line(_scaled(size, (0.14, 0.24), (0.84, 0.13)), size * 0.1)
    stencil.line(_scaled(size, (0.4, 0.12), (0.56, 0.095)), size * 0.1)
    return stencil.mask()


@cache
def trap(size: int) -> Image.Image:
    """Two jaws with teeth, about to close."""
    stencil = Stencil(size, size)
    centre = (size / 2, size / 2)
    radius, thick = size * 0.5, size * 0.1
    for jaw in (270, 90):
        stencil.arc(centre, radius, jaw - 76, jaw + 76, thick)
        for tooth in (-56, -28, 0, 28, 56):
            stencil.polygon(_tooth(centre, radius - thick * 0.7, jaw + tooth, size * 0.19))
    stencil.rounded((size * 0.02, size * 0.46, size * 0.98, size * 0.54), size * 0.04)
    return stencil.mask()


@cache
def pointer(size: int) -> Image.Image:
    """A triangle that points to the right: whose turn it is."""
    stencil = Stencil(size, size)
    stencil.polygon(_scaled(size, (0.14, 0.04), (0.94, 0.5), (0.14, 0.96)))
    return stencil.mask()


@cache
def tick(size: int) -> Image.Image:
    stencil = Stencil(size, size)
    stencil.line(_scaled(size, (0.14, 0.54), (0.4, 0.8), (0.86, 0.22)), size * 0.17)
    return stencil.mask()


@cache
def cross(size: int) -> Image.Image:
    stencil = Stencil(size, size)
    stencil.line(_scaled(size, (0.2, 0.2), (0.8, 0.8)), size * 0.17)
    stencil.line(_scaled(size, (0.2, 0.8), (0.8, 0.2)), size * 0.17)
    return stencil.mask()


def _scaled(size: float, *points: Point) -> list[Point]:
    return [(x * size, y * size) for x, y in points]


def _upright(stencil: Stencil, x: float, start: float, end: float, size: int) -> None:
    head = size * 0.3 if end > start else -size * 0.3
    stencil.rounded(
        (x - size * 0.075, min(start, end - head), x + size * 0.075, max(start, end - head)),
        size * 0.03,
    )
    wide = size * 0.22
    stencil.polygon([(x - wide, end - head), (x + wide, end - head), (x, end)])


def _arrow(stencil: Stencil, size: int, start: float, end: float, thick: float) -> None:
    centre, radius = (size / 2, size / 2), size * 0.42
    stencil.arc(centre, radius, start, end, thick)
    middle = radius - thick / 2
    angle = radians(end)
    x, y = centre[0] + middle * cos(angle), centre[1] + middle * sin(angle)
    along, out = (-sin(angle), cos(angle)), (cos(angle), sin(angle))
    head = size * 0.2
    stencil.polygon(
        [
            (x + out[0] * head, y + out[1] * head),
            (x - out[0] * head, y - out[1] * head),
            (x + along[0] * head * 1.5, y + along[1] * head * 1.5),
        ]
    )


def _tooth(centre: Point, radius: float, middle: float, length: float) -> list[Point]:
    def at(distance: float, degrees: float) -> Point:
        angle = radians(degrees)
        return centre[0] + distance * cos(angle), centre[1] + distance * sin(angle)

    return [at(radius, middle - 11), at(radius, middle + 11), at(radius - length, middle)]
