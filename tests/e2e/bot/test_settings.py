"""/settings: everything a server may choose, who may, and what is said about it."""

import re
import shutil
from pathlib import Path

import pytest

from bot.standing.result import Stakes
from bot.table.ids import GuildId
from bot.text.catalogue import FALLBACK, FOLDER, Catalogue
from sandbox.person import Failed, Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, boards, gather, people, presses
from tests.e2e.bot.life import life
from tests.e2e.bot.stacked import table_of
from tests.e2e.conftest import Online
from tests.table.clock import START, DrivenClock

GUILD = GuildId(int(HOME))


def panel(person: Person) -> str:
    """The newest panel of /settings on their screen."""
    return [show(m) for m in person.ephemerals if "Settings of this server" in show(m)][-1]


def changes(person: Person) -> list[str]:
    """What the panel tells about changes, the newest first."""
    told = panel(person).partition("**Last changes**")[2]
    return re.findall(r"^-# (.*)$", told, re.MULTILINE)


async def chooses(person: Person, name: str, *values: str) -> None:
    """Chooses in the panel and waits until it shows what there is to show."""
    before = panel(person)
    await person.select(f"settings:{name}", *values)
    await person.until(lambda _: panel(person) != before)


async def settings(box: Sandbox) -> Person:
    ada = await box.person("ada")
    await ada.slash("settings")
    return ada


async def test_a_server_that_has_chosen_nothing_sees_the_defaults(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    seen = panel(ada)
    for text in (
        "<That of the server>",
        "<Normal>",
        "60 sec a turn, 6 sec to react, 1.5 sec of grace",
        "<Pictures>",
        "<Offer a thread in every lobby>",
        "<everywhere>",
        "<Rated>",
        "<Counts as last>",
        "<15 min>",
        "Nothing has been changed yet.",
        "[Reset] (disabled)",
    ):
        assert text in seen


@pytest.mark.parametrize(
    ("name", "choice", "told"),
    [
        ("language", "English", "**Language**: That of the server → English"),
        ("pace", "Quick", "**Pace**: Normal → Quick"),
        ("threads", "No threads", "**Threads**: Offer a thread in every lobby → No threads"),
        ("rated", "Not rated", "**Ratings**: Rated → Not rated"),
        (
            "leavers",
            "Does not count",
            "**Whoever leaves a game**: Counts as last → Does not count",
        ),
        ("lobby_minutes", "3 hr", "**Idle lobbies close after**: 15 min → 3 hr"),
    ],
)
async def test_every_choice_is_kept_and_named_with_who_made_it(
    box: Sandbox, start: Start, name: str, choice: str, told: str
) -> None:
    bot = await start(DrivenClock())
    ada = await settings(box)
    await chooses(ada, name, choice)
    assert f"<{choice}>" in panel(ada)
    assert changes(ada) == [f"<@{ada.me['id']}> · {told} · <t:{int(START)}:R>"]
    stored = await bot.store.settings(GUILD)
    assert list(stored) == [name]


async def test_only_the_panel_tells_of_changes(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    ben = await box.person("ben")
    await chooses(ada, "pace", "Quick")
    assert ben.messages == []


async def test_new_tables_follow_and_open_ones_keep_what_they_have(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    await start(clock)
    ada = await settings(box)
    await gather(ada)
    await chooses(ada, "pace", "Quick")
    await chooses(ada, "lobby_minutes", "5 min")
    await chooses(ada, "threads", "No threads")
    assert "Pace: 60 sec a turn, 6 sec to react" in show(boards(ada)[-1])
    await presses(ada, "Cancel")
    await ada.until(lambda _: boards(ada) == [])
    await gather(ada)
    lobby = show(boards(ada)[-1])
    assert "Pace: 25 sec a turn, 4 sec to react" in lobby
    assert "Open a thread" not in lobby
    clock.advance(5 * 60)
    await ada.sees_text("Nothing happened for a while, so the lobby closed by itself.")


async def test_choosing_what_is_chosen_already_is_no_change(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    await ada.select("settings:pace", "Normal")
    assert changes(ada) == ["Nothing has been changed yet."]


async def test_the_times_of_the_pace_are_typed(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    await ada.press("Times…")
    assert ada.form is not None
    assert "Seconds, 5 to 86400; empty: 60, as the pace has it." in str(ada.form)
    await ada.submit(turn_seconds="90", react_seconds="", grace_seconds="2,5")
    await ada.until(lambda _: "90 sec a turn, 6 sec to react, 2.5 sec of grace" in panel(ada))
    assert [line.split(" · ")[1] for line in changes(ada)] == [
        "**Grace**: that of the pace → 2.5 sec",
        "**Turn**: that of the pace → 90 sec",
    ]
    await gather(ada)
    assert "Pace: 90 sec a turn, 6 sec to react" in ada.sees()
    await ada.press("Times…")
    assert "'value': '90'" in str(ada.form), "what was typed before is there to be changed"
    await chooses(ada, "pace", "Relaxed")
    assert "10 min a turn, 20 sec to react, 3 sec of grace" in panel(ada), "its own times"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"turn_seconds": "4"}, "A turn takes a number of seconds from 5 to 86400"),
        ({"turn_seconds": "long"}, "A turn takes a number of seconds from 5 to 86400"),
        ({"react_seconds": "601"}, "The time to react is a number of seconds from 1 to 600"),
        ({"grace_seconds": "nan"}, "The grace is a number of seconds from 0.5 to 60"),
        ({"turn_seconds": "30", "grace_seconds": "0"}, "The grace is a number of seconds"),
    ],
)
async def test_a_time_outside_its_limits_is_refused_and_nothing_changes(
    box: Sandbox, start: Start, typed: dict[str, str], said: str
) -> None:
    bot = await start(DrivenClock())
    ada = await settings(box)
    await ada.press("Times…")
    await ada.submit(**typed)
    assert answer(ada).startswith(said)
    assert answer(ada).endswith("nothing has changed.")
    assert await bot.store.settings(GUILD) == {}
    assert changes(ada) == ["Nothing has been changed yet."]


async def test_games_run_in_the_chosen_channels_and_in_their_threads_only(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    games, general = box.channel("games")["id"], box.channel("general")["id"]
    await chooses(ada, "channels", games)
    assert changes(ada)[0].split(" · ")[1] == f"**Channels**: everywhere → <#{games}>"
    ben = await box.person("ben", channel="general")
    await ben.slash("play", game="17")
    assert answer(ben) == f"Games run in <#{games}> here: open a table there."
    ben.go("games")
    await gather(ben)
    await ben.press("Open a thread")
    await ben.sees_text("The table is open in")
    [thread] = [c["name"] for c in ben.channels.values() if c.get("parent_id") == games]
    ben.go(thread)
    await presses(ben, "Cancel")
    await ben.until(lambda _: boards(ben) == [])
    await gather(ben)
    ada.go("games")
    await ada.select("settings:channels", games, general)
    await ada.until(lambda _: len(changes(ada)) == 2)
    ada.go("general")
    await gather(ada)


async def test_without_a_channel_games_run_everywhere_again(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    await chooses(ada, "channels", box.channel("general")["id"])
    await ada.slash("play", game="17")
    assert answer(ada).startswith("Games run in")
    await ada.select("settings:channels")
    await ada.until(lambda _: changes(ada)[0].startswith(f"<@{ada.me['id']}> · **Channels**: <#"))
    await gather(ada)


async def test_when_the_chosen_channels_are_gone_the_panel_and_play_say_so(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    await chooses(ada, "channels", box.channel("other-table")["id"])
    box.delete_channel("other-table")
    ben = await box.person("ben")
    await ben.until(lambda _: "other-table" not in [c["name"] for c in ben.channels.values()])
    await ben.slash("play", game="17")
    assert answer(ben).startswith("The channels for games are gone: somebody who manages")
    await ada.slash("settings")
    assert "<nowhere: the chosen channels are gone>" in panel(ada)


async def test_reset_takes_everything_back_and_names_it(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada = await settings(box)
    await chooses(ada, "pace", "Quick")
    await chooses(ada, "rated", "Not rated")
    await presses(ada, "Reset")
    await ada.until(lambda _: "[Reset] (disabled)" in panel(ada))
    assert [line.split(" · ")[1] for line in changes(ada)] == [
        "**Ratings**: Not rated → Rated",
        "**Pace**: Quick → Normal",
        "**Ratings**: Rated → Not rated",
        "**Pace**: Normal → Quick",
    ]
    assert await bot.store.settings(GUILD) == {}


async def test_the_panel_tells_the_last_five_changes(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada = await settings(box)
    for pace in ("Quick", "Relaxed", "Normal", "Quick", "Relaxed", "Normal"):
        await chooses(ada, "pace", pace)
    assert len(changes(ada)) == 5
    assert "Relaxed → Normal" in changes(ada)[0]


async def test_servers_have_settings_of_their_own(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    other = box.add_guild("Elsewhere")
    ada = await settings(box)
    await chooses(ada, "pace", "Quick")
    there = await box.person("ada", guild=other["id"])
    await there.slash("settings")
    assert "<Normal>" in panel(there)
    assert changes(there) == ["Nothing has been changed yet."]


async def test_settings_are_for_those_who_manage_the_server(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    _, ben = await people(box, "ada", "ben")
    with pytest.raises(Failed, match="There is no command /settings"):
        await ben.slash("settings")
    role = {"id": box.world.snowflakes.make(), "name": "Managers", "permissions": str(1 << 5)}
    box.world.guilds[HOME]["roles"].append(box.world.guilds[HOME]["roles"][0] | role)
    member = box.world.member(HOME, box.world.users["ben"].id)
    member["roles"].append(role["id"])
    await ben.slash("settings")
    await chooses(ben, "pace", "Quick")
    member["roles"].remove(role["id"])
    await ben.select("settings:pace", "Relaxed")
    refusal = "Only somebody who may manage this server can change its settings."
    assert answer(ben) == refusal
    await ben.press("Reset")
    assert answer(ben) == refusal
    assert "<Quick>" in panel(ben)


async def test_a_panel_and_its_form_outlive_a_restart(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    async with life(tmp_path, online, DrivenClock()):
        ada = await settings(box)
        await chooses(ada, "pace", "Quick")
    async with life(tmp_path, online, DrivenClock()):
        await chooses(ada, "pace", "Relaxed")
        assert len(changes(ada)) == 2
        await ada.press("Times…")
    async with life(tmp_path, online, DrivenClock()) as bot:
        await ada.submit(turn_seconds="45")
        await ada.until(lambda _: "45 sec a turn, 20 sec to react" in panel(ada))
        await chooses(ada, "channels", box.channel("games")["id"])
        await presses(ada, "Reset")
        await ada.until(lambda _: "[Reset] (disabled)" in panel(ada))
        views = bot._connection._view_store
        assert (views._views, views._modals) == ({}, {}), "nothing is kept in memory"


async def test_public_messages_are_in_the_language_of_the_server_and_private_ones_in_ones_own(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    texts = tmp_path / "text"
    for language in (FALLBACK, "nl"):
        shutil.copytree(FOLDER / FALLBACK, texts / language)
    for file, old, new in (
        ("settings.ftl", "language-name = English", "language-name = Nederlands"),
        ("lobby.ftl", "{ $game }: who plays?", "{ $game }: wie speelt?"),
    ):
        path = texts / "nl" / file
        path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    text = Catalogue.load(texts, strict=True)
    async with life(tmp_path, online, DrivenClock(), text):
        ada = await settings(box)
        await chooses(ada, "language", "Nederlands")
        assert "Settings of this server" in panel(ada)
        await gather(ada)
        await ada.sees_text("17: wie speelt?")
    async with life(tmp_path, online, DrivenClock(), text):
        ben = await box.person("ben")
        await presses(ben, "Join")
        await ben.until(lambda _: "Seats: 2 of 6" in show(boards(ben)[-1]))
        assert "17: wie speelt?" in show(boards(ben)[-1]), "also after a restart"


async def test_tables_are_rated_and_leavers_count_as_the_server_says(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada = await settings(box)
    await gather(ada)
    assert table_of(bot).opened.stakes == Stakes(rated=True, leavers="last")
    await presses(ada, "Cancel")
    await ada.until(lambda _: boards(ada) == [])
    await chooses(ada, "rated", "Not rated")
    await chooses(ada, "leavers", "Does not count")
    await gather(ada)
    assert table_of(bot).opened.stakes == Stakes(rated=False, leavers="none")
    await presses(ada, "Cancel")
    await ada.until(lambda _: boards(ada) == [])
    await gather(ada, rated=True)
    assert table_of(bot).opened.stakes == Stakes(rated=True, leavers="none")
