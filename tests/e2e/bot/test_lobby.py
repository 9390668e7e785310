"""From /play to the first hand."""

import asyncio

import pytest

from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import (
    answer,
    boards,
    gather,
    panel_says,
    people,
    pressable,
    presses,
)
from tests.table.clock import DrivenClock

PATIENCE = 15 * 60.0


def lobby(person: Person) -> str:
    (only,) = boards(person)
    return show(only)


async def test_a_lobby_fills_and_everybody_gets_a_hand_of_their_own(
    box: Sandbox, start: Start
) -> None:
    await start()
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("play", game="17")
    await presses(ben, "Join")
    await ada.sees_text("Seats: 2 of 6")
    await ada.press("Start")
    await ada.sees_text("Your hand")
    await ben.sees_text("Your hand")


async def test_a_lobby_says_what_is_played_by_whom_and_how(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada, ben, game="Switch", match=True, seats=3, pace="Relaxed")
    seen = lobby(ada)
    for text in (
        "Switch: who plays?",
        "Match to 100 points",
        "Pace: 10 min a turn, 20 sec to react",
        "Seats: 2 of 3",
        "**Ada** · 👑 host",
        "👤 **Ben**",
        "▫️ free",
        "Ready: the host can start.",
        "sha256 `",
    ):
        assert text in seen
    assert pressable(boards(ada)[0]) == [
        *("Join", "Leave", "Add CPU", "Start", "Cancel"),
        *("Rules", "Open a thread"),
    ]


async def test_nobody_starts_alone(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await gather(ada)
    assert "One more player and it can start." in lobby(ada)
    assert not ada.buttons["Start"]


async def test_the_host_adds_cpu_players_of_every_level_until_the_table_is_full(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada, seats=4)
    await ada.press("Add CPU")
    assert "How well should the CPU play?" in answer(ada)
    for level, name in (("Easy", "Rosa"), ("Normal", "Enzo"), ("Hard", "Carla")):
        await presses(ada, level)
        await ben.sees_text(f"🤖 **{name}** · {level}")
    assert "Carla sits down, and the table is full." in answer(ada)
    assert pressable(ada.ephemerals[-1]) == []
    assert not ben.buttons["Join"]
    assert not ben.buttons["Add CPU"]


async def test_the_host_who_was_asked_for_a_level_is_dealt_in_on_the_same_message(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await gather(ada)
    await presses(ada, "Add CPU")
    await presses(ada, "Easy")
    await presses(ada, "Start")
    await panel_says(ada, "Your hand")
    assert len(ada.ephemerals) == 1


async def test_only_the_host_adds_cpu_players(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada, ben)
    await ben.press("Add CPU")
    assert answer(ben) == "Only the host can do that: ask **Ada**."


async def test_of_two_who_want_the_last_seat_one_is_told_that_it_is_taken(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await gather(ada, seats=2)
    for guest in (ben, cleo):
        await guest.sees_text("[Join]")
    await asyncio.gather(ben.press("Join"), cleo.press("Join"))
    await ada.sees_text("Seats: 2 of 2")
    answers = sorted([answer(ben), answer(cleo)])
    assert answers[0].startswith("All seats are taken: wait for the next game")
    assert answers[1].startswith("You play 17.")


async def test_joining_twice_and_leaving_without_a_seat_are_answered(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await gather(ada, ben)
    await ben.press("Join")
    assert answer(ben) == "You have a seat already: just wait for the start."
    await presses(cleo, "Leave")
    assert answer(cleo) == "You are not in this lobby: Join takes a seat."


async def test_whoever_leaves_a_lobby_has_no_panel_any_more(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada, ben)
    await ben.press("Leave")
    await ada.sees_text("Seats: 1 of 6")
    await ben.until(lambda seen: "You play 17" not in seen)
    assert "You left the lobby." in ben.sees()
    await ben.press("Join")
    assert answer(ben).startswith("You play 17.")


async def test_when_the_host_leaves_the_next_person_hosts(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await gather(ada)
    await ada.press("Add CPU")
    await presses(ada, "Normal")
    for guest in (ben, cleo):
        await presses(guest, "Join")
    await ada.sees_text("Seats: 4 of 6")
    await ada.press("Leave")
    await cleo.sees_text("**Ben** · 👑 host")
    await cleo.press("Start")
    assert answer(cleo) == "Only the host can do that: ask **Ben**."
    await ben.press("Start")
    await cleo.sees_text("Your hand")


async def test_when_the_last_person_leaves_the_lobby_closes(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    await ada.press("Add CPU")
    await presses(ada, "Easy")
    await ada.press("Leave")
    await ben.sees_text("Nobody is left to play.")
    assert boards(ben) == []


async def test_an_idle_lobby_closes_by_itself_and_says_so(box: Sandbox, start: Start) -> None:
    clock = DrivenClock()
    await start(clock)
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    clock.advance(PATIENCE - 1)
    await presses(ben, "Join")
    await ada.sees_text("Seats: 2 of 6")
    clock.advance(PATIENCE - 1)
    await presses(ben, "Leave")
    await ada.sees_text("Seats: 1 of 6")
    clock.advance(PATIENCE)
    await ben.sees_text("Nothing happened for a while, so the lobby closed by itself.")
    assert boards(ben) == []
    await gather(ben)


@pytest.mark.parametrize("who", ["ada", "ben"])
async def test_the_host_and_moderators_can_cancel_a_lobby(
    box: Sandbox, start: Start, who: str
) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await gather(ada, cleo)
    await presses({"ada": ada, "ben": ben}[who], "Cancel")
    await cleo.sees_text("The lobby was cancelled.")
    assert boards(cleo) == []
    await cleo.until(lambda seen: "You play 17" not in seen)


async def test_nobody_else_can_cancel_a_lobby(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, cleo = await people(box, "ada", "cleo")
    await gather(ada, cleo)
    await cleo.press("Cancel")
    assert answer(cleo) == "Only the host or a moderator can do that: ask **Ada**."
    assert "Seats: 2 of 6" in lobby(cleo)


async def test_a_channel_has_one_table_and_another_channel_its_own(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    await ben.slash("play", game="Switch")
    assert answer(ben).startswith("There is a table here already: join it")
    ben.go("other-table")
    await gather(ben, game="Switch")
    assert "Switch: who plays?" in lobby(ben)
