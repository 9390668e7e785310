"""The few colours of all pictures, and the steps between them that smooth edges are made of.

Pictures are drawn in palette indices from the start: nothing is quantised, and a picture is encoded
as it lies. So an edge needs to know what it lies on, and each such pair is listed here.
"""

from enum import IntEnum
from functools import cache
from itertools import chain
from typing import Final

STEPS: Final = 5
"""Shades between the two colours of a pair."""


class Colour(IntEnum):
    """The value is the index in the palette."""

    BASE = 0
    FELT = 1
    SHADE = 2
    WHITE = 3
    BLACK = 4
    CREAM = 5
    INK = 6
    BLUE = 7
    SAND = 8
    PLUM = 9
    SLATE = 10
    MUSTARD = 11
    BRICK = 12
    COCOA = 13
    MOCHA = 14
    GREEN = 15
    LEMON = 16
    MINT = 17
    CORAL = 18
    SKY = 19
    LILAC = 20
    STONE = 21


C = Colour

RGB: Final[dict[Colour, tuple[int, int, int]]] = {
    C.BASE: (0x12, 0x43, 0x43),
    C.FELT: (0x2A, 0x6F, 0x69),
    C.SHADE: (0x1E, 0x58, 0x55),
    C.WHITE: (0xFF, 0xFF, 0xFF),
    C.BLACK: (0x12, 0x0E, 0x0D),
    C.CREAM: (0xFF, 0xF1, 0xDA),
    C.INK: (0x2A, 0x1A, 0x14),
    C.BLUE: (0x26, 0x55, 0x9C),
    C.SAND: (0xFF, 0xD9, 0x8E),
    C.PLUM: (0x7C, 0x3A, 0x86),
    C.SLATE: (0x4C, 0x57, 0x64),
    C.MUSTARD: (0xF7, 0xB3, 0x2B),
    C.BRICK: (0xB8, 0x32, 0x27),
    C.COCOA: (0x66, 0x40, 0x30),
    C.MOCHA: (0x96, 0x68, 0x4E),
    C.GREEN: (0x1C, 0x7A, 0x3E),
    C.LEMON: (0xFF, 0xE0, 0x7A),
    C.MINT: (0x9F, 0xE8, 0xC4),
    C.CORAL: (0xFF, 0xB3, 0xA6),
    C.SKY: (0xB5, 0xD5, 0xFF),
    C.LILAC: (0xDD, 0xC4, 0xFF),
    C.STONE: (0xE9, 0xE4, 0xDA),
}

SEATS: Final = (C.LEMON, C.SKY, C.CORAL, C.MINT, C.LILAC, C.STONE)
"""By seat: light enough to write on in ink."""

TEXTS: Final = (
    (C.BASE, C.CREAM),
    (C.FELT, C.CREAM),
    (C.FELT, C.WHITE),
    (C.BLUE, C.WHITE),
    (C.SAND, C.INK),
    (C.MUSTARD, C.INK),
    (C.COCOA, C.SAND),
    (C.WHITE, C.INK),
    *((paper, C.WHITE) for paper in (C.PLUM, C.SLATE, C.BRICK, C.GREEN)),
    *((seat, C.INK) for seat in SEATS),
)
"""What is written on what: readable, also for people who see little contrast."""

EDGES: Final = (
    (C.BASE, C.FELT),
    (C.BASE, C.MUSTARD),
    (C.FELT, C.SHADE),
    (C.FELT, C.BLACK),
    (C.FELT, C.MUSTARD),
    (C.FELT, C.BRICK),
    (C.FELT, C.SAND),
    (C.SHADE, C.MUSTARD),
    *((C.FELT, seat) for seat in SEATS),
    (C.WHITE, C.SAND),
    (C.WHITE, C.MUSTARD),
    (C.BLACK, C.WHITE),
    (C.BLACK, C.BLUE),
    (C.BLACK, C.COCOA),
    (C.COCOA, C.MOCHA),
)
"""What else lies on what."""


def _mixed(ground: Colour, ink: Colour, step: int) -> tuple[int, ...]:
    share = step / (STEPS + 1)
    pairs = zip(RGB[ground], RGB[ink], strict=True)
    return tuple(round(below + (above - below) * share) for below, above in pairs)


PAIRS: Final = tuple(dict.fromkeys((*TEXTS, *EDGES)))

PALETTE: Final = bytes(
    chain(
        chain.from_iterable(RGB[colour] for colour in Colour),
        chain.from_iterable(
            _mixed(ground, ink, step) for ground, ink in PAIRS for step in range(1, STEPS + 1)
        ),
    )
)


@cache
def ramp(ground: Colour, ink: Colour) -> list[int]:
    """For each of 256 degrees of cover the index of the colour: from the ground to the ink."""
    if ground == ink:
        return [ink] * 256
    if (ground, ink) in PAIRS:
        first = len(Colour) + PAIRS.index((ground, ink)) * STEPS
        shades = [ground, *range(first, first + STEPS), ink]
    else:
        first = len(Colour) + PAIRS.index((ink, ground)) * STEPS
        shades = [ground, *range(first + STEPS - 1, first - 1, -1), ink]
    return [shades[round(cover / 255 * (STEPS + 1))] for cover in range(256)]
