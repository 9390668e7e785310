"""Where presses and commands meet tables: each is answered, in time, in one way or another."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

import discord

from bot.app import Tavolo
from bot.engine.game import Refused
from bot.games import CATALOGUE
from bot.render import stage, verb
from bot.render.scene import Say
from bot.table.hub import UNKNOWN_ACTION, Guest, Hub
from bot.table.ids import TableId, UserId
from bot.table.log import DiskFailed, LogFailed
from bot.table.table import Table
from cogs import opening, reading, seating, watching
from cogs.answer import UNDELIVERED, Interaction, promise, whisper
from cogs.board import Board
from cogs.easel import Easel
from cogs.houses import Houses
from cogs.kind import kind
from cogs.layout import sentence
from cogs.panel import Panel
from cogs.publisher import Publishers
from cogs.restraint import hold_back
from cogs.rush import Rush
from cogs.shelf import Shelf
from cogs.sight import Sight

OVER = Refused("refused-game-over")
NOT_STORED = Refused("refused-not-stored")
MOMENT = 5.0
"""Seconds for which a table that is over waits for its players' panels."""
REMEMBERED = 4096
"""Interactions whose doubles are recognised."""

Handler = Callable[[Interaction, str], Awaitable[None]]
"""Answers a press; the word says which."""

_log = logging.getLogger(__name__)


class Desk:
    """Keeps a board for every table and a panel for every player who has one open."""

    def __init__(self, bot: Tavolo) -> None:
        self.bot = bot
        self.text = bot.text
        self.clock = bot.clock
        self.hub = Hub(CATALOGUE, bot.store, bot.clock, audience=self)
        self.sight = Sight()
        self.easel = Easel(bot.painter)
        self.shelf = Shelf()
        self.houses = Houses(bot)
        self._boards: dict[TableId, Board] = {}
        self._panels: dict[TableId, dict[UserId, Panel]] = {}
        self._rematches: WeakValueDictionary[TableId, asyncio.Lock] = WeakValueDictionary()
        self.controls: dict[str, Handler] = {}
        """Who answers presses on private panels that belong to no table, by panel."""
        self.forms: dict[str, Callable[[Interaction], Awaitable[None]]] = {}
        """Who takes forms that are filled in, by their ids."""
        self._seen: OrderedDict[int, None] = OrderedDict()
        self.closing = False
        """Whether the bot is about to stop."""
        self.rush = Rush()
        self.publishers = Publishers(self.rush)

    # What the hub tells

    def changed(self, table: Table) -> None:
        board = self._boards.get(table.id)
        if board is None:  # just opened: whoever did that shows it
            self._boards[table.id] = Board(self, table)
            return
        board.publisher.refresh()
        for panel in self._panels.get(table.id, {}).values():
            panel.publisher.refresh()

    async def restore(self) -> None:
        """After a restart: from here on presses find their tables."""
        await self.hub.restore()
        for table in self.hub.all():
            await self.houses.of(table.opened.guild)
            self._boards[table.id] = Board(self, table)

    async def show_all(self) -> None:
        """Every table that came back, with its newest board and fresh deadlines.

        One that is being opened meanwhile has no board yet, and is shown by whoever opens it.
        """
        for table, board in list(self._boards.items()):
            if self.bot.get_guild(board.guild) is None:  # not even as unavailable
                try:
                    await self.abandon(table)
                except LogFailed as failure:  # it plays on unseen, and goes with the next start
                    _log.error("table %d is left over: %s", table, failure)
            else:
                board.publisher.refresh()

    async def close(self, patience: float) -> None:
        """Tells every running table that the bot will be back."""
        self.closing = True
        for board in self._boards.values():
            board.say_goodbye()
        await self.publishers.stop(patience)

    async def abandon(self, table: TableId) -> None:
        """Its channel or server is gone: there is nowhere to show even its end."""
        self._boards[table].publisher.stop()
        await self.hub.abandon(table, "aborted-channel-gone")
        await self.forget(table)

    async def forget(self, table: TableId) -> None:
        """The board shows the end; panels that are still being sent have a moment to follow."""
        panels = self._panels.pop(table, {}).values()
        lagging = [asyncio.create_task(panel.publisher.settled()) for panel in panels]
        if lagging:
            await asyncio.wait(lagging, timeout=MOMENT)
        await self.hub.file(table)
        self._boards.pop(table, None)

    def say_to(self, interaction: Interaction) -> Say:
        return self.text.speaker(str(interaction.locale))

    def rematching(self, table: TableId) -> asyncio.Lock:
        """Held by whoever opens a rematch of that game."""
        return self._rematches.setdefault(table, asyncio.Lock())

    def webhook(self, token: str) -> discord.Webhook:
        assert self.bot.application_id is not None
        return discord.Webhook.partial(self.bot.application_id, token, client=self.bot)

    def board(self, table: TableId) -> Board:
        return self._boards[table]

    def panel(self, table: TableId, user: UserId) -> Panel:
        panels = self._panels.setdefault(table, {})
        if user not in panels:
            panels[user] = Panel(self, table, self._boards[table].guild, user)
        return panels[user]

    def dismiss(self, table: TableId, user: UserId) -> None:
        """Somebody has left: there is no hand on their panel any more."""
        panel = self._panels.get(table, {}).pop(user, None)
        if panel is not None:
            panel.publisher.refresh()  # for the last time

    # Presses

    def accept(self, interaction: Interaction) -> bool:
        """False for one that came before, as Discord may deliver it twice, or that is held back.

        From here on it is answered.
        """
        if interaction.id in self._seen:
            return False
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        if hold_back(self, interaction):
            return False
        if self.bot.is_watched:
            self.bot.meter.arrived(*kind(interaction), interaction.id)
        promise(interaction, self.rush)
        return True

    async def press(self, interaction: Interaction, table: TableId, window: int, do: str) -> None:
        if not self.accept(interaction):
            return
        match do:  # the buttons of tables that are over
            case verb.REMATCH:
                await opening.rematch(self, interaction, table)
                return
            case verb.REPLAY:
                await watching.open_replay(self, interaction, table)
                return
            case verb.VERIFY:
                await watching.open_proof(self, interaction, table)
                return
        found = self.hub.find(table)
        if found is None or found.ended or found.opened.guild != interaction.guild_id:
            await self.refuse(interaction, OVER)
            return
        board, user = self._boards[table], self.user(interaction)
        elsewhere = found.opened.channel != interaction.channel_id
        if elsewhere and found.seat_of(user) is None:
            await self.refuse(interaction, UNKNOWN_ACTION)
            return
        await self.hub.greet(table, user)
        panel = self._panels.get(table, {}).get(user)
        if panel is not None:
            panel.renew(interaction)
        await self._route(interaction, table, window, do)
        await self._warn(interaction, board)

    async def _warn(self, interaction: Interaction, board: Board) -> None:
        """Tells everybody who presses, once, which permission the bot has lost meanwhile."""
        missing = self.missing(interaction)
        if not missing:
            board.warned.clear()
        elif self.user(interaction) not in board.warned:
            board.warned.add(self.user(interaction))
            await self.tell(interaction, "refused-permissions", missing=missing)

    def missing(self, interaction: Interaction, *more: str) -> str:
        """What the bot may not do here, and needs to, in the words of Discord's settings."""
        threaded = isinstance(interaction.channel, discord.Thread)
        writing = "send_messages_in_threads" if threaded else "send_messages"
        say, allowed = self.say_to(interaction), interaction.app_permissions
        needed = ("view_channel", writing, *more)
        lacking = [name for name in needed if not getattr(allowed, name)]
        return say.write.all(say(f"permission-{name.replace('_', '-')}") for name in lacking)

    async def _route(self, interaction: Interaction, table: TableId, window: int, do: str) -> None:
        match do:
            case verb.JOIN:
                await seating.enter(self, interaction, table)
            case verb.LEAVE:
                await seating.leave(self, interaction, table)
            case verb.START:
                await seating.start(self, interaction, table)
            case verb.CANCEL:
                await seating.end(self, interaction, table)
            case verb.PANEL:
                await seating.open_panel(self, interaction, table)
            case verb.ADD_CPU:
                await seating.ask_level(self, interaction, table)
            case verb.RULES:
                found = self.hub.find(table)
                await reading.open_rules(self, interaction, found.game.id if found else None)
            case verb.THREAD:
                await opening.move_to_thread(self, interaction, table)
            case _ if do.startswith(f"{verb.ADD_CPU}."):
                await seating.add_cpu(self, interaction, table, do.partition(".")[2])
            case _:
                await seating.act(self, interaction, table, window, do)

    @staticmethod
    def user(interaction: Interaction) -> UserId:
        return UserId(interaction.user.id)

    @staticmethod
    def guest(interaction: Interaction) -> Guest:
        name = interaction.user.display_name
        return Guest(UserId(interaction.user.id), name, str(interaction.id))

    # Sentences

    async def tell(self, interaction: Interaction, key: str, **arguments: str | int) -> None:
        if key.startswith("refused-"):
            self.bot.meter.refused(key)
        await whisper(interaction, sentence(self.say_to(interaction)(key, **arguments)))

    async def refuse(
        self, interaction: Interaction, refused: Refused, table: TableId | None = None
    ) -> None:
        """One sentence that says why, and what to do."""
        self.bot.meter.refused(refused.reason)
        say = self.say_to(interaction)
        if table is None:
            text = stage.explain(refused, None, say)
        else:
            async with self.hub.look(table) as found:
                text = stage.explain(refused, found, say)
        await whisper(interaction, sentence(text))

    async def apologise(self, interaction: Interaction, error: BaseException) -> None:
        """The last resort of every press and command: nobody is left without an answer."""
        if isinstance(error, LogFailed):
            known = isinstance(error, DiskFailed) or self.closing
            _log.log(logging.INFO if known else logging.ERROR, "not stored: %s", error)
        elif isinstance(error, UNDELIVERED) and not self.houses.doubt(error):
            _log.info("an answer did not arrive: %s", error)  # too late, or answered twice
            return
        elif isinstance(error, RuntimeError) and self.bot.is_closed():
            _log.info("the bot has stopped meanwhile: %s", error)
            return
        else:
            _log.error("a press failed", exc_info=error)
        try:
            if isinstance(error, LogFailed):
                await self.refuse(interaction, NOT_STORED)
            else:
                await self.tell(interaction, "something-went-wrong")
        except UNDELIVERED as failure:
            _log.info("an apology did not arrive: %s", failure)
