"""A reaction window of 17 and the turn after it are one board: one edit is enough."""

from bot.games.seventeen import SEVENTEEN
from bot.render.screens import SCREENS
from tests.render.stage import SETTINGS, illustrated, wander


def test_x2_closing_the_window_changes_nothing_on_the_board() -> None:
    draw = SCREENS[SEVENTEEN.id].board
    windows = 0
    for setting in (one for one in SETTINGS if one.game is SEVENTEEN and one.seats > 2):
        before = None
        for state, last in wander(setting):
            stage = illustrated(SEVENTEEN, setting.seats, last)
            board = draw(SEVENTEEN.view(state, None), stage)
            if before is not None and before[0] == last and state.phase == "turn":
                assert board == before[1]
                windows += 1
            before = (last, board) if state.phase == "react" else None
    assert windows > 50
