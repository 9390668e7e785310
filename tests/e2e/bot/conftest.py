"""Tavolo in a sandbox, as people meet it."""

import atexit
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.app import EXTENSIONS, Tavolo
from bot.limit import Limit
from bot.metrics import SILENCE, Meter
from bot.painter import Painter
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.clock import Clock
from bot.table.ids import GuildId
from bot.text.catalogue import Catalogue
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.sketcher import Sketcher
from tests.e2e.conftest import Online
from tests.table.clock import HastyClock
from tests.text.shelf import catalogue

Start = Callable[..., Awaitable["Quick"]]


@cache
def painter() -> Painter:
    """One for all tests: each of its own would take longer to start than most tests last."""
    shared = Painter()
    atexit.register(shared.close)
    return shared


@cache
def sketcher() -> Painter:
    shared = Sketcher()
    atexit.register(shared.close)
    return shared


class Quick(Tavolo):
    """Identifies at once: the library's five seconds of courtesy are for the real Discord.

    Nothing is drawn ahead and no emoji is uploaded, which would be done anew in every test. There
    is no limit for people who press as fast as they can, on clocks that may stand still, unless a
    test gives it one.
    """

    PARTS = tuple(part for part in EXTENSIONS if part not in ("cogs.emojis", "cogs.ahead"))

    painting = staticmethod(sketcher)

    def __init__(
        self, store: Store, clock: Clock, text: Catalogue, meter: Meter = SILENCE, **options: Any
    ) -> None:
        options = {"limit": Limit(rate=0)} | options
        super().__init__(store, clock, text, self.painting(), meter, **options)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        pass


@pytest.fixture
async def start(box: Sandbox, online: Online, tmp_path: Path) -> AsyncIterator[Start]:
    """`await start(clock, pace="quick")` is a bot that is ready, with settings of the server.

    By default its tables hurry. `kind` is a store of another kind, such as one that is slow; it
    is closed after the bot, as in `bot.run`. `bot` may be one that draws in earnest.
    """
    async with AsyncExitStack() as stack:

        async def begin(
            clock: Clock | None = None,
            kind: type[Store] = Store,
            limit: Limit | None = None,
            bot: type[Quick] = Quick,
            **settings: object,
        ) -> Quick:
            store = await stack.enter_async_context(kind.open(tmp_path / NAME))
            for name, value in settings.items():
                await store.set_setting(GuildId(int(HOME)), name, str(value))
            text = catalogue()
            clock = clock or HastyClock(20)
            limit = Limit(rate=0) if limit is None else limit
            started = bot(store, clock, text, limit=limit, guild_ready_timeout=0.05)
            stack.push_async_callback(started.close)
            await online(started)
            return started

        yield begin
