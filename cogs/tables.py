"""Commands for tables: /play, /hand, /board, /leave, /end; and what becomes of their channels."""

import asyncio
from contextlib import suppress

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Tavolo
from bot.engine.game import Refused
from bot.games import CATALOGUE
from bot.table.hub import NO_TABLE
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.pace import PACES
from bot.table.table import Table
from bot.task import begin
from cogs import seating
from cogs.answer import UNDELIVERED, Interaction
from cogs.desk import Desk
from cogs.opening import play
from cogs.press import Press
from cogs.restraint import STRAY
from cogs.translator import choices

GOODBYE = 3.0
"""Seconds that shutting down may take to tell the tables."""

UNKNOWN = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""Commands, options and choices that there are not, or not any more."""

NOT_SEATED = Refused("refused-not-in-game")


class Tables(commands.Cog):
    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot
        self.desk = bot.desk = Desk(bot)
        self._tasks: list[asyncio.Task[None]] = []
        app_commands.choices(
            game=choices(bot.text, "game", CATALOGUE),
            pace=choices(bot.text, "choice-pace", PACES),
        )(self.play)

    async def cog_load(self) -> None:
        self.bot.tree.error(self._apologise)  # for the commands of every cog
        self.bot.add_dynamic_items(Press)
        await self.desk.restore()
        # Each by itself: the clocks run, whatever becomes of showing.
        self._tasks = [begin(self._show()), begin(self._run())]

    async def _show(self) -> None:
        await self.bot.wait_until_ready()
        await self.desk.show_all()

    async def _run(self) -> None:
        await self.bot.wait_until_ready()
        await self.desk.hub.run()

    async def cog_unload(self) -> None:
        """Stops the clocks, and tells the running tables that they will go on."""
        for task in self._tasks:
            task.cancel()
        await self.desk.close(GOODBYE)

    async def interaction_check(self, interaction: Interaction) -> bool:
        return self.desk.accept(interaction)

    async def _apologise(
        self, interaction: Interaction, error: app_commands.AppCommandError
    ) -> None:
        if isinstance(error, app_commands.CommandNotFound) and self.desk.closing:
            with suppress(*UNDELIVERED):  # it is too late for everything else
                await self.desk.tell(interaction, "restarting")
        elif isinstance(error, UNKNOWN):
            await self._turn_away(interaction)
        elif not isinstance(error, app_commands.CheckFailure):
            cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            await self.desk.apologise(interaction, cause)

    async def _turn_away(self, interaction: Interaction) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        elif self.desk.accept(interaction):
            await self.desk.tell(interaction, STRAY)

    @app_commands.command()
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        game: str,
        seats: app_commands.Range[int, 2, 6] | None = None,
        match: bool = False,
        pace: str | None = None,
        rated: bool | None = None,
    ) -> None:
        await play(self.desk, interaction, game, seats, match, pace, rated)

    @app_commands.command()
    @app_commands.guild_only()
    async def hand(self, interaction: Interaction) -> None:
        table = self._table_of(interaction)
        if isinstance(table, Refused):
            await self.desk.refuse(interaction, table)
        else:
            await self.desk.hub.greet(table.id, UserId(interaction.user.id))
            await seating.open_panel(self.desk, interaction, table.id)

    @app_commands.command()
    @app_commands.guild_only()
    async def board(self, interaction: Interaction) -> None:
        table = self._table_here(interaction)
        if table is None:
            await self.desk.refuse(interaction, NO_TABLE)
        else:
            await self.desk.board(table.id).open(interaction)

    @app_commands.command()
    @app_commands.guild_only()
    async def leave(self, interaction: Interaction) -> None:
        table = self._table_of(interaction)
        if isinstance(table, Refused):
            await self.desk.refuse(interaction, table)
        else:
            await seating.leave(self.desk, interaction, table.id)

    @app_commands.command()
    @app_commands.guild_only()
    async def end(self, interaction: Interaction) -> None:
        table = self._table_here(interaction)
        if table is None:
            await self.desk.refuse(interaction, NO_TABLE)
        else:
            await seating.end(self.desk, interaction, table.id)

    def _table_here(self, interaction: Interaction) -> Table | None:
        return self.desk.hub.at(ChannelId(interaction.channel_id or 0))

    def _table_of(self, interaction: Interaction) -> Table | Refused:
        """The table here where the person sits; else one of theirs anywhere, the newest first."""
        here = self._table_here(interaction)
        theirs = self.desk.hub.of(UserId(interaction.user.id))
        if here is not None and here in theirs:
            return here
        if theirs:
            return theirs[-1]
        return NO_TABLE if here is None else NOT_SEATED

    @commands.Cog.listener()
    async def on_socket_raw_receive(self, frame: str) -> None:
        self.desk.sight.hear(frame)

    # What happens to channels and servers

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self._is_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self._is_gone(thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        for table in self.desk.hub.within(GuildId(guild.id)):
            await self.desk.abandon(table.id)

    async def _is_gone(self, channel: int) -> None:
        table = self.desk.hub.at(ChannelId(channel))
        if table is not None:
            await self.desk.abandon(table.id)


async def setup(bot: Tavolo) -> None:
    await bot.add_cog(Tables(bot))
