"""/replay: a finished game step by step, its analysis and its transcript, for one person alone."""

import re
from pathlib import Path

import pytest

from bot.engine.verify import Verified, verify
from bot.games import CATALOGUE
from bot.table.ids import TableId
from sandbox.compose import walk
from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from tests.e2e.bot.company import text
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, gather, people, pressable, sit_down
from tests.e2e.bot.life import life
from tests.e2e.bot.yesterday import files, played, seen, transcript, watched
from tests.e2e.conftest import Online
from tests.table.clock import DrivenClock

STEP = re.compile(r"step (\d+) of (\d+)")

UNKNOWN = "There is no such game here: choose one of yours from the list, or play one with /play."

both_games = pytest.mark.parametrize("game", ["17", "switch"])


def place(shown: str) -> tuple[int, int]:
    found = STEP.search(shown)
    assert found, shown
    return int(found[1]), int(found[2])


def pictures(person: Person) -> list[str]:
    """Their names, which depend on what they show; each of them is shown."""
    shown = [
        item["media"].get("attachment_id")
        for part in walk(watched(person)["components"])
        for item in part.get("items", [])
    ]
    attached = watched(person)["attachments"]
    names = {each["id"]: each["filename"] for each in attached if each not in files(person)}
    assert shown == list(names)
    return list(names.values())


@both_games
async def test_a_finished_game_is_stepped_through_with_its_buttons(
    box: Sandbox, start: Start, game: str
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, game)
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("replay")
    shown, last = place(seen(ada))
    assert shown == 0
    assert "[First] (disabled)\n[Back] (disabled)" in seen(ada)
    for button, expected in [
        ("Forward", 1),
        ("Forward", 2),
        ("Back", 1),
        ("Last", last),
        ("Back", last - 1),
        ("First", 0),
    ]:
        await ada.press(button)
        assert place(seen(ada)) == (expected, last), button
    await ada.press("Last")
    assert "The game is over" in seen(ada)
    assert "[Forward] (disabled)\n[Last] (disabled)" in seen(ada)
    assert len(ada.ephemerals) == 1, "it is one message, edited in place"
    assert ben.messages == [], "and nobody else sees it"


async def test_next_call_goes_from_call_to_call_each_with_its_verdict(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 3)
    (ada,) = await people(box, "ada")
    await ada.slash("replay", table="3")
    calls = []
    while "Next call" in pressable(watched(ada)):
        before = place(seen(ada))[0]
        await ada.press("Next call")
        assert place(seen(ada))[0] > before
        calls.append(re.findall(r"called at \d+%.*: .+\.", seen(ada)))
    done = [line for line in transcript(box, ada).splitlines() if '"do":"call"' in line]
    assert len(calls) == len(done)
    assert all(len(verdicts) == 1 for verdicts in calls), calls


async def test_all_cards_are_shown(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 3)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    assert "?" not in text(watched(ada)), "no blank back is left"
    assert (
        len(re.findall(r"^(?:▫️|▶️) \*\*\w+\*\*.* `⬛.+ ⬛.+ ⬛.+`$", seen(ada), re.MULTILINE)) == 3
    )


@both_games
async def test_the_transcript_is_attached_and_stays_and_is_proved(
    box: Sandbox, start: Start, game: str
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, game)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    [attached] = files(ada)
    assert attached["filename"] == f"tavolo-{game}-table-5.jsonl"
    [proved] = verify(transcript(box, ada).splitlines(), CATALOGUE)
    assert isinstance(proved, Verified)
    assert (proved.game, proved.end) == (game, "finished")
    for button in ("Forward", "Analysis", "To the board", "Verify"):
        await ada.press(button)
        assert files(ada) == [attached]


@both_games
async def test_every_board_is_a_picture_with_everything_turned_over(
    box: Sandbox, start: Start, game: str
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, game)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    first = pictures(ada)
    await ada.press("Next call" if game == "17" else "Next decision")
    drawn = pictures(ada)
    assert drawn not in ([], first)
    assert "blank back" not in seen(ada)
    await ada.press("Analysis")
    assert pictures(ada) == []
    await ada.press("To the board")
    assert pictures(ada) == drawn


async def test_where_boards_are_texts_replays_are(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock(), board="text")
    await played(bot.store, 5)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    await ada.press("Forward")
    assert pictures(ada) == []
    assert files(ada)


@both_games
async def test_the_analysis_has_turning_points_and_a_verdict_for_every_decision(
    box: Sandbox, start: Start, game: str
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 3, game)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    await ada.press("Forward")
    await ada.press("Analysis")
    shown = seen(ada)
    assert "Turning points" in shown
    turns = re.findall(r"^`(\d+)` 🔀 .+ \d+% → \d+%$", shown, re.MULTILINE)
    assert 1 <= len(turns) <= 3
    verdicts = re.findall(r"^`\d+` (?:👍|🌧️|🍀|💡) \*\*\w+\*\* .+: .+\.$", shown, re.MULTILINE)
    while "Next page" in pressable(watched(ada)):
        await ada.press("Next page")
        verdicts += re.findall(r"^`\d+` (?:👍|🌧️|🍀|💡) .+$", seen(ada), re.MULTILINE)
    scores = re.findall(r"\d+ of (\d+) best", seen(ada))
    assert len(verdicts) == sum(map(int, scores)) > 0
    await ada.press("To the board")
    assert place(seen(ada))[0] == 1, "back to where one was"
    await ada.press("Analysis")
    await ada.press(f"To step {turns[-1]}")
    assert place(seen(ada))[0] == int(turns[-1])


@both_games
async def test_buttons_outlive_a_restart(
    box: Sandbox, online: Online, tmp_path: Path, game: str
) -> None:
    (ada,) = await people(box, "ada")
    async with life(tmp_path, online, DrivenClock()) as bot:
        await played(bot.store, 5, game)
        await ada.slash("replay")
        await ada.press("Forward")
    async with life(tmp_path, online, DrivenClock()):
        await ada.press("Forward")
        assert place(seen(ada))[0] == 2
        await ada.press("Analysis")
        assert "Turning points" in seen(ada)
    async with life(tmp_path, online, DrivenClock()):
        await ada.press("To the board")
        assert place(seen(ada))[0] == 2
        await ada.press("Verify")
        assert "Verified" in seen(ada)


async def test_without_a_table_it_is_the_last_game_of_the_channel_else_of_the_server(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, ago=100)
    await played(bot.store, 6, ago=50)
    await played(bot.store, 7, channel="other-table", ago=10)
    (ada,) = await people(box, "ada")
    for channel, expected in (("games", 6), ("other-table", 7), ("general", 7)):
        ada.go(channel)
        await ada.slash("replay")
        assert f"Replay of table {expected} " in seen(ada), channel


async def test_the_own_recent_games_are_offered(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, "17", "ada", "ben", ago=3 * 86400)
    await played(bot.store, 6, "switch", "ada", "cleo", ago=7200)
    await played(bot.store, 7, "17", "ben", "cleo", ago=60)
    ada, dario = await people(box, "ada", "dario")
    for command in ("replay", "verify"):
        assert await ada.complete(command, "table") == {
            "Table 6 · Switch · Ada, Cleo, and Rosa · 2 hours ago": "6",
            "Table 5 · 17 · Ada, Ben, and Rosa · 3 days ago": "5",
        }
    assert list((await ada.complete("replay", "table", "swi")).values()) == ["6"]
    assert await dario.complete("replay", "table") == {}
    await ada.slash("replay", table="6")
    assert "Replay of table 6 " in seen(ada)


@pytest.mark.parametrize("typed", ["99", "0", "-5", "no game", "9" * 40, "٥"])
async def test_what_is_no_table_is_told(box: Sandbox, start: Start, typed: str) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5)
    (ada,) = await people(box, "ada")
    for command in ("replay", "verify"):
        await ada.slash(command, table=typed)
        assert answer(ada) == UNKNOWN


@pytest.mark.parametrize("typed", ["5", "#5", "Table 5", "tisch 5", " 5 "])
async def test_a_table_can_be_typed_in_several_ways(box: Sandbox, start: Start, typed: str) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5)
    (ada,) = await people(box, "ada")
    await ada.slash("replay", table=typed)
    assert "Replay of table 5 " in seen(ada)


async def test_an_empty_server_has_nothing_to_show(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    for command in ("replay", "verify"):
        await ada.slash(command)
        assert answer(ada) == "No game has been finished here yet: /play opens a table."
    assert await ada.complete("replay", "table") == {}


async def test_a_game_of_another_server_is_as_good_as_unknown(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    other = box.add_guild("Another server")
    await played(bot.store, 5, guild=other["id"])
    (ada,) = await people(box, "ada")
    for command in ("replay", "verify"):
        await ada.slash(command, table="5")
        assert answer(ada) == UNKNOWN
        await ada.slash(command)
        assert answer(ada) == "No game has been finished here yet: /play opens a table."
    assert await ada.complete("replay", "table") == {}


async def test_a_game_in_a_channel_that_one_may_not_read_is_for_its_players(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, "17", "ada", "cleo", channel="other-table")
    cleo, dario = await people(box, "cleo", "dario")
    for person in ("cleo", "dario"):
        box.deny(person, "other-table", Permission.VIEW_CHANNEL)
    await dario.slash("replay", table="5")
    assert answer(dario) == UNKNOWN
    await dario.slash("replay")
    assert answer(dario) == "No game has been finished here yet: /play opens a table."
    await cleo.slash("replay", table="5")
    assert "Replay of table 5 " in seen(cleo)


async def test_a_lobby_and_what_came_of_it_have_a_sentence_each(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await gather(ada)
    await cleo.slash("replay", table="1")
    assert answer(cleo) == (
        "Table 1 is only a lobby: there is nothing to see before its game is over."
    )
    await ada.press("Cancel")
    await ada.sees_text("The lobby was cancelled.")
    await cleo.slash("replay", table="1")
    assert answer(cleo) == "Table 1 never began: its lobby was closed."
    await sit_down(ada, ben)
    await ada.slash("end")
    await ada.sees_text("It was ended early")
    await cleo.slash("verify", table="2")
    assert answer(cleo) == (
        "Table 2 was ended early: only games that were finished can be replayed and verified."
    )


async def test_names_are_as_they_are_stored_now(box: Sandbox, start: Start) -> None:
    """Whoever had their data deleted is a player without a name, on every screen."""
    bot = await start(DrivenClock())
    await played(bot.store, 5)
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    assert "**Ben**" in seen(ada)
    saved = await bot.store.read(TableId(5))
    assert saved is not None
    first, second, *others = saved.seated.chairs
    gone = second._replace(name="a player", user=None)
    await bot.store.append(saved.seated._replace(chairs=(first, gone, *others)))
    await ada.press("Forward")
    assert "**a player**" in seen(ada)
    assert "**a player** 🤖" not in seen(ada), "but no CPU player either"
    assert "Ben" not in show(watched(ada))
