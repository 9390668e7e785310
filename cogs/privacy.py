"""/privacy: export, hide or delete what is stored about oneself."""

from io import BytesIO

import discord
from discord import app_commands

from bot.app import Tavolo
from bot.privacy import file_of, forget
from bot.render.privacy import (
    DELETE,
    DELETE_YES,
    EVERYWHERE,
    EXPORT,
    KEEP,
    PROFILE,
    draw_gone,
    draw_privacy,
    draw_question,
)
from cogs.answer import Interaction, replace, whisper
from cogs.control import Counter
from cogs.desk import Desk
from cogs.layout import Paper, enclosing, private
from cogs.restraint import STRAY

PANEL = "privacy"


class Privacy(Counter):
    PANEL = PANEL

    @app_commands.command()
    async def privacy(self, interaction: Interaction) -> None:
        await whisper(interaction, await self._draw(interaction))

    async def _draw(self, interaction: Interaction) -> Paper:
        user, store = self.desk.user(interaction), self.bot.store
        screen = draw_privacy(
            await store.holdings(user), await store.consent(user), self.desk.say_to(interaction)
        )
        return private(screen, PANEL)

    async def press(self, interaction: Interaction, do: str) -> None:
        what, _, switch = do.partition(".")
        if what in (EVERYWHERE, PROFILE) and switch in ("on", "off"):
            await self._switch(interaction, what, switch == "on")
        elif do == EXPORT:
            await self._export(interaction)
        elif do == DELETE:
            held = await self.bot.store.holdings(self.desk.user(interaction))
            question = draw_question(held, self.desk.say_to(interaction))
            await replace(interaction, private(question, PANEL))
        elif do == DELETE_YES:
            await self._delete(interaction)
        elif do == KEEP:
            await replace(interaction, await self._draw(interaction))
        else:
            await self.desk.tell(interaction, STRAY)

    async def _switch(self, interaction: Interaction, what: str, on: bool) -> None:
        user, store = self.desk.user(interaction), self.bot.store
        given = await store.consent(user)
        await store.set_consent(user, given._replace(**{what: on}))
        await replace(interaction, await self._draw(interaction))

    async def _export(self, interaction: Interaction) -> None:
        name, content = file_of(await self.bot.store.dossier(self.desk.user(interaction)))
        text = self.desk.say_to(interaction)("privacy-file")
        await whisper(interaction, enclosing(text, name), [discord.File(BytesIO(content), name)])

    async def _delete(self, interaction: Interaction) -> None:
        user = self.desk.user(interaction)
        left, held = await forget(self.desk.hub, self.bot.store, user)
        for table in left:
            self.desk.dismiss(table, user)
        screen = draw_gone(held, len(left), self.desk.say_to(interaction))
        await replace(interaction, private(screen, PANEL))


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Privacy(bot, bot.desk))
