"""/settings: a server's own rules of the house, for those who manage it."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import Final
from weakref import WeakValueDictionary

from discord import app_commands, ui

from bot.app import Tavolo
from bot.engine.game import Refused
from bot.house import NO_SUCH_SETTING, TIMES, Change, House, differences, renovate
from bot.render.scene import Say
from bot.render.settings import AUTO, RESET, TIMES_FORM, Panel, draw_settings
from bot.table.ids import ChannelId, GuildId
from bot.table.pace import PACES
from cogs.answer import Interaction, ask, replace, whisper
from cogs.control import Counter, chosen, typed
from cogs.desk import Desk
from cogs.kind import is_select
from cogs.layout import Paper, private
from cogs.restraint import STRAY

PANEL = "settings"
FORM = f"{PANEL}:{TIMES_FORM}"
SHOWN = 5
"""Changes that the panel tells of."""

_ID: Final = re.compile(r"\d{1,19}", re.ASCII)

NOT_MANAGER = Refused("refused-not-manager")


class Settings(Counter):
    PANEL = PANEL

    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        super().__init__(bot, desk)
        desk.forms[FORM] = self.submit
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
                await self._change(interaction, dict.fromkeys(House._fields))
            case _ if not is_select(interaction):
                await self.desk.tell(interaction, STRAY)
            case "channels":
                await self._choose_channels(interaction, chosen(interaction))
            case _:
                value = next(iter(chosen(interaction)), AUTO)
                await self._change(interaction, {do: None if value == AUTO else value})

    async def _choose_channels(self, interaction: Interaction, ids: Sequence[str]) -> None:
        named = [ChannelId(int(id)) for id in ids if _ID.fullmatch(id)]
        if len(self.desk.houses.existing(_guild(interaction), named)) < len(ids):
            await self.desk.refuse(interaction, NO_SUCH_SETTING)
        else:
            await self._change(interaction, {"channels": " ".join(ids)})

    async def _change(self, interaction: Interaction, wanted: Mapping[str, str | None]) -> None:
        guild = _guild(interaction)
        async with self._changing.setdefault(guild, asyncio.Lock()):
            old = await self.desk.houses.of(guild)
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
            self.desk.houses.renovate(guild, new)
        await replace(interaction, await self._draw(interaction))

    def _renovated(self, old: House, wanted: Mapping[str, str | None]) -> House | Refused:
        language = wanted.get("language")
        if wanted.keys() - set(House._fields):
            return NO_SUCH_SETTING
        if language is not None and language not in self.bot.text.languages:
            return NO_SUCH_SETTING
        return renovate(old, wanted)

    async def _draw(self, interaction: Interaction) -> Paper:
        guild = _guild(interaction)
        house = await self.desk.houses.of(guild)
        text = self.bot.text
        panel = Panel(
            house,
            tuple((tag, text.speaker(tag)("language-name")) for tag in text.languages),
            self.desk.houses.existing(guild, house.channels),
            await self.bot.store.changes(guild, SHOWN),
        )
        return private(draw_settings(panel, self.desk.say_to(interaction)), PANEL)

    # The times are typed

    async def _ask_times(self, interaction: Interaction) -> None:
        house = await self.desk.houses.of(_guild(interaction))
        await ask(interaction, _form(house, self.desk.say_to(interaction)))

    async def submit(self, interaction: Interaction) -> None:
        if not await self._may(interaction):
            return
        entered = typed(interaction)
        if entered.keys() != TIMES.keys():
            await self.desk.tell(interaction, STRAY)
        else:
            await self._change(interaction, {name: _number(entered[name]) for name in TIMES})


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
