"""When something cannot be stored it has not happened: nobody sees it, and the table goes on."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.engine.chance import Chance
from bot.games.seventeen.action import Action
from bot.games.seventeen.view import View
from bot.table.hub import RETRY
from bot.table.ids import MessageId
from bot.table.log import LogFailed, Posted
from bot.table.plan import THINKING
from bot.table.table import Table
from tests.table.health import examine
from tests.table.room import (
    ADA,
    BEN,
    CLEO,
    HERE,
    NORMAL,
    PATIENCE,
    THERE,
    Room,
    mover,
    plain_card,
    reason,
    waiting,
)

FULL = "the disk is full"

Happening = Callable[[Room, Table], Awaitable[object]]

IN_LOBBY: dict[str, Happening] = {
    "join": lambda room, table: room.hub.join(table.id, CLEO),
    "add a CPU": lambda room, table: room.hub.add_cpu(table.id, ADA, "easy"),
    "leave": lambda room, table: room.hub.leave(table.id, BEN.user),
    "leave as host": lambda room, table: room.hub.leave(table.id, ADA.user),
    "start": lambda room, table: room.hub.start(table.id, ADA.user),
    "cancel": lambda room, table: room.hub.end(table.id, ADA.user, moderator=False),
    "move": lambda room, table: room.hub.relocate(table.id, ADA.user, THERE),
}
IN_GAME: dict[str, Happening] = {
    "play": lambda room, table: room.play(table),
    "leave": lambda room, table: room.hub.leave(table.id, BEN.user),
    "leave as host": lambda room, table: room.hub.leave(table.id, ADA.user),
    "end": lambda room, table: room.hub.end(table.id, ADA.user, moderator=False),
    "channel gone": lambda room, table: room.hub.abandon(table.id, "aborted-channel-gone"),
}


def likeness(table: Table) -> str:
    """All of the table that is stored."""
    state = None if table.state is None else table.game.after(table.state)
    return repr((table.opened, table.host, table.chairs, table.number, table.ended, state))


async def assert_undone(room: Room, table: Table, happening: Happening) -> None:
    before, stored = likeness(table), len(room.log.entries)
    room.log.trouble = FULL
    with pytest.raises(LogFailed, match=FULL):
        await happening(room, table)
    assert room.hub.at(table.opened.channel) is table, "its channel is not free"
    await room.settle()
    assert likeness(table) == before
    assert len(room.log.entries) == stored
    assert room.hub.at(HERE) is table
    assert room.hub.of(ADA.user) == room.hub.of(BEN.user) == [table]
    examine(room, table)


@pytest.mark.parametrize("what", IN_LOBBY)
async def test_what_cannot_be_stored_in_a_lobby_has_not_happened(room: Room, what: str) -> None:
    table = await room.lobby(ADA, BEN, seats=4)
    await assert_undone(room, table, IN_LOBBY[what])
    room.log.trouble = None
    assert await IN_LOBBY[what](room, table) is table
    await room.settle()
    examine(room, table)


@pytest.mark.parametrize("what", IN_GAME)
async def test_what_cannot_be_stored_in_a_game_has_not_happened(room: Room, what: str) -> None:
    table = await room.game(ADA, BEN)
    await room.play(table)
    await assert_undone(room, table, IN_GAME[what])
    room.log.trouble = None
    await IN_GAME[what](room, table)
    await room.settle()
    examine(room, table)


async def test_nothing_new_is_shown_while_nothing_can_be_stored(room: Room) -> None:
    table = await room.game(ADA, BEN)
    await room.play(table)
    room.log.trouble = FULL
    shown = len(room.witness.shown)
    with pytest.raises(LogFailed):
        await room.play(table)
    assert len(room.witness.shown) == shown
    await room.elapse(5 * NORMAL.turn)
    assert {seen.number for seen in room.witness.shown[shown:]} == {1}


async def test_after_the_trouble_the_same_press_does_what_it_would_have_done(room: Room) -> None:
    table = await room.game(ADA, BEN)
    player, word, window = mover(table), plain_card(table), table.window
    room.log.trouble = FULL
    for _ in range(3):
        with pytest.raises(LogFailed):
            await room.press(table, player, word, window)
    room.log.trouble = None
    assert await room.press(table, player, word, window) is table
    assert table.number == 1
    again = await room.press(table, player, word, window)
    assert reason(again) == "refused-too-late"


async def test_presses_at_once_fail_together_and_leave_no_trace(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO)
    last = await room.play(table)
    before, window = likeness(table), table.window
    room.log.trouble = FULL
    others = [guest for guest in (ADA, BEN, CLEO) if guest != last]
    answers = await asyncio.gather(
        *(room.press(table, guest, "call", window) for guest in others), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [LogFailed, LogFailed]
    await room.settle()
    assert likeness(table) == before
    examine(room, table)


async def test_the_board_learns_that_everybody_has_the_full_time_again(room: Room) -> None:
    table = await room.game(ADA, BEN)
    await room.elapse(NORMAL.turn / 2)
    room.log.trouble = FULL
    with pytest.raises(LogFailed):
        await room.play(table)
    await room.settle()
    assert room.witness.shown[-1].until == room.clock.now() + NORMAL.turn


async def test_clocks_try_again_until_it_can_be_stored(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.game(ADA, BEN)
    room.log.trouble = FULL
    await room.elapse(4 * NORMAL.turn)
    assert len(room.moves) == 0
    assert "table 1 stands still: the disk is full" in caplog.text
    room.log.trouble = None
    await room.elapse(NORMAL.turn + RETRY)
    assert table.number == 1
    examine(room, table)


async def test_a_cpu_tries_again_until_its_move_can_be_stored(room: Room) -> None:
    table = await room.game(ADA, BEN)
    await room.hub.leave(table.id, mover(table).user)
    room.log.trouble = FULL
    await room.elapse(60)
    assert len(room.moves) == 0
    room.log.trouble = None
    await room.elapse(THINKING[1] + RETRY)
    assert len(room.moves) == 1


async def test_an_idle_lobby_closes_when_its_end_can_be_stored(room: Room) -> None:
    table = await room.lobby(ADA)
    room.log.trouble = FULL
    await room.elapse(PATIENCE)
    assert room.hub.at(HERE) is table
    room.log.trouble = None
    await room.elapse(PATIENCE + RETRY)
    assert table.is_over
    assert room.hub.at(HERE) is None


async def test_a_disk_that_cannot_even_be_read_is_tried_again(room: Room) -> None:
    table = await room.game(ADA, BEN)
    room.log.trouble, room.log.unreadable = FULL, True
    for _ in range(2):
        with pytest.raises(LogFailed):
            await room.play(table)
    with pytest.raises(LogFailed, match="the disk is gone"):
        async with room.hub.look(table.id):
            pass
    await room.elapse(10 * RETRY)
    room.log.trouble, room.log.unreadable = None, False
    await room.elapse(RETRY)
    assert not table.stale
    await room.elapse(NORMAL.turn)
    assert table.number == 1
    examine(room, table)


async def test_a_table_that_cannot_be_stored_leaves_its_channel_free(room: Room) -> None:
    room.log.trouble = FULL
    with pytest.raises(LogFailed):
        await room.ask(ADA)
    assert room.hub.at(HERE) is None
    assert room.hub.all() == []
    assert room.witness.shown == []
    room.log.trouble = None
    table = await room.ask(BEN)
    assert isinstance(table, Table)
    await room.elapse(PATIENCE)
    assert table.is_over, "its clock runs"


async def test_a_cpu_with_a_bug_does_not_stop_the_clock(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wrong = True

    def buggy(view: View, chance: Chance) -> Action | None:
        if wrong:
            raise ZeroDivisionError("a bug in a CPU player")
        return view.legal[0] if view.to_move else None

    async with Room.entered(easy=buggy, normal=buggy) as room:
        table = await room.game(ADA, cpus=("easy",))
        await room.elapse(2 * NORMAL.turn)
        assert len(room.moves) == 0
        assert "table 1 stands still: a bug in a CPU player" in caplog.text
        assert "ZeroDivisionError" in caplog.text
        wrong = False
        await room.elapse(NORMAL.turn + RETRY)
        assert table.number > 0
        examine(room, table)


async def test_a_board_that_could_not_be_noted_is_noted_the_next_time(room: Room) -> None:
    table = await room.game(ADA, BEN)
    room.log.trouble = FULL
    with pytest.raises(LogFailed):
        await room.hub.posted(table.id, HERE, MessageId(5), 0)
    room.log.trouble = None
    await room.hub.posted(table.id, HERE, MessageId(6), 0)
    noted = Posted(table.id, HERE, MessageId(6), 0, room.clock.now())
    assert table.posted == noted == room.log.entries[-1]
    examine(room, table)


async def test_a_table_that_could_not_be_filed_is_still_there(room: Room) -> None:
    table = await room.lobby(ADA)
    await room.hub.end(table.id, ADA.user, moderator=False)
    room.log.trouble = FULL
    with pytest.raises(LogFailed):
        await room.hub.file(table.id)
    assert room.hub.find(table.id) is table
    room.log.trouble = None
    await room.hub.file(table.id)
    assert room.hub.find(table.id) is None
    await room.hub.file(table.id)
    await room.hub.posted(table.id, HERE, MessageId(5), 0)
    assert not any(isinstance(entry, Posted) for entry in room.log.entries)


async def test_a_return_that_cannot_be_stored_is_no_return(room: Room) -> None:
    table = await room.game(ADA, BEN)
    while not table.chairs[0].away:
        await room.next_alarm()
    room.log.trouble = FULL
    with pytest.raises(LogFailed):
        await room.hub.greet(table.id, ADA.user)
    await room.settle()
    assert table.chairs[0].away
    room.log.trouble = None
    await room.hub.greet(table.id, ADA.user)
    assert not table.chairs[0].away
    assert waiting(table).seats
