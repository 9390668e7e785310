"""Composes the bot: cogs, commands and the address of the Discord it talks to."""

import aiohttp
import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

EXTENSIONS = ("cogs.about",)


class Tavolo(commands.AutoShardedBot):
    """Needs no privileged intent: everything it hears are interactions."""

    def __init__(self) -> None:
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


async def point_at(api: str) -> None:
    """Makes discord.py talk to another server that speaks Discord's API."""
    Route.BASE = api.rstrip("/")
    async with aiohttp.ClientSession() as session, session.get(f"{Route.BASE}/gateway") as answer:
        answer.raise_for_status()
        gateway = (await answer.json())["url"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
