"""The emojis of 17: every card as it can be seen, and the tokens."""

from collections.abc import Iterator
from functools import partial

from PIL import Image

from bot.drawing.emoji.seventeen import PENALTY, VICTORY, sign
from bot.games.seventeen.card import (
    BLANK,
    DOUBLE,
    KINDS,
    OPEN,
    REVERSE,
    TRAP,
    TRASH,
    VALUE,
    Card,
    Face,
)
from bot.picture import icon
from bot.picture.card import SPECIALS
from bot.picture.emoji.canvas import FULL, LINE, SIZE, WIDTH, Canvas, Draw
from bot.picture.font import digits
from bot.picture.palette import Colour
from bot.picture.shape import Stencil, disc, star


def emojis() -> Iterator[tuple[str, Draw]]:
    faces: tuple[Face, ...] = ("up", "down")
    for face in faces:
        for card in KINDS:
            yield sign(card, face), partial(_card, card, face)
    yield sign(BLANK, "down"), partial(_card, BLANK, "down")
    yield VICTORY, _victory
    yield PENALTY, _penalty


def _card(card: Card, face: Face) -> Canvas:
    """A white border for a front and a broader black one for a back."""
    canvas = Canvas()
    border, line = Colour.WHITE, Colour.COCOA
    edge = 11
    if face == "down":
        border, line, edge = Colour.BLACK, Colour.MOCHA, 15
    canvas.box(WIDTH, FULL, 20, line)
    canvas.box(WIDTH - 2 * LINE, FULL - 2 * LINE, 16, border)
    inside = 2 * (LINE + edge)
    if face == "down" and card not in OPEN and card != BLANK:
        canvas.box(WIDTH - inside + 12, FULL - inside + 12, 12, Colour.WHITE)
    paper, ink = _colours(card)
    canvas.box(WIDTH - inside, FULL - inside, 8, paper)
    canvas.stamp(_shape(card), ink)
    return canvas


def _colours(card: Card) -> tuple[Colour, Colour]:
    if card == BLANK:
        return Colour.COCOA, Colour.SAND
    if card in OPEN:
        return Colour.BLUE, Colour.WHITE
    return SPECIALS.get(card, (Colour.SAND, Colour.INK))


def _shape(card: Card) -> Image.Image:
    """What stands in the middle of it."""
    if card == BLANK:
        return _lozenge(56)
    if card == REVERSE:
        return icon.reverse(72)
    if card == TRASH:
        return _bin(62)
    if card == TRAP:
        return _jaws(60)
    return digits("×2", 61) if card == DOUBLE else digits(str(VALUE[card]), 100)


def _lozenge(size: int) -> Image.Image:
    stencil, middle = Stencil(size, size), size / 2
    stencil.polygon([(middle, 0), (size * 0.9, middle), (middle, size), (size * 0.1, middle)])
    return stencil.mask()


def _bin(size: int) -> Image.Image:
    """Three strokes: two would be a cup, and more would run together."""
    stencil = Stencil(size, size)
    body = [(0.16, 0.36), (0.84, 0.36), (0.75, 1.0), (0.25, 1.0)]
    stencil.polygon([(x * size, y * size) for x, y in body])
    for x in (0.39, 0.61):
        stencil.line([(x * size, size * 0.5), (x * size, size * 0.86)], size * 0.08, cover=0)
    stencil.line([(size * 0.09, size * 0.26), (size * 0.9, size * 0.15)], size * 0.14)
    stencil.line([(size * 0.38, size * 0.12), (size * 0.58, size * 0.09)], size * 0.14)
    return stencil.mask()


def _jaws(size: int) -> Image.Image:
    """Three teeth against two, about to close: more would run together."""
    stencil = Stencil(size, size)
    bar, tooth, tip = size * 0.16, size / 3, size * 0.46
    stencil.rounded((0, 0, size, bar), bar * 0.4)
    stencil.rounded((0, size - bar, size, size), bar * 0.4)
    for left in (0.0, tooth, 2 * tooth):
        stencil.polygon([(left, bar * 0.6), (left + tooth, bar * 0.6), (left + tooth / 2, tip)])
    for left in (tooth / 2, tooth * 1.5):
        foot = size - bar * 0.6
        stencil.polygon([(left, foot), (left + tooth, foot), (left + tooth / 2, size - tip)])
    return stencil.mask()


def _victory() -> Canvas:
    canvas = Canvas()
    canvas.stamp(disc(FULL), Colour.INK)
    canvas.stamp(disc(FULL - 2 * LINE), Colour.MUSTARD)
    stencil, middle = Stencil(SIZE, SIZE), SIZE / 2
    stencil.polygon(star((middle, middle + 2), 48, 21))
    canvas.stamp(stencil.mask(), Colour.INK)
    return canvas


def _penalty() -> Canvas:
    canvas = Canvas()
    canvas.box(FULL, FULL, 28, Colour.INK)
    canvas.box(FULL - 2 * LINE, FULL - 2 * LINE, 24, Colour.WHITE)
    inside = FULL - 2 * LINE - 20
    canvas.box(inside, inside, 16, Colour.BRICK)
    canvas.stamp(icon.cross(FULL - 24), Colour.WHITE)
    return canvas
