"""Screens with emojis for golden files: in place of pictures, and beside them."""

from collections.abc import Iterator
from typing import Any

from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH
from bot.games.switch.action import ROLL
from bot.render.screen import Screen
from bot.render.screens import SCREENS
from tests.games.seventeen.table import Table, played
from tests.games.switch.table import Table as SwitchTable
from tests.render.stage import adorned


def screens() -> Iterator[tuple[str, Screen]]:
    table = Table(
        *("1c 2o trap", "2o x2 rev", "5o 4c 3c"),
        row="0:5o 1:trap- 2:5o- 1:4o 0:3c-",
        turn=1,
        tokens=[(1, 1), (2, 1), (0, 0)],
    )
    hidden: tuple[Seat, Any] = (Seat(0), played("3c-"))
    draw, view = SCREENS[SEVENTEEN.id], table.view(None)
    yield "17-emoji", draw.board(view, adorned(SEVENTEEN, 3, hidden))
    yield "17-emoji-panel", draw.panel(table.view(1), adorned(SEVENTEEN, 3, hidden))
    beside = adorned(SEVENTEEN, 3, hidden, style="picture")
    yield "17-emoji-beside-picture", draw.board(view, beside)
    yield "17-emoji-beside-picture-panel", draw.panel(table.view(0), beside)
    view = table.call(2).close().view(None)
    yield "17-emoji-result", draw.result(view, adorned(SEVENTEEN, 3))
    yield "17-emoji-end", draw.end(view._replace(winners=(Seat(1),)), adorned(SEVENTEEN, 3))

    draw = SCREENS[SWITCH.id]
    stage = adorned(SWITCH, 3, (Seat(0), ROLL))
    rolled = SwitchTable(3, 12, 1, hold=(0, 1, 2)).roll(0, 1, 3, 4)
    yield "switch-emoji", draw.board(rolled.view(), stage)
    yield "switch-emoji-panel", draw.panel(rolled.view(2), stage)
    swap = SwitchTable(10, 4, 16).die(0, "green")
    yield "switch-emoji-green", draw.board(swap.view(), stage)
    bust = SwitchTable(11, 4, 7, gone=1).roll(0, 1, 1, 1, 1)
    yield "switch-emoji-bust", draw.board(bust.view(), stage)
