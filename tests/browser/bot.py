"""A small bot that shows everything the page can draw; `python -m tests.browser.bot URL` runs it.

The browser tests log it in to a sandbox of their own.
"""

import asyncio
import io
import struct
import sys
import zlib

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from tests.browser.screen import Classic, Form, Layout, menus

DUTCH = {
    "greet": "begroet",
    "Say hello": "Zeg hallo",
    "whom": "wie",
    "mood": "stemming",
    "Cheerful": "Vrolijk",
}
CITIES = ("Amsterdam", "Athens", "Berlin", "Bologna", "Brussels", "Paris", "Rome")


def point_at(url: str) -> None:
    """Sends every discord.py client of this process to another server than Discord's."""
    Route.BASE = f"{url}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url).with_scheme("ws") / "gateway"


def picture(width: int = 240, height: int = 120) -> discord.File:
    """A striped PNG, so that nothing but the standard library is needed."""
    stripes = (b"\xe8\xa8\x20", b"\x56\x62\xea", b"\x1f\x80\x44")
    row = b"\0" + b"".join(stripes[x * 3 // width] for x in range(width))
    chunks = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(row * height)),
        (b"IEND", b""),
    ]
    body = b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
    return discord.File(io.BytesIO(b"\x89PNG\r\n\x1a\n" + body), "stripes.png")


class Dutch(app_commands.Translator):
    """Names, descriptions and choices in Dutch; everything else stays English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        return DUTCH.get(string.message) if locale is discord.Locale.dutch else None


class DemoBot(discord.Client):
    """Answers every command at once, except where a test holds it back with `go_on`."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.go_on = asyncio.Event()
        self.stripes = ""
        self.heard: asyncio.Queue[discord.InteractionType] = asyncio.Queue()
        self.online = asyncio.Event()
        add_texts(self.tree)
        add_screens(self.tree)
        add_delays(self.tree, self.go_on)

    async def setup_hook(self) -> None:
        emoji = await self.create_application_emoji(name="stripes", image=picture(32, 32).fp.read())
        self.stripes = str(emoji)
        await self.tree.set_translator(Dutch())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.put_nowait(interaction.type)

    async def on_ready(self) -> None:
        self.online.set()


def add_texts(tree: app_commands.CommandTree[DemoBot]) -> None:
    @tree.command(description="Say hello")
    @app_commands.describe(whom="Who is greeted", times="How often", mood="In which mood")
    @app_commands.choices(
        mood=[app_commands.Choice(name=name, value=name[0]) for name in ("Cheerful", "Grumpy")]
    )
    async def greet(
        interaction: discord.Interaction,
        whom: discord.Member,
        mood: str,
        times: app_commands.Range[int, 1, 5] = 1,
        loud: bool = False,
    ) -> None:
        hello = "HELLO" if loud else "Hello"
        await interaction.response.send_message(
            " ".join([hello] * times) + f" {whom.mention} ({mood})"
        )

    @tree.command(description="Find a city")
    async def city(interaction: discord.Interaction, name: str) -> None:
        await interaction.response.send_message(f"You chose {name}.")

    @city.autocomplete("name")
    async def cities(
        interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        found = (name for name in CITIES if current.lower() in name.lower())
        return [app_commands.Choice(name=name, value=name.upper()) for name in found]

    @tree.command(description="Repeat a text as the bot's own message")
    async def repeat(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text.replace("\\n", "\n"))

    @tree.command(description="Something for you alone")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The password is swordfish.", ephemeral=True)

    @tree.command(description="Count down")
    async def countdown(interaction: discord.Interaction, seconds: int = 30) -> None:
        end = int(interaction.created_at.timestamp()) + seconds
        await interaction.response.send_message(f"It starts <t:{end}:R>, on <t:{end}:D>.")

    @tree.command(description="For those who manage the server")
    @app_commands.default_permissions(manage_guild=True)
    async def govern(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Governed.", ephemeral=True)


def add_screens(tree: app_commands.CommandTree[DemoBot]) -> None:
    @tree.command(description="Classic message with an embed, buttons and a picture")
    async def classic(interaction: discord.Interaction) -> None:
        embed = discord.Embed(
            title="A card",
            description="With **bold** text",
            colour=0xE8A820,
            url="https://example.org",
        )
        embed.add_field(name="Tokens", value="12").add_field(name="Wins", value="3")
        embed.set_footer(text="The end").set_author(name="The house")
        file = picture()
        file.description = "Three stripes: yellow, blue and green"
        await interaction.response.send_message(
            "A classic message", embed=embed, view=Classic(), file=file
        )

    @tree.command(description="Every layout component in one message")
    async def layout(interaction: discord.Interaction) -> None:
        text = discord.File(io.BytesIO(b"1. Ada plays 5\n"), "transcript.txt")
        await interaction.response.send_message(view=Layout(), files=[picture(), text])

    @tree.command(name="menus", description="Every kind of select")
    async def show_menus(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Choose", view=menus())

    @tree.command(description="The bot's own emoji in a text and on a button")
    async def emoji(interaction: discord.Interaction[DemoBot]) -> None:
        mark = interaction.client.stripes
        view = discord.ui.View().add_item(discord.ui.Button(emoji=mark, label="Stripes"))
        await interaction.response.send_message(f"Look: {mark}", view=view)

    @tree.command(description="A form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())


def add_delays(tree: app_commands.CommandTree[DemoBot], go_on: asyncio.Event) -> None:
    group = app_commands.Group(name="wait", description="Answers that take their time")

    @group.command(description="Think first, answer later")
    async def think(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await go_on.wait()
        await interaction.edit_original_response(content="Thought through.")

    @group.command(description="Never answer")
    async def forever(interaction: discord.Interaction) -> None:
        return

    tree.add_command(group)


async def main(url: str) -> None:
    point_at(url)
    async with DemoBot() as bot:
        await bot.start("sandbox")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8017"))
