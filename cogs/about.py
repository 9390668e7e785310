"""/about: what this is, and whether it is well."""

from math import isfinite
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import __version__
from bot.app import Tavolo
from bot.invite import link
from cogs.answer import whisper
from cogs.layout import sentence
from cogs.press import desk_of


class About(commands.Cog):
    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot

    async def interaction_check(self, interaction: discord.Interaction[Any]) -> bool:
        return desk_of(interaction).accept(interaction)

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
        assert self.bot.application_id is not None
        invite = f"[{say('about-invite')}]({link(self.bot.application_id)})"
        await whisper(interaction, sentence(f"{text}\n{invite}"))


async def setup(bot: Tavolo) -> None:
    await bot.add_cog(About(bot))
