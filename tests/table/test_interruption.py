"""In the middle of storing: who is cancelled, who looks, and who wants the same channel."""

import asyncio
from collections.abc import Awaitable

import pytest

from bot.table.hub import RETRY
from bot.table.ids import TableId
from bot.table.log import LogFailed, Moved
from bot.table.table import Table
from tests.table.health import examine
from tests.table.room import ADA, BEN, HERE, NORMAL, THERE, Room, reason

FULL = "the disk is full"


async def test_who_waits_for_a_table_that_is_never_stored_finds_none(room: Room) -> None:
    room.log.hold()
    opening = asyncio.create_task(room.ask(ADA))
    await room.log.held_up()
    assert reason(await room.ask(BEN)) == "refused-table-here"
    joining = asyncio.create_task(room.hub.join(TableId(1), BEN))
    room.log.trouble = FULL
    room.log.release()
    with pytest.raises(LogFailed):
        await opening
    assert reason(await joining) == "refused-no-table"


async def interrupted(room: Room, doing: Awaitable[object]) -> None:
    """Somebody is cancelled while the disk is still writing what they did."""
    room.log.hold()
    task = asyncio.ensure_future(doing)
    await room.log.held_up()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_a_move_whose_player_is_gone_before_it_is_stored_counts_when_it_is(
    room: Room,
) -> None:
    table = await room.game(ADA, BEN)
    await interrupted(room, room.play(table))
    room.log.release()
    await room.settle()
    async with room.hub.look(table.id) as found:
        assert found is table
        assert not table.stale
        room.witness.check(table)
    assert isinstance(room.log.entries[-1], Moved)


async def test_a_table_read_back_too_early_finds_out_and_goes_on(room: Room) -> None:
    """Between the interruption and the disk's answer somebody has looked at the table."""
    table = await room.game(ADA, BEN)
    await interrupted(room, room.play(table))
    async with room.hub.look(table.id):
        assert table.number == 0
    room.log.release()
    await room.settle()
    for _ in range(3):
        await room.elapse(NORMAL.turn + RETRY)
    assert table.number >= 2
    room.witness.check(table)
    examine(room, table)


async def test_an_opening_that_is_interrupted_leaves_the_channel_free(room: Room) -> None:
    await interrupted(room, room.ask(ADA))
    assert room.hub.at(HERE) is None
    room.log.release()
    await room.settle()
    assert isinstance(await room.ask(BEN), Table)


async def test_an_interrupted_move_to_another_channel_happens_or_not_but_not_by_half(
    room: Room,
) -> None:
    table = await room.lobby(ADA)
    await interrupted(room, room.hub.relocate(table.id, ADA.user, THERE))
    room.log.release()
    await room.settle()
    async with room.hub.look(table.id):
        assert table.opened.channel == THERE
    assert (room.hub.at(HERE), room.hub.at(THERE)) == (None, table)
    await room.hub.end(table.id, ADA.user, moderator=False)
    assert room.hub.at(THERE) is None


async def test_while_an_end_is_being_stored_the_channel_is_not_free(room: Room) -> None:
    table = await room.lobby(ADA)
    room.log.hold()
    ending = asyncio.create_task(room.hub.end(table.id, ADA.user, moderator=False))
    await room.log.held_up()
    assert reason(await room.ask(BEN)) == "refused-table-here"
    room.log.release()
    assert await ending is table
    assert isinstance(await room.ask(BEN), Table)


async def test_nobody_looks_at_a_table_that_is_being_stored(room: Room) -> None:
    table = await room.game(ADA, BEN)
    room.log.hold()
    playing = asyncio.create_task(room.play(table))
    await room.log.held_up()
    looking = asyncio.create_task(look(room, table))
    for _ in range(10):
        await asyncio.sleep(0)
    assert not looking.done()
    room.log.release()
    await playing
    assert await looking == 1


async def look(room: Room, table: Table) -> int:
    async with room.hub.look(table.id) as found:
        assert found is not None
        return found.number
