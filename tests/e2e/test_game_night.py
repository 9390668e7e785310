"""A game night with a bot of a few lines: what the driver is for, and how tests with it read."""

from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox.permission import Permission
from sandbox.person import Failed, NotSeen
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online, point_at
from tests.e2e.waiting import eventually


class Guess(ui.Modal, title="Your guess"):
    number: ui.TextInput[Any] = ui.TextInput(label="Number", custom_id="number", max_length=2)

    def __init__(self, lobby: "Lobby") -> None:
        super().__init__()
        self._lobby = lobby

    async def on_submit(self, interaction: discord.Interaction) -> None:
        right = self.number.value == "17"
        await interaction.response.send_message("Right!" if right else "Wrong.", ephemeral=True)
        if right and interaction.channel is not None:
            channel = interaction.channel
            assert isinstance(channel, discord.abc.Messageable)
            await channel.send(f"{interaction.user.display_name} wins")


class Lobby(ui.View):
    def __init__(self, game: str) -> None:
        super().__init__(timeout=None)
        self._game = game
        self._seated: list[str] = []

    @property
    def board(self) -> str:
        return f"{self._game}: {', '.join(self._seated) or 'nobody'}"

    @ui.button(label="Join")
    async def join(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        if interaction.user.display_name in self._seated:
            await interaction.response.send_message("You have a seat.", ephemeral=True)
            return
        self._seated.append(interaction.user.display_name)
        self.guess.disabled = len(self._seated) < 2
        await interaction.response.edit_message(content=self.board, view=self)

    @ui.button(label="Guess", disabled=True)
    async def guess(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
        await interaction.response.send_modal(Guess(self))


def night() -> Bot:
    bot = Bot()

    @bot.tree.command(description="Opens a table")
    @app_commands.choices(game=[app_commands.Choice(name="17", value="seventeen")])
    async def play(interaction: discord.Interaction, game: app_commands.Choice[str]) -> None:
        lobby = Lobby(game.name)
        await interaction.response.send_message(lobby.board, view=lobby)

    return bot


async def test_a_whole_evening(box: Sandbox, online: Online) -> None:
    bot = night()
    await online(bot)
    await bot.tree.sync()
    ada, ben = await box.person("ada"), await box.person("ben")

    await ada.slash("play", game="17")
    await ben.sees_text("17: nobody")
    await ben.press("Join")
    await ada.sees_text("17: Ben")
    with pytest.raises(Failed, match="disabled"):
        await ada.press("Guess")
    await ben.press("Join")
    assert "You have a seat." in ben.sees()
    assert "You have a seat." not in ada.sees()
    await ada.press("Join")
    await ada.press("Guess")
    await ada.submit(number="16")
    assert "Wrong." in ada.sees()
    await ada.press("Guess")
    await ada.submit(number="17")
    await ben.sees_text("Ada wins")
    assert "Right!" not in ben.sees()


async def test_the_buttons_of_an_old_board_work_after_both_have_restarted(
    online: Online, discord_addresses: None, tmp_path: Path
) -> None:
    class Old(ui.View):
        def __init__(self) -> None:
            super().__init__(timeout=None)

        @ui.button(label="Roll", custom_id="roll")
        async def roll(self, interaction: discord.Interaction, _: ui.Button[Any]) -> None:
            await interaction.response.edit_message(content="rolled a 6")

    async with Sandbox.start(data=tmp_path) as box:
        point_at(box)
        bot = await online(Bot())
        channel = bot.get_channel(int(box.channel("games")["id"]))
        await channel.send("the board", view=Old())
        await bot.close()
    async with Sandbox.start(data=tmp_path) as box:
        point_at(box)
        bot = Bot()
        bot.add_view(Old())
        await online(bot)
        ada = await box.person("ada")
        await ada.press("Roll")
        assert "rolled a 6" in ada.sees()
        await bot.close()


async def test_nobody_sees_a_channel_that_is_hidden_from_them(box: Sandbox, online: Online) -> None:
    bot = await online(Bot())
    cleo, dario = await box.person("cleo"), await box.person("dario")
    box.deny("dario", "games", Permission.VIEW_CHANNEL)
    channel = bot.get_channel(int(box.channel("games")["id"]))
    await channel.send("for some")
    await cleo.sees_text("for some")
    await eventually(lambda: box.channel("games")["id"] not in dario.channels)
    assert dario.messages == []
    again = await box.person("dario", channel="general")
    assert "games" not in [c["name"] for c in again.channels.values()]


async def test_an_old_message_can_still_be_pressed_as_it_was(box: Sandbox, online: Online) -> None:
    bot = night()
    await online(bot)
    await bot.tree.sync()
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("play", game="17")
    (old,) = ada.messages
    await ada.slash("play", game="17")
    await ben.sees_text("17: nobody")
    await ben.press("Join", on=old)
    await ada.until(lambda seen: seen.count("17: Ben") == 1)
    assert ada.sees().index("17: Ben") < ada.sees().index("17: nobody")
    box.delete_message(old["id"])
    await ada.until(lambda seen: "17: Ben" not in seen)
    with pytest.raises(Failed, match="no longer there"):
        await ben.press("Join", on=old)


async def test_rights_and_channels_are_taken_and_given_back(box: Sandbox, online: Online) -> None:
    bot = await online(Bot())
    channel = bot.get_channel(int(box.channel("games")["id"]))
    box.deny("sandbox", "games", Permission.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden):
        await channel.send("not now")
    box.deny("sandbox", "games", Permission(0))
    await channel.send("now")
    box.delete_channel("games")
    with pytest.raises(discord.NotFound):
        await channel.send("too late")
    await eventually(lambda: bot.get_channel(channel.id) is None)


async def test_a_newcomer_is_an_ordinary_member(box: Sandbox, online: Online) -> None:
    bot = night()
    await online(bot)
    await bot.tree.sync()
    ada, eva = await box.person("ada"), await box.person("eva")
    await eventually(lambda: [p["username"] for p in ada.people][-1] == "eva")
    assert not int(eva.me["permissions"]) & Permission.MANAGE_MESSAGES
    await eva.slash("play", game="17")
    await eva.press("Join")
    await ada.sees_text("17: Eva")


async def test_what_is_not_there_is_said_with_what_is(box: Sandbox) -> None:
    ada = await box.person("ada")
    await ada.say("only this")
    await ada.sees_text("only this")
    with pytest.raises(NotSeen, match=r"waited for 'that' but sees:\nAda\nonly this"):
        await ada.sees_text("that", deadline=0.01)
    with pytest.raises(NotSeen, match="sees no 'Join'"):
        await ada.press("Join")
