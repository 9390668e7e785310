"""The barest bot: a command that echoes, a button that counts. `python -m bench.echo URL TOKEN`."""

import asyncio
import contextlib
import sys
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from discord.http import Route


class Count(ui.View):
    """Edits its own message at each press."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self._pressed = 0

    @ui.button(label="Again")
    async def again(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        self._pressed += 1
        await interaction.response.edit_message(content=f"pressed {self._pressed} times")


class Echo(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(description="Says it back")
        async def echo(interaction: discord.Interaction, text: str) -> None:
            await interaction.response.send_message(text)

        @self.tree.command(description="A button that counts")
        async def button(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("pressed 0 times", view=Count())

        await self.tree.sync()


def main() -> None:
    url = sys.argv[1]
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url).with_scheme("ws") / "gateway"
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(Echo().start(sys.argv[2] if len(sys.argv) > 2 else "sandbox"))


if __name__ == "__main__":
    main()
