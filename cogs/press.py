"""Buttons: what was pressed stands in the button's id, so every button works after a restart."""

import re
from typing import Any

import discord
from discord import ui

from bot.app import Tavolo
from bot.table.ids import TableId
from cogs.desk import Desk


class Press(
    ui.DynamicItem[Any],
    template=re.compile(
        r"t:(?P<table>\d{1,18}):(?P<window>\d{1,9}):(?P<do>[\w.-]{1,60}):\d{1,2}",
        re.ASCII,  # there are other digits
    ),
):
    def __init__(self, item: ui.Item[Any], table: TableId, window: int, do: str) -> None:
        super().__init__(item)
        self.table = table
        self.window = window
        self.do = do

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Press":
        return cls(item, TableId(int(match["table"])), int(match["window"]), match["do"])

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return isinstance(self.item, ui.Button)  # else it is answered by cogs/stray.py

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        desk = desk_of(interaction)
        try:
            await desk.press(interaction, self.table, self.window, self.do)
        except Exception as error:
            await desk.apologise(interaction, error)


def desk_of(interaction: discord.Interaction[Any]) -> Desk:
    bot = interaction.client
    assert isinstance(bot, Tavolo)
    assert isinstance(bot.desk, Desk)
    return bot.desk
