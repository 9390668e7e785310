"""/privacy: everything about oneself as a file, hidden, or gone."""

import json
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.app import Tavolo
from bot.privacy import Consent, Holdings
from bot.standing.result import Result
from bot.table.ids import GuildId, TableId, UserId
from bot.table.log import Scored
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import board
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, boards, gather, people, presses, sit_down
from tests.e2e.bot.life import life
from tests.e2e.bot.stacked import table_of
from tests.e2e.bot.test_rematch import finished, sees_lobby
from tests.e2e.conftest import Online
from tests.table.clock import START, DrivenClock


def user(person: Person) -> UserId:
    return UserId(int(person.me["id"]))


def panel(person: Person) -> str:
    """The newest panel of /privacy, whatever it shows."""
    return [show(m) for m in person.ephemerals if show(m).splitlines()[1].startswith("## ")][-1]


async def attached(person: Person) -> Any:
    """The file that came last."""
    [file] = person.ephemerals[-1]["attachments"]
    assert file["filename"] == "tavolo.json"
    async with aiohttp.ClientSession() as session, session.get(file["url"]) as got:
        return json.loads(await got.read())


async def names(bot: Tavolo, table: int) -> list[str]:
    saved = await bot.store.read(TableId(table))
    assert saved is not None
    return [chair.name for chair in saved.seated.chairs]


async def counted(box: Sandbox, bot: Tavolo) -> list[Person]:
    """As `finished`, but it counts: games with chosen cards cannot be proved, so they do not."""
    everybody = await finished(box, bot)
    results = [
        Result(
            user(one), one.name.title(), place, place == 1, False, False, {"victories": 3 - place}
        )
        for place, one in enumerate(everybody, start=1)
    ]
    guild = GuildId(int(HOME))
    await bot.store.append(Scored(TableId(1), guild, "17", START, 3, True, tuple(results)))
    return everybody


async def test_of_somebody_who_never_played_nothing_is_stored(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    (eva,) = await people(box, "eva")
    await eva.slash("privacy")
    assert "## What is stored about you\nNothing." in panel(eva)
    await presses(eva, "Export")
    await eva.sees_text("Everything that is stored about you:")
    file = await attached(eva)
    assert file.pop("user") == user(eva)
    assert set(map(tuple, file.values())) == {()}


async def test_the_file_holds_everything_about_oneself_and_nobody_else(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await counted(box, bot)
    await ada.slash("settings")
    await ada.select("settings:pace", "Quick")
    await ada.slash("privacy")
    seen = panel(ada)
    for text in (
        "- your seat at 1 table, with your name and your moves",
        "- 1 result, and the standings that follow from it",
        "- your rating in 1 game",
        "- 1 setting of a server that you changed",
    ):
        assert text in seen
    await presses(ada, "Export")
    await ada.sees_text("Everything that is stored about you:")
    file = await attached(ada)
    [seat] = file["seats"]
    assert (seat["name"], seat["winners"], seat["hosts"]) == ("Ada", [0], 1)
    assert [move["word"] for move in file["moves"]] == ["play.5o.up"]
    [result] = file["results"]
    assert (result["place"], result["won"], result["counts"]) == (1, 1, {"victories": 2})
    assert [rating["game"] for rating in file["ratings"]] == ["17"]
    assert {standing["period"] for standing in file["standings"]} >= {"all"}
    assert [change["name"] for change in file["settings"]] == ["pace"]
    for other in (ben, cleo):
        assert str(user(other)) not in json.dumps(file)


async def test_deleting_asks_once_and_says_what_is_gone(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, _ = await counted(box, bot)
    await ada.slash("settings")
    await ada.select("settings:pace", "Relaxed")
    await ada.slash("privacy")
    await presses(ada, "Delete…")
    await ada.sees_text("## Delete all of it?")
    await presses(ada, "Keep everything")
    await ada.sees_text("## What is stored about you")
    assert (await bot.store.holdings(user(ada))).games == 1
    await presses(ada, "Delete…")
    await presses(ada, "Delete everything")
    await ada.sees_text("## It is gone")
    for text in (
        "- your seat at 1 table, with your name and your moves",
        "- 1 result, and the standings that follow from it",
        "- your rating in 1 game",
    ):
        assert text in panel(ada)
    assert await bot.store.holdings(user(ada)) == Holdings()
    assert await names(bot, 1) == ["a player", "Ben", "Cleo"]
    assert (await bot.store.holdings(user(ben))).results == 1, "that of others stays"
    await ada.slash("settings")
    await ada.sees_text("somebody · **Pace**: Normal → Relaxed")
    await ada.slash("privacy")
    assert "Nothing." in panel(ada)


async def test_who_is_forgotten_leaves_every_table_without_a_trace(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben, cleo)
    ada.go("other-table")
    await gather(ada, game="Switch")
    await ada.slash("privacy")
    await presses(ada, "Delete…")
    await presses(ada, "Delete everything")
    await ada.sees_text("You have left 2 tables.")
    await ada.sees_text("Nobody is left to play.")
    await ben.until(lambda _: "**a player** 🤖" in show(board(ben) or {}))
    assert "Ada" not in show(board(ben) or {})
    assert await names(bot, 1) == ["a player", "Ben", "Cleo"]
    ben.go("games")
    await ben.slash("end")  # Ben is the host now
    assert answer(ben) == "The table is closed."


async def test_who_left_a_game_before_is_forgotten_there_too(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben, cleo)
    await ada.slash("leave")
    await ben.sees_text("**Ada** 🤖")
    await ada.slash("privacy")
    await presses(ada, "Delete…")
    await presses(ada, "Delete everything")
    await ben.until(lambda _: "**a player** 🤖" in show(board(ben) or {}))
    first = table_of(bot).chairs[0]
    assert (first.name, first.left) == ("a player", None)


async def test_of_somebody_forgotten_no_seat_is_kept_in_a_rematch(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben, _ = await finished(box, bot)
    await ada.slash("privacy")
    await presses(ada, "Delete…")
    await presses(ada, "Delete everything")
    await ada.sees_text("## It is gone")
    await ben.press("Rematch")
    await sees_lobby(ben, "👤 **Ben** · 👑 host\n⏳ **Cleo** · seat kept\n▫️ free\n▫️ free")
    assert "a player" not in show(boards(ben)[-1])


async def test_a_kept_seat_is_given_up_by_who_is_forgotten(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, _ = await finished(box, bot)
    await ben.press("Rematch")
    await sees_lobby(ben, "⏳ **Ada** · seat kept")
    await ada.slash("privacy")
    await presses(ada, "Delete…")
    await presses(ada, "Delete everything")
    await ben.until(lambda _: "**Ada** · seat kept" not in show(boards(ben)[-1]))


@pytest.mark.parametrize(
    ("on", "off", "told_on", "told_off", "after"),
    [
        (
            "Show me everywhere",
            "Hide me everywhere",
            "People of all servers see you",
            "Only this server and others you play in see you",
            Consent(everywhere=True),
        ),
        (
            "Hide my profile",
            "Show my profile",
            "Nobody else can look at your /profile.",
            "Everybody can look at your /profile.",
            Consent(profile=False),
        ),
    ],
)
async def test_what_others_see_is_switched_on_and_off(
    box: Sandbox, start: Start, on: str, off: str, told_on: str, told_off: str, after: Consent
) -> None:
    bot = await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("privacy")
    assert told_off in panel(ada)
    await presses(ada, on)
    await ada.until(lambda _: told_on in panel(ada))
    assert await bot.store.consent(user(ada)) == after
    await presses(ada, off)
    await ada.until(lambda _: told_off in panel(ada))
    assert await bot.store.consent(user(ada)) == Consent()


async def test_the_panel_outlives_a_restart(box: Sandbox, online: Online, tmp_path: Path) -> None:
    async with life(tmp_path, online, DrivenClock()) as bot:
        ada, *_ = await finished(box, bot)
        await ada.slash("privacy")
    async with life(tmp_path, online, DrivenClock()):
        await presses(ada, "Hide my profile")
        await ada.until(lambda _: "[Show my profile]" in panel(ada))
        await presses(ada, "Delete…")
        await ada.until(lambda _: "[Delete everything]" in panel(ada))
    async with life(tmp_path, online, DrivenClock()) as bot:
        await presses(ada, "Delete everything")
        await ada.sees_text("## It is gone")
        assert await bot.store.holdings(user(ada)) == Holdings()
