"""Whatever happens to the painter, there is a picture, or at least everything else."""

import asyncio
import logging
import threading
from collections.abc import Iterator

import pytest

from bot.drawing.seventeen import Board
from bot.painter import Gone, Painter
from bot.picture.draw import draw
from bot.picture.gallery import Drawing, name
from bot.render.screen import Picture, Screen, Text
from bot.table.ids import TableId
from cogs.easel import Easel
from cogs.layout import TEXT
from tests.e2e.bot.strike import Strike
from tests.e2e.waiting import eventually
from tests.picture.drawings import board

ONE = TableId(1)


@pytest.fixture
def painter() -> Iterator[Painter]:
    with Painter() as made:
        yield made


def screen(cards: int) -> Screen:
    return Screen((Text("Tavolo"), Picture(board(cards, 2), "a board")))


async def test_a_picture_is_drawn_once(painter: Painter) -> None:
    easel = Easel(painter)
    assert not easel.has(screen(3))
    first = await easel.letter(screen(3), ONE, 1)
    assert first.png == draw(board(3, 2))
    assert easel.has(screen(3))
    painter.close()
    again = await easel.letter(screen(3), ONE, 2)
    assert again.png is first.png
    assert painter._process is None, "nobody was asked"


class Slow(Painter):
    """Draws when it is told to, and keeps in mind in which order it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.brush = threading.Semaphore(0)
        self.asked: list[Drawing] = []

    def draw(self, drawing: Drawing) -> bytes:
        self.asked.append(drawing)
        assert self.brush.acquire(timeout=10), "nobody tells it to draw"
        return b"drawn"


async def test_whoever_waits_for_an_answer_comes_before_those_who_can_wait() -> None:
    painter = Slow()
    easel = Easel(painter)
    many = [
        asyncio.create_task(easel.letter(screen(cards), ONE, 1, patient=True)) for cards in range(5)
    ]
    await eventually(lambda: painter.asked)
    pressed = asyncio.create_task(easel.letter(screen(9), ONE, 1))
    await asyncio.sleep(0)
    for _ in range(6):
        painter.brush.release()
    await asyncio.gather(pressed, *many)
    rows = [len(drawing.row) for drawing in painter.asked if isinstance(drawing, Board)]
    assert rows == [0, 9, 1, 2, 3, 4]


class Stuck(Painter):
    """Would take for ever over its first picture."""

    def __init__(self) -> None:
        super().__init__()
        self._killed = threading.Event()

    def kill(self) -> None:
        self._killed.set()

    def draw(self, drawing: Drawing) -> bytes:
        if self._killed.is_set():
            return b"drawn"
        assert self._killed.wait(10), "nobody loses patience"
        raise Gone("killed")


async def test_a_painter_that_is_stuck_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    letter = await Easel(Stuck(), patience=0.01).letter(screen(3), ONE, 1)
    assert letter.png == b"drawn"
    assert [record.levelno for record in caplog.records] == [logging.WARNING]


async def test_without_a_painter_screens_are_sent_without_pictures(
    caplog: pytest.LogCaptureFixture,
) -> None:
    letter = await Easel(Strike()).letter(screen(3), ONE, 1)
    assert (letter.picture, letter.png) == (None, b"")
    (box,) = letter.view.components
    assert box["components"] == [{"type": TEXT, "content": "Tavolo"}]
    assert name(board(3, 2)) in caplog.text


async def test_when_the_bot_stops_a_screen_goes_without_its_picture_and_nothing_is_wrong(
    painter: Painter, caplog: pytest.LogCaptureFixture
) -> None:
    painter.close()
    letter = await Easel(painter).letter(screen(3), ONE, 1)
    assert letter.picture is None
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []
