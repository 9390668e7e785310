"""Every press in vain is answered: one sentence, to that person alone, with why and what to do."""

import asyncio

import pytest

from sandbox.clock import DrivenClock as SandboxClock
from sandbox.server import Sandbox
from tests.e2e.bot.company import board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, panel_says, people, presses
from tests.e2e.bot.stacked import dealt, rolling
from tests.table.clock import DrivenClock

REACT, GRACE = 6.0, 1.5
EDIT = "PATCH /channels"


@pytest.mark.parametrize("button", ["My hand", "17!"])
async def test_whoever_does_not_play_learns_how_to(box: Sandbox, start: Start, button: str) -> None:
    bot = await start(DrivenClock())
    ada, ben = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    (cleo,) = await people(box, "cleo")
    await presses(ada, "Face up · 5 (open)")
    await presses(cleo, button)
    assert answer(cleo) == (
        "You are not in this game: wait for the next one, or open another with /play."
    )
    assert "You are not" not in ada.sees() + ben.sees()


async def test_whoever_is_not_to_move_learns_whose_turn_it_is(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    _, ben = await rolling(box, bot, 2, "1 2 4")
    await ben.press("Roll")
    assert answer(ben) == "It is not your turn: wait for **Ada**."


async def test_whoever_played_last_cannot_call_c2(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, _, _ = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await presses(ada, "17!")
    assert answer(ada) == ("You played the last card, so you cannot call: wait for the next one.")


async def test_a_second_call_of_ones_own_changes_nothing(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, _, cleo = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await presses(cleo, "17!")
    await cleo.sees_text("**Cleo** called 17!")
    await cleo.press("17!")
    assert answer(cleo) == (
        "17 has been called already, by you or by somebody who comes first: wait for the result."
    )


async def test_while_a_window_is_open_one_learns_until_when_k11(box: Sandbox, start: Start) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben, cleo = await rolling(box, bot, 3, "block block block")
    for person in (ada, ben, cleo):
        await person.sees_text(f"<@{person.me['id']}>: roll")
        await presses(person, "Switch die")
    await ada.sees_text("**Cleo** took a Block token.")
    await presses(cleo, "Block")
    await presses(ada, "Block")
    await presses(ada, "Block Ben")
    await cleo.sees_text("may counter!")
    await cleo.press("Block Ada")
    closes = int(clock.now() + REACT)
    assert answer(cleo) == (f"Not yet: the others may still react, and it goes on <t:{closes}:R>.")


async def test_a_call_after_the_next_card_is_told_what_happened_meanwhile_c1(
    box: Sandbox, start: Start, clock: SandboxClock
) -> None:
    tables = DrivenClock()
    bot = await start(tables, board="text")  # nothing is drawn: the edit is under way at once
    ada, ben, cleo = await dealt(box, bot, "5o 1o 2o", "3o 1o 2o", "1o 2o 4o")
    await presses(ada, "Face up · 5 (open)")
    await cleo.sees_text("**Ada** played `⬜5`")
    tables.advance(REACT)
    await panel_says(ben, "Your turn")
    box.faults.delay(1.0, match=EDIT)
    await presses(ben, "Face up · 3 (open)")
    assert "**Ben** played" not in cleo.sees(), "her screen is behind"
    await cleo.press("17!")
    assert answer(cleo) == "Too late, the table has moved on. **Ben** played `⬜3`."
    clock.advance(1.0)
    await cleo.sees_text("Everybody but **Ben** may call 17.")


async def test_a_call_after_the_round_is_told_how_it_ended_x3(
    box: Sandbox, start: Start, clock: SandboxClock
) -> None:
    tables = DrivenClock()
    bot = await start(tables, board="text")  # nothing is drawn: the edit is under way at once
    ada, ben, cleo = await dealt(box, bot, "5o 1o 2o", "3o 1o 2o", "1o 2o 4o")
    await presses(ada, "Face up · 5 (open)")
    await presses(cleo, "17!")
    await ben.sees_text("**Cleo** called 17!")
    box.faults.delay(1.0, match=EDIT)
    tables.advance(GRACE)
    await panel_says(ada, "Your turn")
    await ben.press("17!")
    assert answer(ben) == ("Too late, the table has moved on. **Cleo** called 17 and was wrong: 5.")
    clock.advance(1.0)
    await ben.sees_text("**Cleo** called 17 · Round 1")


async def test_a_button_that_is_pressed_twice_acts_once(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await dealt(box, bot, "5o 5o 5o", "1o 2o 3o")
    await asyncio.gather(*(ada.press("Face up · 5 (open)") for _ in range(2)))
    assert answer(ada) == "Too late, the table has moved on. **Ada** played `⬜5`."
    await ben.sees_text("**5 showing**")


async def test_an_old_panel_of_a_game_that_is_over_says_so(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    old = panel(ada)
    await presses(ada, "My hand")
    await ada.slash("end")
    await ben.sees_text("The table is closed")
    await ada.press("Face up · 5 (open)", on=old)
    assert answer(ada) == "The game is over: /play or Rematch starts another."


async def test_an_old_panel_on_which_the_card_is_gone_says_what_was_played(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, _ = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")
    old = panel(ada)
    await presses(ada, "My hand")
    await presses(ada, "Face down · 5 (open)")
    await ada.press("Face up · 1 (open)", on=old)
    assert answer(ada) == "Too late, the table has moved on. **Ada** played `⬛5` face down."


async def test_an_old_cpu_picker_of_a_game_that_has_begun_says_so(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("play", game="17")
    await presses(ben, "Join")
    await presses(ada, "Add CPU")
    old = ada.ephemerals[-1]
    await presses(ada, "Add CPU")
    await presses(ada, "Start")
    await panel_says(ben, "Your hand")
    await ada.press("Hard", on=old)
    assert answer(ada) == "The game has begun already: watch it, or open another with /play."
    assert board(ben)
