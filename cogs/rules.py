"""/rules: how the games are played, for whoever asks."""

from discord import app_commands

from bot.app import Tavolo
from bot.games import CATALOGUE
from bot.render.rules import Asked
from bot.table.ids import ChannelId
from cogs.answer import Interaction
from cogs.control import Counter, chosen
from cogs.desk import Desk
from cogs.reading import PANEL, open_rules, turn
from cogs.translator import choices


class Rules(Counter):
    PANEL = PANEL

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        super().__init__(bot, desk)
        app_commands.choices(game=choices(bot.text, "game", CATALOGUE))(self.rules)

    @app_commands.command()
    @app_commands.guild_only()
    async def rules(self, interaction: Interaction, game: str | None = None) -> None:
        """Of the game that is played here, unless another is asked for."""
        here = self.desk.hub.at(ChannelId(interaction.channel_id or 0))
        played = None if here is None else here.game.id
        await open_rules(self.desk, interaction, game or played)

    async def press(self, interaction: Interaction, do: str) -> None:
        await turn(self.desk, interaction, Asked.read(do, chosen(interaction)))


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Rules(bot, bot.desk))
