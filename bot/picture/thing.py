"""Things on the table, and signs between, as the pictures of the rules show them."""

from typing import Final

from PIL import Image

from bot.drawing.thing import Die, Kind, Piled, Playing, Sign, SwitchDie, Thing, Token, Word
from bot.picture import card, die, icon, switch, token
from bot.picture.font import digits
from bot.picture.palette import Colour
from bot.picture.shape import frame
from bot.picture.sheet import Sheet, Sprite

LETTERS: Final = {"plus": "+", "equals": "=", "more": "…", "to": "–"}
COLOURS: Final = {"yes": Colour.MINT, "no": Colour.CORAL}


def sprite(thing: Thing, size: int) -> Sprite:
    """On felt; `size` is the width that a card has."""
    match thing:
        case Playing(one, face, turned):
            return card.card(one, "up" if turned else face, size, turned)
        case Piled(number, blocked):
            return _blocked(number, size) if blocked else switch.card(number, size)
        case Die(value):
            return die.die(value, round(size * 0.74))
        case SwitchDie(side):
            return die.switch_die(side, round(size * 0.74))
        case Token(kind):
            draw = {"victory": token.victory, "penalty": token.penalty, "block": token.block}[kind]
            return draw(round(size * 0.66))
        case Sign(kind):
            return _sign(kind, size)
        case Word(text):
            return _stamped(digits(text, round(size * 0.6)), Colour.WHITE)


def _blocked(number: int, size: int) -> Sprite:
    """With room for the token, which lies over the corner."""
    over = round(size * 0.14)
    sheet = Sheet(size + over, card.height(size) + over, Colour.FELT)
    sheet.put(switch.card(number, size), 0, over)
    laid = round(size * 0.56)
    token.lay_block(sheet, size + over - laid, 0, laid, Colour.FELT)
    return sheet.image


def _sign(kind: Kind, size: int) -> Sprite:
    match kind:
        case "place":
            shape = frame(size, card.height(size), size * 0.13, max(3, size // 24))
            return _stamped(shape, Colour.SHADE)
        case "clockwise" | "counterclockwise":
            turning = icon.turning(round(size * 0.95), clockwise=kind == "clockwise")
            return _stamped(turning, Colour.CREAM)
        case "plus" | "equals" | "more" | "to":
            return _stamped(digits(LETTERS[kind], round(size * 0.55)), Colour.CREAM)
    draw = {"arrow": icon.pointer, "swap": icon.swap, "yes": icon.tick, "no": icon.cross}[kind]
    small = 0.36 if kind == "arrow" else 0.58
    return _stamped(draw(round(size * small)), COLOURS.get(kind, Colour.CREAM))


def _stamped(mask: Image.Image, ink: Colour) -> Sprite:
    sheet = Sheet(*mask.size, Colour.FELT)
    sheet.stamp(mask, 0, 0, ink, Colour.FELT)
    return sheet.image
