"""A player's own message, which nobody else sees: edited as long as a press of theirs lasts."""

import logging
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.engine.game import Refused
from bot.render import stage
from bot.render.screen import Screen
from bot.table.ids import GuildId, MessageId, TableId, UserId
from cogs.answer import replace, whisper
from cogs.easel import UNKNOWN, Letter
from cogs.layout import fingerprint

if TYPE_CHECKING:
    from cogs.desk import Desk

LIFE = 14.5 * 60
"""Seconds for which a press allows edits: Discord says fifteen minutes."""

REFUSED = (HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND)
"""Discord's answers to an edit with a token that is no good for it, or of a dismissed message."""

OVER = Refused("refused-game-over")

_log = logging.getLogger(__name__)


class Permit(NamedTuple):
    """A press lets the bot edit what its person sees, for a while."""

    token: str
    until: float


class Panel:
    def __init__(self, desk: "Desk", table: TableId, guild: GuildId, user: UserId) -> None:
        self._desk = desk
        self._table = table
        self._guild = guild
        self._user = user
        self._message: MessageId | None = None
        self._channel: int | None = None
        self._own = self._newest = Permit("", 0.0)
        """Of the press that made or last changed the panel, and of any later press."""
        self._locale = ""
        self._shown = 0
        self._picture: str | None = None
        self.publisher = desk.publishers.make(self._publish)

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
            self._message, self._picture = MessageId(message), letter.picture
            self._channel = interaction.channel_id
            self._own = self._newest = self._permit(interaction)
            self._locale = str(interaction.locale)
            self._shown = fingerprint(*drawn)

    def is_open_in(self, channel: int | None) -> bool:
        """Whether its player has it there, as far as we know, and will see it change."""
        return self._message is not None and self._channel == channel and bool(self._permits())

    def renew(self, interaction: discord.Interaction[Any]) -> None:
        """Whatever its player presses in the same channel, the panel lives on with it."""
        if interaction.channel_id == self._channel:
            self._newest = self._permit(interaction)

    def _permits(self) -> list[Permit]:
        """The panel's own first: Discord says of no other that it may edit it."""
        now = self._desk.clock.now()
        return [one for one in dict.fromkeys((self._own, self._newest)) if one.until >= now]

    def _permit(self, interaction: discord.Interaction[Any]) -> Permit:
        return Permit(interaction.token, self._desk.clock.now() + LIFE)

    async def _letter(self, screen: Screen, window: int, *, patient: bool = False) -> Letter:
        return await self._desk.easel.letter(screen, self._table, window, patient=patient)

    async def _draw(self, locale: str) -> tuple[Screen, int] | None:
        look = await self._desk.houses.look(self._guild)
        async with self._desk.hub.look(self._table) as table:
            if table is None:
                return None
            say, seat = self._desk.text.speaker(locale), table.seat_of(self._user)
            if seat is None:
                return stage.left(table, say), table.window
            return stage.private(table, seat, say, look), table.window

    async def _publish(self) -> None:
        permits = self._permits()
        if self._message is None or not permits:
            return
        drawn = await self._draw(self._locale)
        if drawn is None or fingerprint(*drawn) == self._shown:
            return
        await self._desk.rush.passes()
        letter = await self._letter(*drawn, patient=True)
        await self._desk.rush.passes()
        hanging, self._picture = self._picture, UNKNOWN
        for permit in permits:
            if await self._edit(self._message, permit, letter, hanging):
                break
        else:
            self._message = None  # "My hand" makes a new one
        self._shown, self._picture = fingerprint(*drawn), letter.picture

    async def _edit(
        self, message: MessageId, permit: Permit, letter: Letter, hanging: str | None
    ) -> bool:
        """False when the panel cannot be edited like this, now or later."""
        webhook, files = self._desk.webhook(permit.token), letter.uploads(hanging)
        try:
            await webhook.edit_message(message, view=letter.view, attachments=files)
        except discord.HTTPException as error:
            if error.status not in REFUSED:
                self._desk.houses.doubt(error)
                raise
            _log.debug("a panel of table %d could not be edited: %s", self._table, error)
            return False
        return True
