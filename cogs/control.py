"""Buttons and selects of panels that belong to no table, such as that of /settings."""

import re
from typing import Any, ClassVar

import discord
from discord import ui
from discord.ext import commands

from bot.app import Tavolo
from cogs.answer import Interaction
from cogs.desk import Desk
from cogs.kind import PANELS
from cogs.press import desk_of


class Control(
    ui.DynamicItem[Any],
    template=re.compile(rf"(?P<panel>{'|'.join(PANELS)}):(?P<do>[\w.-]{{1,60}})", re.ASCII),
):
    """Found by its id, as every button is, so that panels outlive restarts."""

    def __init__(self, item: ui.Item[Any], panel: str, do: str) -> None:
        super().__init__(item)
        self.panel = panel
        self.do = do

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Control":
        return cls(item, match["panel"], match["do"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        desk = desk_of(interaction)
        try:
            if desk.accept(interaction):
                await desk.controls[self.panel](interaction, self.do)
        except Exception as error:
            await desk.apologise(interaction, error)


class Counter(commands.Cog):
    """A command with a panel of its own, whose presses come here."""

    PANEL: ClassVar[str]
    """How the ids on the panel begin."""

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk

    async def cog_load(self) -> None:
        self.desk.controls[self.PANEL] = self.press
        self.bot.add_dynamic_items(Control)

    async def interaction_check(self, interaction: Interaction) -> bool:
        return self.desk.accept(interaction)

    async def press(self, interaction: Interaction, do: str) -> None:
        raise NotImplementedError


def chosen(interaction: Interaction) -> list[str]:
    """What was chosen in a select."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", [])]


def typed(interaction: Interaction) -> dict[str, str]:
    """What was typed into a form, by field; nothing at all if it is no form as we send them."""
    data: Any = interaction.data or {}
    found: dict[str, str] = {}
    for label in data.get("components") or ():
        match label:
            case {"component": {"custom_id": str(name), "type": 4, "value": str(value)}}:
                if name in found:
                    return {}
                found[name] = value
            case _:
                return {}
    return found
