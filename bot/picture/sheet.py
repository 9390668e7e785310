"""What a picture is drawn on: an image of palette indices, and the PNG that becomes of it."""

from io import BytesIO
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
        self.image.paste(mask.point(ramp(ground, ink)), (x, y), mask.point(COVERED))

    def fill(self, box: tuple[int, int, int, int], ink: Colour) -> None:
        """Left, top, right, bottom; what stands at right and bottom is not filled."""
        self.image.paste(ink, box)

    def panel(
        self, box: tuple[int, int, int, int], radius: int, ink: Colour, ground: Colour
    ) -> None:
        """A box with round corners: only they need a mask."""
        left, top, right, bottom = box
        self.fill(box, ink)
        corner = rounded(2 * radius, 2 * radius, radius).point(ramp(ground, ink))
        for x, source_x in ((left, 0), (right - radius, radius)):
            for y, source_y in ((top, 0), (bottom - radius, radius)):
                piece = corner.crop((source_x, source_y, source_x + radius, source_y + radius))
                self.image.paste(piece, (x, y))

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
