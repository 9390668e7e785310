"""After a restart every table is what its log says, and has its full time again."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.engine.chance import Chance
from bot.games import CATALOGUE
from bot.table.hub import Hub
from bot.table.ids import MessageId, TableId
from bot.table.log import Ended, Entry, Filed, Moved, Opened, Seated
from bot.table.restore import Unplayable, restore
from bot.table.table import Table
from tests.store.memory import MemoryLog
from tests.table.clock import START, DrivenClock
from tests.table.health import examine
from tests.table.room import ADA, BEN, CLEO, DAN, HERE, NORMAL, PATIENCE, THERE, Room, reason
from tests.table.witness import Witness


def found(room: Room, id: TableId) -> Table:
    table = room.hub.find(id)
    assert table is not None, f"table {id} has not come back"
    return table


async def test_a_lobby_comes_back_with_everybody_in_it_and_its_whole_patience(
    room: Room,
) -> None:
    before = await room.lobby(ADA, BEN, cpus=("hard",), seats=5)
    await room.elapse(PATIENCE - 1)
    await room.restart()
    table = found(room, before.id)
    assert table is not before
    assert (table.opened, table.host, table.chairs) == (before.opened, ADA.user, before.chairs)
    assert table.commit == before.commit
    assert room.hub.at(HERE) is table
    await room.elapse(PATIENCE - 1)
    assert table.ended is None
    await room.elapse(1)
    assert table.ended is not None


@pytest.mark.parametrize("game", CATALOGUE)
async def test_a_game_comes_back_as_it_was_at_every_step(game: str) -> None:
    async with Room.entered(f"restore {game}") as room:
        table = await room.game(ADA, cpus=("easy", "normal"), game=game)
        for number in range(1, 40):
            while table.number < number and not table.ended:
                await room.next_alarm()
            before = table
            await room.restart()
            table = found(room, before.id)
            assert table is not before
            assert table.game.after(table.state) == before.game.after(before.state)
            for what in ("chairs", "host", "number", "last", "window", "commit"):
                assert getattr(table, what) == getattr(before, what), what
            examine(room, table)
        assert table.number > 20, "the game was too short for a test"


async def test_a_turn_begins_anew_after_a_restart(room: Room) -> None:
    id = (await room.game(ADA, BEN)).id
    await room.elapse(NORMAL.turn - 1)
    await room.restart()
    table = found(room, id)
    assert table.deadline == room.clock.now() + NORMAL.turn
    await room.elapse(NORMAL.turn - 0.01)
    assert table.number == 0
    await room.elapse(0.01)
    assert table.number == 1


async def test_nobody_is_punished_for_a_long_absence_of_the_bot(room: Room) -> None:
    id = (await room.game(ADA, BEN, CLEO)).id
    await room.stop()
    room.clock.advance(24 * 3600)
    room.run()
    await room.restart()
    table = found(room, id)
    assert table.deadline == room.clock.now() + NORMAL.turn
    assert not any(chair.away for chair in table.chairs)


async def test_the_buttons_of_the_old_board_work(room: Room) -> None:
    before = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(before)
    caller = next(guest for guest in (ADA, BEN, CLEO, DAN) if guest != last)
    window = before.window
    await room.restart()
    table = found(room, before.id)
    assert await room.press(table, caller, "call", window) is table


async def test_who_was_away_is_still_away_and_can_come_back(room: Room) -> None:
    before = await room.game(ADA, BEN)
    while not before.chairs[0].away:
        await room.next_alarm()
    await room.restart()
    table = found(room, before.id)
    assert table.chairs[0].away
    await room.hub.greet(table.id, ADA.user)
    assert not table.chairs[0].away


async def test_a_moved_lobby_comes_back_where_it_moved_to(room: Room) -> None:
    before = await room.lobby(ADA)
    await room.hub.relocate(before.id, ADA.user, THERE)
    await room.restart()
    assert room.hub.at(HERE) is None
    assert room.hub.at(THERE) is found(room, before.id)


async def test_the_board_is_where_it_was_posted_last(room: Room) -> None:
    before = await room.lobby(ADA)
    for message in (5, 6):
        await room.hub.posted(before.id, HERE, MessageId(message), 0)
    await room.restart()
    assert found(room, before.id).posted == before.posted
    assert before.posted is not None
    assert before.posted.message == 6


@pytest.mark.parametrize("started", [False, True])
async def test_a_table_that_is_over_comes_back_until_its_end_has_been_shown(
    room: Room, started: bool
) -> None:
    id = (await (room.game if started else room.lobby)(ADA, BEN)).id
    await room.hub.end(id, ADA.user, moderator=False)
    await room.restart()
    table = found(room, id)
    assert table.ended is not None
    assert table.alarms == []
    assert room.hub.at(HERE) is None
    assert reason(await room.hub.leave(id, ADA.user)) == "refused-no-table"
    await room.hub.file(id)
    await room.restart()
    assert room.hub.find(id) is None


async def test_a_finished_game_comes_back_with_its_winners(room: Room) -> None:
    before = await room.game(ADA, BEN)
    while not before.ended:
        await room.next_alarm()
    await room.restart()
    table = found(room, before.id)
    assert table.ended == before.ended
    assert table.game.after(table.state) == before.game.after(before.state)


async def test_numbers_of_tables_go_on_where_they_were(room: Room) -> None:
    table = await room.lobby(ADA)
    await room.hub.end(table.id, ADA.user, moderator=False)
    await room.hub.file(table.id)
    await room.restart()
    assert (await room.lobby(ADA)).id == table.id + 1


# Logs that do not fit


def other_game(entry: Entry) -> Entry:
    return entry._replace(game="chess") if isinstance(entry, Opened) else entry


def other_option(entry: Entry) -> Entry:
    return entry._replace(options={"blitz": True}) if isinstance(entry, Opened) else entry


def unknown_word(entry: Entry) -> Entry:
    return entry._replace(word="castle") if isinstance(entry, Moved) else entry


def refused_word(entry: Entry) -> Entry:
    return entry._replace(word="close") if isinstance(entry, Moved) else entry


def too_few(entry: Entry) -> Entry:
    return entry._replace(chairs=entry.chairs[:1]) if isinstance(entry, Seated) else entry


def nothing(entry: Entry) -> Entry:
    """Without its end: by the rules the game is over, and the log does not say so."""
    return entry


@pytest.mark.parametrize(
    "change", [other_game, other_option, unknown_word, refused_word, too_few, nothing]
)
async def test_a_log_that_no_longer_fits_ends_its_table_and_no_other(
    change: Callable[[Entry], Entry], caplog: pytest.LogCaptureFixture
) -> None:
    async with Room.entered("spoiled") as room:
        spoiled = await room.game(ADA, BEN)
        while not spoiled.ended:
            await room.next_alarm()
        sound = await room.game(ADA, BEN, channel=THERE)
        await room.next_alarm()
        entries = [
            change(entry) if entry.table == spoiled.id else entry
            for entry in room.log.entries
            if not isinstance(entry, Ended)
        ]
        log, clock = MemoryLog(entries), DrivenClock()
        hub = Hub(CATALOGUE, log, clock, Witness(log))
        await hub.restore()
        assert [table.id for table in hub.all()] == [sound.id]
        assert f"table {spoiled.id} cannot go on" in caplog.text
        aborted = Ended(spoiled.id, "aborted", "aborted-rules-changed", (), clock.now())
        assert log.entries[len(entries) :] == [aborted, Filed(spoiled.id)]
        assert (await log.load())[0].opened.table == sound.id


async def test_a_game_that_was_over_keeps_its_winners_when_it_cannot_be_shown(room: Room) -> None:
    table = await room.game(ADA, BEN)
    while not table.ended:
        await room.next_alarm()
    log = MemoryLog(room.log.entries)
    await Hub({}, log, DrivenClock(), Witness(log)).restore()
    saved = log.saved(table.id)
    assert saved is not None
    assert saved.ended == table.ended
    assert log.entries[-1] == Filed(table.id)


async def test_it_says_which_move_does_not_fit(room: Room) -> None:
    table = await room.game(ADA, BEN)
    await room.play(table)
    saved = room.log.saved(table.id)
    assert saved is not None
    wrong = saved._replace(moves=(*saved.moves, saved.moves[0]))
    with pytest.raises(Unplayable, match=r"move 2: play.* is refused: refused-"):
        restore(wrong, CATALOGUE, Chance(b""), START)
    narrow = {"17": replace(CATALOGUE["17"], actions=())}
    with pytest.raises(Unplayable, match=r"move 1: play.* is no action of 17"):
        restore(saved, narrow, Chance(b""), START)
    with pytest.raises(Unplayable, match="there is no game 17"):
        restore(saved, {}, Chance(b""), START)
