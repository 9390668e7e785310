"""/leaderboard: public, because people like to be seen; everybody may turn its pages."""

from typing import Literal

from discord import app_commands

from bot.app import Tavolo
from bot.games import CATALOGUE
from bot.render.leaderboard import Asked, draw_leaderboard
from bot.standing.ladder import ORDERS, By, Ladder, orders
from bot.standing.period import SPANS, Span
from bot.standing.period import period as period_of
from bot.standing.standing import EVERYWHERE
from bot.table.ids import GuildId
from cogs.answer import Interaction, announce, replace, whisper
from cogs.control import Counter
from cogs.desk import Desk
from cogs.layout import Paper, private
from cogs.restraint import STRAY
from cogs.translator import choices

PANEL = "leaderboard"
SCOPES = ("here", "everywhere")


class Leaderboard(Counter):
    PANEL = PANEL

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        super().__init__(bot, desk)
        app_commands.choices(
            game=choices(bot.text, "game", CATALOGUE),
            scope=choices(bot.text, "choice-scope", SCOPES),
            period=choices(bot.text, "choice-period", SPANS),
            by=choices(bot.text, "choice-by", ORDERS),
        )(self.leaderboard)

    @app_commands.command()
    @app_commands.guild_only()
    async def leaderboard(
        self,
        interaction: Interaction,
        game: str | None = None,
        scope: Literal["here", "everywhere"] = "here",
        period: Span = "all",
        by: By = "wins",
    ) -> None:
        chosen = game or next(iter(CATALOGUE))
        if by not in orders(CATALOGUE[chosen]):
            name = self.desk.say_to(interaction)(f"game-{chosen}")
            await self.desk.tell(interaction, "refused-order", game=name)
            return
        now = self.bot.clock.now()
        asked = Asked(chosen, scope == "everywhere", period_of(period, now), by)
        view = await self._draw(interaction, asked, public=True)
        if await announce(interaction, view) is None:  # too late for everybody to see it
            await whisper(interaction, await self._draw(interaction, asked, public=False))

    async def press(self, interaction: Interaction, do: str) -> None:
        asked = Asked.read(do)
        game = CATALOGUE.get(asked.game) if asked else None
        if asked is None or game is None or asked.by not in orders(game):
            await self.desk.tell(interaction, STRAY)
            return
        public = interaction.message is not None and not interaction.message.flags.ephemeral
        await replace(interaction, await self._draw(interaction, asked, public=public))

    async def _draw(self, interaction: Interaction, asked: Asked, *, public: bool) -> Paper:
        """With the place of whoever asked or pressed last."""
        guild = GuildId(interaction.guild_id or 0)
        await self.desk.houses.of(guild)  # which knows the language
        scope = EVERYWHERE if asked.everywhere else guild
        ladder = Ladder(scope, asked.game, asked.period, asked.by)
        page = await self.bot.store.book.page(ladder, asked.page, self.desk.user(interaction))
        screen = draw_leaderboard(
            page,
            CATALOGUE[asked.game],
            interaction.user.display_name,
            self.bot.clock.now(),
            self.desk.houses.say(guild) if public else self.desk.say_to(interaction),
        )
        return private(screen, PANEL)


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Leaderboard(bot, bot.desk))
