"""What an emoji is drawn on: a square that is transparent wherever nothing is stamped."""

from collections.abc import Callable
from io import BytesIO
from typing import Final

from PIL import Image

from bot.picture.palette import RGB, Colour
from bot.picture.shape import Stencil

SIZE: Final = 128

FULL: Final = 122
"""Of which so much is used: lines of text below each other do not touch."""

WIDTH: Final = 102
"""Of a card: broader than in pictures, for there is no room to be narrow."""

LINE: Final = 5
"""Around what is white or black: it has an edge on light and on dark clients."""


class Canvas:
    def __init__(self) -> None:
        self.image = Image.new("RGBA", (SIZE, SIZE))

    def stamp(self, mask: Image.Image, ink: Colour, at: tuple[int, int] | None = None) -> None:
        """Ink where the mask covers; without a place, in the middle."""
        left, top = at or ((SIZE - mask.width) // 2, (SIZE - mask.height) // 2)
        layer = Image.new("RGBA", self.image.size)
        layer.paste((*RGB[ink], 255), (left, top), mask)
        self.image.alpha_composite(layer)

    def box(self, width: float, height: float, radius: float, ink: Colour) -> None:
        """With round corners, in the middle."""
        stencil = Stencil(SIZE, SIZE)
        left, top = (SIZE - width) / 2, (SIZE - height) / 2
        stencil.rounded((left, top, left + width, top + height), radius)
        self.stamp(stencil.mask(), ink)

    def png(self) -> bytes:
        file = BytesIO()
        self.image.save(file, "PNG", optimize=True)
        return file.getvalue()


Draw = Callable[[], Canvas]
