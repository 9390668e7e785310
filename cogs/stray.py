"""Whatever nobody else answers: presses on what is not there, and forms that nobody has shown."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
from discord.ext import commands

from bot.app import Tavolo
from cogs.answer import Interaction
from cogs.archive import Watch
from cogs.control import Control
from cogs.desk import Desk
from cogs.kind import is_select
from cogs.press import Press
from cogs.restraint import STRAY

BUTTONS: Final = (Press.__discord_ui_compiled_template__, Watch.__discord_ui_compiled_template__)
PANELS: Final = (Control.__discord_ui_compiled_template__,)
"""Of the ids of everything that people can press; on panels there are selects, too."""


class Stray(commands.Cog):
    def __init__(self, bot: Tavolo, desk: Desk) -> None:
        self.bot = bot
        self.desk = desk

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Forms are found by their ids, too; discord.py itself remembers them only in memory."""
        data: Any = interaction.data or {}
        match interaction.type:
            case discord.InteractionType.component if not _is_known(interaction):
                answer = None
            case discord.InteractionType.modal_submit:
                answer = self.desk.forms.get(str(data.get("custom_id")))
            case _:
                return
        if not self.desk.accept(interaction):
            return
        try:
            if answer is None:
                await self.desk.tell(interaction, STRAY)
            else:
                await answer(interaction)
        except Exception as error:
            await self.desk.apologise(interaction, error)


def _is_known(interaction: Interaction) -> bool:
    """Whether discord.py finds what was pressed on its message, and one of ours for it."""
    data: Any = interaction.data
    kind, name = data["component_type"], data["custom_id"]
    templates = PANELS if is_select(interaction) else (*PANELS, *BUTTONS)
    if interaction.message is None or not any(one.fullmatch(name) for one in templates):
        return False
    shown = _walk(interaction.message.components)
    return any(part.type.value == kind and part.custom_id == name for part in shown)


def _walk(parts: Iterable[Any]) -> Iterator[Any]:
    """Those that can be pressed."""
    for part in parts:
        if hasattr(part, "custom_id"):
            yield part
        yield from _walk(getattr(part, "children", ()))


async def setup(bot: Tavolo) -> None:
    assert isinstance(bot.desk, Desk)
    await bot.add_cog(Stray(bot, bot.desk))
