"""The emojis of Switch: the cards on top of piles, the dice and the Block token."""

from collections.abc import Iterator
from functools import partial
from typing import get_args

from bot.drawing.emoji.switch import BLOCK, die, face, top
from bot.games.switch.roll import DICE, LAST, Face
from bot.picture import icon
from bot.picture.die import PIPS
from bot.picture.emoji.canvas import FULL, LINE, SIZE, WIDTH, Canvas, Draw
from bot.picture.font import digits
from bot.picture.palette import Colour
from bot.picture.shape import Stencil
from bot.picture.switch import PAPER
from bot.picture.token import octagon


def emojis() -> Iterator[tuple[str, Draw]]:
    for card in range(1, LAST + 1):
        yield top(card), partial(_card, card)
    for value in PIPS:
        yield die(value), partial(_die, value)
    shown: Face
    for shown in get_args(Face):
        yield face(shown), partial(_face, shown)
    yield BLOCK, _block


def _card(card: int) -> Canvas:
    canvas = Canvas()
    inside = 2 * (LINE + 11)
    canvas.box(WIDTH, FULL, 20, Colour.COCOA)
    canvas.box(WIDTH - 2 * LINE, FULL - 2 * LINE, 16, Colour.WHITE)
    canvas.box(WIDTH - inside, FULL - inside, 8, PAPER[DICE[card]])
    canvas.stamp(digits(str(card), 96 if card < 10 else 66), Colour.WHITE)
    return canvas


def _blank() -> Canvas:
    canvas = Canvas()
    canvas.box(FULL, FULL, 30, Colour.COCOA)
    canvas.box(FULL - 2 * LINE, FULL - 2 * LINE, 26, Colour.WHITE)
    return canvas


def _die(value: int) -> Canvas:
    canvas, pips = _blank(), Stencil(SIZE, SIZE)
    for column, line in PIPS[value]:
        pips.disc((SIZE * (0.25 + 0.25 * column), SIZE * (0.25 + 0.25 * line)), 15)
    canvas.stamp(pips.mask(), Colour.INK)
    return canvas


def _face(shown: Face) -> Canvas:
    """Green and red differ in their arrows, too."""
    canvas, inside = _blank(), FULL - 2 * LINE - 22
    match shown:
        case "green":
            canvas.box(inside, inside, 16, Colour.GREEN)
            canvas.stamp(icon.swap(84), Colour.WHITE)
        case "red":
            canvas.box(inside, inside, 16, Colour.BRICK)
            canvas.stamp(icon.down(84), Colour.WHITE)
        case "block":
            _lay_block(canvas, 92)
        case "blank":
            pass
    return canvas


def _block() -> Canvas:
    canvas = Canvas()
    _lay_block(canvas, FULL)
    return canvas


def _lay_block(canvas: Canvas, size: int) -> None:
    canvas.stamp(octagon(size, 0), Colour.INK)
    canvas.stamp(octagon(size, LINE), Colour.WHITE)
    canvas.stamp(octagon(size, size * 0.12), Colour.BRICK)
    canvas.box(size * 0.56, size * 0.2, size * 0.05, Colour.WHITE)
