"""Slash commands, with every wrong way to use them."""

import pytest

from bot import __version__
from sandbox.permission import Permission
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.company import board
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, boards, gather, hand, people, pressable, presses, sit_down
from tests.table.clock import DrivenClock


@pytest.mark.parametrize(
    ("pace", "said"),
    [
        ("Quick", "25 sec a turn, 4 sec to react"),
        ("Normal", "60 sec a turn, 6 sec to react"),
        ("Relaxed", "10 min a turn, 20 sec to react"),
    ],
)
async def test_play_takes_a_pace(box: Sandbox, start: Start, pace: str, said: str) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await gather(ada, pace=pace)
    assert f"Pace: {said}" in ada.sees()


async def test_a_server_has_a_pace_of_its_own(box: Sandbox, start: Start) -> None:
    await start(DrivenClock(), pace="quick", turn_seconds=40)
    (ada,) = await people(box, "ada")
    await gather(ada)
    assert "Pace: 40 sec a turn, 4 sec to react" in ada.sees()
    await ada.press("Cancel")
    await ada.until(lambda _: boards(ada) == [])
    await gather(ada, pace="Relaxed")
    assert "Pace: 10 min a turn, 20 sec to react" in ada.sees()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": "Switch", "seats": 6}, "Switch is for 2 to 4 players."),
        ({"game": "17", "match": True}, "17 has no matches: leave that option out."),
    ],
)
async def test_play_refuses_what_the_game_does_not_have(
    box: Sandbox, start: Start, options: dict[str, object], said: str
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("play", **options)
    assert answer(ada) == said
    assert boards(ada) == []


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.VIEW_CHANNEL, "View Channel and Send Messages"),
    ],
)
async def test_permissions_that_the_bot_lacks_are_named(
    box: Sandbox, start: Start, denied: Permission, named: str
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    box.deny("sandbox", "games", denied)
    await ada.slash("play", game="17")
    assert answer(ada) == (
        f"I cannot run a table here. Somebody who manages this channel has to allow me: {named}."
    )
    box.deny("sandbox", "games", Permission(0))
    await gather(ada)


async def test_hand_shows_the_panel_again(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben)
    before = len(ada.ephemerals)
    await ada.slash("hand")
    assert len(ada.ephemerals) == before + 1
    assert answer(ada).startswith("### Your hand")


async def test_hand_is_for_players(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await cleo.slash("hand")
    assert answer(cleo) == "There is no table here: /play opens one."
    await sit_down(ada, ben)
    await cleo.slash("hand")
    assert answer(cleo).startswith("You are not in this game: wait for the next one")


async def test_board_posts_the_board_afresh_and_the_one_before_loses_its_buttons(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben)
    old = board(ada)
    await cleo.slash("board")
    await ada.until(lambda _: len(boards(ada)) == 1 and boards(ada) != [old])
    assert ada.messages[-1] == board(ada), "it is at the bottom"
    shown = [show(message) for message in ada.messages if "17 · Round 1" in show(message)]
    assert len(shown) == 2, "the old board still says how things were"
    await presses(ben, "My hand")
    assert answer(ben).startswith("### Your hand")


@pytest.mark.parametrize("command", ["board", "end", "leave"])
async def test_without_a_table_commands_say_how_to_open_one(
    box: Sandbox, start: Start, command: str
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash(command)
    assert answer(ada) == "There is no table here: /play opens one."


@pytest.mark.parametrize("who", ["ada", "ben"])
async def test_end_is_for_the_host_and_for_moderators(box: Sandbox, start: Start, who: str) -> None:
    await start(DrivenClock())
    ada, ben, cleo, dario = await people(box, "ada", "ben", "cleo", "dario")
    await sit_down(ada, cleo)
    await cleo.slash("end")
    assert answer(cleo) == "Only the host or a moderator can do that: ask **Ada**."
    await dario.slash("end")
    assert answer(dario) == "Only the host or a moderator can do that: ask **Ada**."
    await {"ada": ada, "ben": ben}[who].slash("end")
    await cleo.sees_text("17 · The table is closed")
    assert boards(cleo) == []
    await cleo.until(lambda _: pressable(cleo.ephemerals[0]) == [])
    await gather(dario)


async def test_about_says_that_it_is_well(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    await ben.slash("about")
    assert f"**Tavolo** {__version__}" in answer(ben)
    assert "1 table in 1 server · latency" in answer(ben)
    assert "scope=bot+applications.commands&permissions=" in answer(ben)


async def test_a_lobby_is_shown_afresh_too(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada)
    await ben.slash("board")
    await ben.until(lambda _: len(boards(ben)) == 1)
    await presses(ben, "Join")
    await presses(ada, "Start")
    await ben.until(lambda _: "Your hand" in ben.sees())
    assert hand(ben)
