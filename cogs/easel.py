"""Screens become letters to Discord: drawn beside the event loop, uploaded only when new."""

import asyncio
import logging
from collections.abc import Callable
from io import BytesIO
from typing import Any, Final, NamedTuple

import discord
from discord import ui
from discord.utils import MISSING

from bot.picture.emoji.collection import Emoji, collect
from bot.picture.gallery import Drawing, Gallery, draw, name
from bot.render.screen import Screen
from bot.table.ids import TableId
from cogs.layout import layout

UNKNOWN: Final = "?"
"""In place of a picture's name: nobody knows what hangs there, so whatever is sent is uploaded."""

_log = logging.getLogger(__name__)


class Letter(NamedTuple):
    view: ui.LayoutView
    picture: str | None
    """The name of the picture's file."""
    png: bytes

    def uploads(self, hanging: str | None = None) -> Any:
        """The files for a message on which that picture hangs; MISSING leaves all as it is."""
        if self.picture == hanging:
            return MISSING
        return [] if self.picture is None else [discord.File(BytesIO(self.png), self.picture)]


class Easel:
    def __init__(self) -> None:
        self._gallery = Gallery()
        self._drawing = asyncio.Lock()
        """One picture at a time: fonts are not to be shared by threads."""

    def has(self, screen: Screen) -> bool:
        """Whether it can be sent at once: there is nothing left to draw."""
        return screen.drawing is None or screen.drawing in self._gallery

    async def letter(self, screen: Screen, table: TableId, window: int) -> Letter:
        return await self.paint(screen, lambda shown: layout(shown, table, window))

    async def paint(self, screen: Screen, arrange: Callable[[Screen], ui.LayoutView]) -> Letter:
        """A screen that cannot be drawn is sent without its picture: games go on."""
        drawing = screen.drawing
        if drawing is not None:
            try:
                png = await self._draw(drawing)
                return Letter(arrange(screen), name(drawing), png)
            except Exception:
                _log.exception("%s could not be drawn", name(drawing))
        return Letter(arrange(screen.without_picture()), None, b"")

    async def emojis(self) -> list[Emoji]:
        """All there are. Pictures of boards that are wanted meanwhile come in between."""
        drawn, rest = list[Emoji](), collect()
        while True:
            async with self._drawing:
                emoji = await asyncio.to_thread(next, rest, None)
            if emoji is None:
                return drawn
            drawn.append(emoji)

    async def _draw(self, drawing: Drawing) -> bytes:
        async with self._drawing:
            found = self._gallery.find(drawing)
            if found is None:
                found = await asyncio.to_thread(draw, drawing)
                self._gallery.hang(drawing, found)
            return found
