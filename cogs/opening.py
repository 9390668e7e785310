"""Opening tables: by /play, again after a game, and in a thread of their own."""

import logging
from typing import TYPE_CHECKING

import discord

from bot.engine.game import Options, Refused
from bot.games import CATALOGUE
from bot.house import House
from bot.render.name import fit, plain
from bot.standing.result import Stakes
from bot.table.hub import TABLE_HERE, Order, Rematch
from bot.table.ids import ChannelId, GuildId, TableId
from cogs import seating, watching
from cogs.answer import Interaction, acknowledge

if TYPE_CHECKING:
    from cogs.desk import Desk

THREADED = (discord.ChannelType.text, discord.ChannelType.news)
"""The kinds of channels that have threads."""
FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
HAS_THREAD = 160004
"""Discord's code for a message that there is a thread of already."""

_log = logging.getLogger(__name__)


async def play(
    desk: "Desk",
    interaction: Interaction,
    game: str,
    seats: int | None,
    match: bool,
    pace: str | None,
    rated: bool | None,
) -> None:
    assert interaction.guild_id is not None
    found = CATALOGUE[game]
    fewest, most = found.seats[0], found.seats[-1]
    name = desk.say_to(interaction)(f"game-{game}")
    if seats is not None and seats not in found.seats:
        await desk.tell(interaction, "refused-seats", game=name, fewest=fewest, most=most)
        return
    if match and "match" not in found.options:
        await desk.tell(interaction, "refused-option", game=name)
        return
    guild = GuildId(interaction.guild_id)
    house = await desk.houses.of(guild)
    options: Options = dict.fromkeys(found.options, match)
    channel = ChannelId(interaction.channel_id or 0)
    times = (house.seconds(pace), house.lobby_minutes * 60)
    stakes = Stakes(house.rated if rated is None else rated, house.leavers)
    order = Order(guild, channel, game, options, seats or most, *times, stakes)
    await open_table(desk, interaction, order)


async def rematch(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    """The same seats and options: the first who presses opens it, the others take their seats."""
    saved = await desk.bot.store.read(table)
    if saved is None or saved.ended is None or not watching.may_see(interaction, saved):
        await desk.tell(interaction, "refused-no-table")
        return
    channel = ChannelId(interaction.channel_id or 0)
    order = Order(saved.opened.guild, channel, *saved.opened[3:8], saved.opened.stakes)
    chairs = saved.seated.chairs
    won = [user for seat in saved.ended.winners if (user := chairs[seat].user) is not None]
    async with desk.rematching(table):  # two who press at once want one lobby, and one thread
        again = desk.hub.rematch_of(table)
        if again is None:
            heir = won[0] if won else None
            await open_table(desk, interaction, order, Rematch(table, chairs, heir))
            return
    await seating.enter(desk, interaction, again.id)


async def open_table(
    desk: "Desk", interaction: Interaction, order: Order, rematch: Rematch | None = None
) -> None:
    """The lobby is the answer to the command, or stands where the server wants its games."""
    missing = desk.missing(interaction)
    if missing:
        await desk.tell(interaction, "refused-permissions", missing=missing)
        return
    if desk.hub.at(order.channel):
        await desk.refuse(interaction, TABLE_HERE)
        return
    house = await desk.houses.of(order.guild)
    if not house.allows(order.channel, getattr(interaction.channel, "parent_id", None)):
        await _name_channels(desk, interaction, order.guild, house)
        return
    threads = house.threads
    may_thread = getattr(interaction.channel, "type", None) in THREADED
    if may_thread and threads == "always":
        thread = await _new_thread(desk, interaction, order.game, None)
        if thread is None:
            return
        order = order._replace(channel=ChannelId(thread.id))
    result = await desk.hub.open(order, desk.guest(interaction), rematch)
    if isinstance(result, Refused):
        await desk.refuse(interaction, result)
        return
    board = desk.board(result.id)
    board.offers_thread = may_thread and threads == "ask"
    if order.channel != interaction.channel_id:
        board.publisher.refresh()
        await desk.tell(interaction, "lobby-opened", channel=f"<#{order.channel}>")
    else:
        await board.open(interaction)
    if rematch and rematch.heir not in (None, interaction.user.id):
        # Somebody else will start it: this press has to deal the first hand, too.
        await seating.open_panel(desk, interaction, result.id)


async def _name_channels(
    desk: "Desk", interaction: Interaction, guild: GuildId, house: House
) -> None:
    """Says where games may run instead."""
    there = desk.houses.existing(guild, house.channels)
    if there:
        named = desk.say_to(interaction).write.all(f"<#{channel}>" for channel in there)
        await desk.tell(interaction, "refused-channel", channels=named)
    else:
        await desk.tell(interaction, "refused-channels-gone")


async def move_to_thread(desk: "Desk", interaction: Interaction, table: TableId) -> None:
    found = desk.hub.find(table)
    if found is None or found.host != interaction.user.id:
        await desk.refuse(interaction, Refused("refused-not-host"), table)
        return
    await acknowledge(interaction)
    thread = await _new_thread(desk, interaction, found.game.id, interaction.message)
    if thread is None:
        return
    result = await desk.hub.relocate(table, found.host, ChannelId(thread.id))
    if isinstance(result, Refused):
        await desk.refuse(interaction, result, table)
        return
    await desk.board(table).move_to(ChannelId(thread.id))
    await desk.tell(interaction, "lobby-opened", channel=thread.mention)


async def _new_thread(
    desk: "Desk", interaction: Interaction, game: str, message: discord.Message | None
) -> discord.Thread | None:
    """None, and the person knows why, when there can be none."""
    missing = desk.missing(interaction, *FOR_THREADS)
    if missing:
        await desk.tell(interaction, "refused-permissions", missing=missing)
        return None
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    assert interaction.guild_id is not None
    say = desk.houses.say(GuildId(interaction.guild_id))
    host = plain(fit(interaction.user.display_name))
    name = say("thread-name", game=say(f"game-{game}"), host=host)[:100]
    try:
        return await _create_thread(channel, name, message)
    except discord.HTTPException as error:
        _log.warning("a thread could not be opened: %s", error)
        await desk.tell(interaction, "something-went-wrong")
        return None


async def _create_thread(
    channel: discord.TextChannel, name: str, message: discord.Message | None
) -> discord.Thread:
    """From the message, so that it is found there, unless somebody has made one of it already."""
    if message is not None:
        try:
            return await message.create_thread(name=name)
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
    kinds = discord.ChannelType
    kind = kinds.news_thread if channel.is_news() else kinds.public_thread
    return await channel.create_thread(name=name, type=kind)
