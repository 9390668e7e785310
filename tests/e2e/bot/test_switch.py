"""Switch as it is played: a whole match, and what tokens do to it."""

import asyncio
import re

from sandbox.message import EPHEMERAL
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.company import board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import boards, people, pressable, presses, sit_down
from tests.e2e.bot.player import play, switch_carefully
from tests.e2e.bot.stacked import rolling, shown
from tests.table.clock import DrivenClock

REACT = 6.0


def results(person: Person) -> list[str]:
    """The messages that stay after the rounds of a match, oldest first."""
    public = [message for message in person.messages if not message["flags"] & EPHEMERAL]
    return [text for text in map(show, public) if "won the round" in text]


async def test_two_people_play_a_whole_match_by_what_they_see(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben, game="Switch", match=True)
    async with asyncio.TaskGroup() as playing:
        for person in (ada, ben):
            playing.create_task(play(person, switch_carefully, deadline=20))

    (end,) = [show(message) for message in boards(ada)]
    assert "Switch · The game is over" in end
    told = results(ada)
    assert len(told) >= 7, "nobody has 100 points before"
    scores = {"Ada": 0, "Ben": 0}
    for number, text in enumerate(told, start=1):
        assert f"Switch · Round {number}" in text
        (winner,) = re.findall(r"🏆 \*\*(\w+)\*\* won the round", text)
        for name, points, score in re.findall(r"\*\*(\w+)\*\* \+(\d+) = (\d+)", text):
            assert (int(points) == 16) == (name == winner)
            scores[name] += int(points)
            assert scores[name] == int(score)
        assert (max(scores.values()) >= 100) == (text == told[-1])
    for name, score in scores.items():
        assert f"**{name}** {score} points" in end
    assert f"**{max(scores, key=lambda name: scores[name])}** wins!" in end
    assert results(ben) == told


async def test_a_block_asks_its_holder_alone_whom_and_stops_a_discard_k8(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await rolling(box, bot, 3, "block 1 2 4")
    await presses(ada, "Switch die")
    await ben.sees_text("**Ada** took a Block token.")
    await presses(ben, "Roll")
    await ben.sees_text("makes 1, 2, 3, 4, 5, 6, 7")
    await presses(ben, "Discard")
    await ada.sees_text("**Ben** discards 1. A Block now would stop it!")
    await presses(ada, "Block")
    assert "Whom do you block?" in show(panel(ada) or {})
    assert pressable(panel(ada)) == ["Block Ben", "Block Cleo"]
    assert "Whom do you block?" not in ben.sees() + cleo.sees()
    await ada.press("Block Ben")
    seen = await ben.sees_text("**Ada** blocked **Ben**: the turn is over.")
    assert "**Ben** · top `1` · ⛔ blocked" in seen


async def test_a_card_that_nobody_stops_goes_when_the_window_closes_k10(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben = await rolling(box, bot, 2, "block 1 2 4")
    await presses(ada, "Switch die")
    await ben.sees_text("**Ada** took a Block token.")
    await presses(ben, "Roll")
    await presses(ben, "Discard")
    await ada.sees_text("**Ben** discards 1.")
    assert "Discard" not in pressable(board(ben))
    clock.advance(REACT)
    await ben.sees_text("**Ben** · top `2`")
    await presses(ben, "Stop")
    await ada.sees_text("**Ben** stopped at card 2.")


async def test_a_block_can_be_countered_by_its_target_k3(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await rolling(box, bot, 3, "block block blank")
    await presses(ada, "Switch die")
    await ben.sees_text("**Ada** took a Block token.")
    await presses(ben, "Switch die")
    await cleo.sees_text("**Ben** took a Block token.")
    await presses(ada, "Block")
    await ada.press("Block Ben")
    await cleo.sees_text("**Ada** blocks **Ben**. **Ben** may counter!")
    await presses(cleo, "Counter")
    await cleo.sees_text("This Block is not meant for you: only its target can counter it.")
    await presses(ben, "Counter")
    seen = await cleo.sees_text("**Ben** countered the Block.")
    assert "⛔" not in seen
    assert "Pot: 🧱🧱🧱🧱" in seen
    await presses(cleo, "Switch die")
    await ada.sees_text("**Cleo** rolled Blank.")


async def test_a_blocked_player_takes_the_block_off_with_a_token_k4(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock)
    ada, ben = await rolling(box, bot, 2, "block block blank 1 1 1")
    await presses(ada, "Switch die")
    await ben.sees_text("**Ada** took a Block token.")
    await presses(ben, "Switch die")
    await ada.sees_text("**Ben** took a Block token.")
    await presses(ada, "Switch die")
    await ada.sees_text("**Ada** rolled Blank.")
    await presses(ada, "Block")
    await ada.press("Block Ben")
    await ben.sees_text("may counter!")
    clock.advance(REACT)
    await ben.sees_text("is blocked: Unblock, or the Switch die")
    assert pressable(board(ben))[:2] == ["Switch die", "Unblock"]
    await ben.press("Unblock")
    await ada.sees_text("**Ben** removed the Block.")
    await presses(ben, "Roll")
    await presses(ben, "Discard")
    await ada.sees_text("**Ben** · top `2`")


async def test_a_green_swap_is_with_whom_one_likes_b2(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await rolling(box, bot, 3, "1 2 6 green")
    await presses(ada, "Roll")
    for _ in range(3):
        await shown(bot)
        await presses(ada, "Discard")
    await shown(bot)
    await presses(ada, "Stop")
    await shown(bot)
    await presses(ben, "Switch die")
    await cleo.sees_text("choose a pile to swap with, or keep your own")
    assert pressable(board(ben)) == ["Swap with Ada · 4", "Swap with Cleo · 1", "Keep my pile"]
    await presses(cleo, "Swap with Ada · 4")
    await cleo.sees_text("It is not your turn: wait for **Ben**.")
    await presses(ben, "Swap with Ada · 4")
    seen = await cleo.sees_text("**Ben** swapped piles with **Ada**: 1 for 4.")
    assert "**Ada** · top `1`" in seen
    assert "**Ben** · top `4`" in seen


async def test_a_green_swap_can_be_cancelled_by_anybody_with_a_token_k6(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await rolling(box, bot, 3, "block green")
    await presses(ada, "Switch die")
    await ben.sees_text("**Ada** took a Block token.")
    await presses(ben, "Switch die")
    await presses(ben, "Swap with Cleo · 1")
    await ada.sees_text("**Ben** swaps with **Cleo**. A token now would cancel it!")
    await presses(cleo, "Cancel swap")
    await cleo.sees_text("You hold no Block token: the Switch die brings one.")
    await presses(ada, "Cancel swap")
    await cleo.sees_text("**Ada** cancelled the swap of **Ben**.")
