"""What a member without any rights might send: words made up from those that there are."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from bot.house import TIMES
from sandbox.shape import Json
from tests.e2e.bot.forger import (
    BOOLEAN,
    BUTTON,
    INTEGER,
    SELECT,
    STRING,
    USER,
    Answered,
    Forger,
    option,
)

SEED = 17

LONG = "9" * 6000
ODD = [
    "",
    " ",
    "💥" * 30,
    "\u202e1",
    "٣",
    "９",
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
    *("9223372036854775808.17", "9999999999999999999.17", "17.here.0000-01.wins.1.1"),
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


Deed = Callable[[], Awaitable[Answered]]


class Mischief:
    """Seeded, so that what went wrong once goes wrong again."""

    def __init__(self, forger: Forger, board: Json | None, panel: Json | None) -> None:
        """On messages of our own making, on a board, and on somebody's hand."""
        self._forger = forger
        self._random = Random(SEED)
        self._messages: list[Json | None] = [*[None, board] * 3, panel]
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
        values: list[tuple[int, object]] = [(STRING, text), (INTEGER, number), (BOOLEAN, True)]
        return self._random.choice([*values, (USER, "1"), (99, 1)])

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
        what = f"/{name} {str(options)[:80]}"
        return what, lambda: self._forger.complete("dario", name, *options)

    def _form(self) -> tuple[str, Deed]:
        ids = ["settings:times", "settings:reset", "t:1:0:join:1", LONG[:100], *ODD[1:]]
        custom_id = self._any(*ids)
        names = self._random.sample([*TIMES, "pace", ""], 3)
        fields = {name: self._any("7", LONG, "", "NaN", "1,5") for name in names}
        return f"form {custom_id!r}", lambda: self._forger.submit("dario", custom_id, fields)
