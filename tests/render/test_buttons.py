"""A button can be pressed exactly when somebody may do what it says."""

import pytest

from bot.engine.word import word
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH
from bot.games.switch.legal import BLOCKABLE
from bot.render import verb
from bot.render.screens import SCREENS
from tests.render.page import buttons, enabled
from tests.render.stage import SETTINGS, Setting, scene, wander

settings = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.seed)


@settings
def test_the_board_offers_what_somebody_may_do_and_nothing_else(setting: Setting) -> None:
    game = setting.game
    for state, last in wander(setting):
        board = SCREENS[game.id].board(game.view(state, None), scene(game, setting.seats, last))
        if game.winners(state) is not None:
            assert enabled(board) == {verb.REMATCH, verb.REPLAY, verb.VERIFY}
            continue
        may = {word(game, one) for seat in setting.everybody for one in game.legal(state, seat)}
        blocks = {do for do in may if do.startswith("block.")}
        if game is SWITCH:
            assert enabled(board) - {verb.PANEL} == may - blocks
            assert (verb.PANEL in enabled(board)) == bool(blocks)
        else:
            assert enabled(board) == {verb.PANEL} | (may & {"call"})


@settings
def test_a_panel_offers_what_its_seat_may_do_and_nothing_else(setting: Setting) -> None:
    """Of 17 in the seat's own turn; of Switch every Block that a token could be spent on (K1)."""
    game = setting.game
    for state, last in wander(setting):
        stage = scene(game, setting.seats, last)
        for seat in setting.everybody:
            view = game.view(state, seat)
            may = {word(game, action) for action in view.legal}
            offered = enabled(SCREENS[game.id].panel(view, stage))
            if game is SEVENTEEN:
                assert offered == (may if view.to_move else set())
                continue
            blocks = {do for do in may if do.startswith("block.")}
            assert offered >= blocks
            if view.phase in BLOCKABLE:
                assert offered == blocks


@settings
def test_buttons_stay_where_they_are_while_the_game_goes_on(setting: Setting) -> None:
    game = setting.game
    places = set()
    for state, last in wander(setting):
        if game.winners(state) is None:
            board = SCREENS[game.id].board(game.view(state, None), scene(game, setting.seats, last))
            lasting = [one.do for one in buttons(board) if not one.do.startswith("swap.")]
            places.add(tuple(lasting))
    assert len(places) == 1, f"buttons jump: {places}"


@settings
def test_the_panel_of_a_game_that_is_over_has_nothing_to_press(setting: Setting) -> None:
    game = setting.game
    ends = [(s, last) for s, last in wander(setting) if game.winners(s) is not None]
    for state, last in ends:
        for seat in setting.everybody:
            view, stage = game.view(state, seat), scene(game, setting.seats, last)
            assert not buttons(SCREENS[game.id].panel(view, stage))
