"""What each server has set for itself, and so how things are said and shown there."""

from collections.abc import Mapping, Sequence

import discord

from bot.app import Tavolo
from bot.house import House, house
from bot.render.look import Look
from bot.render.scene import Say
from bot.table.ids import ChannelId, GuildId
from bot.text.catalogue import FALLBACK

INVALID = 50035
"""Discord's code for a message that it does not understand."""


class Houses:
    def __init__(self, bot: Tavolo) -> None:
        self._bot = bot
        self._known: dict[GuildId, House] = {}
        self.emojis: Mapping[str, str] = {}
        """By sign, as they are written in a message; none before they are uploaded."""

    async def of(self, guild: GuildId) -> House:
        if guild not in self._known:
            self._known[guild] = house(await self._bot.store.settings(guild))
        return self._known[guild]

    def renovate(self, guild: GuildId, changed: House) -> None:
        """From here on the server's settings are these; they are stored already."""
        self._known[guild] = changed

    def say(self, guild: GuildId) -> Say:
        """The language of public messages; known for certain once `of` has been asked."""
        chosen, found = self._known.get(guild), self._bot.get_guild(guild)
        if chosen is not None and chosen.language is not None:
            return self._bot.text.speaker(chosen.language)
        return self._bot.text.speaker(str(found.preferred_locale) if found else FALLBACK)

    async def look(self, guild: GuildId, files: bool = True) -> Look:
        """How things are shown there; without files there are no pictures."""
        style = (await self.of(guild)).board
        return Look.of(style if files or style != "picture" else "emoji", self.emojis)

    def doubt(self, error: BaseException) -> bool:
        """Whether Discord calls a message invalid: it may show an emoji that somebody has deleted.

        So the next one is sent without; cogs/emojis.py looks after them.
        """
        doubtful = isinstance(error, discord.HTTPException) and error.code == INVALID
        if doubtful:
            self.emojis = {}
        return doubtful

    def existing(self, guild: GuildId, channels: Sequence[ChannelId]) -> tuple[ChannelId, ...]:
        """Those of a server's channels that have not been deleted."""
        found = self._bot.get_guild(guild)
        return tuple(one for one in channels if found and found.get_channel(one))
