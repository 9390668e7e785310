"""Every way to answer an interaction, with the real client and people who see the result."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands, ui

from sandbox.person import Failed
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online
from tests.e2e.waiting import eventually

Handler = Callable[[discord.Interaction], Awaitable[None]]


async def serve(online: Online, handler: Handler, name: str = "go") -> Bot:
    """A bot whose only command does what the test says."""
    bot = Bot()

    @bot.tree.command(name=name, description="Does it")
    async def command(interaction: discord.Interaction) -> None:
        await handler(interaction)

    await online(bot)
    await bot.tree.sync()
    return bot


class Press(ui.Button[Any]):
    def __init__(self, label: str, handler: Handler, **more: Any) -> None:
        super().__init__(label=label, **more)
        self._handler = handler

    async def callback(self, interaction: discord.Interaction) -> None:
        await self._handler(interaction)


def buttons(**handlers: Handler) -> ui.View:
    view = ui.View(timeout=None)
    for label, handler in handlers.items():
        view.add_item(Press(label, handler))
    return view


async def test_a_message_is_seen_by_everybody(box: Sandbox, online: Online) -> None:
    answers: list[discord.InteractionCallbackResponse[Any]] = []

    async def go(interaction: discord.Interaction) -> None:
        answers.append(await interaction.response.send_message("Hello, **all**"))

    await serve(online, go)
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("go")
    await ben.sees_text("Hello, **all**")
    await eventually(lambda: answers)
    shown = ada.messages[-1]
    assert str(answers[0].message_id) == shown["id"]
    assert shown["interaction_metadata"]["user"]["username"] == "ada"
    assert shown["interaction_metadata"]["name"] == "go"


async def test_an_ephemeral_message_exists_for_one_person_only(
    box: Sandbox, online: Online
) -> None:
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst", ephemeral=True)
        await interaction.followup.send("done")

    await serve(online, go)
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("go")
    await ben.sees_text("done")
    assert "psst" in ada.sees()
    assert "psst" not in ben.sees()
    assert len(ada.ephemerals) == 1
    late = await box.person("ben")
    assert "psst" not in late.sees(), "nor in what a newcomer is told"
    await ada.dismiss(ada.ephemerals[0])
    await ada.until(lambda screen: "psst" not in screen)


async def test_a_deferred_message_thinks_until_it_is_edited(box: Sandbox, online: Online) -> None:
    more = asyncio.Event()

    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await more.wait()
        await interaction.edit_original_response(content="thought")

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    assert "is thinking..." in ada.sees()
    more.set()
    screen = await ada.sees_text("thought")
    assert "is thinking..." not in screen


async def test_the_first_followup_takes_the_place_of_a_deferred_message(
    box: Sandbox, online: Online
) -> None:
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("first")
        await interaction.followup.send("second")

    await serve(online, go)
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("go")
    await ben.sees_text("second")
    await ada.sees_text("first")
    assert "first" not in ben.sees(), "the deferral's ephemeral flag stays"
    assert len(ada.messages) == 2


async def test_a_press_updates_its_message_in_place(box: Sandbox, online: Online) -> None:
    async def again(interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content="pressed", view=None)

    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("press me", view=buttons(Again=again))

    await serve(online, go)
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("go")
    await ben.sees_text("press me")
    await ben.press("Again")
    assert ben.sees().endswith("pressed")
    await ada.sees_text("pressed")
    assert len(ada.messages) == 1
    assert ada.buttons == {}


async def test_a_deferred_update_leaves_the_message_and_edits_it_later(
    box: Sandbox, online: Online
) -> None:
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        await interaction.edit_original_response(content="edited later")

    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("waiting", view=buttons(Slow=slow))

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    await ada.press("Slow")
    await ada.sees_text("edited later")
    assert len(ada.messages) == 1


async def test_choices_are_offered_while_typing(box: Sandbox, online: Online) -> None:
    bot = Bot()

    @bot.tree.command(description="Opens a table")
    async def play(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.send_message(f"playing {game}")

    @play.autocomplete("game")
    async def offer(_: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        games = {"17": "seventeen", "Switch": "switch"}
        return [
            app_commands.Choice(name=name, value=value)
            for name, value in games.items()
            if name.startswith(current)
        ]

    await online(bot)
    await bot.tree.sync()
    ada = await box.person("ada")
    assert await ada.complete("play", "game", "S") == {"Switch": "switch"}
    await ada.slash("play", game="switch")
    assert "playing switch" in ada.sees()


async def test_a_select_is_answered(box: Sandbox, online: Online) -> None:
    class Level(ui.Select[Any]):
        def __init__(self) -> None:
            levels = [discord.SelectOption(label=each) for each in ("Easy", "Hard")]
            super().__init__(placeholder="Level", options=levels)

        async def callback(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"a {self.values[0]} CPU")

    async def go(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None).add_item(Level())
        await interaction.response.send_message("Which?", view=view)

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    with pytest.raises(Failed, match="one of the options"):
        await ada.select("Level", "Impossible")
    await ada.select("Level", "Hard")
    assert "a Hard CPU" in ada.sees()


async def test_people_can_be_chosen_in_selects_and_options(box: Sandbox, online: Online) -> None:
    bot = Bot()

    class Partner(ui.UserSelect[Any]):
        async def callback(self, interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"with {self.values[0].display_name}")

    @bot.tree.command(description="Challenges somebody")
    async def challenge(interaction: discord.Interaction, member: discord.Member) -> None:
        view = ui.View(timeout=None).add_item(Partner(placeholder="Partner"))
        await interaction.response.send_message(f"against {member.display_name}", view=view)

    await online(bot)
    await bot.tree.sync()
    ada = await box.person("ada")
    await ada.slash("challenge", member="ben")
    assert "against Ben" in ada.sees()
    await ada.select("Partner", box.world.users["cleo"].id)
    assert "with Cleo" in ada.sees()


async def test_a_layout_of_components_v2_is_shown(box: Sandbox, online: Online) -> None:
    async def join(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("Seats: Ada"))
        await interaction.response.edit_message(view=view)

    async def go(interaction: discord.Interaction) -> None:
        view = ui.LayoutView(timeout=None)
        row: ui.ActionRow[Any] = ui.ActionRow(Press("Join", join))
        view.add_item(ui.Container(ui.TextDisplay("# Lobby"), ui.Separator(), row))
        await interaction.response.send_message(view=view)

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    assert "# Lobby\n[Join]" in ada.sees()
    await ada.press("Join")
    assert "Seats: Ada" in ada.sees()


async def test_a_press_on_what_is_disabled_or_gone_never_reaches_the_bot(
    box: Sandbox, online: Online
) -> None:
    pressed: list[str] = []

    async def note(interaction: discord.Interaction) -> None:
        pressed.append("!")

    async def go(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None).add_item(Press("Off", note, disabled=True))
        await interaction.response.send_message("look", view=view)

    bot = await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    with pytest.raises(Failed, match="disabled"):
        await ada.press("Off")
    assert pressed == []
    assert bot.is_ready()


async def test_commands_respect_their_permissions_and_options(box: Sandbox, online: Online) -> None:
    bot = Bot()

    @bot.tree.command(description="For managers")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("settings")

    @bot.tree.command(description="Counts")
    async def count(interaction: discord.Interaction, to: app_commands.Range[int, 1, 9]) -> None:
        await interaction.response.send_message(f"counted to {to}")

    group = app_commands.Group(name="table", description="Tables")

    @group.command(description="Opens one")
    async def open(interaction: discord.Interaction, name: str = "x") -> None:
        await interaction.response.send_message(f"opened {name}")

    bot.tree.add_command(group)
    await online(bot)
    await bot.tree.sync()
    ada, cleo = await box.person("ada"), await box.person("cleo")
    await ada.slash("settings")
    assert "settings" not in [command["name"] for command in cleo.commands]
    with pytest.raises(Failed, match="no command"):
        await cleo.slash("settings")
    with pytest.raises(Failed, match="required"):
        await cleo.slash("count")
    with pytest.raises(Failed, match="between 1 and 9"):
        await cleo.slash("count", to=10)
    with pytest.raises(Failed, match="no option called"):
        await cleo.slash("count", to=1, by=2)
    await cleo.slash("table open", name="corner")
    assert "opened corner" in cleo.sees()


async def test_the_language_of_a_person_reaches_the_bot(box: Sandbox, online: Online) -> None:
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"{interaction.locale}/{interaction.guild_locale}")

    await serve(online, go)
    ada = await box.person("ada")
    await ada.speak("nl")
    await ada.slash("go")
    assert "nl/en-US" in ada.sees()


async def test_an_ephemeral_panel_is_edited_with_a_newer_token_of_the_same_person(
    box: Sandbox, online: Online
) -> None:
    panel: list[int] = []

    async def deal(interaction: discord.Interaction) -> None:
        answer = await interaction.response.send_message("hand: 3", ephemeral=True)
        assert answer.message_id is not None
        panel.append(answer.message_id)

    async def play(interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        try:
            await interaction.followup.edit_message(panel[0], content="hand: none")
        except discord.NotFound as error:
            await interaction.followup.send(f"refused: {error.code}")

    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("board", view=buttons(Deal=deal, Play=play))

    await serve(online, go)
    ada, ben = await box.person("ada"), await box.person("ben")
    await ada.slash("go")
    await ada.press("Deal")
    await ben.sees_text("board")
    await ben.press("Play")
    await ben.sees_text("refused: 10008")
    assert "hand: 3" in ada.sees()
    await ada.press("Play")
    await ada.sees_text("hand: none")
