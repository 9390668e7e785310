"""Sitting at a table: joining, leaving, starting, looking at one's hand, and deciding."""

from typing import TYPE_CHECKING

from bot.engine.game import Refused
from bot.table.ids import TableId
from cogs.answer import Interaction
from cogs.board import Board
from cogs.panel import Panel

if TYPE_CHECKING:
    from cogs.desk import Desk

NOT_HOST = Refused("refused-not-host")
NOT_IN_GAME = Refused("refused-not-in-game")


async def act(
    desk: "Desk", interaction: Interaction, table: TableId, window: int, word: str
) -> None:
    """A decision in the game, pressed on the board or on the own panel."""
    user = desk.user(interaction)
    private = interaction.message is not None and interaction.message.flags.ephemeral
    pressed: Board | Panel = desk.panel(table, user) if private else desk.board(table)
    async with pressed.publisher.hold():
        result = await desk.hub.submit(table, user, window, word)
        if not isinstance(result, Refused):
            desk.bot.meter.stored(interaction.id)
            await pressed.answer(interaction)
            return
    # Not while holding: whoever hammers on what is refused would keep the board from everybody.
    await desk.refuse(interaction, result, table)
    if private:
        pressed.publisher.refresh()  # it may show what is no longer so


async def enter(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    """This press deals the first hand: the panel is edited with it when the game starts."""
    result = await desk.hub.join(table, desk.guest(interaction))
    if isinstance(result, Refused):
        await desk.refuse(interaction, result, table)
    else:
        await desk.panel(table, desk.user(interaction)).open(interaction)


async def open_panel(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    found = desk.hub.find(table)
    if found is None or found.seat_of(desk.user(interaction)) is None:
        await desk.refuse(interaction, NOT_IN_GAME, table)
        return
    await desk.panel(table, desk.user(interaction)).open(interaction)


async def ask_level(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    """On the host's panel, which is there for the hand later on."""
    found = desk.hub.find(table)
    if found is not None and found.host != desk.user(interaction):
        await desk.refuse(interaction, NOT_HOST, table)
    else:
        await open_panel(desk, interaction, table)


async def add_cpu(desk: "Desk", interaction: Interaction, table: TableId, level: str) -> None:
    panel = desk.panel(table, desk.user(interaction))
    async with panel.publisher.hold():
        result = await desk.hub.add_cpu(table, desk.guest(interaction), level)
        if not isinstance(result, Refused):
            await panel.answer(interaction)
            return
    await desk.refuse(interaction, result, table)


async def start(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    """A host who has a panel here is dealt the first hand on it, as the others are."""
    panel = desk.panel(table, desk.user(interaction))
    result = await desk.hub.start(table, desk.user(interaction))
    if isinstance(result, Refused):
        await desk.refuse(interaction, result, table)
    elif panel.is_open_in(interaction.channel_id):
        await desk.board(table).answer(interaction)
    else:
        await panel.open(interaction)


async def leave(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    result = await desk.hub.leave(table, desk.user(interaction))
    if isinstance(result, Refused):
        await desk.refuse(interaction, result, table)
        return
    desk.dismiss(table, desk.user(interaction))
    await desk.tell(interaction, "left-lobby" if result.state is None else "left-game")


async def end(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    found = desk.hub.find(table)
    here = found is not None and found.opened.channel == interaction.channel_id
    moderator = here and interaction.permissions.manage_messages
    result = await desk.hub.end(table, desk.user(interaction), moderator)
    if isinstance(result, Refused):
        await desk.refuse(interaction, result, table)
    else:
        await desk.tell(interaction, "table-ended")
