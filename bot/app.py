"""Composes the bot: cogs, commands and the address of the Discord it talks to."""

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

PATIENCE = 10.0
"""Seconds that another server may take to say where its gateway is."""

UNAUTHORIZED = 401

EXTENSIONS = ("cogs.about",)


class Tavolo(commands.AutoShardedBot):
    """Needs no privileged intent: everything it hears are interactions."""

    def __init__(self) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it never speaks
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
        )

    async def setup_hook(self) -> None:
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.tree.sync()


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
