"""What can be read from the bot at any moment, and what becomes of its connection."""

from collections import Counter

from discord.ext import commands

from bot.app import Tavolo
from bot.metrics import Reading
from bot.table.table import Table
from cogs.desk import Desk


class Gauge(commands.Cog):
    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        self.bot.meter.watch(self.read)

    def read(self) -> Reading:
        desk = self.bot.desk
        assert isinstance(desk, Desk)
        return Reading(
            tables=Counter((table.game.id, _phase(table)) for table in desk.hub.all()),
            servers=len(self.bot.guilds),
            connected=self.bot.is_connected(),
            latency=self.bot.latency if self.bot.is_ready() else float("nan"),
        )

    @commands.Cog.listener()
    async def on_shard_disconnect(self, _: int) -> None:
        self.bot.meter.gateway("lost")

    @commands.Cog.listener()
    async def on_shard_resumed(self, _: int) -> None:
        self.bot.meter.gateway("resumed")

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        self.bot.meter.gateway("begun")


def _phase(table: Table) -> str:
    if table.is_over:
        return "over"
    return "lobby" if table.state is None else "playing"


async def setup(bot: Tavolo) -> None:
    await bot.add_cog(Gauge(bot))
