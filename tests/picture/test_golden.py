"""Pictures look as they looked when somebody last looked at them (`python -m tests.picture`)."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.drawing.seventeen import Hand
from bot.games.seventeen.card import OPEN
from bot.games.seventeen.state import Tokens
from bot.picture.draw import draw
from tests.picture.drawings import board, drawings

FOLDER = Path(__file__).parent / "golden"
SHARE = 4
"""Golden pictures are a quarter as wide: small, and indifferent to how a font engine rounds."""
TOLERANCE = 12.0
"""By how much a spot may be lighter or darker, of 255."""
SPOT = 10


def shrunk(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB").reduce(SHARE)


def difference(one: Image.Image, other: Image.Image) -> float:
    """Of the spot that differs most."""
    if one.size != other.size:
        return 255.0
    difference = ImageChops.difference(one, other)
    spots = (
        (left, top, left + SPOT, top + SPOT)
        for left in range(0, one.width, SPOT)
        for top in range(0, one.height, SPOT)
    )
    return max(max(ImageStat.Stat(difference.crop(spot)).mean) for spot in spots)


@pytest.mark.parametrize("name", [name for name, _ in drawings()])
def test_every_picture_is_as_it_was_looked_at(name: str) -> None:
    drawing = dict(drawings())[name]
    kept = Image.open(FOLDER / f"{name}.png").convert("RGB")
    off = difference(shrunk(draw(drawing)), kept)
    assert off <= TOLERANCE, f"{name} looks different: python -m tests.picture, and look at it"


def test_no_golden_picture_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == {name for name, _ in drawings()}


def test_the_tolerance_notices_another_card_a_token_and_a_name() -> None:
    before = board(10, 4)
    anna = before.players[0]
    changes = (
        before._replace(row=(before.row[0]._replace(card=OPEN[3]), *before.row[1:])),
        before._replace(row=(before.row[0]._replace(face="down"), *before.row[1:])),
        before._replace(players=(anna._replace(tokens=Tokens(1, 1)), *before.players[1:])),
        before._replace(turn=None),
        before._replace(direction=1),
    )
    whole = shrunk(draw(before))
    for number, after in enumerate(changes):
        assert difference(whole, shrunk(draw(after))) > TOLERANCE, f"change {number} is not seen"
    hands = [shrunk(draw(Hand((card,)))) for card in OPEN]
    assert min(difference(a, b) for a in hands for b in hands if a is not b) > TOLERANCE
