"""/about: what this is, and whether it is well."""

from math import isfinite
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot import __version__
from bot.app import Tavolo
from cogs.answer import whisper
from cogs.layout import sentence
from cogs.press import desk_of

NEEDED: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    read_message_history=True,
)
"""What a server is asked for when it invites the bot."""


class About(commands.Cog):
    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot

    @app_commands.command()
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        say = self.bot.text.speaker(str(interaction.locale))
        latency = self.bot.latency  # unknown before the first heartbeat is answered
        text = say(
            "about",
            version=__version__,
            latency=round(latency * 1000) if isfinite(latency) else "?",
            tables=len(desk_of(interaction).hub),
            servers=len(self.bot.guilds),
        )
        invite = f"[{say('about-invite')}]({self._invite()})"
        await whisper(interaction, sentence(f"{text}\n{invite}"))

    def _invite(self) -> str:
        assert self.bot.application_id is not None
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(self.bot.application_id, permissions=NEEDED, scopes=scopes)


async def setup(bot: Tavolo) -> None:
    await bot.add_cog(About(bot))
