"""How fast a board of 17 is drawn and how small it is, beside a plain composition with Pillow.

Both draw the same ten cards from the same sprites, letters and measures. The plain one does what
one would do first: paste into an RGB image and save it as PNG with the defaults. Every board is
another one, so nothing comes out of a cache but sprites.
"""

import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from PIL import Image

from bot.drawing.seat import Name
from bot.drawing.seventeen import Board, Piles, Player
from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen.card import BACK, DECK, KINDS, Card
from bot.games.seventeen.state import Lying, Tokens
from bot.picture import seventeen
from bot.picture.font import Weight, written
from bot.picture.palette import PALETTE, RGB, Colour
from bot.picture.seventeen import draw_board
from bot.picture.shape import rounded
from bot.picture.sheet import Align, Sprite

CARDS = 10
SEATS = 4
BOARDS = 40
ROUNDS = 9
GOAL = 0.5
"""At most so much of the plain one's time, and of its bytes."""

NAMES = tuple(Name(name, "?") for name in ("Anna", "Bénédicte", "Cleo", "Dario"))


class Plain:
    """A sheet of RGB, with the methods of bot.picture.sheet.Sheet."""

    sprites: dict[int, tuple[Sprite, Image.Image]] = {}  # noqa: RUF012 - converted once, for all

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.image = Image.new("RGB", (width, height), RGB[ground])
        self.size = self.image.size

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        if id(sprite) not in self.sprites:
            coloured = sprite.copy()
            coloured.putpalette(PALETTE)
            self.sprites[id(sprite)] = (sprite, coloured.convert("RGB"))
        self.image.paste(self.sprites[id(sprite)][1], (x, y))

    def stamp(self, mask: Image.Image, x: int, y: int, ink: Colour, ground: Colour) -> None:
        self.image.paste(RGB[ink], (x, y, x + mask.width, y + mask.height), mask)

    def fill(self, box: tuple[int, int, int, int], ink: Colour) -> None:
        self.image.paste(RGB[ink], box)

    def panel(
        self, box: tuple[int, int, int, int], radius: int, ink: Colour, ground: Colour
    ) -> None:
        left, top, right, bottom = box
        self.stamp(rounded(right - left, bottom - top, radius), left, top, ink, ground)

    def write(
        self,
        text: str,
        at: tuple[int, int],
        weight: Weight,
        size: int,
        ink: Colour,
        ground: Colour,
        align: Align = "left",
    ) -> None:
        mask = written(text, weight, size)
        room = {"left": 0, "middle": mask.width // 2, "right": mask.width}[align]
        self.stamp(mask, at[0] - room, at[1], ink, ground)

    def png(self) -> bytes:
        file = BytesIO()
        self.image.save(file, "PNG")
        return file.getvalue()


@contextmanager
def plainly() -> Iterator[None]:
    """The same board on a plain sheet."""
    module: Any = seventeen
    ours, module.Sheet = module.Sheet, Plain
    try:
        yield
    finally:
        module.Sheet = ours


def boards() -> list[Board]:
    chance = Chance(b"bench/render")
    return [board(chance) for _ in range(BOARDS)]


def board(chance: Chance) -> Board:
    deck = list(DECK)
    chance.shuffle(deck)
    row = tuple(lying(deck.pop(), Seat(place % SEATS), chance) for place in range(CARDS))
    players = tuple(
        Player(
            name, Tokens(chance.below(3), chance.below(2)), tuple(BACK[deck.pop()] for _ in "abc")
        )
        for name in NAMES
    )
    piles = Piles(len(deck), BACK[deck[-1]], chance.below(20) + 1, KINDS[chance.below(len(KINDS))])
    return Board(row, players, Seat(chance.below(SEATS)), chance.below(2) * 2 - 1, piles)


def lying(card: Card, seat: Seat, chance: Chance) -> Lying:
    return Lying(card, "up", seat) if chance.below(2) else Lying(BACK[card], "down", seat)


def timed(draw: Callable[[Board], bytes], drawn: list[Board]) -> tuple[float, int]:
    """Seconds and bytes for one board."""
    start = time.process_time()
    size = sum(len(draw(one)) for one in drawn)
    return (time.process_time() - start) / len(drawn), size // len(drawn)


def main() -> None:
    drawn, ours, theirs = boards(), [], []
    for _ in range(ROUNDS + 1):
        ours.append(timed(draw_board, drawn))
        with plainly():
            theirs.append(timed(draw_board, drawn))
    ours, theirs = ours[1:], theirs[1:]  # the first round made the sprites
    for name, figures in (("Tavolo", ours), ("plain Pillow", theirs)):
        seconds = statistics.median(figure[0] for figure in figures)
        print(f"{name:>12}: {seconds * 1000:6.2f} ms, {figures[0][1]:6d} bytes a board")
    ratios = sorted(a[0] / b[0] for a, b in zip(ours, theirs, strict=True))
    size = ours[0][1] / theirs[0][1]
    middle = statistics.median(ratios)
    print(f"time: {middle:.2f} of the plain one's ({ratios[0]:.2f} to {ratios[-1]:.2f})")
    print(f"bytes: {size:.2f} of the plain one's")
    pace = 1 / statistics.median(figure[0] for figure in ours)
    print(f"one core draws {pace:.0f} boards a second")
    verdict = "kept" if middle <= GOAL and size <= GOAL else "missed"
    print(f"goal: at most half the time and half the bytes: {verdict}")


if __name__ == "__main__":
    main()
