"""Composes the bot: its parts, its commands, and the address of the Discord it talks to."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any, ClassVar

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.limit import Limit
from bot.metrics import SILENCE, Meter
from bot.painter import Painter
from bot.store.store import Store
from bot.table.clock import Clock
from bot.text.catalogue import FALLBACK, Catalogue
from bot.tree import Tree
from bot.wire import trace

PATIENCE = 10.0
"""Seconds that another server may take to say where its gateway is."""

GREETING = 0.5
"""Seconds without a further server, after which all are there; discord.py would wait for two."""

DOUBLINGS = 5
"""How often the pause between two attempts to connect is doubled, beginning with a second."""

UNAUTHORIZED = 401

EXTENSIONS = (
    "cogs.translator",
    "cogs.about",
    "cogs.tables",
    "cogs.settings",
    "cogs.privacy",
    "cogs.leaderboard",
    "cogs.profile",
    "cogs.rules",
    "cogs.archive",
    "cogs.stray",
    "cogs.emojis",
    "cogs.ahead",
    "cogs.tutorial",
)


class Tavolo(commands.AutoShardedBot):
    """Needs no privileged intent: everything it hears are interactions."""

    PARTS: ClassVar[Sequence[str]] = EXTENSIONS

    def __init__(
        self,
        store: Store,
        clock: Clock,
        text: Catalogue,
        painter: Painter,
        meter: Meter = SILENCE,
        limit: Limit | None = None,
        **options: Any,
    ) -> None:
        """`limit` is how fast each person may press. Further options are discord.py's own."""
        self.is_watched = meter is not SILENCE
        if self.is_watched:
            options.setdefault("http_trace", trace(meter))
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
        super().__init__(
            tree_cls=Tree,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,  # nobody reads messages here
            enable_debug_events=True,  # for cogs/sight.py
            **({"guild_ready_timeout": GREETING} | options),
        )
        self.store = store
        self.clock = clock
        self.text = text
        self.painter = painter
        self.meter = meter
        self.limit = Limit() if limit is None else limit
        self.desk: object = None
        """Where presses go. Not asked of its cog, which is not found while it says goodbye."""

    async def setup_hook(self) -> None:
        for extension in self.PARTS:
            await self.load_extension(extension)
        if self.is_watched:
            await self.load_extension("cogs.gauge")
        for command in self.tree.get_commands():
            assert isinstance(command, app_commands.Command)
            self._describe(command)
        await self._sync()

    async def on_shard_connect(self, shard: int) -> None:
        """Back within half a minute after an outage: discord.py would wait for up to seventeen."""
        connected = self.get_shard(shard)
        if connected is not None:
            connected._parent._backoff._max = DOUBLINGS

    def is_connected(self) -> bool:
        """Whether people reach the bot; discord.py stays ready when its wires are cut."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    def _describe(self, command: app_commands.Command[Any, ..., Any]) -> None:
        """Commands are made at import, their texts come from the catalogue."""
        say = self.text.speaker(FALLBACK)
        command.description = say(f"command-{command.name}")
        names = [option.name for option in command.parameters]
        texts = {name: locale_str(say(f"command-{command.name}-{name}")) for name in names}
        app_commands.describe(**texts)(command)  # all at once: it blanks whatever is left out

    async def _sync(self) -> None:
        """Tells Discord the commands, if they or any text may differ from what it was told last.

        Nothing is translated to find out: a start need not read all languages.
        """
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        known = json.dumps([payload, self.text.digest()], sort_keys=True)
        digest = hashlib.sha256(known.encode()).hexdigest()
        told = f"commands of {self.application_id} at {Route.BASE}"
        if await self.store.fact(told) != digest:
            await self.tree.sync()
            await self.store.set_fact(told, digest)


async def point_at(api: str, token: str) -> None:
    """Makes discord.py talk to another server that speaks Discord's API."""
    Route.BASE = api.rstrip("/")
    async with (
        aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=PATIENCE)) as session,
        session.get(f"{Route.BASE}/gateway/bot", headers={"Authorization": f"Bot {token}"}) as got,
    ):
        if got.status == UNAUTHORIZED:
            raise discord.LoginFailure("the token is not accepted")
        got.raise_for_status()
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL((await got.json())["url"])
