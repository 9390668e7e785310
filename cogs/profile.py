"""/profile: public, unless its owner has hidden it; then they alone see it."""

import discord
from discord import app_commands

from bot.app import Tavolo
from bot.games import CATALOGUE
from bot.render.name import fit
from bot.render.profile import Asked, draw_profile
from bot.standing.profile import profile as profile_of
from bot.table.ids import GuildId, UserId
from cogs.answer import Interaction, announce, replace, whisper
from cogs.control import Counter
from cogs.desk import Desk
from cogs.easel import UNKNOWN, Letter
from cogs.layout import private
from cogs.restraint import STRAY

PANEL = "profile"


class Profile(Counter):
    PANEL = PANEL

    @app_commands.command()
    @app_commands.guild_only()
    async def profile(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """A user, because Discord lets people name somebody who is not a member."""
        whose = member or interaction.user
        user, own = UserId(whose.id), whose.id == interaction.user.id
        shown = (await self.bot.store.consent(user)).profile
        refused = _refused(whose, shown or own)
        if refused is None:
            letter = await self._draw(interaction, user, public=shown)
            if letter is not None:
                if not shown:
                    await whisper(interaction, letter.view, letter.uploads())
                elif await announce(interaction, letter.view, letter.uploads()) is None:
                    await self._whisper_instead(interaction, user)
                return
            refused = "refused-profile-own" if own else "refused-profile-none"
        await self.desk.tell(interaction, refused, name=f"**{fit(whose.display_name)}**")

    async def press(self, interaction: Interaction, do: str) -> None:
        asked = Asked.read(do)
        if asked is None or asked.game not in CATALOGUE:
            await self.desk.tell(interaction, STRAY)
            return
        user, game = asked
        shown = (await self.bot.store.consent(user)).profile
        if not shown and user != self.desk.user(interaction):
            await self.desk.tell(interaction, "refused-profile-closed")
            return
        alone = interaction.message is not None and interaction.message.flags.ephemeral
        letter = await self._draw(interaction, user, game, public=shown and not alone)
        if letter is None:  # deleted meanwhile
            await self.desk.tell(interaction, "refused-profile-gone")
        elif shown or alone:
            await replace(interaction, letter.view, letter.uploads(UNKNOWN))
        else:  # hidden since everybody was shown this
            await whisper(interaction, letter.view, letter.uploads())

    async def _whisper_instead(self, interaction: Interaction, user: UserId) -> None:
        """It is too late for everybody to see it."""
        letter = await self._draw(interaction, user, public=False)
        if letter is not None:
            await whisper(interaction, letter.view, letter.uploads())

    async def _draw(
        self, interaction: Interaction, user: UserId, game: str | None = None, *, public: bool
    ) -> Letter | None:
        """In the game that was last played here, unless another is asked for."""
        guild = GuildId(interaction.guild_id or 0)
        history = await self.bot.store.book.history(user)
        here = [played.game for played in history if played.guild == guild]
        known = [one for one in here if one in CATALOGUE]
        if not known:
            return None
        chosen = CATALOGUE[game or known[-1]]
        found = profile_of(history, chosen, guild)
        assert found is not None
        files = interaction.app_permissions.attach_files or not public
        look = await self.desk.houses.look(guild, files)
        say = self.desk.houses.say(guild) if public else self.desk.say_to(interaction)
        screen = draw_profile(found, user, chosen, CATALOGUE, say, look.pictures)
        return await self.desk.easel.paint(screen, lambda shown: private(shown, PANEL))


def _refused(whose: discord.User | discord.Member, visible: bool) -> str | None:
    """Why there is no profile to look for."""
    if whose.bot:
        return "refused-profile-bot"
    if not isinstance(whose, discord.Member):
        return "refused-profile-left"
    return None if visible else "refused-profile-hidden"


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Profile(bot, bot.desk))
