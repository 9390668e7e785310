"""What happens by itself: turns that time out, people who are away, windows that close."""

from collections.abc import AsyncIterator

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Pace
from bot.games.seventeen.action import CALL, Action, Play
from bot.games.seventeen.view import View
from bot.table.hub import Guest
from bot.table.log import Ended, Moved, Seated
from bot.table.pace import PACES
from bot.table.plan import THINKING, turn_ends
from bot.table.table import Table
from tests.table.room import (
    ADA,
    BEN,
    CLEO,
    DAN,
    NORMAL,
    PEOPLE,
    Room,
    mover,
    reason,
    waiting,
)


def quiet(view: View, chance: Chance) -> Action | None:
    """Plays a card face down and never calls."""
    cards = [action for action in view.legal if isinstance(action, Play) and action.face == "down"]
    return cards[0] if cards else None


def loud(view: View, chance: Chance) -> Action | None:
    """Calls whenever it may."""
    return CALL if CALL in view.legal else view.legal[0]


def envious(view: View, chance: Chance) -> Action | None:
    """Calls when somebody else has."""
    return CALL if view.phase == "grace" else quiet(view, chance)


@pytest.fixture
async def calm() -> AsyncIterator[Room]:
    """A room whose CPU players never call, but for the hard ones, which do when others have."""
    async with Room.entered(easy=quiet, normal=quiet, hard=envious) as room:
        yield room


def moves(room: Room) -> list[Moved]:
    return [entry for entry in room.log.entries if isinstance(entry, Moved)]


async def play_until(room: Room, table: Table, guest: Guest) -> None:
    """Everybody else plays until it is that person's turn."""
    seat = seat_of(table, guest)
    while (waits := waiting(table)).mover != seat:
        if waits.mover is None or table.chairs[waits.mover].played_by_cpu:
            await room.next_alarm()
        else:
            await room.play(table)


async def until_away(room: Room, table: Table, guest: Guest) -> None:
    """That person misses two turns."""
    for _ in range(2):
        await play_until(room, table, guest)
        await room.until(table.deadline)
    assert table.chairs[seat_of(table, guest)].away


def seat_of(table: Table, guest: Guest) -> int:
    seat = table.seat_of(guest.user)
    assert seat is not None
    return seat


# Turns


@pytest.mark.parametrize("pace", PACES)
async def test_a_turn_that_times_out_is_played_at_its_deadline(room: Room, pace: str) -> None:
    table = await room.game(ADA, BEN, seconds=PACES[pace])
    late, began = mover(table), room.clock.now()
    await room.elapse(PACES[pace].turn - 0.01)
    assert table.number == 0
    await room.elapse(0.01)
    [move] = moves(room)
    assert (move.seat, move.by) == (table.seat_of(late.user), "clock")
    assert move.at == began + PACES[pace].turn
    assert not table.chairs[seat_of(table, late)].away


async def test_a_normal_cpu_plays_for_whoever_is_late() -> None:
    asked: list[View] = []

    def asked_to_play(view: View, chance: Chance) -> Action | None:
        asked.append(view)
        return quiet(view, chance)

    async with Room.entered(normal=asked_to_play) as room:
        table = await room.game(ADA, BEN)
        seat = table.seat_of(mover(table).user)
        await room.until(table.deadline)
    assert [view.seat for view in asked] == [seat]


async def test_two_turns_missed_in_a_row_make_a_seat_away_and_everybody_sees_it(
    room: Room,
) -> None:
    table = await room.game(ADA, BEN)
    for missed in (1, 2):
        await play_until(room, table, ADA)
        await room.until(table.deadline)
        assert table.chairs[0].away == (missed == 2)
    assert isinstance(room.log.entries[-2], Seated)
    assert room.witness.shown[-1].chairs[0].away


async def test_who_presses_anything_in_between_has_not_missed_two_in_a_row(room: Room) -> None:
    table = await room.game(ADA, BEN)
    for _ in range(3):
        await play_until(room, table, ADA)
        await room.until(table.deadline)
        await room.hub.greet(table.id, ADA.user)
        assert not table.chairs[0].away


async def test_what_others_miss_does_not_count(room: Room) -> None:
    table = await room.game(ADA, BEN)
    await room.until(table.deadline)
    await room.until(table.deadline)
    assert [chair.away for chair in table.chairs] == [False, False]


async def test_a_cpu_plays_for_a_seat_that_is_away_after_a_moment(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await until_away(calm, table, ADA)
    await calm.play(table)
    asked = calm.clock.now()
    while moves(calm)[-1].seat != 0:
        await calm.next_alarm()
    assert moves(calm)[-1].by == "cpu"
    assert THINKING[0] <= calm.clock.now() - asked <= THINKING[1]


async def test_whoever_is_back_has_the_full_time_again(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await until_away(calm, table, ADA)
    await calm.play(table)
    await calm.elapse(THINKING[0] / 2)
    await calm.hub.greet(table.id, ADA.user)
    assert not table.chairs[0].away
    assert not calm.witness.shown[-1].chairs[0].away
    assert calm.witness.shown[-1].until == calm.clock.now() + NORMAL.turn
    number = table.number
    await calm.elapse(NORMAL.turn - 0.01)
    assert table.number == number
    await calm.elapse(0.01)
    assert moves(calm)[-1].by == "clock"
    assert not table.chairs[0].away, "one missed turn, and the two before are forgotten"


@pytest.mark.parametrize("word", ["call", "no such thing"])
async def test_even_a_wrong_press_brings_one_back(calm: Room, word: str) -> None:
    table = await calm.game(ADA, BEN)
    await until_away(calm, table, ADA)
    reason(await calm.press(table, ADA, word))
    assert not table.chairs[0].away


async def test_whoever_comes_back_with_a_move_has_made_it(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await until_away(calm, table, ADA)
    await calm.play(table)
    assert await calm.press(table, ADA, "call") is table
    assert not table.chairs[0].away
    assert moves(calm)[-1].word == "call"


async def test_a_greeting_that_changes_nothing_stores_nothing(room: Room) -> None:
    table = await room.game(ADA, BEN)
    stored = len(room.log.entries)
    for guest in PEOPLE:
        await room.hub.greet(table.id, guest.user)
    assert len(room.log.entries) == stored


# Leaving


async def test_who_leaves_a_game_leaves_the_seat_to_a_cpu_for_good(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await calm.hub.leave(table.id, BEN.user)
    assert table.chairs[1] == BEN_GONE
    assert calm.hub.of(BEN.user) == []
    assert reason(await calm.press(table, BEN, "call")) == "refused-not-in-game"
    assert reason(await calm.hub.join(table.id, BEN)) == "refused-already-started"
    await play_until(calm, table, ADA)
    await calm.play(table)
    await calm.elapse(THINKING[1])
    assert (moves(calm)[-1].seat, moves(calm)[-1].by) == (1, "cpu")


BEN_GONE = ("Ben", None, "normal", BEN.ticket, False)


async def test_who_leaves_in_the_middle_of_a_turn_holds_nobody_up(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await calm.elapse(NORMAL.turn / 2)
    leaver = mover(table)
    await calm.hub.leave(table.id, leaver.user)
    await calm.elapse(THINKING[1])
    assert table.number == 1


async def test_who_is_away_can_leave_as_well(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await until_away(calm, table, BEN)
    await calm.hub.leave(table.id, BEN.user)
    assert table.chairs[1] == BEN_GONE


async def test_when_the_host_leaves_a_game_the_next_person_hosts(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO)
    await room.hub.leave(table.id, ADA.user)
    assert table.host == BEN.user
    assert await room.hub.end(table.id, BEN.user, moderator=False) is table


async def test_without_people_there_is_no_game(room: Room) -> None:
    table = await room.game(ADA, BEN, cpus=("easy",))
    await room.hub.leave(table.id, ADA.user)
    assert table.ended is None
    await room.hub.leave(table.id, BEN.user)
    assert isinstance(room.log.entries[-1], Ended)
    assert room.log.entries[-1][1:4] == ("aborted", "aborted-nobody-left", ())
    number = table.number
    await room.elapse(1000)
    assert table.number == number


async def test_who_is_away_still_counts_as_somebody(calm: Room) -> None:
    table = await calm.game(ADA, BEN)
    await until_away(calm, table, ADA)
    await calm.hub.leave(table.id, BEN.user)
    assert table.ended is None
    assert table.host == ADA.user


# Windows


async def test_a_window_in_which_nobody_could_act_never_opens(room: Room) -> None:
    table = await room.game(ADA, BEN)
    last = await room.play(table)
    assert waiting(table).pace is Pace.TURN
    assert mover(table) != last


async def test_a_window_of_cpus_closes_as_soon_as_they_have_decided(calm: Room) -> None:
    table = await calm.game(ADA, cpus=("easy", "easy", "easy"))
    await play_until(calm, table, ADA)
    await calm.play(table)
    decided = max(alarm.at for alarm in table.alarms if alarm.seat is not None)
    assert waiting(table).pace is Pace.REACT
    assert decided < table.deadline
    number = table.number
    await calm.until(decided - 1e-6)
    assert table.number == number
    await calm.until(decided)
    assert (moves(calm)[-1].word, moves(calm)[-1].by) == ("close", "clock")


async def test_a_window_with_somebody_in_it_stays_open_to_its_deadline(calm: Room) -> None:
    table = await calm.game(ADA, BEN, cpus=("easy", "easy"))
    await play_until(calm, table, ADA)
    await calm.play(table)
    deadline, number = table.deadline, table.number
    await calm.until(deadline - 1e-6)
    assert table.number == number
    await calm.until(deadline)
    assert moves(calm)[-1].word == "close"


async def test_a_cpu_that_let_the_window_pass_plays_its_turn(calm: Room) -> None:
    table = await calm.game(ADA, cpus=("easy", "easy", "easy"))
    await play_until(calm, table, ADA)
    await calm.play(table)
    await calm.elapse(NORMAL.react + THINKING[1])
    assert moves(calm)[-1].seat == 1
    assert moves(calm)[-1].by == "cpu"


async def test_a_cpu_that_let_the_window_pass_thinks_again_when_somebody_calls(
    calm: Room,
) -> None:
    table = await calm.game(ADA, BEN, CLEO, cpus=("hard",))
    await play_until(calm, table, CLEO)
    await calm.play(table)
    await calm.until(table.deadline - 0.01)
    assert table.decided == {3}
    assert await calm.press(table, BEN, "call") is table
    await calm.elapse(NORMAL.grace)
    assert table.game.view(table.state, None).reckoning.caller == 3


async def test_whoever_comes_back_into_a_window_can_still_use_it(calm: Room) -> None:
    table = await calm.game(ADA, BEN, CLEO, DAN)
    await until_away(calm, table, ADA)
    await play_until(calm, table, BEN)
    await calm.play(table)
    await calm.elapse(NORMAL.react * 0.9)
    assert table.decided == {0}
    await calm.hub.greet(table.id, ADA.user)
    await calm.hub.leave(table.id, CLEO.user)
    await calm.hub.leave(table.id, DAN.user)
    await calm.until(table.deadline - 0.01)
    assert table.decided == {2, 3}
    assert waiting(table).pace is Pace.REACT, "the window closed before its time"
    assert await calm.press(table, ADA, "call") is table


async def test_who_leaves_a_window_does_not_keep_it_open(calm: Room) -> None:
    table = await calm.game(ADA, BEN, cpus=("easy", "easy"))
    await play_until(calm, table, ADA)
    await calm.play(table)
    await calm.elapse(NORMAL.react * 0.9)
    assert table.decided == {2, 3}
    await calm.hub.leave(table.id, BEN.user)
    number, [decides] = table.number, [alarm.at for alarm in table.alarms if alarm.seat == 1]
    await calm.until(decides)
    assert table.number == number + 1


async def test_a_cpu_calls_within_the_window_and_not_at_once() -> None:
    async with Room.entered(easy=loud) as room:
        table = await room.game(ADA, BEN, CLEO, cpus=("easy",))
        while waiting(table).mover not in (0, 1, 2):
            await room.next_alarm()
        await room.play(table)
        opened = room.clock.now()
        await room.elapse(NORMAL.react)
        [call] = [move for move in moves(room) if move.word == "call"]
        assert 0.1 * NORMAL.react <= call.at - opened <= 0.8 * NORMAL.react


# Deadlines that boards show


@pytest.mark.parametrize("cpus", [("easy", "easy"), ()])
async def test_the_turns_deadline_is_what_the_board_has_shown_since_the_card(
    calm: Room, cpus: tuple[str, ...]
) -> None:
    people = (ADA,) if cpus else (ADA, BEN, CLEO)
    table = await calm.game(*people, cpus=cpus)
    await play_until(calm, table, ADA)
    await calm.play(table)
    shown = turn_ends(table)
    assert shown == calm.clock.now() + NORMAL.react + NORMAL.turn
    while waiting(table).mover is None:
        await calm.next_alarm()
    assert turn_ends(table) == table.deadline == shown


async def test_a_window_that_closes_a_moment_late_moves_no_deadline(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO)
    await room.play(table)
    shown = turn_ends(table)
    await room.settle()
    room.clock.move_to(table.deadline + 0.4)
    await room.settle()
    assert waiting(table).pace is Pace.TURN
    assert turn_ends(table) == shown


async def test_after_a_long_sleep_of_the_machine_the_turn_is_a_full_one(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO)
    await room.play(table)
    await room.settle()
    room.clock.move_to(table.deadline + 3600)
    await room.settle()
    assert waiting(table).pace is Pace.TURN
    assert turn_ends(table) == room.clock.now() + NORMAL.turn


async def test_the_deadline_is_stored_with_the_move_that_set_it(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    for _ in range(20):
        await room.next_alarm()
        assert moves(room)[-1].deadline == table.deadline
