"""Buttons and selects of panels that belong to no table, such as that of /settings."""

import re
from typing import Any

import discord
from discord import ui

from cogs.answer import Interaction
from cogs.press import desk_of


class Control(
    ui.DynamicItem[Any], template=r"(?P<panel>settings|privacy|leaderboard):(?P<do>[\w.-]{1,60})"
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


def chosen(interaction: Interaction) -> list[str]:
    """What was chosen in a select."""
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values", [])]


def typed(interaction: Interaction) -> dict[str, str]:
    """What was typed into a form, by field."""
    data: Any = interaction.data or {}
    fields = [label.get("component") or {} for label in data.get("components", [])]
    return {str(one["custom_id"]): str(one.get("value") or "") for one in fields if one}
