"""What a picture is drawn on: an image of palette indices, and the PNG that becomes of it."""

from functools import cache
from io import BytesIO
from itertools import product
from typing import Final, Literal

from PIL import Image

from bot.picture.font import Weight, written
from bot.picture.palette import PALETTE, Colour, ramp
from bot.picture.shape import rounded

Sprite = Image.Image
"""Drawn once, put on many sheets; its corners have the colour of what it will lie on."""

Align = Literal["left", "middle", "right"]

LEVEL: Final = 6
"""How hard zlib tries: beyond this a board of flat colours gets hardly smaller."""

COVERED: Final = [0, *(255,) * 255]


def _inked(mask: Image.Image, ink: Colour, ground: Colour) -> tuple[Sprite, Image.Image]:
    """What is pasted, and where; kept with the mask, as most are stamped again and again."""
    if (ink, ground) not in mask.info:
        mask.info[ink, ground] = mask.point(ramp(ground, ink)), mask.point(COVERED)
    kept: tuple[Sprite, Image.Image] = mask.info[ink, ground]
    return kept


@cache
def _corners(radius: int, ink: Colour, ground: Colour) -> tuple[Sprite, ...]:
    """Of a box, the upper left one first, then the lower left one."""
    whole = rounded(2 * radius, 2 * radius, radius).point(ramp(ground, ink))
    return tuple(
        whole.crop((x, y, x + radius, y + radius)) for x, y in product((0, radius), repeat=2)
    )


class Sheet:
    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("P", (width, height), ground)

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        self.image.paste(sprite, (x, y))

    def stamp(self, mask: Image.Image, x: int, y: int, ink: Colour, ground: Colour) -> None:
        """Ink where the mask covers; its edges are smooth where the ground lies beneath."""
        coloured, covered = _inked(mask, ink, ground)
        self.image.paste(coloured, (x, y), covered)

    def fill(self, box: tuple[int, int, int, int], ink: Colour) -> None:
        """Left, top, right, bottom; what stands at right and bottom is not filled."""
        self.image.paste(ink, box)

    def panel(
        self, box: tuple[int, int, int, int], radius: int, ink: Colour, ground: Colour
    ) -> None:
        """A box with round corners: only they need a mask."""
        left, top, right, bottom = box
        self.fill(box, ink)
        places = product((left, right - radius), (top, bottom - radius))
        for place, corner in zip(places, _corners(radius, ink, ground), strict=True):
            self.image.paste(corner, place)

    def write(
        self,
        text: str,
        at: tuple[int, int],
        weight: Weight,
        size: int,
        ink: Colour,
        ground: Colour,
        align: Align = "left",
    ) -> None:
        """`at` is the upper left, the upper middle or the upper right of the line."""
        mask = written(text, weight, size)
        room = {"left": 0, "middle": mask.width // 2, "right": mask.width}[align]
        self.stamp(mask, at[0] - room, at[1], ink, ground)

    def png(self) -> bytes:
        self.image.putpalette(PALETTE)
        file = BytesIO()
        self.image.save(file, "PNG", compress_level=LEVEL)
        return file.getvalue()
