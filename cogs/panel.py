"""A player's own message, which nobody else sees: edited as long as a press of theirs lasts."""

import logging
from typing import TYPE_CHECKING, Any

import discord

from bot.engine.game import Refused
from bot.render import stage
from bot.render.screen import Screen
from bot.table.ids import GuildId, MessageId, TableId, UserId
from cogs.answer import replace, whisper
from cogs.easel import UNKNOWN, Letter
from cogs.layout import fingerprint
from cogs.publisher import Publisher

if TYPE_CHECKING:
    from cogs.desk import Desk

LIFE = 14.5 * 60
"""Seconds for which a press allows edits: Discord says fifteen minutes."""

OVER = Refused("refused-game-over")

_log = logging.getLogger(__name__)


class Panel:
    def __init__(self, desk: "Desk", table: TableId, guild: GuildId, user: UserId) -> None:
        self._desk = desk
        self._table = table
        self._guild = guild
        self._user = user
        self._token = ""
        self._message: MessageId | None = None
        self._dies = 0.0
        self._locale = ""
        self._shown = 0
        self._picture: str | None = None
        self.publisher = Publisher(self._publish)

    async def open(self, interaction: discord.Interaction[Any]) -> None:
        """A new panel as the answer to a press or a command."""
        await self._answer(interaction, opening=True)

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """The newest panel as the answer to a press on it."""
        await self._answer(interaction, opening=False)

    async def _answer(self, interaction: discord.Interaction[Any], opening: bool) -> None:
        async with self.publisher.sending():
            drawn = await self._draw(str(interaction.locale))
            if drawn is None:
                await self._desk.refuse(interaction, OVER)
                return
            letter = await self._letter(*drawn)
            if opening or interaction.message is None:
                message = await whisper(interaction, letter.view, letter.uploads())
            else:
                message = interaction.message.id
                hanging = self._picture if message == self._message else UNKNOWN
                self._picture = UNKNOWN  # until the answer is known to have arrived
                await replace(interaction, letter.view, letter.uploads(hanging))
            self._token = interaction.token
            self._message, self._picture = MessageId(message), letter.picture
            self._dies = self._desk.clock.now() + LIFE
            self._locale = str(interaction.locale)
            self._shown = fingerprint(*drawn)

    async def _letter(self, screen: Screen, window: int) -> Letter:
        return await self._desk.easel.letter(screen, self._table, window)

    async def _draw(self, locale: str) -> tuple[Screen, int] | None:
        pictures = (await self._desk.house(self._guild)).board == "picture"
        async with self._desk.hub.look(self._table) as table:
            if table is None:
                return None
            say, seat = self._desk.text.speaker(locale), table.seat_of(self._user)
            if seat is None:
                return stage.left(table, say), table.window
            return stage.private(table, seat, say, pictures), table.window

    async def _publish(self) -> None:
        if self._message is None or self._desk.clock.now() > self._dies:
            return
        drawn = await self._draw(self._locale)
        if drawn is None or fingerprint(*drawn) == self._shown:
            return
        letter = await self._letter(*drawn)
        files, self._picture = letter.uploads(self._picture), UNKNOWN
        try:
            webhook = self._desk.webhook(self._token)
            await webhook.edit_message(self._message, view=letter.view, attachments=files)
        except (discord.NotFound, discord.Forbidden) as error:
            # Dismissed, or the token is no longer good: "My hand" makes a new one.
            _log.debug("a panel of table %d is gone: %s", self._table, error)
            self._message = None
        self._shown, self._picture = fingerprint(*drawn), letter.picture
