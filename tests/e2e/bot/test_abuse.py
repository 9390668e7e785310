"""Whatever somebody sends who has no right to anything: one sentence, and nothing changes."""

import json
import logging
import re
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.app import Tavolo
from bot.store.database import NAME
from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.company import board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.forger import (
    BOOLEAN,
    BUTTON,
    CHOICES,
    INTEGER,
    MESSAGE,
    SELECT,
    STRING,
    USER,
    Answered,
    Forger,
    option,
)
from tests.e2e.bot.guests import gather, people
from tests.e2e.bot.stacked import dealt, desk_of, table_of
from tests.e2e.bot.yesterday import played
from tests.table.clock import DrivenClock

FORGED = 600
SEED = 17

HANDS = ("5c 4c rev", "3c 2c trap")
HIDDEN = re.compile(r"closed|Trap|Reverse|[♦⬛]")
"""What stands on those cards, and nowhere in a refusal."""
KEY = re.compile(r"\b[a-z]+-[a-z]+(-[a-z]+)+\b|\{ ?\$|Traceback|Error\b")

LONG = "9" * 6000
ODD = [
    "",
    " ",
    "💥" * 30,
    "\u202e1",
    "٣",
    "-1",
    "1e9",
    "0x1",
    "'; DROP TABLE tables; --",
    "a.b.c.d.e.f",
]
VERBS = [
    *("join", "leave", "start", "close-lobby", "panel", "cpu", "cpu.easy", "cpu.evil", "thread"),
    *("rematch", "replay", "verify", "call", "play.5c.up", "play.5c.down", "roll", "block.0", "no"),
]
PANELS = ["settings", "privacy", "leaderboard", "profile", "rules", "tutorial", "nothing"]
DEEDS = [
    *("pace", "times", "reset", "channels", "language", "board", "secret", "delete.no-way"),
    *("17.here.all.wins.999999999999.1", "17.here.all.luck.1.1", "chess.here.all.wins.1.1"),
    *("switch.here.all.accuracy.1.1", "17.here.2026-13.wins.1.1", "99999999999999999999.17"),
    *("1090000000000000101.chess", "1090000000000000101.17", "at.17.x.y.1", "at.chess.0.go-on.1"),
    *("17.nowhere.1", "jump.17", "jump", "everywhere.maybe", "x" * 60),
]


WRONG = [
    option("game", STRING, "chess"),
    option("game", STRING, LONG),
    option("game", INTEGER, 17),
    option("seats", INTEGER, 7),
    option("seats", INTEGER, -(2**60)),
    option("pace", STRING, "slow"),
    option("by", STRING, "luck"),
    option("member", USER, "1"),
]
"""Options of which no command has all that it takes."""


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


Deed = Callable[[], Awaitable[Answered]]


class Mischief:
    """Seeded, so that what went wrong once goes wrong again."""

    def __init__(self, forger: Forger, room: Room) -> None:
        self._forger = forger
        self._random = Random(SEED)
        self._messages: list[Json | None] = [*[None, board(room.ada)] * 3, panel(room.ada)]
        self._kinds = [self._table, self._panel, self._film, self._garbage]
        self._kinds += [self._command, self._complete, self._form]

    def next(self) -> tuple[str, str, Deed]:
        kind = self._random.choice(self._kinds)
        what, deed = kind()
        return kind.__name__.strip("_"), what, deed

    def _any(self, *some: Any) -> Any:
        return self._random.choice(some)

    def _press(self, custom_id: str) -> tuple[str, Deed]:
        kind = self._any(*[BUTTON] * 6, SELECT)
        values = self._any(None, [], ["17"], ["quick"], [LONG], ["1", "2"])
        on, planted = self._any(*self._messages), self._random.random() < 0.95
        what = f"{custom_id!r} {kind} {str(values)[:20]} {planted} {on and on['flags']}"
        return what, lambda: self._forger.press(
            "dario", custom_id, kind=kind, values=values, on=on, planted=planted
        )

    def _table(self) -> tuple[str, Deed]:
        table = self._any(0, 1, 2, 3, 4, 9, 10**17)
        window = self._any(0, 1, 2, 999_999_999)
        return self._press(f"t:{table}:{window}:{self._any(*VERBS)}:{self._any(0, 1, 99)}")

    def _panel(self) -> tuple[str, Deed]:
        return self._press(f"{self._any(*PANELS)}:{self._any(*DEEDS)}")

    def _film(self) -> tuple[str, Deed]:
        do = self._any("step.0", "proof.0", "page.0.0", "page.999999.999999", "step.", "seed.1")
        return self._press(f"r:{self._any(0, 1, 2, 3, 9, 10**17)}:0:{do}:{self._any(1, 99)}")

    def _garbage(self) -> tuple[str, Deed]:
        odd = self._any(*ODD)
        return self._press(self._any(f"t:{odd}:0:join:1", f"t:1:0:{odd}:1", f"settings:{odd}", odd))

    def _value(self) -> tuple[int, object]:
        text = self._any(*ODD, LONG, "17", "quick")
        number = self._any(-1, 0, 1, 7, 2**53, 10**30)
        return self._any((STRING, text), (INTEGER, number), (BOOLEAN, True), (USER, "1"), (99, 1))

    def _command(self) -> tuple[str, Deed]:
        name = self._any("play", "leaderboard", "profile", "rules", "tutorial", "about", "nothing")
        options = [
            option(self._any("game", "seats", "pace", "by", "member"), *self._value())
            for _ in range(self._random.randint(0, 2))
        ]
        options.append(self._any(*WRONG, option("nothing", *self._value())))
        return f"/{name} {str(options)[:80]}", lambda: self._forger.command("dario", name, *options)

    def _complete(self) -> tuple[str, Deed]:
        name = self._any("replay", "verify", "play", "nothing")
        options = [option(self._any("table", "game", "nothing"), *self._value(), focused=True)]
        options *= self._any(1, 1, 2)
        return f"/{name} {str(options)[:80]}", lambda: self._forger.complete(
            "dario", name, *options
        )

    def _form(self) -> tuple[str, Deed]:
        custom_id = self._any(
            "settings:times", "settings:reset", "t:1:0:join:1", *ODD[1:], LONG[:100]
        )
        names = self._random.sample(
            ["turn_seconds", "react_seconds", "grace_seconds", "pace", ""], 3
        )
        fields = {name: self._any("7", LONG, "", "NaN", "1,5") for name in names}
        return f"form {custom_id!r}", lambda: self._forger.submit("dario", custom_id, fields)


async def test_forged_interactions_are_answered_once_and_change_nothing(
    room: Room, caplog: pytest.LogCaptureFixture, record_property: Callable[[str, object], None]
) -> None:
    forger = Forger(room.box)
    mischief = Mischief(forger, room)
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
