"""Commands for games that are over: /replay and /verify, and the buttons on what they show."""

import re
from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from bot.app import Tavolo
from bot.render.cast import cast
from bot.render.name import plain
from bot.table.archive import Brief
from bot.table.ids import TableId, UserId
from bot.table.log import LogFailed
from cogs.answer import Interaction
from cogs.press import desk_of
from cogs.watching import open_proof, open_replay, recent, turn, typed

OFFERED = 25
"""Choices in a list: Discord takes no more."""
LONGEST = 100
"""Characters of a choice."""


class Watch(
    ui.DynamicItem[Any],
    template=re.compile(
        r"r:(?P<table>\d{1,18}):0:"
        r"(?P<do>(step|proof)\.\d{1,6}|page\.\d{1,6}\.\d{1,6}):\d{1,2}",
        re.ASCII,
    ),
):
    def __init__(self, item: ui.Item[Any], table: TableId, do: str) -> None:
        super().__init__(item)
        self.table = table
        self.do = do

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> "Watch":
        return cls(item, TableId(int(match["table"])), match["do"])

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        return isinstance(self.item, ui.Button)  # else it is answered by cogs/stray.py

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        desk = desk_of(interaction)
        if not desk.accept(interaction):
            return
        try:
            await turn(desk, interaction, self.table, self.do)
        except Exception as error:
            await desk.apologise(interaction, error)


class Archive(commands.Cog):
    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.add_dynamic_items(Watch)

    async def interaction_check(self, interaction: Interaction) -> bool:
        return desk_of(interaction).accept(interaction)

    @app_commands.command()
    @app_commands.guild_only()
    async def replay(self, interaction: Interaction, table: str | None = None) -> None:
        found = None if table is None else typed(table)
        await open_replay(desk_of(interaction), interaction, found)

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(self, interaction: Interaction, table: str | None = None) -> None:
        found = None if table is None else typed(table)
        await open_proof(desk_of(interaction), interaction, found)

    @replay.autocomplete("table")
    @verify.autocomplete("table")
    async def own_games(self, interaction: Interaction, text: str) -> list[Choice[str]]:
        """The person's own, the latest first, as far as they fit what was typed."""
        if self.bot.limit.ask(UserId(interaction.user.id), self.bot.clock.now()) != "granted":
            return []
        try:
            games = await recent(desk_of(interaction), interaction, OFFERED)
        except LogFailed:  # an empty list is an answer, too, and ids can still be typed
            return []
        named = [(self._name(interaction, brief), str(brief.table)) for brief in games]
        like = text.casefold()
        return [Choice(name=n, value=v) for n, v in named if like in n.casefold()]

    def _name(self, interaction: Interaction, brief: Brief) -> str:
        say = self.bot.text.speaker(str(interaction.locale))
        name = say(
            "replay-choice",
            table=str(brief.table),
            game=say(f"game-{brief.game}"),
            names=say.write.all(map(plain, cast(brief.chairs, say))),
            ago=say.write.ago(self.bot.clock.now() - brief.ended_at),
        )
        return name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"


async def setup(bot: Tavolo) -> None:
    await bot.add_cog(Archive(bot))
