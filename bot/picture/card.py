"""The cards of 17: fronts with a white border, backs with a black one (M1)."""

from functools import cache
from typing import Final

from PIL import Image

from bot.games.seventeen.card import BLANK, DOUBLE, OPEN, REVERSE, TRAP, TRASH, VALUE, Card, Face
from bot.picture import icon
from bot.picture.font import digits
from bot.picture.palette import Colour
from bot.picture.shape import Point, Stencil, rounded
from bot.picture.sheet import Sheet, Sprite

SHAPE: Final = 1.4
"""Height by width."""

SPECIALS: Final = {
    REVERSE: (Colour.PLUM, Colour.WHITE),
    TRASH: (Colour.SLATE, Colour.WHITE),
    DOUBLE: (Colour.MUSTARD, Colour.INK),
    TRAP: (Colour.BRICK, Colour.WHITE),
}
"""Their colours; one knows them by their icons."""


def height(width: int) -> int:
    return round(width * SHAPE)


@cache
def card(card: Card, face: Face, width: int, turned: bool = False) -> Sprite:
    """As it lies on the felt. `BLANK` has no front; all other backs but open numbers' are it (M5).

    A front that is `turned` lay face down before: its border is white inside black. So is that of
    a card which lies face down although the viewer knows it, as in a game that is over.
    """
    turned = turned or (face == "down" and card != BLANK and card not in OPEN)
    sheet = Sheet(width, height(width), Colour.FELT)
    border = Colour.WHITE if face == "up" and not turned else Colour.BLACK
    _layer(sheet, 0, width * 0.13, border, Colour.FELT)
    edge = round(width * 0.09)
    if turned:
        _layer(sheet, round(width * 0.06), width * 0.1, Colour.WHITE, Colour.BLACK)
        border, edge = Colour.WHITE, round(width * 0.13)
    paper, ink = _colours(card)
    _layer(sheet, edge, width * 0.07, paper, border)
    if card == BLANK:
        _pattern(sheet, width)
    elif card in SPECIALS:
        _middle(sheet, _sign(card, width), 0.5, ink, paper)
    else:
        _number(sheet, VALUE[card], width, ink, paper)
    return sheet.image


def _layer(sheet: Sheet, edge: int, radius: float, ink: Colour, ground: Colour) -> None:
    """All but so much on every side."""
    wide, high = sheet.size
    sheet.stamp(rounded(wide - 2 * edge, high - 2 * edge, radius), edge, edge, ink, ground)


def _colours(card: Card) -> tuple[Colour, Colour]:
    if card == BLANK:
        return Colour.COCOA, Colour.MOCHA
    if card in OPEN:
        return Colour.BLUE, Colour.WHITE
    return SPECIALS.get(card, (Colour.SAND, Colour.INK))


def _sign(card: Card, width: int) -> Image.Image:
    if card == DOUBLE:
        return digits("×2", round(width * 0.56))
    draw = {REVERSE: icon.reverse, TRASH: icon.trash, TRAP: icon.trap}[card]
    return draw(round(width * 0.66))


def _middle(sheet: Sheet, mask: Image.Image, y: float, ink: Colour, paper: Colour) -> None:
    """Its centre stands at that share of the height."""
    wide, high = sheet.size
    left, top = (wide - mask.width) // 2, round(high * y - mask.height / 2)
    sheet.stamp(mask, left, top, ink, paper)


def _number(sheet: Sheet, value: int, width: int, ink: Colour, paper: Colour) -> None:
    """The digit, and below it as many dots."""
    _middle(sheet, digits(str(value), round(width * 0.78)), 0.43, ink, paper)
    if width < 60:  # too small to count
        return
    dot, step = width * 0.045, width * 0.13
    row = Stencil(width, round(width * 0.12))
    for place in range(value):
        row.disc((width / 2 + (place - (value - 1) / 2) * step, width * 0.06), dot)
    _middle(sheet, row.mask(), 0.81, ink, paper)


def _pattern(sheet: Sheet, width: int) -> None:
    """M5: nothing but an ornament, the same on all of them."""
    high, middle = height(width), width / 2
    step, size = width * 0.17, width * 0.055
    lattice = Stencil(width, high)
    for down in range(-3, 4):
        for across in range(-2, 3) if down % 2 == 0 else (-1.5, -0.5, 0.5, 1.5):
            lattice.polygon(_lozenge((middle + across * step, high / 2 + down * step), size))
    lattice.polygon(_lozenge((middle, high / 2), width * 0.2), cover=0)
    lattice.polygon(_lozenge((middle, high / 2), width * 0.16))
    sheet.stamp(lattice.mask(), 0, 0, Colour.MOCHA, Colour.COCOA)


def _lozenge(centre: Point, size: float) -> list[Point]:
    x, y = centre
    return [(x, y - size * 1.2), (x + size, y), (x, y + size * 1.2), (x - size, y)]
