"""/rules: pages that one person turns, in their own language."""

from pathlib import Path

import pytest

from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.shape import Json
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, gather, people
from tests.e2e.bot.life import life
from tests.e2e.bot.test_pictures import hanging
from tests.e2e.conftest import Online
from tests.table.clock import DrivenClock

GONE = "There is no such page any more: /rules opens the rules anew."
JUMP = "rules:jump.17"


def page(person: Person) -> Json:
    """The newest one on the screen."""
    return [message for message in person.ephemerals if "## 📖" in show(message)][-1]


def heading(person: Person) -> str:
    return next(line for line in show(page(person)).splitlines() if "## 📖" in line)


async def press(person: Person, button: str, then: str) -> None:
    """Each page replaces the one before, with its picture."""
    before = len(person.ephemerals)
    await person.press(button, on=page(person))
    await person.until(lambda _: then in heading(person))
    assert len(person.ephemerals) == before


async def test_a_reader_chooses_a_game_and_turns_its_pages(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("rules")
    assert heading(ada).endswith("Which game do you want to learn?")
    assert page(ada)["flags"] & EPHEMERAL
    await press(ada, "Rules of 17", then="17 · The idea")
    first = hanging(page(ada))
    await press(ada, "Next", then="17 · The cards")
    assert "Page 2 of 12" in show(page(ada))
    assert "{Open number: 3 (open), 3 face down; Closed number" in show(page(ada))
    assert hanging(page(ada)) != first
    await press(ada, "Back", then="17 · The idea")
    assert hanging(page(ada)) == first
    assert "📖" not in ben.sees()


async def test_a_select_jumps_the_answer_opens_and_the_game_changes(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("rules", game="17")
    await ada.select(JUMP, "10. Try it: what is it worth?")
    await ada.until(lambda _: "This row shows **11**." in show(page(ada)))
    assert "Trap" not in show(page(ada)).partition("Show the answer")[0]
    await ada.press("Show the answer")
    await ada.until(lambda _: "4 + 3 + 5 + 2 + 5 = **19**" in show(page(ada)))
    assert "**Player 3**: a victory for a Trap" in show(page(ada))
    await ada.press("Hide the answer")
    await ada.until(lambda _: "Would you have dared?" in show(page(ada)))
    await press(ada, "Rules of Switch", then="Switch · The idea")


async def test_pages_turn_after_a_restart(box: Sandbox, online: Online, tmp_path: Path) -> None:
    (ada,) = await people(box, "ada")
    async with life(tmp_path, online, DrivenClock()):
        await ada.slash("rules", game="Switch")
    async with life(tmp_path, online, DrivenClock()):
        await press(ada, "Next", then="Switch · Rolling dice")
        await ada.select("rules:jump.switch", "9. On one page")
        await ada.until(lambda _: "Switch · On one page" in heading(ada))


async def test_rules_open_at_the_game_that_is_played_here(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await gather(ada, game="Switch")
    await ben.sees_text("[Rules]")
    await ben.press("Rules")
    assert "Switch · The idea" in heading(ben)
    assert "Switch: who plays?" in ben.sees(), "the lobby stays where it is"
    await ada.slash("rules")
    assert "Switch · The idea" in heading(ada)
    await ada.slash("rules", game="17")
    assert "17 · The idea" in heading(ada)


@pytest.mark.parametrize("forged", ["17.nothing.1", "chess.goal.0", "jump.17", "jump", "..", "17"])
async def test_a_button_that_nobody_made_gets_one_sentence(
    box: Sandbox, start: Start, forged: str
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("rules", game="17")
    stored = box.world.find_message(page(ada)["id"])
    assert stored is not None
    for message in (stored.body, page(ada)):
        (button,) = [one for one in walk(message["components"]) if one.get("label") == "Next"]
        button["custom_id"] = f"rules:{forged}"
    await ada.press("Next")
    assert answer(ada) == GONE
    assert "17 · The idea" in heading(ada)


async def test_a_server_that_wants_texts_gets_no_pictures(box: Sandbox, start: Start) -> None:
    await start(DrivenClock(), board="text")
    (ada,) = await people(box, "ada")
    await ada.slash("rules", game="17")
    assert hanging(page(ada)) == []
    await ada.select(JUMP, "10. Try it: what is it worth?")
    await ada.until(lambda _: "`⬜4` `⬛?` `⬛5` `⬜Reverse` `⬛?` `⬜2` `⬛?`" in show(page(ada)))
