"""/tutorial: a first game by pressing what one is told to, left and taken up again."""

import re
from functools import partial
from pathlib import Path

import pytest

from bot.lesson import LESSONS
from bot.privacy import Holdings
from bot.table.ids import UserId
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.shape import Json
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, people, pressable, presses
from tests.e2e.bot.life import life
from tests.e2e.bot.stacked import desk_of
from tests.e2e.conftest import Online
from tests.table.clock import DrivenClock


def user(person: Person) -> UserId:
    return UserId(int(person.me["id"]))


def lesson(person: Person) -> Json:
    """The newest message with a step on it, or with the end."""
    told = [m for m in person.ephemerals if "### Step" in show(m) or "first game of" in show(m)]
    return told[-1]


def step(person: Person) -> int:
    found = re.search(r"### Step (\d+) of", show(lesson(person)))
    return int(found[1]) if found else 0


def asked(person: Person) -> str:
    """What the text says to press: a bold word that stands on a button; else there is only one."""
    can = pressable(lesson(person))
    guide = show(lesson(person)).partition("### Step")[2]
    bold = [word for word in re.findall(r"\*\*(.+?)\*\*", guide.partition("[")[0]) if word in can]
    return bold[-1] if bold else can[0]


def _has_changed(person: Person, before: Json, _: str) -> bool:
    return show(lesson(person)) != show(before)


async def follows(person: Person, steps: int) -> None:
    for _ in range(steps):
        before = lesson(person)
        await person.press(asked(person), on=before)
        await person.until(partial(_has_changed, person, before))


@pytest.mark.parametrize(("game", "name"), [("17", "17"), ("switch", "Switch")])
async def test_whoever_presses_what_they_are_told_wins(
    box: Sandbox, start: Start, game: str, name: str
) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("tutorial", game=game)
    await follows(ada, LESSONS[game].length)
    told = show(lesson(ada))
    assert f"You have won your first game of {name}!" in told
    assert "**Ada** wins!" in told
    assert len(ada.ephemerals) == 1, "all of it happens on one message"
    assert ben.messages == [], "nobody else sees anything of it"
    assert desk_of(bot).hub.all() == [], "there is no table"
    assert await bot.store.holdings(user(ada)) == Holdings(lessons=1), "and no standings"


async def test_a_lesson_is_chosen_and_the_next_one_offered(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await bot.store.set_lesson(user(ada), "17", LESSONS["17"].length - 1)
    await bot.store.set_lesson(user(ada), "switch", 2)
    await ada.slash("tutorial")
    assert pressable(ada.ephemerals[-1]) == ["Go on where you were", "Start over"] * 2
    assert "You have done 14 of 15 steps." in answer(ada)
    await ada.press("Go on where you were")
    await ada.press("Go on", on=lesson(ada))
    await ada.until(lambda _: "You have won" in show(lesson(ada)))
    assert pressable(lesson(ada)) == ["Learn Switch", "Start over"]
    await ada.press("Learn Switch", on=lesson(ada))
    await ada.until(lambda _: step(ada) == 3)
    await ada.slash("tutorial")
    assert "✅ You have finished this one." in answer(ada)


async def test_another_button_is_answered_with_a_hint_and_nothing_is_lost(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("tutorial", game="17")
    await ada.press("Face down · 3 (closed)")
    assert answer(ada) == "That can wait: first press **Face up · 4 (open)**."
    assert step(ada) == 1
    assert await bot.store.lessons(user(ada)) == {}
    await follows(ada, 1)


async def test_a_lesson_is_gone_on_with_after_a_restart(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    async with life(tmp_path, online, DrivenClock()):
        (ada,) = await people(box, "ada")
        await ada.slash("tutorial", game="switch")
        await follows(ada, 4)
    async with life(tmp_path, online, DrivenClock()):
        await follows(ada, 1)  # on the message from before
        await ada.dismiss(lesson(ada))
        await ada.until(lambda _: not ada.ephemerals)
        await ada.slash("tutorial", game="switch")
        assert "You have done 5 of 15 steps." in answer(ada)
        await ada.press("Go on where you were")
        await ada.until(lambda _: step(ada) == 6)
        await follows(ada, 2)
        await ada.slash("tutorial", game="switch")
        await ada.press("Start over")
        await ada.until(lambda _: step(ada) == 1)


async def test_an_old_message_is_brought_up_to_date(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("tutorial", game="17")
    old = lesson(ada)
    await follows(ada, 1)
    await ada.slash("tutorial", game="17")
    await ada.press("Go on where you were")
    await ada.until(lambda _: step(ada) == 2)
    await follows(ada, 2)
    here = next(m for m in ada.ephemerals if m["id"] == old["id"])
    await ada.press("Face down · 3 (closed)", on=here)
    await ada.until(lambda _: show(ada.ephemerals[0]).count("### Step 4 of 15") == 1)
    assert step(ada) == 4


async def test_who_is_forgotten_begins_anew(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("tutorial", game="17")
    await follows(ada, 3)
    await ada.slash("privacy")
    assert "- how far you have come in 1 tutorial" in answer(ada)
    await presses(ada, "Delete…")
    await presses(ada, "Delete everything")
    await ada.sees_text("## It is gone")
    assert await bot.store.lessons(user(ada)) == {}
    await ada.press("Go on", on=lesson(ada))
    await ada.until(lambda _: step(ada) == 1)


@pytest.mark.parametrize(("style", "pictures"), [("picture", 2), ("text", 0)])
async def test_pictures_are_as_the_server_wants_them(
    box: Sandbox, start: Start, style: str, pictures: int
) -> None:
    await start(DrivenClock(), board=style)
    (ada,) = await people(box, "ada")
    await ada.slash("tutorial", game="17")
    assert len(lesson(ada)["attachments"]) == pictures
    await follows(ada, 2)
    assert len(lesson(ada)["attachments"]) == pictures // 2, "at a call there is only the board"
