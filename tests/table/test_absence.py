"""Turns that time out, people who are away, and people who leave for good."""

import pytest

from bot.engine.chance import Chance
from bot.games.seventeen.action import Action
from bot.games.seventeen.view import View
from bot.table.chair import Chair
from bot.table.log import Ended, Seated
from bot.table.pace import PACES
from bot.table.plan import THINKING
from tests.table.calm import play_until, quiet, seat_of, until_away
from tests.table.room import ADA, BEN, CLEO, NORMAL, PEOPLE, Room, mover, reason


@pytest.mark.parametrize("pace", PACES)
async def test_a_turn_that_times_out_is_played_at_its_deadline(room: Room, pace: str) -> None:
    table = await room.game(ADA, BEN, seconds=PACES[pace])
    late, began = mover(table), room.clock.now()
    await room.elapse(PACES[pace].turn - 0.01)
    assert table.number == 0
    await room.elapse(0.01)
    [move] = room.moves
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
    while calm.moves[-1].seat != 0:
        await calm.next_alarm()
    assert calm.moves[-1].by == "cpu"
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
    assert calm.moves[-1].by == "clock"
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
    assert calm.moves[-1].word == "call"


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
    assert (calm.moves[-1].seat, calm.moves[-1].by) == (1, "cpu")


BEN_GONE = Chair("Ben", None, "normal", BEN.ticket, False, left=BEN.user)


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
