"""A bot of a few lines, played by several people: what the sandbox is for."""

import discord

from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online


async def test_a_slash_command_with_options_is_answered(box: Sandbox, online: Online) -> None:
    bot = Bot()

    @bot.tree.command(description="Says it back")
    async def echo(interaction: discord.Interaction, text: str, times: int = 1) -> None:
        await interaction.response.send_message(" ".join([text] * times))

    await online(bot)
    await bot.tree.sync()
    ada = await box.person("ada")
    await ada.knows("echo")
    await ada.slash("echo", text="ciao", times=2)
    assert "ciao ciao" in ada.sees()
