"""Every screen of whole games fits into a Discord message, whatever people are called."""

import pytest

from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL
from bot.games.seventeen.state import Lying
from bot.render.lobby import draw_lobby
from bot.render.screen import ChannelSelect, Picture, Row, Screen, Select, Text
from bot.render.screens import SCREENS
from tests.games.seventeen.table import Table
from tests.render.page import buttons
from tests.render.positions import lobby, screens
from tests.render.stage import SETTINGS, Setting, english, illustrated, people, wander

AWFUL = ("*" * 40,) * 6
"""Names that are twice as long once they are harmless."""


def check(screen: Screen) -> None:
    selects = [part for part in screen.parts if isinstance(part, Select | ChannelSelect)]
    parts = 1 + len(screen.parts) + len(buttons(screen)) + len(selects)
    assert parts <= 40, f"{parts} components"
    texts = [part.markdown for part in screen.parts if isinstance(part, Text)]
    assert all(texts), "an empty text"
    assert sum(map(_length, texts)) <= 4000, "more text than a message takes"
    for picture in (part for part in screen.parts if isinstance(part, Picture)):
        assert 1 <= _length(picture.alt) <= 1024, f"description: {picture.alt}"
    for row in (part for part in screen.parts if isinstance(part, Row)):
        assert 1 <= len(row.buttons) <= 5, f"{len(row.buttons)} buttons in a row"
    for select in (part for part in selects if isinstance(part, Select)):
        assert 1 <= len(select.choices) <= 25, f"{len(select.choices)} choices"
        assert len({choice.value for choice in select.choices}) == len(select.choices)
        assert all(1 <= _length(choice.label) <= 100 for choice in select.choices)
    for button in buttons(screen):
        assert 1 <= _length(button.label) <= 80, f"label: {button.label}"
        assert 1 <= len(button.do) <= 40, f"too long for a custom_id: {button.do}"


def _length(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.seed)
def test_every_screen_of_a_game_fits(setting: Setting) -> None:
    game, draw = setting.game, SCREENS[setting.game.id]
    results = 0
    for state, last in wander(setting):
        stage = illustrated(game, setting.seats, last, AWFUL)
        public = game.view(state, None)
        check(draw.board(public, stage))
        for seat in setting.everybody:
            check(draw.panel(game.view(state, seat), stage))
        if draw.results(public) > results:
            results = draw.results(public)
            check(draw.result(public, stage))
        if public.winners is not None:
            check(draw.end(public, stage))


def test_golden_screens_and_lobbies_fit() -> None:
    for _, screen in screens():
        check(screen)
    full = lobby(4)._replace(seats=people(AWFUL), most=6)
    check(draw_lobby(full, english()))


def test_the_longest_row_there_can_be_fits_face_down() -> None:
    table = Table("", "", "", "", "", "", rest="row")
    state = table.state
    state.row = [Lying(one.card, "down", Seat(i % 6)) for i, one in enumerate(state.row)]
    state.row_seen = list(state.row)
    state.last, state.turn = Seat(3), Seat(4)
    draw = SCREENS[SEVENTEEN.id]
    stage = illustrated(SEVENTEEN, 6, (Seat(4), CALL), AWFUL)
    check(draw.board(table.view(None), stage))
    check(draw.result(table.call(4).view(None), stage))
