"""Pictures that are drawn before anybody asks for them, in the idle time after a start."""

import asyncio
import logging

from discord.ext import commands

from bot.app import Tavolo
from bot.painter import Gone, Undrawable
from bot.render.screens import SCREENS
from bot.task import begin
from cogs.desk import Desk

_log = logging.getLogger(__name__)


class Ahead(commands.Cog):
    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk
        self._drawing: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self._drawing = begin(self._draw())

    async def cog_unload(self) -> None:
        if self._drawing is not None:
            self._drawing.cancel()

    async def _draw(self) -> None:
        await self.bot.wait_until_ready()
        try:
            for screens in SCREENS.values():
                await self.desk.easel.prepare(screens.ahead())
        except (Gone, Undrawable) as error:
            _log.warning("nothing is drawn ahead: %s", error)


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Ahead(bot, bot.desk))
