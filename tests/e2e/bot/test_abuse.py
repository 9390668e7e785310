"""Whatever somebody sends who has no right to anything: one sentence, and nothing changes."""

import json
import logging
import re
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from bot.app import Tavolo
from bot.store.database import NAME
from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import board, panel, seated
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.forger import CHOICES, MESSAGE, Forger
from tests.e2e.bot.guests import gather, people
from tests.e2e.bot.mischief import Mischief
from tests.e2e.bot.stacked import dealt, desk_of, table_of
from tests.e2e.bot.yesterday import played
from tests.table.clock import DrivenClock

FORGED = 600

HANDS = ("5c 4c rev", "3c 2c trap")
HIDDEN = re.compile(r"closed|Trap|Reverse|[♦⬛]")
"""What stands on those cards, and nowhere in a refusal."""
KEY = re.compile(r"\b[a-z]+-[a-z]+(-[a-z]+)+\b|\{ ?\$|Traceback|Error\b")


class Room(NamedTuple):
    bot: Tavolo
    box: Sandbox
    ada: Person
    ben: Person
    disk: Path

    def state(self) -> tuple[Any, ...]:
        """Everything that must not change: tables, database, and what others see."""
        tables = [
            (t.id, t.host, t.chairs, t.window, t.misses, str(t.state), t.alarms)
            for t in desk_of(self.bot).hub.all()
        ]
        with sqlite3.connect(self.disk) as connection:
            stored = list(connection.iterdump())
        world = self.box.world
        mine = [world.users[name].id for name in ("dario", "eva") if name in world.users]
        seen = [m.body for m in world.all_messages() if m.only_for not in mine]
        return tables, stored, seen


@pytest.fixture
async def room(box: Sandbox, start: Start, tmp_path: Path) -> Room:
    """A running game here, a lobby next door, a game on another server, and one in private."""
    bot = await start(DrivenClock(), board="text")
    ada, ben = await dealt(box, bot, *HANDS)
    (cleo,) = await people(box, "cleo")
    cleo.go("other-table")
    await gather(cleo, game="Switch")
    other = box.add_guild("Elsewhere")
    there = await box.person("cleo", guild=other["id"])
    await gather(there)
    box.deny("dario", "general", Permission.VIEW_CHANNEL)
    await played(bot.store, 9, "17", "ada", "ben", channel="general")
    return Room(bot, box, ada, ben, tmp_path / NAME)


async def test_forged_interactions_are_answered_once_and_change_nothing(
    room: Room, caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None]
) -> None:
    forger = Forger(room.box)
    mischief = Mischief(forger, board(room.ada), panel(room.ada))
    before, kinds, reasons = room.state(), Counter[str](), Counter[str]()
    for _ in range(FORGED):
        kind, what, deed = mischief.next()
        answered = await deed()
        kinds[kind] += 1
        if kind == "complete":
            assert answered.kind == CHOICES, what
            reasons["(no choices)"] += 1
            continue
        assert answered.kind == MESSAGE, f"{what}: {answered.body}"
        assert answered.private, what
        assert answered.text, what
        assert not KEY.search(answered.text), f"{what}: {answered.text}"
        assert not HIDDEN.search(answered.body), f"{what}: {answered.body}"
        reasons[answered.text] += 1
    assert room.state() == before
    assert forger.answers() == {1: FORGED}
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []
    record_property("forged", dict(kinds))
    record_property("answers", dict(reasons))
    print(dict(kinds), *(f"{times:4} {text}" for text, times in reasons.most_common()), sep="\n")


NAMES = {
    "ada": "\u202e\u2066adA\u200f\u200b",
    "ben": "B" + "\u0300\u0316\u0489" * 10 + "n",
    "cleo": "👩\u200d🚀" * 8 + "🇮🇹" * 4,
    "dario": "\u2060\u3164\u115f\u200d\u2800",
}
UNSEEN = re.compile(r"[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\u115f\u3164\u2800]")
TOWER = re.compile(r"[\u0300-\u036f\u0483-\u0489]{4}")


async def test_names_that_are_not_what_they_seem_are_tamed_wherever_they_stand(
    box: Sandbox, start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    bot = await start(DrivenClock())
    for name, nick in NAMES.items():
        box.world.member(HOME, box.world.users[name].id)["nick"] = nick
    people = await seated(box, *NAMES)
    await people[0].slash("hand")
    await people[3].slash("leaderboard")
    await people[3].slash("tutorial", game="17")
    await people[0].slash("end")
    for person in people:
        person.go("other-table")
    await gather(*people[:2], game="Switch")
    await people[0].press("Open a thread")
    await people[0].sees_text("The table is open in")
    sent = [json.dumps([r.body, r.files], ensure_ascii=False) for r in box.requests]
    assert any("adA" in body for body in sent)
    for body in sent:
        assert not UNSEEN.search(body), body
        assert not TOWER.search(body), body
        assert "****" not in body, "a name is never empty"
    assert table_of(bot).chairs[0].name == NAMES["ada"], "it is kept as it is"
    assert [r.getMessage() for r in caplog.records if r.levelno >= logging.WARNING] == []
