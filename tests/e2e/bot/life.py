"""One life of the bot in this process, from its start to its clean end."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.database import NAME
from bot.store.store import Store
from bot.table.clock import Clock
from bot.text.catalogue import Catalogue
from tests.e2e.bot.conftest import Quick
from tests.e2e.conftest import Online
from tests.text.shelf import catalogue


@asynccontextmanager
async def life(
    folder: Path, online: Online, clock: Clock, text: Catalogue | None = None
) -> AsyncIterator[Quick]:
    """With the tables that earlier lives have left in the folder."""
    async with Store.open(folder / NAME) as store:
        text = text or catalogue()
        bot = Quick(store, clock, text, guild_ready_timeout=0.05)
        try:
            await online(bot)
            yield bot
        finally:
            await bot.close()
