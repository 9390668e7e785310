"""Nobody ends, changes or sees what is not theirs, whatever they press, also by hand."""

import pytest

from bot.privacy import Consent
from bot.table.ids import GuildId, UserId
from sandbox.permission import Permission
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.forger import MESSAGE, SELECT, STRING, Forger, at_home, option
from tests.e2e.bot.guests import answer, gather, people
from tests.e2e.bot.stacked import dealt, desk_of, table_of
from tests.e2e.bot.test_privacy import counted, user
from tests.e2e.bot.yesterday import played
from tests.table.clock import DrivenClock

GUILD = GuildId(int(HOME))
STRAY = "That does not work any more, and nothing has changed: call the command once more."
UNKNOWN = "There is no such game here: choose one of yours from the list, or play one with /play."
NOT_MANAGER = "Only somebody who may manage this server can change its settings."


@pytest.mark.parametrize("name", ["cleo", "dario"])
async def test_only_the_host_rules_over_a_lobby(box: Sandbox, start: Start, name: str) -> None:
    """Cleo sits in it, Dario does not."""
    bot = await start(DrivenClock())
    ada, cleo = await people(box, "ada", "cleo")
    await gather(ada, cleo)
    forger, before = Forger(box), table_of(bot).chairs
    for word in ("start", "cpu", "cpu.easy", "thread"):
        answered = await forger.press(name, f"t:1:0:{word}:1", on=board(ada))
        assert answered.text == "Only the host can do that: ask **Ada**.", word
    for answered in (
        await forger.press(name, "t:1:0:close-lobby:1", on=board(ada)),
        await forger.command(name, "end"),
    ):
        assert answered.text == "Only the host or a moderator can do that: ask **Ada**."
    assert (table_of(bot).chairs, table_of(bot).in_lobby) == (before, True)


async def test_a_moderator_of_one_channel_does_not_end_the_table_of_another(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, _ = await people(box, "ada", "ben")
    await gather(ada)
    answered = await Forger(box, "general").press("ben", "t:1:0:close-lobby:1")
    assert answered.text.startswith("This button is out of date")
    assert not table_of(bot).is_over


async def test_a_table_of_another_server_is_out_of_reach(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    there = await box.person("ben", guild=box.add_guild("Elsewhere")["id"])
    await gather(there)
    forger = Forger(box)
    for word in ("join", "leave", "start", "close-lobby", "panel", "rules"):
        answered = await forger.press("ada", f"t:1:0:{word}:1")
        assert answered.text.startswith("The game is over"), word
    assert [chair.name for chair in table_of(bot).chairs] == ["Ben"]


async def test_a_hand_is_played_by_who_holds_it(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, _ = await dealt(box, bot, "5o 1o 2o", "3c 2c 1c")
    forger, window = Forger(box), table_of(bot).window
    for name in ("ben", "dario"):
        card = f"t:1:{window}:play.5o.up:1"
        assert (await forger.press(name, card, on=panel(ada))).text == STRAY
    assert (await forger.press("ben", f"t:1:{window}:play.3c.up:1")).text.startswith("It is not")
    assert table_of(bot).window == window


async def test_settings_are_out_of_reach_for_members(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    forger, times = Forger(box), {"turn_seconds": "7", "react_seconds": "7", "grace_seconds": "7"}
    for answered in (
        await forger.command("dario", "settings"),
        await forger.press("dario", "settings:reset"),
        await forger.press("dario", "settings:times"),
        await forger.press("dario", "settings:pace", kind=SELECT, values=["quick"]),
        await forger.submit("dario", "settings:times", times),
    ):
        assert (answered.kind, answered.private, answered.text) == (MESSAGE, True, NOT_MANAGER)
    assert await bot.store.settings(GUILD) == {}


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("pace", ["slow"]),
        ("pace", ["x" * 6000]),
        ("language", ["tlh"]),
        ("channels", ["1"]),
        ("channels", ["games"]),
        ("channels", ["9" * 6000]),
        ("secret", ["1"]),
    ],
)
async def test_managers_choose_only_what_there_is(
    box: Sandbox, start: Start, name: str, values: list[str]
) -> None:
    bot = await start(DrivenClock())
    answered = await Forger(box).press("ada", f"settings:{name}", kind=SELECT, values=values)
    assert answered.text == "That cannot be chosen any more: /settings shows what can."
    assert await bot.store.settings(GUILD) == {}


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({}, STRAY),
        ({"turn_seconds": "7"}, STRAY),
        ({"turn_seconds": "7", "react_seconds": "7", "pace": "quick"}, STRAY),
        (
            {"turn_seconds": "", "react_seconds": "9" * 6000, "grace_seconds": ""},
            "The time to react is a number of seconds from 1 to 600: nothing has changed.",
        ),
        (
            {"turn_seconds": "", "react_seconds": "NaN", "grace_seconds": ""},
            "The time to react is a number of seconds from 1 to 600: nothing has changed.",
        ),
    ],
)
async def test_a_form_is_taken_as_it_was_asked_for(
    box: Sandbox, start: Start, fields: dict[str, object], told: str
) -> None:
    bot = await start(DrivenClock())
    assert (await Forger(box).submit("ada", "settings:times", fields)).text == told
    assert await bot.store.settings(GUILD) == {}


async def test_a_select_that_is_pressed_like_a_button_changes_nothing(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock(), pace="quick")
    assert (await Forger(box).press("ada", "settings:pace")).text == STRAY
    assert await bot.store.settings(GUILD) == {"pace": "quick"}


@pytest.mark.parametrize("elsewhere", [False, True])
async def test_a_game_that_one_may_not_see_stays_unseen(
    box: Sandbox, start: Start, elsewhere: bool
) -> None:
    bot = await start(DrivenClock())
    guild = box.add_guild("Elsewhere")["id"] if elsewhere else HOME
    await played(bot.store, 9, "17", "ada", "ben", guild=guild, channel="general")
    box.deny("dario", "general", Permission.VIEW_CHANNEL)
    forger = Forger(box)
    for answered in (
        await forger.command("dario", "replay", option("table", STRING, "9")),
        await forger.command("dario", "verify", option("table", STRING, "9")),
        await forger.press("dario", "t:9:0:replay:1"),
        await forger.press("dario", "t:9:0:verify:1"),
        await forger.press("dario", "r:9:0:step.0:1"),
        await forger.press("dario", "r:9:0:proof.0:1"),
        await forger.press("dario", "r:9:0:page.0.0:1"),
    ):
        assert (answered.text, answered.private) == (UNKNOWN, True)
    again = await forger.press("dario", "t:9:0:rematch:1")
    assert again.text == "There is no table here: /play opens one."
    assert len(desk_of(bot).hub) == 0


async def test_a_hidden_profile_is_not_shown_by_any_button(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, *_ = await counted(box, bot)
    await bot.store.set_consent(user(ada), Consent(profile=False))
    forger, id = Forger(box), ada.me["id"]
    pressed = await forger.press("dario", f"profile:{id}.17")
    assert pressed.text == "That profile is no longer shown to others."
    assert "victories" not in pressed.body
    (dario,) = await people(box, "dario")
    await dario.slash("profile", member=id)
    assert answer(dario) == "**Ada** keeps their profile to themselves."


async def test_export_and_deletion_are_of_ones_own_alone(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, *_ = await counted(box, bot)
    await ada.slash("privacy")
    held, forger = await bot.store.holdings(user(ada)), Forger(box)
    for word in ("export", "delete", "delete.yes", "keep", "profile.off"):
        pressed = await forger.press("dario", f"privacy:{word}", on=ada.ephemerals[-1])
        assert pressed.text == STRAY, "it is Ada's panel"
    dario = UserId(int(box.world.users["dario"].id))
    exported = await forger.press("dario", "privacy:export")
    assert str(user(ada)) not in exported.body
    for word in ("delete-yes", "delete.yes"):
        await forger.press("dario", f"privacy:{word}")
    assert await bot.store.holdings(user(ada)) == held
    assert await bot.store.consent(dario) == Consent()


async def test_commands_for_servers_are_refused_elsewhere(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    forger = Forger(box, tamper=at_home)
    for command in ("play", "hand", "end", "settings", "replay", "profile", "leaderboard"):
        game = [option("game", STRING, "17")] if command == "play" else []
        assert (await forger.command("dario", command, *game)).text == STRAY, command
    assert (await forger.press("dario", "t:1:0:join:1")).text.startswith("The game is over")
