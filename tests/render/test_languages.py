"""Screens fit into Discord's messages, and answers are sentences, in every language."""

import pytest

from bot.engine.game import Refused, Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL
from bot.render.refusal import explain
from bot.render.screen import Picture
from bot.render.screens import SCREENS
from tests.games.seventeen.table import Table
from tests.render.positions import lobby, screens
from tests.render.stage import SETTINGS, Setting, illustrated, read_by, wander
from tests.render.test_limits import AWFUL, check
from tests.text.entries import TRANSLATED
from tests.text.keys import reasons
from tests.text.shelf import catalogue

LARGEST = [one for one in SETTINGS if one.seats == one.game.seats[-1]][::2]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_screen_fits(language: str) -> None:
    with read_by(catalogue().speaker(language)):
        for _, screen in screens():
            check(screen)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("setting", LARGEST, ids=lambda setting: setting.seed)
def test_large_tables_with_awful_names_fit(setting: Setting, language: str) -> None:
    game, draw = setting.game, SCREENS[setting.game.id]
    with read_by(catalogue().speaker(language)):
        for step, (state, last) in enumerate(wander(setting)):
            if step % 7 == 0:
                stage = illustrated(game, setting.seats, last, AWFUL)
                check(draw.board(game.view(state, None), stage))
                check(draw.panel(game.view(state, Seat(step % setting.seats)), stage))


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_description_of_a_usual_board_is_not_cut(language: str) -> None:
    row = "0:5o 1:trap- 2:3o- 3:rev 2:4c- 3:1o 0:2o- 1:x2 2:3c- 3:4o"
    table = Table(*("1c 2c trap", "2o x2 rev", "5o 4c 3c", "1o 1o trash"), row=row, turn=1)
    with read_by(catalogue().speaker(language)):
        stage = illustrated(SEVENTEEN, 4, (Seat(3), CALL), ("Bartholomew",) * 4)
        board = SCREENS[SEVENTEEN.id].board(table.view(None), stage)
    [picture] = [part for part in board.parts if isinstance(part, Picture)]
    assert picture.alt.count("Bartholomew") == 14, picture.alt
    assert not picture.alt.endswith("…")


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_refusal_is_a_sentence(language: str) -> None:
    say = catalogue().speaker(language)
    for reason in reasons():
        for about in (None, lobby(2)):
            text = explain(Refused(reason), about, None, say)
            assert text.endswith((".", "!", "?")), f"{language}: {reason}: {text}"
            assert len(text) <= 300, f"{language}: {reason}: {text}"
            assert "  " not in text, f"{language}: {reason}: {text}"
