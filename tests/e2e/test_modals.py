"""Forms, with the real client and people who fill them in."""

from collections.abc import Callable
from typing import Any

import discord
import pytest
from discord import ui

from sandbox.person import Failed
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online


async def show(online: Online, form: Callable[[], ui.Modal]) -> None:
    """A bot whose only command opens the form."""
    bot = Bot()

    @bot.tree.command(description="Opens the form")
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(form())

    await online(bot)
    await bot.tree.sync()


class Table(ui.Modal, title="Your table"):
    name: ui.TextInput[Any] = ui.TextInput(label="Name", custom_id="name", max_length=10)
    seats: ui.Label[Any] = ui.Label(
        text="Seats",
        component=ui.Select(
            custom_id="seats",
            options=[discord.SelectOption(label="Two", value="2")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.seats.component, ui.Select)
        seats = self.seats.component.values[0]
        await interaction.response.send_message(f"{self.name.value} with {seats}")


async def test_a_form_is_shown_and_submitted(box: Sandbox, online: Online) -> None:
    await show(online, Table)
    ada = await box.person("ada")
    await ada.slash("go")
    assert ada.form is not None
    assert ada.form["modal"]["title"] == "Your table"
    with pytest.raises(Failed, match="10 characters"):
        await ada.submit(name="far too long a name", seats=["2"])
    await ada.submit(name="Corner", seats=["2"])
    assert "Corner with 2" in ada.sees()
    assert ada.form is None


class Partners(ui.Modal, title="With whom?"):
    def __init__(self, usual: int) -> None:
        super().__init__()
        default = discord.SelectDefaultValue.from_user(discord.Object(usual))
        self.people: ui.UserSelect[Any] = ui.UserSelect(
            custom_id="people", max_values=2, default_values=[default]
        )
        self.add_item(ui.Label(text="People", component=self.people))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        names = [member.display_name for member in self.people.values]
        await interaction.response.send_message(f"with {' and '.join(names)}")


async def test_people_are_chosen_in_a_form_and_the_usual_ones_are_chosen_already(
    box: Sandbox, online: Online
) -> None:
    ben, cleo = box.world.users["ben"].id, box.world.users["cleo"].id
    await show(online, lambda: Partners(int(ben)))
    ada = await box.person("ada")
    await ada.slash("go")
    assert ada.form is not None
    field = ada.form["modal"]["components"][0]["component"]
    assert field["default_values"] == [{"id": ben, "type": "user"}], "an id is text, not a number"
    await ada.submit()
    assert "with Ben" in ada.sees()
    await ada.slash("go")
    await ada.submit(people=[ben, cleo])
    assert "with Ben and Cleo" in ada.sees()
    await ada.slash("go")
    with pytest.raises(Failed, match="somebody in this server"):
        await ada.submit(people=["1"])


class Extras(ui.Modal, title="Extras"):
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Slow", value="slow"),
                discord.RadioGroupOption(label="Fast", value="fast", default=True),
            ],
        ),
    )
    rules: ui.Label[Any] = ui.Label(
        text="House rules",
        component=ui.CheckboxGroup(
            custom_id="rules",
            options=[
                discord.CheckboxGroupOption(label="Open hands", value="open"),
                discord.CheckboxGroupOption(label="No timer", value="untimed"),
            ],
        ),
    )
    rated: ui.Label[Any] = ui.Label(text="Rated", component=ui.Checkbox(custom_id="rated"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        pace, rules, rated = (each.component for each in (self.pace, self.rules, self.rated))
        assert isinstance(pace, ui.RadioGroup)
        assert isinstance(rules, ui.CheckboxGroup)
        assert isinstance(rated, ui.Checkbox)
        await interaction.response.send_message(f"{pace.value} {rules.values} {rated.value}")


async def test_a_form_has_boxes_to_tick_and_one_of_several_to_choose(
    box: Sandbox, online: Online
) -> None:
    await show(online, Extras)
    ada = await box.person("ada")
    await ada.slash("go")
    await ada.submit(rules=["open", "untimed"], rated=True)
    assert "fast ['open', 'untimed'] True" in ada.sees()
    await ada.slash("go")
    with pytest.raises(Failed, match="not one of the options"):
        await ada.submit(pace="never", rules=["open"])
