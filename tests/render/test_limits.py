"""Every screen of whole games fits into a Discord message, whatever people are called."""

import pytest

from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL
from bot.games.seventeen.state import Lying
from bot.house import BOARDS, Board
from bot.render.lobby import draw_lobby
from bot.render.screen import ChannelSelect, Picture, Row, Screen, Select, Text
from bot.render.screens import SCREENS, drawn
from tests.games.seventeen.table import Table
from tests.render.page import buttons
from tests.render.positions import lobby, screens
from tests.render.stage import SETTINGS, Setting, adorned, english, people, wander

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


@pytest.mark.parametrize("style", BOARDS)
@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.seed)
def test_every_screen_of_a_game_fits(setting: Setting, style: Board) -> None:
    game, draw = setting.game, SCREENS[setting.game.id]
    results = 0
    for state, last in wander(setting):
        stage = adorned(game, setting.seats, last, AWFUL, style)
        public = game.view(state, None)
        check(drawn(draw.board, public, stage))
        for seat in setting.everybody:
            check(drawn(draw.panel, game.view(state, seat), stage))
        if draw.results(public) > results:
            results = draw.results(public)
            check(drawn(draw.result, public, stage))
        if public.winners is not None:
            check(drawn(draw.end, public, stage))


def test_golden_screens_and_lobbies_fit() -> None:
    for _, screen in screens():
        check(screen)
    full = lobby(4)._replace(seats=people(AWFUL), most=6)
    check(draw_lobby(full, english()))


@pytest.mark.parametrize("style", BOARDS)
def test_the_longest_row_there_can_be_fits_face_down(style: Board) -> None:
    table = Table("", "", "", "", "", "", rest="row")
    state = table.state
    state.row = [Lying(one.card, "down", Seat(i % 6)) for i, one in enumerate(state.row)]
    state.row_seen = list(state.row)
    state.last, state.turn = Seat(3), Seat(4)
    draw = SCREENS[SEVENTEEN.id]
    stage = adorned(SEVENTEEN, 6, (Seat(4), CALL), AWFUL, style)
    check(drawn(draw.board, table.view(None), stage))
    check(drawn(draw.result, table.call(4).view(None), stage))


def test_thirty_cards_and_six_usual_names_fit_as_emojis() -> None:
    """A longer row is hardly ever seen; what is too long has plain signs."""
    row = "0:5o 1:4o- 2:trap- 3:rev 4:x2 " * 5 + "5:4c- " * 3 + "0:5o 1:4o"
    view = Table(*("1o 2o 3o",) * 6, row=row).view(None)
    stage = adorned(SEVENTEEN, 6, (Seat(4), CALL), ("Bartholomew",) * 6)
    board = drawn(SCREENS[SEVENTEEN.id].board, view, stage)
    check(board)
    assert str(board).count("<:") >= 30 + 18
