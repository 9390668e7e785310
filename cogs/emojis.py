"""The application's emojis: uploaded where they are missing, replaced where they have changed.

Nobody waits for them. Until they are there, and if they cannot be, games have plain signs.
"""

import asyncio
import logging
import re
from typing import Final

from discord.ext import commands

from bot.app import Tavolo
from bot.picture.emoji.emoji import PREFIX
from bot.task import begin
from cogs.answer import UNDELIVERED
from cogs.desk import Desk

OWN: Final = re.compile(PREFIX + r"\w+_[0-9a-f]{6}")

PAUSE = 3600.0
"""Seconds after which they are looked at again: they may have failed, or somebody deleted one."""

_log = logging.getLogger(__name__)


class Emojis(commands.Cog):
    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk
        self.looked = asyncio.Event()
        """Whether they have been looked at, and are there or failed."""
        self._keeping: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        self._keeping = begin(self._keep())

    async def cog_unload(self) -> None:
        if self._keeping is not None:
            self._keeping.cancel()

    async def _keep(self) -> None:
        await self.bot.wait_until_ready()
        failed = False
        while True:
            try:
                self.desk.houses.emojis = await self._provide()
                failed = False
            except UNDELIVERED as error:
                if not failed:
                    _log.warning("no emojis for now, plain signs instead: %s", error)
                failed = True
            except Exception:
                _log.exception("no emojis, plain signs instead")
                return
            finally:
                self.looked.set()
            await asyncio.sleep(PAUSE)

    async def _provide(self) -> dict[str, str]:
        """All of them, by sign. What is outdated goes when its successor is there."""
        wanted = await self.desk.easel.emojis()
        there = {emoji.name: emoji for emoji in await self.bot.fetch_application_emojis()}
        missing = [emoji for emoji in wanted if emoji.name not in there]
        for emoji in missing:  # one after the other: discord.py obeys the rate limit
            made = await self.bot.create_application_emoji(name=emoji.name, image=emoji.png)
            there[emoji.name] = made
        if missing:
            _log.info("%d of %d emojis uploaded", len(missing), len(wanted))
        for name in there.keys() - {emoji.name for emoji in wanted}:
            if OWN.fullmatch(name):
                await there[name].delete()
        return {emoji.sign: str(there[emoji.name]) for emoji in wanted}


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Emojis(bot, bot.desk))
