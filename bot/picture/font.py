"""Letters: Manrope, under the SIL Open Font License, as the package font-manrope brings it."""

import unicodedata
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from typing import Final, Literal

from PIL import Image, ImageDraw, ImageFont

Weight = Literal["SemiBold", "Bold", "ExtraBold"]

NOWHERE: Final = "\uffff"
"""No character, so no font has it."""
ELLIPSIS: Final = "…"
_SPACES: Final = {0x202F: " "}
"""The font lacks the narrow space that French writes between the digits of a thousand."""


@cache
def face(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    file = resources.files("font_manrope") / "files" / f"Manrope-{weight}.ttf"
    data = BytesIO(file.read_bytes())
    return ImageFont.truetype(data, size, layout_engine=ImageFont.Layout.BASIC)


def width(text: str, weight: Weight, size: int) -> int:
    return round(face(weight, size).getlength(text.translate(_SPACES)))


@lru_cache(maxsize=1024)
def written(text: str, weight: Weight, size: int) -> Image.Image:
    """The text as a mask; all texts of one size have one height, and one line to stand on."""
    font = face(weight, size)
    above, below = font.getmetrics()
    mask = Image.new("L", (max(1, width(text, weight, size) + 2), above + below))
    ImageDraw.Draw(mask).text((1, 0), text.translate(_SPACES), fill=255, font=font)
    return mask


@lru_cache(maxsize=1024)
def digits(text: str, size: int) -> Image.Image:
    """The mask of a text without the room around it, for the middle of a card."""
    mask = written(text, "ExtraBold", size)
    return mask.crop(mask.getbbox())


@lru_cache(maxsize=1024)
def fitted(text: str, weight: Weight, size: int, room: int, cut: str = ELLIPSIS) -> str:
    """The text, or as much of it as the room allows, and then the mark that it is cut."""
    if width(text, weight, size) <= room:
        return text
    while text and width(text + cut, weight, size) > room:
        text = text[:-1].rstrip()
    return text + cut


@lru_cache(maxsize=1024)
def legible(name: str, otherwise: str) -> str:
    """What can be drawn of a name: ornate letters become plain ones, pictures are left out.

    `otherwise` is drawn when too little remains: a name must not turn into empty boxes.
    """
    composed = unicodedata.normalize("NFKC", name)
    kept = "".join(char if _is_drawn(char) else "" for char in composed)
    letters = sum(char.isalnum() for char in kept)
    lost = sum(char.isalnum() for char in composed) - letters
    return otherwise if not letters or lost > letters else " ".join(kept.split())


@cache
def _missing() -> bytes:
    return bytes(face("Bold", 32).getmask(NOWHERE))


@lru_cache(maxsize=4096)
def _is_drawn(char: str) -> bool:
    return char == " " or (
        char.isprintable() and bytes(face("Bold", 32).getmask(char)) != _missing()
    )
