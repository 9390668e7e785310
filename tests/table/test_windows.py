"""Windows: when they open and close, who decides in them, and the deadlines that boards show."""

import pytest

from bot.engine.game import Pace
from bot.table.plan import THINKING, turn_ends
from tests.table.calm import loud, play_until, until_away
from tests.table.room import ADA, BEN, CLEO, DAN, NORMAL, Room, mover, waiting


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
    assert (calm.moves[-1].word, calm.moves[-1].by) == ("close", "clock")


async def test_a_window_with_somebody_in_it_stays_open_to_its_deadline(calm: Room) -> None:
    table = await calm.game(ADA, BEN, cpus=("easy", "easy"))
    await play_until(calm, table, ADA)
    await calm.play(table)
    deadline, number = table.deadline, table.number
    await calm.until(deadline - 1e-6)
    assert table.number == number
    await calm.until(deadline)
    assert calm.moves[-1].word == "close"


async def test_a_cpu_that_let_the_window_pass_plays_its_turn(calm: Room) -> None:
    table = await calm.game(ADA, cpus=("easy", "easy", "easy"))
    await play_until(calm, table, ADA)
    await calm.play(table)
    await calm.elapse(NORMAL.react + THINKING[1])
    assert calm.moves[-1].seat == 1
    assert calm.moves[-1].by == "cpu"


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
        [call] = [move for move in room.moves if move.word == "call"]
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
        assert room.moves[-1].deadline == table.deadline
