"""Masks of shapes: drawn large and made small, which makes edges smooth, and made once."""

from collections.abc import Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageDraw

SCALE: Final = 4
"""So many times as large as they are shown."""

Point = tuple[float, float]


class Stencil:
    """A mask in the making; all measures are those of the finished mask."""

    def __init__(self, width: int, height: int) -> None:
        self._large = Image.new("L", (width * SCALE, height * SCALE))
        self._draw = ImageDraw.Draw(self._large)

    def rounded(self, box: Sequence[float], radius: float, cover: int = 255) -> None:
        self._draw.rounded_rectangle(_box(box), radius * SCALE, fill=cover)

    def disc(self, centre: Point, radius: float, cover: int = 255) -> None:
        x, y = centre
        self._draw.ellipse(_box((x - radius, y - radius, x + radius, y + radius)), fill=cover)

    def polygon(self, points: Sequence[Point], cover: int = 255) -> None:
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=cover)

    def arc(self, centre: Point, radius: float, start: float, end: float, width: float) -> None:
        """Degrees, clockwise from three o'clock; the radius is that of its outer edge."""
        x, y = centre
        box = _box((x - radius, y - radius, x + radius, y + radius))
        self._draw.arc(box, start, end, fill=255, width=round(width * SCALE))

    def line(self, points: Sequence[Point], width: float, cover: int = 255) -> None:
        """With round joints and ends."""
        scaled = [(x * SCALE, y * SCALE) for x, y in points]
        self._draw.line(scaled, fill=cover, width=round(width * SCALE))
        for point in points:
            self.disc(point, width / 2, cover)

    def mask(self) -> Image.Image:
        return self._large.reduce(SCALE)


def _box(box: Sequence[float]) -> tuple[float, float, float, float]:
    """Pillow's boxes include their last pixel."""
    left, top, right, bottom = (edge * SCALE for edge in box)
    return left, top, right - 1, bottom - 1


@lru_cache(maxsize=256)
def rounded(width: int, height: int, radius: float) -> Image.Image:
    stencil = Stencil(width, height)
    stencil.rounded((0, 0, width, height), radius)
    return stencil.mask()


@lru_cache(maxsize=64)
def frame(width: int, height: int, radius: float, line: float) -> Image.Image:
    stencil = Stencil(width, height)
    stencil.rounded((0, 0, width, height), radius)
    stencil.rounded((line, line, width - line, height - line), radius - line, cover=0)
    return stencil.mask()


@lru_cache(maxsize=64)
def disc(diameter: int) -> Image.Image:
    stencil = Stencil(diameter, diameter)
    stencil.disc((diameter / 2, diameter / 2), diameter / 2)
    return stencil.mask()


def star(centre: Point, outer: float, inner: float, points: int = 5) -> list[Point]:
    x, y = centre
    spokes = ((outer if turn % 2 == 0 else inner, turn * pi / points) for turn in range(2 * points))
    return [(x + radius * sin(angle), y - radius * cos(angle)) for radius, angle in spokes]
