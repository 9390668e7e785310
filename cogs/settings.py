"""/settings: a server's own rules of the house, for those who manage it."""

import asyncio
from collections.abc import Mapping
from typing import Any
from weakref import WeakValueDictionary

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Tavolo
from bot.engine.game import Refused
from bot.house import NO_SUCH_SETTING, TIMES, Change, House, differences, renovate
from bot.render.scene import Say
from bot.render.settings import AUTO, RESET, TIMES_FORM, Panel, draw_settings
from bot.table.ids import GuildId
from bot.table.pace import PACES
from cogs.answer import Interaction, ask, replace, whisper
from cogs.control import Counter, chosen, typed
from cogs.desk import Desk
from cogs.layout import private

PANEL = "settings"
FORM = f"{PANEL}:{TIMES_FORM}"
SHOWN = 5
"""Changes that the panel tells of."""

NOT_MANAGER = Refused("refused-not-manager")


class Settings(Counter):
    PANEL = PANEL

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        super().__init__(bot, desk)
        self._changing: WeakValueDictionary[GuildId, asyncio.Lock] = WeakValueDictionary()

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        if await self._may(interaction):
            await whisper(interaction, await self._draw(interaction))

    async def _may(self, interaction: Interaction) -> bool:
        """A panel stays on the screen of somebody who may not use it any more."""
        if interaction.permissions.manage_guild:
            return True
        await self.desk.refuse(interaction, NOT_MANAGER)
        return False

    async def press(self, interaction: Interaction, do: str) -> None:
        if not await self._may(interaction):
            return
        match do:
            case _ if do == TIMES_FORM:
                await self._ask_times(interaction)
            case _ if do == RESET:
                await self._change(interaction, dict.fromkeys(House.model_fields))
            case "channels":
                await self._change(interaction, {do: " ".join(chosen(interaction))})
            case _:
                value = next(iter(chosen(interaction)), AUTO)
                await self._change(interaction, {do: None if value == AUTO else value})

    async def _change(self, interaction: Interaction, wanted: Mapping[str, str | None]) -> None:
        guild = _guild(interaction)
        async with self._changing.setdefault(guild, asyncio.Lock()):
            old = await self.desk.house(guild)
            new = self._renovated(old, wanted)
            if isinstance(new, Refused):
                await self.desk.refuse(interaction, new)
                return
            who, now = self.desk.user(interaction), self.desk.clock.now()
            await self.bot.store.change_settings(
                *(
                    Change(guild, name, before, after, who, now)
                    for name, (before, after) in differences(old, new).items()
                )
            )
            self.desk.renovate(guild, new)
        await replace(interaction, await self._draw(interaction))

    def _renovated(self, old: House, wanted: Mapping[str, str | None]) -> House | Refused:
        language = wanted.get("language")
        if wanted.keys() - House.model_fields.keys():
            return NO_SUCH_SETTING
        if language is not None and language not in self.bot.text.languages:
            return NO_SUCH_SETTING
        return renovate(old, wanted)

    async def _draw(self, interaction: Interaction) -> ui.LayoutView:
        guild = _guild(interaction)
        house = await self.desk.house(guild)
        text = self.bot.text
        panel = Panel(
            house,
            tuple((tag, text.speaker(tag)("language-name")) for tag in text.languages),
            self.desk.existing(guild, house.channels),
            await self.bot.store.changes(guild, SHOWN),
        )
        return private(draw_settings(panel, self.desk.say_to(interaction)), PANEL)

    # The times are typed

    async def _ask_times(self, interaction: Interaction) -> None:
        house = await self.desk.house(_guild(interaction))
        await ask(interaction, _form(house, self.desk.say_to(interaction)))

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms are found by their ids, too; discord.py itself remembers them only in memory."""
        data: Any = interaction.data or {}
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        if data.get("custom_id") != FORM or not self.desk.accept(interaction):
            return
        try:
            if await self._may(interaction):
                entered = typed(interaction)
                wanted = {name: _number(entered.get(name, "")) for name in TIMES}
                await self._change(interaction, wanted)
        except Exception as error:
            await self.desk.apologise(interaction, error)


def _guild(interaction: Interaction) -> GuildId:
    assert interaction.guild_id is not None
    return GuildId(interaction.guild_id)


def _number(text: str) -> str | None:
    """A comma is a point in half of Europe."""
    return text.strip().replace(",", ".") or None


def _form(house: House, say: Say) -> ui.Modal:
    form = ui.Modal(title=say("form-times"), custom_id=FORM, timeout=None)
    for name, usual in zip(TIMES, PACES[house.pace], strict=True):
        low, high = TIMES[name]
        value = getattr(house, name)
        told = say.write.typed
        hint = say("form-times-hint", low=told(low), high=told(high), usual=told(usual))
        form.add_item(
            ui.Label(
                text=say(f"setting-{name.replace('_', '-')}"),
                description=hint,
                component=ui.TextInput(
                    custom_id=name,
                    required=False,
                    max_length=10,
                    default=None if value is None else told(value),
                ),
            )
        )
    form.stop()  # it is sent, but not remembered
    return form


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Settings(bot, bot.desk))
