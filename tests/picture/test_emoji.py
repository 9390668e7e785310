"""Emojis: what Discord takes, told apart when they are small, and as somebody looked at them."""

import re
from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import combinations
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.picture.emoji import seventeen, switch
from bot.picture.emoji.canvas import Draw
from bot.picture.emoji.collection import collect, emoji, signs
from bot.picture.emoji.emoji import PREFIX, Emoji
from tests.picture.test_golden import TOLERANCE, difference

SHEET = Path(__file__).parent / "golden" / "emoji" / "sheet.png"
GROUNDS = ("#313338", "#ffffff")
"""Of dark and of light clients."""
ACROSS, CELL = 15, 24
SMALL = 22
"""Pixels of an emoji in a line of text."""

Own = Callable[[], Iterator[tuple[str, Draw]]]
"""The emojis of a game."""


def sheet() -> Image.Image:
    """All of them, on both grounds, in the size of a line of text."""
    shown = [small(one) for one in collect()]
    lines = -(-len(shown) // ACROSS)
    whole = Image.new("RGB", (ACROSS * CELL, lines * CELL * len(GROUNDS)))
    for half, ground in enumerate(GROUNDS):
        top = half * lines * CELL
        whole.paste(ground, (0, top, whole.width, top + lines * CELL))
        for place, image in enumerate(shown):
            down, across = divmod(place, ACROSS)
            whole.paste(image, (across * CELL + 1, top + down * CELL + 1), image)
    return whole


def small(one: Emoji) -> Image.Image:
    return Image.open(BytesIO(one.png)).resize((SMALL, SMALL), Image.Resampling.LANCZOS)


def grey(one: Emoji, ground: str) -> Image.Image:
    """As somebody sees it who sees no colours."""
    flat = Image.new("RGB", (SMALL, SMALL), ground)
    shown = small(one)
    flat.paste(shown, (0, 0), shown)
    return flat.convert("L")


def test_discord_takes_every_emoji() -> None:
    names = [one.name for one in collect()]
    assert len(set(names)) == len(names) <= 2000
    for one in collect():
        assert re.fullmatch(r"[a-zA-Z0-9_]{2,32}", one.name)
        assert one.name.startswith(f"{PREFIX}{one.sign}_"), "it is read out by its name"
        image = Image.open(BytesIO(one.png))
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
        assert len(one.png) < 256 * 1024
        assert image.getpixel((0, 0)) == (0, 0, 0, 0), "transparent around it"


def test_they_look_as_when_somebody_last_looked_at_them() -> None:
    kept = Image.open(SHEET).convert("RGB")
    off = difference(sheet(), kept)
    assert off <= TOLERANCE, "emojis look different: python -m tests.picture, and look at them"


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("own", [seventeen.emojis, switch.emojis])
def test_small_and_without_colours_they_are_told_apart(own: Own, ground: str) -> None:
    shown = {sign: grey(emoji(sign), ground) for sign, _ in own()}
    for (one, here), (other, there) in combinations(shown.items(), 2):
        off = ImageStat.Stat(ImageChops.difference(here, there)).mean[0]
        assert off > 3, f"{one} looks like {other}"


@pytest.mark.parametrize("ground", GROUNDS)
def test_each_stands_out_from_its_ground(ground: str) -> None:
    """A card with a white border has an edge on white as well."""
    bare = Image.new("RGB", (SMALL, SMALL), ground).convert("L")
    for one in collect():
        seen = ImageChops.difference(grey(one, ground), bare).point(lambda off: 255 * (off > 40))
        left, top, right, bottom = seen.getbbox() or (0, 0, 0, 0)
        assert bottom - top >= 19, f"{one.sign} fades at its edges"
        assert right - left >= 15, f"{one.sign} fades at its edges"


def test_every_drawing_has_a_digest_of_its_own_in_its_name() -> None:
    digests = {one.name.rpartition("_")[2] for one in collect()}
    assert len(digests) == len(list(signs()))
