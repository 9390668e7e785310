"""Moves by people: what is in time, what comes too late, and what changes nothing."""

import asyncio
from typing import Any

import pytest

from bot.engine.game import Pace, Seat
from bot.games.seventeen.state import Reckoning
from bot.table.course import ANY_WINDOW
from bot.table.hub import Guest
from bot.table.log import Moved
from bot.table.table import Table
from tests.table.room import (
    ADA,
    BEN,
    CLEO,
    DAN,
    FAY,
    NORMAL,
    Room,
    at,
    mover,
    plain_card,
    reason,
    waiting,
    words,
)


def after(table: Table, key: str) -> Any:
    return table.game.after(table.state)[key]


def reckoning(table: Table) -> Reckoning:
    """How the last round ended."""
    found = table.game.view(table.state, None).reckoning
    assert isinstance(found, Reckoning)
    return found


def next_after(table: Table, guest: Guest, places: int = 1) -> Guest:
    """Who sits so many places further clockwise."""
    seat = table.seat_of(guest.user)
    assert seat is not None
    return at(table, (seat + places) % len(table.chairs))


def everything(table: Table) -> str:
    """What a refusal must not touch."""
    parts = (table.chairs, table.host, table.number, table.last, table.deadline, table.alarms)
    state = None if table.state is None else table.game.after(table.state)
    return repr((parts, table.misses, table.decided, table.window, state))


async def test_a_move_is_stored_with_who_made_it_when_and_until_when_the_table_waits(
    room: Room,
) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    word = plain_card(table)
    player = await room.play(table)
    now = room.clock.now()
    assert room.log.entries[-1] == Moved(
        table.id, 1, table.seat_of(player.user), word, "person", now, now + NORMAL.react
    )
    assert room.witness.shown[-1].number == 1


@pytest.mark.parametrize("nearer_first", [True, False])
@pytest.mark.parametrize(("near", "far"), [(1, 2), (1, 3), (2, 3)])
async def test_of_two_calls_in_one_window_turn_order_decides_and_not_who_is_quicker(
    room: Room, near: int, far: int, nearer_first: bool
) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    window = table.window
    callers = [next_after(table, last, near), next_after(table, last, far)]
    if not nearer_first:
        callers.reverse()
    await asyncio.gather(*(room.press(table, caller, "call", window) for caller in callers))
    await room.elapse(NORMAL.grace)
    assert at(table, reckoning(table).caller) == next_after(table, last, near)


async def test_a_call_leaves_those_with_priority_the_whole_grace_period(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    await room.press(table, next_after(table, last, 3), "call")
    assert waiting(table).pace is Pace.GRACE
    await room.elapse(NORMAL.grace - 0.01)
    assert await room.press(table, next_after(table, last, 2), "call") is table
    await room.elapse(NORMAL.grace - 0.01)
    assert after(table, "phase") == "grace"
    await room.elapse(0.01)
    assert at(table, reckoning(table).caller) == next_after(table, last, 2)


async def test_a_call_in_the_last_instant_of_the_reaction_window_counts(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    await room.until(table.deadline - 1e-6)
    assert waiting(table).pace is Pace.REACT
    assert await room.press(table, next_after(table, last, 2), "call") is table
    await room.elapse(1e-6)
    assert after(table, "phase") == "grace"


async def test_a_call_at_the_very_moment_when_the_window_closes_counts(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    window = table.window
    await room.settle()
    room.clock.move_to(table.deadline)
    answer = await room.press(table, next_after(table, last, 2), "call", window)
    await room.settle()
    assert answer is table
    assert after(table, "phase") == "grace"


async def test_a_call_after_the_window_but_before_the_next_card_is_in_time(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    window = table.window
    await room.elapse(NORMAL.react)
    assert waiting(table).pace is Pace.TURN
    assert await room.press(table, next_after(table, last, 3), "call", window) is table
    await room.elapse(NORMAL.grace)
    assert at(table, reckoning(table).caller) == next_after(table, last, 3)


async def test_a_call_after_the_next_card_comes_too_late(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    window = table.window
    await room.elapse(NORMAL.react)
    await room.play(table)
    late = await room.press(table, next_after(table, last, 2), "call", window)
    assert reason(late) == "refused-too-late"
    assert after(table, "callers") == []


async def test_of_a_call_and_the_next_card_at_once_the_first_counts(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    window = table.window
    await room.elapse(NORMAL.react)
    card, call = await asyncio.gather(
        room.press(table, mover(table), plain_card(table), window),
        room.press(table, next_after(table, last, 2), "call", window),
    )
    assert card is table
    assert reason(call) == "refused-too-late"


@pytest.mark.parametrize("at_once", [True, False])
async def test_a_card_that_is_pressed_twice_is_played_once(room: Room, at_once: bool) -> None:
    table = await room.game(ADA, BEN)
    player, word, window = mover(table), plain_card(table), table.window
    if at_once:
        first, second = await asyncio.gather(
            *(room.press(table, player, word, window) for _ in range(2))
        )
    else:
        first = await room.press(table, player, word, window)
        second = await room.press(table, player, word, window)
    assert first is table
    assert reason(second) == "refused-too-late"
    assert len(after(table, "row")) == 1


async def test_a_button_of_last_turn_plays_no_card_in_this_one(room: Room) -> None:
    table = await room.game(ADA, BEN)
    window, player = table.window, mover(table)
    await room.play(table)
    await room.play(table)
    assert mover(table) == player
    stale = await room.press(table, player, plain_card(table), window)
    assert reason(stale) == "refused-too-late"


async def test_a_call_pressed_twice_is_one_call(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    caller = next_after(table, await room.play(table), 3)
    assert await room.press(table, caller, "call") is table
    assert reason(await room.press(table, caller, "call")) == "refused-no-priority"
    assert after(table, "callers") == [table.seat_of(caller.user)]


async def test_refusals_change_nothing_and_store_nothing(room: Room) -> None:
    table = await room.game(ADA, BEN, CLEO, DAN)
    last = await room.play(table)
    upcoming = next_after(table, last)
    before, stored, shown = everything(table), len(room.log.entries), len(room.witness.shown)
    wrong = [
        (FAY, "call", table.window, "refused-not-in-game"),
        (last, "call", table.window, "refused-played-last"),
        (upcoming, "call", table.window - 1, "refused-too-late"),
        (upcoming, "call", table.window + 1, "refused-too-late"),
        (upcoming, plain_card_of(table, upcoming), table.window, "refused-window-open"),
        (upcoming, "close", table.window, "refused-not-seated"),
        (upcoming, "roll", table.window, "refused-unknown-action"),
        (upcoming, "", table.window, "refused-unknown-action"),
        (upcoming, "play.9z.up", ANY_WINDOW, "refused-unknown-action"),
    ]
    for guest, word, window, why in wrong:
        assert reason(await room.press(table, guest, word, window)) == why, word
    assert everything(table) == before
    assert (len(room.log.entries), len(room.witness.shown)) == (stored, shown)
    await room.elapse(NORMAL.react)
    not_yet = await room.press(table, last, plain_card_of(table, last))
    assert reason(not_yet) == "refused-not-your-turn"


def plain_card_of(table: Table, guest: Guest) -> str:
    seat = table.seat_of(guest.user)
    assert seat is not None
    return f"play.{after(table, 'hands')[seat][0]}.down"


async def test_nobody_moves_in_a_lobby(room: Room) -> None:
    table = await room.lobby(ADA, BEN)
    before = everything(table)
    assert reason(await room.press(table, ADA, "call")) == "refused-not-started"
    assert reason(await room.press(table, FAY, "call")) == "refused-not-in-game"
    assert everything(table) == before


async def with_a_token(room: Room) -> tuple[Table, Guest, Seat]:
    """A game of Switch for three in which the mover has rolled, and somebody else may block."""
    table = await room.game(ADA, BEN, CLEO, game="switch")
    for _ in range(200):
        pace, mover, seats = waiting(table)
        if pace is not Pace.TURN:
            await room.until(table.deadline)
            continue
        assert mover is not None
        can = words(table, mover)
        if len(seats) > 1 and "roll" not in can:
            return table, at(table, seats[1]), mover
        word = "die" if "die" in can and len(seats) == 1 else can[0]
        assert await room.press(table, at(table, mover), word) is table
    raise AssertionError("nobody got a token in 200 steps")


async def test_a_block_is_in_time_whatever_the_mover_has_done_meanwhile(room: Room) -> None:
    table, blocker, target = await with_a_token(room)
    block = f"block.{target}"
    assert block in words(table, waiting(table).seats[1])
    stale = table.window - 1
    assert reason(await room.press(table, blocker, block, stale)) == "refused-too-late"
    assert await room.press(table, blocker, block, ANY_WINDOW) is table
    stored = room.log.entries[-1]
    assert isinstance(stored, Moved)
    assert stored.word == block


async def test_what_the_mover_of_switch_presses_twice_happens_once(room: Room) -> None:
    table, _, seat = await with_a_token(room)
    window, word = table.window, words(table, seat)[0]
    first, second = await asyncio.gather(
        *(room.press(table, at(table, seat), word, window) for _ in range(2))
    )
    assert first is table
    assert reason(second) == "refused-too-late"
