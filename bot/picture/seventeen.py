"""The table of 17 as the channel sees it, a finished round, and a player's own hand."""

from typing import Final, NamedTuple

from bot.drawing.seat import Name
from bot.drawing.seventeen import Board, Hand, Piles, Player, Result
from bot.engine.game import Seat
from bot.games.seventeen.card import BACK, BLANK, VALUE, Card, Face
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import Lying
from bot.picture import icon, token
from bot.picture.card import card, height
from bot.picture.palette import Colour
from bot.picture.seat import tag
from bot.picture.shape import frame, rounded
from bot.picture.sheet import Sheet

WIDTH: Final = 800
MARGIN: Final = 20
GAP: Final = 14
RADIUS: Final = 18
INSIDE: Final = WIDTH - 2 * MARGIN

HEAD: Final = 96
"""The height of the strip with total and piles."""
PLAYER: Final = 92

LETTERS: Final = 26
"""The smallest letters: ten pixels high on a phone."""


class Grid(NamedTuple):
    """How a row wraps."""

    columns: int
    card: int
    step: int
    letters: int

    def lines(self, cards: int) -> int:
        return max(1, -(-cards // self.columns))

    @property
    def line(self) -> int:
        return height(self.card) + 6 + round(self.letters * 1.3) + 12

    def height(self, cards: int) -> int:
        return 2 * 16 - 12 + self.lines(cards) * self.line


ROOMY: Final = Grid(7, 94, 104, LETTERS)
DENSE: Final = Grid(10, 66, 73, 20)
ROOM: Final = 21
"""So many cards lie comfortably; a longer row is drawn smaller."""


def grid(cards: int) -> Grid:
    return ROOMY if cards <= ROOM else DENSE


def draw_board(board: Board) -> bytes:
    cards = grid(len(board.row)).height(len(board.row))
    sheet = Sheet(WIDTH, _total_height(cards, len(board.players)), Colour.BASE)
    seen = sum(VALUE[lying.card] for lying in board.row if lying.card != BLANK)
    unknown = sum(lying.card == BLANK for lying in board.row)
    sheet.panel((MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD), RADIUS, Colour.FELT, Colour.BASE)
    _sum(sheet, seen, unknown)
    _piles(sheet, board.piles, board.direction)
    names = [player.name for player in board.players]
    _row(sheet, board.row, names, MARGIN + HEAD + GAP)
    _players(sheet, board.players, board.turn, MARGIN + HEAD + GAP + cards + GAP)
    return sheet.png()


def draw_result(result: Result) -> bytes:
    cards = grid(len(result.row)).height(len(result.row))
    sheet = Sheet(WIDTH, _total_height(cards, len(result.players)), Colour.BASE)
    sheet.panel((MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD), RADIUS, Colour.FELT, Colour.BASE)
    _sum(sheet, result.total, 0)
    sign = icon.tick if result.total >= TARGET else icon.cross
    sheet.stamp(sign(72), WIDTH - MARGIN - 96, MARGIN + 12, Colour.WHITE, Colour.FELT)
    names = [player.name for player in result.players]
    _row(sheet, result.row, names, MARGIN + HEAD + GAP, turned=True)
    _players(sheet, result.players, None, MARGIN + HEAD + GAP + cards + GAP)
    return sheet.png()


def draw_hand(hand: Hand) -> bytes:
    """Each card, and beside it what everybody else sees of it."""
    front, back = 138, 70
    column = (INSIDE + GAP) // 3
    high = height(front) + 32
    sheet = Sheet(WIDTH, high + 2 * MARGIN, Colour.BASE)
    for place in range(max(3, len(hand.cards))):
        left = MARGIN + place * column
        box = (left, MARGIN, left + column - GAP, MARGIN + high)
        sheet.panel(box, RADIUS, Colour.FELT, Colour.BASE)
    for place, one in enumerate(hand.cards):
        left, bottom = MARGIN + place * column + 11, MARGIN + high - 16
        sheet.put(card(one, "up", front), left, bottom - height(front))
        sheet.put(card(BACK[one], "down", back), left + front + 9, bottom - height(back))
    return sheet.png()


def _total_height(cards: int, players: int) -> int:
    lines = -(-players // 2)
    return MARGIN + HEAD + GAP + cards + GAP + lines * (PLAYER + GAP) - GAP + MARGIN


def _sum(sheet: Sheet, seen: int, unknown: int) -> None:
    """What the row adds up to, on the way to 17; blank backs may add to it."""
    left, top = MARGIN + 20, MARGIN
    sheet.write(
        str(seen), (left + 38, top + 8), "ExtraBold", 58, Colour.WHITE, Colour.FELT, "middle"
    )
    left += 92
    for step in range(TARGET):
        ink = Colour.MUSTARD if step < seen else Colour.SHADE
        x, y = left + step * 14, top + 26
        sheet.stamp(rounded(10, 44, 4), x, y, ink, Colour.FELT)
    left += TARGET * 14 + 10
    for place in range(min(unknown, 3)):
        sheet.put(card(BLANK, "down", 38), left + place * 12, top + 22)
    if unknown:
        left += min(unknown, 3) * 12 + 32
        sheet.write(f"×{unknown}", (left, top + 30), "Bold", 28, Colour.CREAM, Colour.FELT)


def _piles(sheet: Sheet, piles: Piles, direction: int) -> None:
    right, top = WIDTH - MARGIN - 16, MARGIN
    for count, sprite in (
        (piles.discard, None if piles.last is None else card(piles.last, _lies(piles.last), 52)),
        (piles.draw, None if piles.top is None else card(piles.top, "down", 52)),
    ):
        at = (right, top + 30)
        sheet.write(str(count), at, "Bold", 28, Colour.CREAM, Colour.FELT, "right")
        right -= 42
        if sprite:
            sheet.put(sprite, right - 52, top + 12)
        else:
            sheet.stamp(frame(52, 73, 7, 3), right - 52, top + 12, Colour.SHADE, Colour.FELT)
        right -= 52 + 12
    sign = icon.turning(46, clockwise=direction == 1)
    sheet.stamp(sign, right - 48, top + 25, Colour.CREAM, Colour.FELT)


def _row(
    sheet: Sheet, row: tuple[Lying, ...], names: list[Name], top: int, turned: bool = False
) -> None:
    wrap = grid(len(row))
    box = (MARGIN, top, WIDTH - MARGIN, top + wrap.height(len(row)))
    sheet.panel(box, RADIUS, Colour.FELT, Colour.BASE)
    left = MARGIN + (INSIDE - wrap.columns * wrap.step + wrap.step - wrap.card) // 2
    if not row:
        shape = frame(wrap.card, height(wrap.card), 12, 4)
        sheet.stamp(shape, left, top + 16, Colour.SHADE, Colour.FELT)
    for place, lying in enumerate(row):
        line, column = divmod(place, wrap.columns)
        x, y = left + column * wrap.step, top + 16 + line * wrap.line
        hidden = lying.face == "down"
        if turned:
            sheet.put(card(lying.card, "up", wrap.card, hidden), x, y)
        else:
            sheet.put(card(lying.card, lying.face, wrap.card), x, y)
        label = tag(names[lying.seat], lying.seat, wrap.card, wrap.letters)
        sheet.put(label, x, y + height(wrap.card) + 6)


def _players(sheet: Sheet, players: tuple[Player, ...], turn: Seat | None, top: int) -> None:
    half = (INSIDE - GAP) // 2
    for seat, player in enumerate(players):
        alone = seat % 2 == 0 and seat + 1 == len(players)
        across = INSIDE if alone else half
        left = MARGIN + seat % 2 * (half + GAP)
        y = top + seat // 2 * (PLAYER + GAP)
        box = (left, y, left + across, y + PLAYER)
        sheet.panel(box, RADIUS, Colour.FELT, Colour.BASE)
        if seat == turn:
            shape = frame(across, PLAYER, RADIUS, 5)
            sheet.stamp(shape, left, y, Colour.MUSTARD, Colour.BASE)
        _player(sheet, player, seat, (left + 14, y, left + across - 14), mark=seat == turn)


def _player(sheet: Sheet, player: Player, seat: int, box: tuple[int, int, int], mark: bool) -> None:
    left, top, right = box
    for place, back in enumerate(reversed(player.backs)):
        sheet.put(card(back, "down", 46), right - 46 - place * 51, top + 14)
    if mark:
        sheet.stamp(icon.pointer(26), left, top + 17, Colour.MUSTARD, Colour.FELT)
    x = left + (32 if mark else 0)
    room = right - 3 * 51 - 8 - x
    sheet.put(tag(player.name, seat, room, LETTERS, full=False), x, top + 13)
    x = left
    for sprite, count in (
        (token.victory(30), player.tokens.victory),
        (token.penalty(30), player.tokens.penalty),
    ):
        for _ in range(count):
            sheet.put(sprite, x, top + 54)
            x += 36


def _lies(one: Card) -> Face:
    return "down" if one == BLANK else "up"
