"""Panels: one's own cards, which nobody else sees, up to date for as long as Discord allows."""

import asyncio

from bot.table.ids import UserId
from sandbox.clock import DrivenClock as SandboxClock
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.bot.company import PANEL, board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, hand, panel_says, people, pressable, presses, sit_down
from tests.e2e.bot.stacked import dealt, desk_of, table_of
from tests.table.clock import DrivenClock

LIFE = 15 * 60.0
PATIENT = {"turn_seconds": 24 * 3600}


async def ada_and_ben_play(
    box: Sandbox, start: Start, clock: DrivenClock | None = None
) -> list[Person]:
    bot = await start(clock or DrivenClock(), **PATIENT)
    return await dealt(box, bot, "5o 1o 2o", "1c 2c 3c")


async def test_a_panel_updates_by_itself_when_the_turn_comes(box: Sandbox, start: Start) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    assert "Not your turn" in hand(ben)
    assert pressable(panel(ben)) == []
    seen = len(ben.messages)
    await presses(ada, "Face up · 5 (open)")
    await panel_says(ben, "Your turn: play a card")
    assert len(pressable(panel(ben))) == 7, "three cards, two ways each, and 17!"
    assert len(ben.messages) == seen, "it is the same panel, with nothing pressed"


async def test_nobody_sees_the_panel_of_another(box: Sandbox, start: Start) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    assert "3 (closed)" not in ada.sees()
    assert "5 (open)" not in ben.sees()


async def test_my_hand_makes_a_new_panel_which_is_the_one_that_updates(
    box: Sandbox, start: Start
) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    old = panel(ben)
    await presses(ben, "My hand")
    new = panel(ben)
    assert old is not None
    assert new is not None
    assert new["id"] != old["id"]
    await presses(ada, "Face up · 5 (open)")
    await panel_says(ben, "Your turn: play a card")
    assert old in ben.messages, "the old one stays as it was"


async def test_a_card_can_be_played_on_an_older_panel_that_shows_it(
    box: Sandbox, start: Start
) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    old = panel(ada)
    await presses(ada, "My hand")
    await ada.press("Face up · 5 (open)", on=old)
    await ben.sees_text("**Ada** played `⬜5`")
    await ada.until(lambda _: pressable(ada.ephemerals[0]) == [])


async def test_a_panel_whose_token_is_too_old_is_not_edited_and_my_hand_helps(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    ada, ben = await ada_and_ben_play(box, start, clock)
    clock.advance(LIFE)
    edits = len(box.requests.to("PATCH", PANEL))
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`")
    assert "Not your turn" in hand(ben)
    assert len(box.requests.to("PATCH", PANEL)) == edits
    await presses(ben, "My hand")
    assert "Your turn: play a card" in hand(ben)
    await presses(ben, "Face up · 3 (closed)")
    await panel_says(ada, "Your turn: play a card")


async def test_whatever_its_player_presses_a_panel_lives_on_with_it(
    box: Sandbox, start: Start, clock: SandboxClock
) -> None:
    tables = DrivenClock()
    ada, ben = await ada_and_ben_play(box, start, tables)
    await presses(ada, "Face up · 5 (open)")
    for pressed in (True, False):
        tables.advance(LIFE * 2 / 3)
        clock.advance(LIFE * 2 / 3)
        if pressed:
            await presses(ada, "17!")
            assert "You played the last card" in answer(ada)
    await presses(ben, "My hand")
    await presses(ben, "Face up · 3 (closed)")
    await panel_says(ada, "Your turn: play a card")


async def test_a_token_that_discord_no_longer_takes_costs_one_request_and_my_hand_helps(
    box: Sandbox, start: Start, clock: SandboxClock
) -> None:
    bot = await start(DrivenClock(), **PATIENT)
    ada, ben = await dealt(box, bot, "5o 1o 2o", "1c 2c 3c")
    clock.advance(LIFE + 1)
    refused = len([r for r in box.requests.to("PATCH", PANEL) if r.status >= 400])
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`")
    his = desk_of(bot).panel(table_of(bot).id, UserId(int(ben.me["id"])))
    async with asyncio.timeout(5):
        await his.publisher.settled()
    await presses(ben, "My hand")
    assert "Your turn: play a card" in hand(ben)
    await presses(ben, "Face up · 3 (closed)")
    await panel_says(ada, "Your turn: play a card")
    failed = [r for r in box.requests.to("PATCH", PANEL) if r.status >= 400]
    assert len(failed) - refused == 1


async def test_a_panel_that_was_dismissed_is_made_anew_by_my_hand(
    box: Sandbox, start: Start
) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    gone = panel(ben)
    assert gone is not None
    await ben.dismiss(gone)
    await ben.until(lambda _: panel(ben) is None)
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`")
    await presses(ben, "My hand")
    assert "Your turn: play a card" in hand(ben)


async def test_without_a_token_there_is_nobody_to_block(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben, game="Switch")
    assert "You hold no Block token." in hand(ada)
    assert pressable(panel(ada)) == []
    assert "Block" not in pressable(board(ada)), "nobody has one yet"
