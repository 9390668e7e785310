"""Single things that no client would send, each with the sentence that it gets."""

import logging
from collections.abc import Callable

import pytest

from bot.table.ids import GuildId
from sandbox.server import Sandbox
from sandbox.shape import Json
from sandbox.world import HOME
from tests.e2e.bot.company import board
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.forger import CHOICES, SELECT, STRING, USER, Forger, at_home, option
from tests.e2e.bot.guests import people
from tests.e2e.bot.stacked import dealt, table_of
from tests.e2e.bot.yesterday import files, played, watched
from tests.table.clock import DrivenClock

GUILD = GuildId(int(HOME))
STRAY = "That does not work any more, and nothing has changed: call the command once more."
NOT_MANAGER = "Only somebody who may manage this server can change its settings."
NOT_A_TURN = "A turn takes a number of seconds from 5 to 86400"
TIMES = {"turn_seconds": "7", "react_seconds": "7", "grace_seconds": "7"}


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    """What nobody who runs the bot should have to read."""
    return lambda: [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING]


async def test_ids_that_stand_on_no_button_get_a_sentence(
    box: Sandbox, start: Start, quiet: Callable[[], list[str]]
) -> None:
    bot = await start(DrivenClock())
    await dealt(box, bot, "5o 1o 2o", "3c 2c 1c")
    await played(bot.store, 9, "17", "ada", "ben")
    forger = Forger(box)
    for id in (
        "profile:9223372036854775808.17",  # larger than any id, and than any number in a database
        f"profile:{'9' * 19}.17",
        "profile:٣.17",
        "t:١:0:join:1",  # digits, but not such as we write
        "t:1:٠:join:1",
        "t:1:0:ｊoin:1",
        "r:٩:0:step.0:1",
        "r:9:0:step.٠:1",
        "leaderboard:17.here.all.wins.١.1",
        "leaderboard:17.here.0000-01.wins.1.1",
        "tutorial:at.17.٠.call.1",
    ):
        assert (await forger.press("dario", id)).text == STRAY, id
    assert quiet() == []


async def test_a_button_of_a_replay_leaves_a_board_alone(
    box: Sandbox, start: Start, quiet: Callable[[], list[str]]
) -> None:
    bot = await start(DrivenClock())
    ada, _ = await dealt(box, bot, "5o 1o 2o", "3c 2c 1c")
    await played(bot.store, 9, "17", "ada", "ben")
    forger, before = Forger(box), board(ada)
    for do in ("step.0", "page.999999.999999", "proof.0"):
        assert (await forger.press("ada", f"r:9:0:{do}:1", on=before)).text == STRAY
    assert board(ada) == before
    assert quiet() == []


async def test_a_replay_that_has_lost_its_transcript_gets_it_again(
    box: Sandbox, start: Start, quiet: Callable[[], list[str]]
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 9, "17", "ada", "ben")
    (ada,) = await people(box, "ada")
    await ada.slash("replay", table="9")
    kept = [file["filename"] for file in files(ada)]
    message = box.world.find_message(watched(ada)["id"])
    assert message is not None
    message.body["attachments"] = []
    await ada.press("Forward")
    assert [file["filename"] for file in files(ada)] == kept
    assert quiet() == []


@pytest.mark.parametrize("name", ["ada", "dario"])
async def test_buttons_in_a_message_to_the_bot_reach_no_table_and_no_server(
    box: Sandbox, start: Start, name: str, quiet: Callable[[], list[str]]
) -> None:
    """Ada owns the server and sits at the table; in her messages that is nothing."""
    bot = await start(DrivenClock(), pace="quick")
    await dealt(box, bot, "5o 1o 2o", "3c 2c 1c")
    await played(bot.store, 9, "17", "ada", "ben")
    forger, before = Forger(box, tamper=at_home), table_of(bot)
    for do in ("join", "panel", "close-lobby", "leave", "play.5o.up", "call"):
        told = (await forger.press(name, f"t:1:{before.window}:{do}:1")).text
        assert told == "The game is over: /play or Rematch starts another.", do
    for id in ("t:9:0:replay:1", "t:9:0:verify:1", "r:9:0:step.0:1"):
        assert (await forger.press(name, id)).text.startswith("There is no such game here"), id
    assert (await forger.press(name, "t:9:0:rematch:1")).text.startswith("There is no table here")
    for answered in (
        await forger.press(name, "settings:reset"),
        await forger.press(name, "settings:times"),
        await forger.press(name, "settings:pace", kind=SELECT, values=["relaxed"]),
        await forger.submit(name, "settings:times", TIMES),
    ):
        assert answered.text == NOT_MANAGER
    assert await bot.store.settings(GUILD) == {"pace": "quick"}
    assert table_of(bot) is before
    assert len(before.people()) == 2
    assert quiet() == []


def label(custom_id: object, value: object, kind: int = 4) -> Json:
    return {
        "type": 18,
        "id": 9,
        "component": {"type": kind, "id": 10, "custom_id": custom_id, "value": value},
    }


async def test_a_form_with_anything_else_in_it_is_not_taken(
    box: Sandbox, start: Start, quiet: Callable[[], list[str]]
) -> None:
    bot = await start(DrivenClock())
    forger = Forger(box)
    wrong: tuple[object, ...] = (
        *(None, 5, "x", {}, [], {"type": 18}, {"type": 18, "component": None}),
        *(label("turn_seconds", "8"), label("pace", "quick"), label(5, "8"), label("", "8")),
        {"type": 1, "components": [{"type": 4, "custom_id": "pace", "value": "quick"}]},
        {"type": 18, "component": {"type": SELECT, "custom_id": "pace", "values": ["quick"]}},
    )
    for more in wrong:
        told = (await forger.submit("ada", "settings:times", TIMES, more)).text
        assert told == STRAY, more
    for odd in (None, 8, True, [1], {"a": 1}):
        instead = {**TIMES, "turn_seconds": odd}
        assert (await forger.submit("ada", "settings:times", instead)).text == STRAY, odd
    for value in ("٨", "８", "8\n9", "\x00", "0x10", "inf", "-8", "\u202e8"):
        fields = TIMES | {"turn_seconds": value}
        answered = await forger.submit("ada", "settings:times", fields)
        assert answered.text.startswith(NOT_A_TURN), value
    assert await bot.store.settings(GUILD) == {}
    assert quiet() == []


async def test_a_form_that_comes_twice_changes_things_once(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    forger = Forger(box)
    box.faults.duplicate()  # the same interaction, as Discord may deliver it
    await forger.submit("ada", "settings:times", TIMES)
    await forger.submit("ada", "settings:times", TIMES)  # and another one
    assert forger.answers() == {1: 2}
    changed = [change.name for change in await bot.store.changes(GUILD, 9)]
    assert sorted(changed) == sorted(TIMES)


async def test_whoever_says_to_speak_nonsense_is_answered_in_english(
    box: Sandbox, start: Start, quiet: Callable[[], list[str]]
) -> None:
    await start(DrivenClock())

    def speaking(language: str) -> Forger:
        spoken = {"locale": language, "guild_locale": language}
        return Forger(box, tamper=lambda event: event | spoken)

    for language in ("tlh", "", "../../etc/passwd", "x" * 6000, "\u202e", "en_US", "*"):
        told = (await speaking(language).press("dario", "t:1:0:join:1")).text
        assert told == "The game is over: /play or Rematch starts another.", language
    told = (await speaking("de-AT").press("dario", "t:1:0:join:1")).text
    assert told.startswith("Das Spiel ist vorbei: "), "a kind of German that we do not have apart"
    assert quiet() == []


async def test_commands_of_another_kind_are_turned_away(
    box: Sandbox, start: Start, quiet: Callable[[], list[str]]
) -> None:
    """Those on people and messages, which we do not have, and kinds still to come."""
    await start(DrivenClock())
    forger, vast = Forger(box), "9" * 30
    for kind in (2, 3, 4, 0, 99, "1", None):
        assert (await forger.command("dario", "about", type=kind)).text == STRAY, kind
    nested = {"type": 1, "name": "play", "options": [option("game", STRING, "17")]}
    known = {"users": {vast: {"id": vast, "username": "x", "discriminator": "0", "avatar": None}}}
    for answered in (
        await forger.command("dario", "play", nested),
        await forger.command("dario", "x" * 6000),
        await forger.command("dario", "profile", type=2, target_id="5"),
        await forger.command("dario", "profile", option("member", USER, vast), resolved=known),
    ):
        assert answered.text == STRAY
    assert quiet() == []


async def test_lists_offer_ones_own_games_of_this_server_alone(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    elsewhere = box.add_guild("Elsewhere")["id"]
    await played(bot.store, 8, "17", "dario", "cleo", guild=elsewhere)
    await played(bot.store, 9, "17", "ada", "ben")
    table = option("table", STRING, "", focused=True)
    for forger, name, offered in (
        (Forger(box), "ada", ["Table 9"]),
        (Forger(box), "dario", []),
        (Forger(box, tamper=at_home), "ada", []),
    ):
        answered = await forger.complete(name, "replay", table)
        assert answered.kind == CHOICES
        assert [one for one in ("Table 8", "Table 9") if one in answered.body] == offered
