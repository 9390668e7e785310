"""The board stays in sight: edited in place, posted afresh when it has gone up or grown old."""

from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.company import MESSAGES, board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import boards, pressable, presses
from tests.e2e.bot.stacked import dealt
from tests.table.clock import DrivenClock

OLD = 50 * 60.0


async def chat(person: Person, lines: int) -> None:
    for number in range(lines):
        await person.say(f"line {number}")
    await person.sees_text(f"line {lines - 1}")


async def ada_and_ben_play(
    box: Sandbox, start: Start, clock: DrivenClock | None = None, **settings: object
) -> list[Person]:
    bot = await start(clock or DrivenClock(), **settings)
    return await dealt(box, bot, "5o 1o 2o", "1o 2o 3o")


async def test_a_board_is_edited_in_place(box: Sandbox, start: Start) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    (before,) = boards(ben)
    await chat(ben, 11)
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`")
    (after,) = boards(ben)
    assert after["id"] == before["id"]
    assert "**Ada** played `⬜5`" in show(after)


async def test_after_twelve_other_messages_the_board_is_posted_afresh(
    box: Sandbox, start: Start
) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    (before,) = boards(ben)
    await chat(ben, 12)
    await presses(ada, "Face up · 5 (open)")
    await ben.until(lambda _: "**Ada** played `⬜5`" in show(ben.messages[-1]))
    await ben.until(lambda _: len(boards(ben)) == 1)
    assert boards(ben)[0]["id"] != before["id"]
    await presses(ben, "Face up · 1 (open)")
    await ada.sees_text("**Ben** played `⬜1`")
    assert len(boards(ada)) == 1


async def test_how_many_messages_are_too_many_is_the_servers_own(
    box: Sandbox, start: Start
) -> None:
    ada, ben = await ada_and_ben_play(box, start, board_after=3)
    await chat(ben, 3)
    await presses(ada, "Face up · 5 (open)")
    await ben.until(lambda _: "**Ada** played `⬜5`" in show(ben.messages[-1]))


async def test_a_board_older_than_fifty_minutes_is_posted_afresh(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    ada, ben = await ada_and_ben_play(box, start, clock, turn_seconds=24 * 3600)
    (before,) = boards(ben)
    clock.advance(OLD - 1)
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`")
    assert [message["id"] for message in boards(ben)] == [before["id"]]
    clock.advance(2)
    await presses(ben, "My hand")
    await presses(ben, "Face up · 1 (open)")
    await ada.until(lambda _: "**Ben** played `⬜1`" in show(ada.messages[-1]))
    await ada.until(lambda _: [m["id"] for m in boards(ada)] == [ada.messages[-1]["id"]])


async def test_a_fresh_board_calls_the_player_to_move_and_nobody_else(
    box: Sandbox, start: Start
) -> None:
    ada, ben = await ada_and_ben_play(box, start)
    await chat(ben, 12)
    await presses(ada, "Face up · 5 (open)")
    await ben.until(lambda _: "**Ada** played `⬜5`" in show(ben.messages[-1]))
    posted = box.requests.to("POST", MESSAGES)[-1].body
    assert isinstance(posted, dict)
    assert posted["allowed_mentions"]["users"] == [int(ben.me["id"])]
    assert f"<@{ben.me['id']}> plays a card" in show(ben.messages[-1])


async def test_pressing_on_the_board_is_answered_by_the_board_itself(
    box: Sandbox, start: Start
) -> None:
    """Acknowledged and edited in one, where nothing has to be drawn first."""
    bot = await start(DrivenClock(), board="text")
    ada, _, cleo = await dealt(box, bot, "5o 1o 2o", "1o 2o 3o", "1o 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await cleo.sees_text("**Ada** played `⬜5`")
    seen = len(cleo.messages)
    await presses(cleo, "17!")
    assert "**Cleo** called 17!" in show(board(cleo) or {})
    assert len(cleo.messages) == seen
    assert "17!" not in pressable(panel(cleo))
