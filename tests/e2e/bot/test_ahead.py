"""What is drawn ahead is there when it is wanted, and stays."""

import logging
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from bot.drawing.seventeen import Hand
from bot.games.seventeen.card import KINDS
from bot.painter import Painter
from bot.picture.gallery import ROOM, Drawing
from bot.render.screen import Picture, Screen
from bot.render.screens import SCREENS
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.ids import TableId
from cogs.easel import Easel
from sandbox.server import Sandbox
from tests.e2e.bot.conftest import Quick
from tests.e2e.bot.stacked import desk_of
from tests.e2e.bot.strike import Strike
from tests.e2e.conftest import Online
from tests.e2e.waiting import eventually
from tests.picture.drawings import board
from tests.table.clock import DrivenClock
from tests.text.shelf import catalogue


class Swift(Painter):
    """Draws large pictures of nothing at once."""

    def draw(self, drawing: Drawing) -> bytes:
        return b"?" * (5000 if isinstance(drawing, Hand) else ROOM // 2)


class Diligent(Quick):
    PARTS = (*Quick.PARTS, "cogs.ahead")


def hands() -> Iterator[Screen]:
    """Everything that a player of 17 may hold, and see at the end of a game, when piles run out."""
    for cards in range(1, 4):
        for held in product(KINDS, repeat=cards):
            yield Screen((Picture(Hand(held), ""),))


async def test_no_hand_has_to_be_drawn_and_none_is_forgotten() -> None:
    easel = Easel(Swift())
    for screens in SCREENS.values():
        await easel.prepare(screens.ahead())
    for cards in range(5):
        await easel.letter(Screen((Picture(board(cards, 2), ""),)), TableId(1), 1)
    assert all(easel.has(screen) for screen in hands())


@pytest.mark.parametrize(("painter", "works"), [(Swift(), True), (Strike(), False)])
async def test_a_bot_draws_ahead_by_itself_as_soon_as_it_is_ready(
    box: Sandbox,
    online: Online,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    painter: Painter,
    works: bool,
) -> None:
    async with Store.open(tmp_path / NAME) as store:
        bot = Diligent(store, DrivenClock(), catalogue(), guild_ready_timeout=0.05)
        bot.painter = painter
        await online(bot)
        easel = desk_of(bot).easel
        await eventually(lambda: caplog.records or all(easel.has(screen) for screen in hands()))
        await bot.close()
    told = [record.getMessage() for record in caplog.records if record.levelno > logging.INFO]
    assert (told == []) == works, told
