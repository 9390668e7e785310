"""/about: what this is, and whether it is well."""

from importlib.metadata import PackageNotFoundError, version

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Tavolo
from bot.games import CATALOGUE


class About(commands.Cog):
    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot

    @app_commands.command()
    async def about(self, interaction: discord.Interaction) -> None:
        text = (
            f"**Tavolo** {_version()}: table games in channels.\n"
            f"Games: {', '.join(CATALOGUE)} · Latency: {self.bot.latency * 1000:.0f} ms"
        )
        await interaction.response.send_message(text, ephemeral=True)


def _version() -> str:
    try:
        return version("tavolo")
    except PackageNotFoundError:  # run from a checkout
        return "(from source)"


async def setup(bot: Tavolo) -> None:
    await bot.add_cog(About(bot))
