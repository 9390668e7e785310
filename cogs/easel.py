"""Screens become letters to Discord: drawn in another process, uploaded only when new."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, nullcontext
from io import BytesIO
from typing import Any, Final, NamedTuple, TypeVar

import discord
from discord.utils import MISSING

from bot.painter import Closed, Gone, Painter
from bot.picture.emoji.emoji import Emoji
from bot.picture.gallery import Drawing, Gallery, name
from bot.render.screen import Screen
from bot.table.ids import TableId
from cogs.layout import Paper, layout

UNKNOWN: Final = "?"
"""In place of a picture's name: nobody knows what hangs there, so whatever is sent is uploaded."""

PATIENCE = 5.0
"""Seconds after which whoever draws is taken for stuck."""

Asked = TypeVar("Asked")
Done = TypeVar("Done")

_log = logging.getLogger(__name__)


class Letter(NamedTuple):
    view: Paper
    picture: str | None
    """The name of the picture's file."""
    png: bytes

    def uploads(self, hanging: str | None = None) -> Any:
        """The files for a message on which that picture hangs; MISSING leaves all as it is."""
        if self.picture == hanging:
            return MISSING
        return [] if self.picture is None else [discord.File(BytesIO(self.png), self.picture)]


class Easel:
    def __init__(self, painter: Painter, patience: float = PATIENCE) -> None:
        self._painter = painter
        self._patience = patience
        self._gallery = Gallery()
        self._drawing = asyncio.Lock()
        """One picture at a time, and first come, first served."""
        self._patient = asyncio.Lock()

    def has(self, screen: Screen) -> bool:
        """Whether it can be sent at once: there is nothing left to draw."""
        return screen.drawing is None or screen.drawing in self._gallery

    async def letter(
        self, screen: Screen, table: TableId, window: int, *, patient: bool = False
    ) -> Letter:
        return await self.paint(screen, lambda shown: layout(shown, table, window), patient)

    async def paint(
        self, screen: Screen, arrange: Callable[[Screen], Paper], patient: bool = False
    ) -> Letter:
        """A screen that cannot be drawn is sent without its picture: games go on.

        Patient are those whose reader waits for no answer to a press.
        """
        drawing = screen.drawing
        if drawing is not None:
            try:
                png = await self._draw(drawing, patient)
                return Letter(arrange(screen), name(drawing), png)
            except Closed:
                _log.info("%s is not drawn any more: the bot stops", name(drawing))
            except Exception:
                _log.exception("%s could not be drawn", name(drawing))
        return Letter(arrange(screen.without_picture()), None, b"")

    async def prepare(self, drawings: Iterable[Drawing]) -> None:
        """Whoever asks for one of these later on has it at once."""
        for drawing in drawings:
            if drawing not in self._gallery:
                async with self._turn(patient=True):
                    self._gallery.keep(drawing, await self._ask(self._painter.draw, drawing))

    async def emojis(self) -> list[Emoji]:
        """All there are. Pictures of boards that are wanted meanwhile come in between."""
        drawn = list[Emoji]()
        while True:
            async with self._turn(patient=True):
                emoji = await self._ask(self._painter.emoji, len(drawn))
            if emoji is None:
                return drawn
            drawn.append(emoji)

    @asynccontextmanager
    async def _turn(self, patient: bool) -> AsyncIterator[None]:
        """The patient come one by one, so that whoever is not waits for one of them at most."""
        async with self._patient if patient else nullcontext(), self._drawing:
            yield

    async def _draw(self, drawing: Drawing, patient: bool) -> bytes:
        known = self._gallery.find(drawing)
        if known is not None:
            return known
        async with self._turn(patient):
            found = self._gallery.find(drawing)  # somebody may have asked for the same meanwhile
            if found is None:
                found = await self._ask(self._painter.draw, drawing)
                self._gallery.hang(drawing, found)
            return found

    async def _ask(self, work: Callable[[Asked], Done], asked: Asked) -> Done:
        """Once more, if the painter is killed, or has to be: the next one is in good health."""
        try:
            return await self._watched(work, asked)
        except Closed:
            raise
        except Gone as gone:
            _log.warning("the painter is gone (%s), and another one takes its place", gone)
            return await self._watched(work, asked)

    async def _watched(self, work: Callable[[Asked], Done], asked: Asked) -> Done:
        watch = asyncio.get_running_loop().call_later(self._patience, self._painter.kill)
        try:
            return await asyncio.to_thread(work, asked)
        finally:
            watch.cancel()
