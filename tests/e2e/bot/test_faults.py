"""Discord fails, and the tables go on."""

import asyncio
import logging

import pytest

from bot.table.ids import TableId
from sandbox.server import Sandbox
from tests.e2e.bot.company import (
    CALLBACK,
    MESSAGE,
    MESSAGES,
    answers,
    board,
    cards,
    is_to_move,
    kinds,
    play,
    seated,
    sees_played,
    text,
    to_move,
    words,
)
from tests.e2e.bot.conftest import Start
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock

EDIT = "PATCH /channels"


@pytest.mark.parametrize("fault", ["429", "500", "502"])
async def test_a_board_that_cannot_be_edited_holds_up_neither_its_players_nor_other_tables(
    box: Sandbox, start: Start, fault: str
) -> None:
    await start(DrivenClock())
    here = await seated(box, "ada", "ben")
    there = await seated(box, "cleo", "dario", channel="other-table")
    if fault == "429":
        box.faults.limit(1, retry_after=1.0, match=EDIT)
    else:
        box.faults.fail(1, status=int(fault), match=EDIT)
    stale = text(board(here[0]))
    await play(here)
    await eventually(lambda: box.requests.to("PATCH", MESSAGE)[-1].status == int(fault))
    before = len(answers(box))
    second = await play(here)  # pressed on the panel: acknowledged while the board still waits
    await play(there)
    assert kinds(answers(box)[before:]) == [7, 7]
    await there[0].until(lambda seen: "played" in seen)
    assert text(board(here[0])) == stale, "its board has been waiting all the time"
    await sees_played(here[0], second)
    assert len([r for r in box.requests.to("PATCH", MESSAGE) if r.status >= 400]) == 1


async def test_a_call_is_acknowledged_before_its_result_can_be_shown(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    await play(people)
    caller = await to_move(people)
    await caller.until(lambda _: "call" in words(board(caller)))
    box.faults.limit(1, retry_after=0.5, match=EDIT)
    await caller.press("17!", on=board(caller))
    assert kinds(answers(box))[-1] == 6
    assert "called 17 · Round 1" not in caller.sees()
    await caller.sees_text("called 17 · Round 1")
    await caller.sees_text("Round 2")


async def test_who_is_still_to_be_told_why_not_keeps_the_board_from_nobody(
    box: Sandbox, start: Start
) -> None:
    """A refusal that takes its time, or many of them, as when people hammer on a button."""
    await start(DrivenClock())
    people = await seated(box, "ada", "ben", "cleo")
    first = await play(people)
    other = next(person for person in people if person is not first)
    await sees_played(other, first)
    box.faults.delay(60, match="callback")
    hammering = asyncio.create_task(first.press("17!", on=board(first)))  # who played last may not
    await eventually(lambda: not box.faults.outstanding)
    await other.press("17!", on=board(other))
    await other.sees_text("called 17")
    assert not hammering.done()
    hammering.cancel()


async def test_a_deleted_board_is_posted_again(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    first = board(people[0])
    assert first
    box.delete_message(first["id"])
    await people[0].until(lambda _: board(people[0]) is None)
    person = people[0] if any(cards(people[0])) else people[1]
    await person.press(cards(person)[0])
    await people[0].sees_text("played")
    await play(people)
    [posted] = box.requests.to("POST", MESSAGES)
    assert posted.status == 200, "one new board, and it is edited from then on"


async def test_what_is_pressed_while_the_wire_is_cut_counts_after_the_resume(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    [session] = box.gateway.sessions()
    person = await to_move(people)
    wire = session.link
    box.faults.drop()
    await person.press(cards(person)[0])
    await people[0].sees_text("played")
    assert session.link is not wire
    assert box.gateway.sessions() == [session], "resumed, and not begun anew"


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_table_outlives_an_invalid_session(
    box: Sandbox, start: Start, resumable: bool
) -> None:
    await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    [before] = box.gateway.sessions()
    link = before.link
    box.faults.invalidate(resumable=resumable)
    await eventually(lambda: any(s.link not in (None, link) for s in box.gateway.sessions()))
    await play(people)
    await people[0].sees_text("played")


async def test_a_press_that_arrives_twice_acts_and_is_answered_once(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    before = len(answers(box))
    box.faults.duplicate()
    await play(people)
    box.faults.duplicate()
    await people[0].slash("hand")
    await play(people)
    saved = await bot.store.read(TableId(1))
    assert saved
    assert len(saved.moves) == 2
    assert kinds(answers(box)[before:]) == [7, 4, 7]


async def test_presses_that_overtake_each_other_are_both_answered(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    people = await seated(box, "ada", "ben")
    first = await to_move(people)
    other = next(person for person in people if person is not first)
    box.faults.reverse(2)
    await asyncio.gather(first.press(cards(first)[0]), other.press("My hand"))
    await other.until(lambda _: any(cards(other)))
    saved = await bot.store.read(TableId(1))
    assert saved
    assert len(saved.moves) == 1


async def test_an_answer_that_comes_too_late_is_logged_and_the_move_counts(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    """10062, as when the bot was busy for three seconds: the others see the move all the same."""
    caplog.set_level(logging.INFO, "cogs")
    await start(DrivenClock())
    people = await seated(box, "ada", "ben", game="Switch")
    person = people[0] if is_to_move(people[0]) else people[1]
    box.faults.fail(1, status=404, code=10062, match=CALLBACK)
    pressing = asyncio.create_task(person.press("Roll"))
    await people[0].until(lambda seen: "rolled" in seen or "🎲" in seen)
    pressing.cancel()
    assert [r.levelname for r in caplog.records if "did not arrive" in r.message] == ["INFO"]
    assert [r.getMessage() for r in caplog.records if r.levelno > logging.INFO] == []


async def test_after_a_long_outage_the_bot_is_back_within_half_a_minute(
    box: Sandbox, start: Start
) -> None:
    """discord.py alone would wait for up to 1,024 seconds between two attempts."""
    bot = await start(DrivenClock())
    shard = bot.get_shard(0)
    assert shard is not None
    pauses = [shard._parent._backoff.delay() for _ in range(200)]
    assert 16 < max(pauses) <= 32
