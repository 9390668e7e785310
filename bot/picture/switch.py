"""The table of Switch: everybody's pile, the dice and the pot. Nothing of it is hidden."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from bot.drawing.switch import Pile, Table
from bot.games.switch.roll import CLICK, DICE, DONE, LAST
from bot.games.switch.state import GOAL
from bot.picture import icon, token
from bot.picture.card import height
from bot.picture.die import die, switch_die
from bot.picture.font import digits
from bot.picture.palette import Colour
from bot.picture.seat import tag
from bot.picture.shape import Stencil, frame, rounded, star
from bot.picture.sheet import Sheet, Sprite

WIDTH: Final = 800
MARGIN: Final = 20
GAP: Final = 14
RADIUS: Final = 18
INSIDE: Final = WIDTH - 2 * MARGIN

HEAD: Final = 96
PILE: Final = 200
LETTERS: Final = 26
DIE: Final = 64

PAPER: Final = {3: Colour.GREEN, 4: Colour.BLUE, 5: Colour.PLUM}
"""By the number of dice that a card shows; the squares below its number tell it, too."""


def draw_table(table: Table) -> bytes:
    lines = -(-len(table.piles) // 2)
    first = MARGIN if table.pot is None else MARGIN + HEAD + GAP
    sheet = Sheet(WIDTH, first + lines * (PILE + GAP) - GAP + MARGIN, Colour.BASE)
    if table.pot is not None:
        head = (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD)
        sheet.panel(head, RADIUS, Colour.FELT, Colour.BASE)
        _dice(sheet, table)
        _pot(sheet, table.pot)
    half = (INSIDE - GAP) // 2
    for seat, pile in enumerate(table.piles):
        alone = seat % 2 == 0 and seat + 1 == len(table.piles)
        across = INSIDE if alone else half
        left = MARGIN + seat % 2 * (half + GAP)
        top = first + seat // 2 * (PILE + GAP)
        sheet.panel((left, top, left + across, top + PILE), RADIUS, Colour.FELT, Colour.BASE)
        if seat == table.turn:
            shape = frame(across, PILE, RADIUS, 5)
            sheet.stamp(shape, left, top, Colour.MUSTARD, Colour.BASE)
            sheet.stamp(icon.pointer(26), left + 14, top + 17, Colour.MUSTARD, Colour.FELT)
        _pile(sheet, pile, seat, (left + 14, top, left + across - 14), seat == table.turn)
    return sheet.png()


@cache
def card(number: int, width: int) -> Sprite:
    """A card of a pile, on felt: its number, and how many dice one rolls for it (T1)."""
    high, edge = height(width), round(width * 0.09)
    paper = PAPER[DICE[number]]
    sheet = Sheet(width, high, Colour.FELT)
    sheet.stamp(rounded(width, high, width * 0.13), 0, 0, Colour.WHITE, Colour.FELT)
    inside = rounded(width - 2 * edge, high - 2 * edge, width * 0.07)
    sheet.stamp(inside, edge, edge, paper, Colour.WHITE)
    mask = digits(str(number), round(width * (0.68 if number < 10 else 0.58)))
    left, top = (width - mask.width) // 2, round(high * 0.43 - mask.height / 2)
    sheet.stamp(mask, left, top, Colour.WHITE, paper)
    if width >= 60:
        sheet.stamp(_marks(number, width), 0, round(high * 0.74), Colour.WHITE, paper)
    return sheet.image


def _marks(number: int, width: int) -> Sprite:
    """Squares for dice; under the Click card they stand on a line, and 16 has a star (A5, A6)."""
    stencil = Stencil(width, round(width * 0.2))
    if number == LAST:
        stencil.polygon(star((width / 2, width * 0.1), width * 0.1, width * 0.045))
        return stencil.mask()
    size, step = width * 0.085, width * 0.125
    for place in range(DICE[number]):
        x = width / 2 + (place - (DICE[number] - 1) / 2) * step
        box = (x - size / 2, width * 0.03, x + size / 2, width * 0.03 + size)
        stencil.rounded(box, size * 0.2)
    if number == CLICK:
        box = (width * 0.2, width * 0.15, width * 0.8, width * 0.19)
        stencil.rounded(box, width * 0.02)
    return stencil.mask()


def _dice(sheet: Sheet, table: Table) -> None:
    left, top = MARGIN + 18, MARGIN + (HEAD - DIE) // 2
    if table.die is not None:
        sheet.put(switch_die(table.die, DIE), left, top)
        return
    for value in table.dice:
        sheet.put(die(value, DIE), left, top)
        left += DIE + 9
    if table.turn is not None and not table.dice:
        for _ in range(DICE[table.piles[table.turn].top]):
            sheet.stamp(frame(DIE, DIE, 13, 4), left, top, Colour.SHADE, Colour.FELT)
            left += DIE + 9
    if table.allows:
        sheet.stamp(icon.pointer(26), left + 6, top + 19, Colour.CREAM, Colour.FELT)
        _allowed(sheet, table.allows, left + 42)


def _allowed(sheet: Sheet, cards: Sequence[int], left: int) -> None:
    """As many as there is room for; they follow each other, so the last one tells the rest."""
    shown = cards if len(cards) <= 4 else (*cards[:2], cards[-1])
    for number in shown:
        sheet.put(card(number, 46), left, MARGIN + (HEAD - height(46)) // 2)
        left += 51


def _pot(sheet: Sheet, tokens: int) -> None:
    right, top = WIDTH - MARGIN - 18, MARGIN + (HEAD - 46) // 2
    at = (right, MARGIN + 25)
    sheet.write(str(tokens), at, "ExtraBold", 34, Colour.WHITE, Colour.FELT, "right")
    sheet.put(token.block(46), right - 32 - 46, top)


def _pile(sheet: Sheet, pile: Pile, seat: int, box: tuple[int, int, int], mark: bool) -> None:
    left, top, right = box
    x = left + (32 if mark else 0)
    score = 0 if pile.score is None else 130
    name = tag(pile.name, seat, right - score - x, LETTERS, full=False)
    sheet.put(name, x, top + 13)
    if pile.score is not None:
        text, at = f"{pile.score}/{GOAL}", (right, top + 10)
        sheet.write(text, at, "Bold", 30, Colour.CREAM, Colour.FELT, "right")
    _cards(sheet, pile, left, top + 58)
    for place in range(pile.hold):
        x, y = left + 192 + place % 4 * 40, top + 62 + place // 4 * 40
        sheet.put(token.block(36), x, y)
    for step in range(LAST):
        ink = Colour.MUSTARD if step < pile.top - 1 else Colour.SHADE
        shape = rounded(8, 34, 3)
        sheet.stamp(shape, left + 192 + step * 10, top + PILE - 52, ink, Colour.FELT)


def _cards(sheet: Sheet, pile: Pile, left: int, top: int) -> None:
    """The pile, with what is laid on it, and the last card discarded beside it."""
    wide, small = 90, 66
    if pile.top == DONE:
        sheet.stamp(frame(wide, height(wide), 12, 4), left, top, Colour.SHADE, Colour.FELT)
        sheet.put(token.victory(56), left + (wide - 56) // 2, top + (height(wide) - 56) // 2)
    else:
        sheet.put(card(pile.top, wide), left, top)
    if pile.blocked:
        token.lay_block(sheet, left + wide - 30, top - 10, 50, Colour.FELT)
    x, y = left + wide + 12, top + height(wide) - height(small)
    if pile.top > 1:
        sheet.put(card(pile.top - 1, small), x, y)
    else:
        sheet.stamp(frame(small, height(small), 9, 3), x, y, Colour.SHADE, Colour.FELT)
