"""The painter draws what would be drawn here, and its end is nobody else's."""

import os
import signal
import threading
from collections.abc import Iterator
from typing import cast

import pytest

from bot.drawing.seventeen import Hand
from bot.games.seventeen.card import Card
from bot.painter import Closed, Gone, Painter, Undrawable
from bot.picture.draw import draw
from bot.picture.emoji.collection import collect
from tests.e2e.process import lives
from tests.picture.drawings import board, table


@pytest.fixture
def painter() -> Iterator[Painter]:
    with Painter() as made:
        yield made


def process_of(painter: Painter) -> int:
    assert painter._process is not None
    return painter._process.pid


def test_a_picture_is_the_same_as_if_it_were_drawn_here(painter: Painter) -> None:
    for drawing in (board(10, 4), table()):
        assert painter.draw(drawing) == draw(drawing)


def test_emojis_are_all_there_one_by_one(painter: Painter) -> None:
    everything = list(collect())
    assert [painter.emoji(number) for number in range(len(everything))] == everything
    assert painter.emoji(len(everything)) is None


def test_what_cannot_be_drawn_is_said_and_the_next_picture_is_drawn(painter: Painter) -> None:
    with pytest.raises(Undrawable, match="IndexError"):
        painter.draw(Hand((cast("Card", 1000),)))
    assert painter.draw(board(1, 2)) == draw(board(1, 2))


def test_when_it_is_killed_whoever_asks_is_told_and_another_one_draws(painter: Painter) -> None:
    painter.draw(table())
    first = process_of(painter)
    os.kill(first, signal.SIGKILL)
    with pytest.raises(Gone, match="-9"):
        painter.draw(table())
    assert painter.draw(table()) == draw(table())
    assert process_of(painter) != first


def test_one_that_is_stuck_can_be_killed_while_somebody_waits(painter: Painter) -> None:
    painter.draw(table())
    os.kill(process_of(painter), signal.SIGSTOP)
    watch = threading.Timer(0.05, painter.kill)
    watch.start()
    with pytest.raises(Gone):
        painter.draw(board(1, 2))
    watch.join()


def test_it_draws_on_while_the_bot_is_being_stopped(painter: Painter) -> None:
    painter.draw(table())
    before = process_of(painter)
    os.kill(before, signal.SIGTERM)
    assert painter.draw(board(1, 2)) == draw(board(1, 2))
    assert process_of(painter) == before


def test_nothing_of_it_remains() -> None:
    with Painter() as painter:
        painter.draw(table())
        process = process_of(painter)
        assert lives(process)
    assert not lives(process)


def test_who_asks_after_the_end_starts_nothing(painter: Painter) -> None:
    """A thread may come late, when the bot has stopped meanwhile."""
    painter.close()
    with pytest.raises(Closed):
        painter.draw(board(1, 2))
    assert painter._process is None
