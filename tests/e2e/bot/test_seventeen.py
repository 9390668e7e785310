"""17 as it is played: whole games by people who see only their own screens."""

import asyncio
import re

import pytest

from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.company import board
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import boards, gather, hand, panel_says, people, presses, sit_down
from tests.e2e.bot.player import play, seventeen_openly
from tests.e2e.bot.stacked import dealt
from tests.table.clock import DrivenClock, HastyClock

SWIFT = {"turn_seconds": 3600, "react_seconds": 1, "grace_seconds": 0.5}
"""On a clock that is not too hasty: a panel lives for a quarter of an hour of it."""
"""On a clock that hurries fifty times: windows of 20 ms, and turns that nobody misses."""

REACT = 6.0
GRACE = 1.5


async def play_to_the_end(*company: Person) -> None:
    async with asyncio.TaskGroup() as playing:
        for person in company:
            playing.create_task(play(person, seventeen_openly, deadline=20))


def results(person: Person) -> list[str]:
    """The messages that stay after calls, oldest first."""
    return [text for text in map(show, person.messages) if "called 17 · Round" in text]


def standing(text: str) -> dict[str, str]:
    """Each player's tokens, as they stand below a result or at the end."""
    return dict(re.findall(r"(?:▫️|🥇) \*\*(\w+)\*\*(?: 🤖)? ?([🏆🟥]*)", text))


async def test_three_people_play_a_whole_game_by_what_they_see(box: Sandbox, start: Start) -> None:
    await start(HastyClock(20), **SWIFT)
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben, cleo)
    await play_to_the_end(ada, ben, cleo)

    (end,) = [show(message) for message in boards(ada)]
    assert "17 · The game is over" in end
    (winner,) = [name for name, held in standing(end).items() if held.count("🏆") == 3]
    assert f"**{winner}** wins!" in end
    told = results(ada)
    rounds = [
        int(found[1]) for found in (re.search(r"Round (\d+)", text) for text in told) if found
    ]
    assert rounds == list(range(1, len(told) + 1)), "every round has left its message"
    assert standing(told[-1]) == standing(end)
    for person in (ada, ben, cleo):
        assert results(person) == told
        await panel_says(person, "The game is over.")
        assert "went wrong" not in person.sees()


async def test_a_whole_game_with_cpu_players(box: Sandbox, start: Start) -> None:
    await start(HastyClock(20), **SWIFT)
    ada, ben = await people(box, "ada", "ben")
    await gather(ada, ben)
    await ada.press("Add CPU")
    for level, taken in (("Easy", 3), ("Normal", 4)):
        await presses(ada, level)
        await ada.sees_text(f"Seats: {taken} of")
    await ada.press("Start")
    await play_to_the_end(ada, ben)

    (end,) = [show(message) for message in boards(ada)]
    assert set(standing(end)) == {"Ada", "Ben", "Rosa", "Enzo"}
    assert max(held.count("🏆") for held in standing(end).values()) == 3
    assert standing(results(ben)[-1]) == standing(end)


@pytest.mark.parametrize("reversed_on_the_way", [False, True])
async def test_of_two_calls_at_once_the_next_in_turn_counts_c3(
    box: Sandbox, start: Start, reversed_on_the_way: bool
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    for person in (ben, cleo):
        await person.sees_text("Everybody but **Ada** may call 17.")
    if reversed_on_the_way:
        box.faults.reverse(2)
    await asyncio.gather(ben.press("17!"), cleo.press("17!"))
    await ada.sees_text("**Ben** called 17 · Round 1")
    assert standing(results(ada)[0]) == {"Ada": "🏆", "Ben": "🟥", "Cleo": ""}


async def test_a_call_waits_for_whoever_comes_before_it_x3(box: Sandbox, start: Start) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await presses(cleo, "17!")
    await ben.sees_text("**Cleo** called 17!")
    clock.advance(GRACE - 0.001)
    await presses(ben, "17!")
    await ada.sees_text("**Ben** called 17 · Round 1")


async def test_when_the_grace_is_over_the_first_call_counts_x3(box: Sandbox, start: Start) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await presses(cleo, "17!")
    await ben.sees_text("**Cleo** called 17!")
    clock.advance(GRACE)
    await ada.sees_text("**Cleo** called 17 · Round 1")


@pytest.mark.parametrize("left", [0.001, 0.0])
async def test_a_call_in_the_last_instant_of_a_window_counts(
    box: Sandbox, start: Start, left: float
) -> None:
    """And in the first one after it: until the next card is down, a call is in time (X1)."""
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await cleo.until(lambda _: cleo.buttons["17!"])
    clock.advance(REACT - left)
    await cleo.press("17!")
    await ben.sees_text("**Cleo** called 17!")
    clock.advance(GRACE)
    await ada.sees_text("**Cleo** called 17 · Round 1")


async def test_in_an_x2_turn_the_panel_says_which_of_the_two_cards_p6(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await dealt(box, bot, "x2 1o 2o", "1o 2o 3o", "1o 2o 3o", pile="4o 5o 4c")
    await presses(ada, "Face up · x2")
    await ben.sees_text("plays two cards (x2)")
    clock.advance(REACT)
    await ben.sees_text("x2: choose the first of two cards")
    await presses(ben, "Face up · 1 (open)")
    assert "x2: now choose the second card" in hand(ben)
    await cleo.sees_text("plays a second card (x2)")
    assert not cleo.buttons["17!"]
    await presses(ben, "Face up · 2 (open)")
    assert [card in hand(ben) for card in ("3 (open)", "5 (open)", "4 (closed)")] == [True] * 3
    await cleo.until(lambda _: cleo.buttons["17!"])


async def test_a_card_that_was_trashed_face_down_is_seen_by_nobody_p2(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await dealt(box, bot, "4c 1o 2o", "trash 1o 2o", "1o 2o 3o", pile="1c 2c 3c")
    await presses(ada, "Face down · 4 (closed)")
    await ben.sees_text("**Ada** played `⬛?` face down.")
    clock.advance(REACT)
    await presses(ben, "Face up · Trash")
    await cleo.sees_text("**Ben** played `⬜Trash`")
    assert "No card lies in the row" in show(board(cleo) or {})
    clock.advance(REACT)
    await presses(cleo, "Face up · 3 (open)")
    await ada.sees_text("**Cleo** played")
    await presses(ada, "17!")
    for person in (ben, cleo):
        seen = await person.sees_text("**Ada** called 17 · Round 1")
        assert not re.search(r"[⬜⬛]4|4 \(", seen), f"the 4 is on {person.name}'s screen: {seen}"
        assert "**3** ❌ wrong!" in seen


async def test_the_result_of_a_call_stays_with_every_token_that_moved_and_why(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await dealt(
        box, bot, "5o 1o 2o", "trap 2o 3o", "5o 2o 3o", tokens=("vp", "", "")
    )
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played")
    clock.advance(REACT)
    await presses(ben, "Face down · Trap")
    await cleo.sees_text("**Ben** played")
    clock.advance(REACT)
    await presses(cleo, "Face up · 5 (open)")
    await ada.sees_text("**Cleo** played")
    await presses(ada, "17!")
    await ben.sees_text("17 · Round 2")

    (told,) = results(ben)
    assert "`⬜5` `⬛Trap` `⬜5`\n5 + 5 = **10** ❌ wrong!" in told
    assert "Turned over: **Ben** `⬛Trap`" in told
    moved = re.findall(r"^(?:🟥|↩️|🏆) .*$", told, re.MULTILINE)
    assert moved == [
        "🟥 **Ada**: a penalty for a Trap of **Ben**",
        "🟥 **Ada**: a penalty for the wrong call",
        "↩️ **Ada**: two penalties, so both go back, and a victory with them",
        "🏆 **Ben**: a victory for a Trap",
        "🏆 **Cleo**: a victory, the call was wrong",
    ]
    assert standing(told) == {"Ada": "🟥", "Ben": "🏆", "Cleo": "🏆"}
    assert "**Cleo** starts round 2." in told
    assert "[" not in told, "what is over has no buttons"
    await presses(cleo, "Face up · 2 (open)")
    await ben.sees_text("**Cleo** played `⬜2`")
    assert results(ben) == [told]
