"""A table's public message: edited in place, and posted afresh when it is out of sight or old."""

import logging
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.render import stage
from bot.render.look import Look
from bot.render.screen import Row, Screen, Text
from bot.table.hub import NO_TABLE
from bot.table.ids import ChannelId, MessageId, UserId
from bot.table.log import LogFailed
from bot.table.table import Table
from cogs.answer import UNDELIVERED, acknowledge, announce, replace
from cogs.easel import UNKNOWN, Letter
from cogs.layout import fingerprint

if TYPE_CHECKING:
    from cogs.desk import Desk

OLD = 50 * 60.0
"""Seconds: Discord limits how often a message may be edited that is older than an hour."""
GLANCE = 15.0
"""Seconds at least between two looks at how far the board has scrolled away."""

NOBODY = discord.AllowedMentions.none()
"""Said in every edit: discord.py leaves it out where there is no content."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008

_log = logging.getLogger(__name__)


class Page(NamedTuple):
    """What there is to show, taken from the table while nothing moved."""

    screen: Screen
    window: int
    chapter: int
    """How many rounds are over."""
    result: Screen | None
    """What the last of them came to, if that is not told yet."""
    mover: UserId | None
    ended: bool


class Board:
    def __init__(self, desk: "Desk", table: Table) -> None:
        self._desk = desk
        self._table = table.id
        self.guild = table.opened.guild
        """Whose settings and language it shows."""
        self._channel = table.posted.channel if table.posted else table.opened.channel
        self._message = table.posted.message if table.posted else None
        self._posted_at = table.posted.at if table.posted else 0.0
        self._shown = 0
        self._picture: str | None = UNKNOWN
        self._chapter = table.posted.chapter if table.posted else 0
        self._glanced_at = 0.0
        self.notice: str | None = None
        """A line below the board, such as that the bot restarts."""
        self.offers_thread = False
        """Whether the lobby may be moved to a thread of its own."""
        self.forbidden = False
        """Whether Discord did not let us show the board when we last tried."""
        self.warned: set[UserId] = set()
        """Who knows that the bot lacks a permission."""
        self.publisher = desk.publishers.make(self._publish)

    async def answer(self, interaction: discord.Interaction[Any]) -> None:
        """The newest board as the answer to a press on it: acknowledged and edited in one.

        With a picture, which may have to be drawn first, the press is acknowledged before. A board
        that was left behind with its buttons, because the bot was cut off, loses them.
        """
        assert interaction.message is not None
        try:
            if (await self._look()).pictures:
                await acknowledge(interaction)
                await self._desk.rush.passes()
            if self._message is not None and not self.publisher.busy:
                async with self.publisher.sending():
                    await self._replace(interaction, interaction.message.id == self._message)
            await acknowledge(interaction)
        finally:  # also when the answer was lost: the others see the board, too
            self.publisher.refresh()

    async def _replace(self, interaction: discord.Interaction[Any], here: bool) -> None:
        page = await self._page()
        if page is None or page.result or page.ended:
            return  # there is more to do than to edit
        screen = page.screen if here else _bare(page.screen)
        letter = await self._letter(screen, page.window)
        hanging = self._picture if here else UNKNOWN
        if here:
            self._picture = UNKNOWN  # until the answer has arrived
        await replace(interaction, letter.view, letter.uploads(hanging))
        if here:
            self._is_shown(page, letter)

    async def open(self, interaction: discord.Interaction[Any]) -> None:
        """A new board as the public answer to a command."""
        async with self.publisher.sending():
            page = await self._page()
            if page is None:
                await self._desk.refuse(interaction, NO_TABLE)
                return
            old, hanging = self._message, self._picture
            # Not patiently: whoever gave the command would wait for their own answer.
            letter = await self._desk.easel.letter(page.screen, self._table, page.window)
            try:
                sent = await announce(interaction, letter.view, letter.uploads())
            except UNDELIVERED:
                self.publisher.refresh()
                raise
            if sent is None:
                await self._post(page)
            else:
                await self._is_posted(MessageId(sent), page, letter)
            if old is not None:
                await self._take_buttons(old, hanging, page)
        if page.result:
            self.publisher.refresh()  # what the round before came to is still to be told
        if sent is None:
            await self._desk.tell(interaction, "lobby-opened", channel=f"<#{self._channel}>")

    def say_goodbye(self) -> None:
        """The bot stops; the table will go on when it is back."""
        self.notice = self._desk.houses.say(self.guild)("restarting")
        self.publisher.refresh()

    async def move_to(self, channel: ChannelId) -> None:
        """From here on in another place: a lobby that goes to a thread of its own."""
        async with self.publisher.sending():
            async with self._desk.hub.look(self._table) as table:
                say = self._desk.houses.say(self.guild)
                moved = stage.moved(table, f"<#{channel}>", say) if table else None
            if moved and self._message is not None:
                await self._retire(self._message, self._picture, moved)
            self._channel, self._message, self.offers_thread = channel, None, False
        self.publisher.refresh()

    async def _page(self) -> Page | None:
        look = await self._look()
        async with self._desk.hub.look(self._table) as table:
            if table is None:
                return None
            say = self._desk.houses.say(self.guild)
            screen = stage.public(table, say, self.offers_thread, look)
            if self.notice:
                screen = screen._replace(parts=(*screen.parts, Text(self.notice)))
            chapter = stage.chapter(table)
            told = chapter <= self._chapter
            result = None if told else stage.result(table, say, look)
            ended = table.ended is not None
            return Page(screen, table.window, chapter, result, stage.mover(table), ended)

    async def _look(self) -> Look:
        """Where files may not be attached, emojis have to do; they need no permission."""
        channel, files = self._desk.bot.get_channel(self._channel), True
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            files = channel.permissions_for(channel.guild.me).attach_files
        return await self._desk.houses.look(self.guild, files)

    async def _publish(self) -> None:
        page = await self._page()
        if page is None:
            return
        try:
            await self._show(page)
            self.forbidden = False
        except discord.Forbidden as error:
            # Trying again would not help before somebody changes a permission.
            if not self.forbidden:
                _log.warning("table %d cannot be shown: %s", self._table, error)
            self.forbidden = True
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._desk.hub.abandon(self._table, "aborted-channel-gone")
            page = page._replace(ended=True)
        except discord.HTTPException as error:
            self._desk.houses.doubt(error)
            raise
        if page.ended:
            await self._desk.forget(self._table)

    async def _show(self, page: Page) -> None:
        if page.result:
            # What the round came to stays where it was played; the next one is a new message.
            if self._message is not None:
                await self._edit(page.result, page)
            if self._message is None:
                letter = await self._letter(page.result, page.window)
                await self._place().send(view=letter.view, files=letter.uploads())
            self._message = None
        self._chapter = page.chapter
        if self._message is not None and await self._is_out_of_sight(page):
            await self._take_buttons(self._message, self._picture, page)
            self._message = None
        if self._message is not None and self._shown != fingerprint(page.screen, page.window):
            await self._edit(page.screen, page)
        if self._message is None:
            await self._post(page)

    async def _is_out_of_sight(self, page: Page) -> bool:
        assert self._message is not None
        if page.ended:
            return False
        now = self._desk.clock.now()
        if now - self._posted_at > OLD:
            return True
        newest = self._desk.sight.last(self._channel)
        if newest in (None, self._message) or now - self._glanced_at < GLANCE:
            return False
        self._glanced_at = now
        limit = (await self._desk.houses.of(self.guild)).board_after
        try:
            after = discord.Object(self._message)
            history = self._place().history(limit=limit, after=after)
            return len([message async for message in history]) >= limit
        except discord.Forbidden:  # without Read Message History the board stays where it is
            return False

    async def _edit(self, screen: Screen, page: Page) -> None:
        assert self._message is not None
        message = self._place().get_partial_message(self._message)
        letter = await self._letter(screen, page.window)
        files, self._picture = letter.uploads(self._picture), UNKNOWN
        try:
            await message.edit(view=letter.view, attachments=files, allowed_mentions=NOBODY)
            self._is_shown(page, letter)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            self._message = None

    async def _letter(self, screen: Screen, window: int) -> Letter:
        """Presses come in between, as they do before what it is for is sent."""
        await self._desk.rush.passes()
        letter = await self._desk.easel.letter(screen, self._table, window, patient=True)
        await self._desk.rush.passes()
        return letter

    async def _take_buttons(self, message: MessageId, hanging: str | None, page: Page) -> None:
        await self._retire(message, hanging, _bare(page.screen))

    async def _retire(self, message: MessageId, hanging: str | None, last: Screen) -> None:
        """The last thing to be seen on a message that is the board no more."""
        letter = await self._letter(last, 0)
        files = letter.uploads(hanging)
        try:
            old = self._place().get_partial_message(message)
            await old.edit(view=letter.view, attachments=files, allowed_mentions=NOBODY)
        except discord.HTTPException as error:  # it is an old message: nothing depends on it
            _log.info("an old board of table %d keeps its buttons: %s", self._table, error)

    async def _post(self, page: Page) -> None:
        """Only a new message can ping, and only the player to move."""
        users = [] if page.mover is None else [discord.Object(page.mover)]
        mentions = discord.AllowedMentions(everyone=False, roles=False, users=users)
        letter = await self._letter(page.screen, page.window)
        files = letter.uploads()
        sent = await self._place().send(view=letter.view, files=files, allowed_mentions=mentions)
        await self._is_posted(MessageId(sent.id), page, letter)

    def _is_shown(self, page: Page, letter: Letter) -> None:
        self._picture = letter.picture
        self._shown = fingerprint(page.screen, page.window)

    async def _is_posted(self, message: MessageId, page: Page, letter: Letter) -> None:
        self._message = message
        self._desk.sight.posted(self._channel, message)
        self._posted_at = self._desk.clock.now()
        self._is_shown(page, letter)
        try:
            await self._desk.hub.posted(self._table, self._channel, message, self._chapter)
        except LogFailed as failure:  # after a restart there will be a new board instead
            _log.error("the board of table %d is not noted: %s", self._table, failure)

    def _place(self) -> discord.PartialMessageable:
        return self._desk.bot.get_partial_messageable(self._channel, guild_id=self.guild)


def _bare(screen: Screen) -> Screen:
    """Without buttons, as a board is left behind."""
    return screen._replace(parts=tuple(p for p in screen.parts if not isinstance(p, Row)))
