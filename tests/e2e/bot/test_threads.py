"""Games in threads of their own: when they are asked for, always, or never."""

import pytest

from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import board
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, boards, gather, people, presses
from tests.table.clock import DrivenClock

THREAD = "17 with Ada"
CHANNELS = 3
"""Those of the sandbox before there are threads."""

LACKING = pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Permission.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (Permission.SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
    ],
)


async def enters(person: Person, channel: str) -> None:
    """As soon as it is in their list of channels."""
    await person.until(lambda _: any(c["name"] == channel for c in person.channels.values()))
    person.go(channel)


async def test_the_host_takes_the_lobby_to_a_thread_and_the_game_goes_on_there(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await gather(ada, ben)
    await ben.press("Open a thread")
    assert answer(ben) == "Only the host can do that: ask **Ada**."
    await ada.press("Open a thread")
    await enters(cleo, THREAD)
    here = f"<#{cleo.channel}>"
    await ada.sees_text(f"The table is open in {here}.")
    await ben.until(lambda _: boards(ben) == [])
    assert f"It goes on in {here}." in show(ben.messages[0])

    await presses(cleo, "Join")
    await cleo.sees_text("Seats: 3 of 6")
    await enters(ada, THREAD)
    assert "Open a thread" not in ada.buttons
    await presses(ada, "Start")
    await cleo.sees_text("Your hand")
    await enters(ben, THREAD)
    await presses(ben, "My hand")
    assert answer(ben).startswith("### Your hand")


async def test_a_host_whose_panel_stayed_outside_gets_a_hand_in_the_thread(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await gather(ada)
    await presses(ada, "Add CPU")
    await presses(ada, "Easy")
    await ada.sees_text("Seats: 2 of 6")
    await ada.press("Open a thread")
    await enters(ada, THREAD)
    await presses(ada, "Start")
    await ada.sees_text("Your hand")


async def test_the_channel_is_free_when_its_lobby_has_gone_to_a_thread(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    await ada.press("Open a thread")
    await ben.until(lambda _: boards(ben) == [])
    await gather(ben)
    await enters(ben, THREAD)
    await ben.slash("play", game="17")
    assert answer(ben).startswith("There is a table here already")


async def test_a_server_can_have_every_game_in_a_thread(box: Sandbox, start: Start) -> None:
    await start(DrivenClock(), threads="always")
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("play", game="17")
    await enters(ben, THREAD)
    assert answer(ada) == f"The table is open in <#{ben.channel}>."
    assert boards(ada) == []
    await presses(ben, "Join")
    await enters(ada, THREAD)
    await presses(ada, "Start")
    await ben.sees_text("Your hand")


async def test_a_game_that_is_opened_in_a_thread_stays_there(box: Sandbox, start: Start) -> None:
    await start(DrivenClock(), threads="always")
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("play", game="17")
    await enters(ada, THREAD)
    await ada.sees_text("[Cancel]")
    await ada.press("Cancel")
    await ada.until(lambda _: boards(ada) == [])
    await gather(ada)
    await enters(ben, THREAD)
    assert len(ben.channels) == CHANNELS + 1, "no second thread"
    await ben.sees_text("[Join]")


async def test_a_server_can_do_without_threads(box: Sandbox, start: Start) -> None:
    await start(DrivenClock(), threads="never")
    (ada,) = await people(box, "ada")
    await gather(ada)
    assert "Open a thread" not in ada.buttons


@LACKING
async def test_what_the_bot_lacks_for_a_thread_is_named(
    box: Sandbox, start: Start, denied: Permission, named: str
) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    box.deny("sandbox", "games", denied)
    await ada.press("Open a thread")
    await ada.sees_text(f"has to allow me: {named}.")
    await presses(ben, "Join")
    await ada.sees_text("Seats: 2 of 6")
    await presses(ada, "Start")
    await ben.until(lambda _: board(ben))


async def test_what_the_bot_lacks_in_a_thread_is_named(box: Sandbox, start: Start) -> None:
    await start(DrivenClock(), threads="always")
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("play", game="17")
    for person in (ada, ben):
        await enters(person, THREAD)
    await presses(ada, "Cancel")
    await ben.until(lambda _: boards(ben) == [])
    box.deny("sandbox", "games", Permission.SEND_MESSAGES_IN_THREADS)
    await ben.slash("play", game="17")
    assert answer(ben).endswith("has to allow me: Send Messages in Threads.")


@LACKING
async def test_with_threads_for_every_game_what_the_bot_lacks_is_named_too(
    box: Sandbox, start: Start, denied: Permission, named: str
) -> None:
    await start(DrivenClock(), threads="always")
    (ada,) = await people(box, "ada")
    box.deny("sandbox", "games", denied)
    await ada.slash("play", game="17")
    assert answer(ada).endswith(f"has to allow me: {named}.")
    assert len(ada.channels) == CHANNELS


async def test_a_lobby_of_which_somebody_has_made_a_thread_gets_another_one(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await gather(ada)
    channel = bot.get_partial_messageable(int(ada.channel), guild_id=int(HOME))
    await channel.get_partial_message(int(ada.messages[0]["id"])).create_thread(name="chatter")
    await ada.press("Open a thread")
    await enters(ada, THREAD)
    await ada.sees_text("[Join]")
