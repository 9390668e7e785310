"""Nothing on a screen depends on a card that its reader cannot see (M5, M6, P2).

That holds for pictures, too: what is drawn, and what its file is called, depends on nothing but the
record in the screen, which is compared here.
"""

from typing import Any

import pytest

from bot.drawing.emoji.seventeen import sign
from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import Play
from bot.games.seventeen.card import BACK, BLANK, KINDS
from bot.games.seventeen.state import State
from bot.house import BOARDS, Board
from bot.picture.draw import draw
from bot.picture.gallery import name
from bot.render.screens import SCREENS
from tests.games.seventeen.hidden import HIDDEN
from tests.render.stage import SETTINGS, Last, Setting, adorned, emojis, illustrated, wander

SEVENTEENS = [setting for setting in SETTINGS if setting.game is SEVENTEEN]


def as_it_was_there(last: Last, other: State) -> Last:
    """The last action at the other table, where another card may have been played face down."""
    match last:
        case (seat, Play(_, "down")) if other.row:
            return seat, Play(other.row[-1].card, "down")
    return last


def shown(
    state: State, last: Last, setting: Setting, viewer: Seat | None, style: Board
) -> list[Any]:
    """All that this viewer gets to read, and what everybody does."""
    game, stage = SCREENS[SEVENTEEN.id], adorned(SEVENTEEN, setting.seats, last, style=style)
    public = SEVENTEEN.view(state, None)
    screens = [game.board(public, stage), game.last(public, stage)]
    if public.reckoning is not None:
        screens.append(game.result(public, stage))
    if viewer is not None:
        screens.append(game.panel(SEVENTEEN.view(state, viewer), stage))
    return screens


@pytest.mark.parametrize("style", BOARDS)
@pytest.mark.parametrize("setting", SEVENTEENS, ids=lambda setting: setting.seed)
def test_m6_other_hidden_cards_leave_every_screen_as_it_is(setting: Setting, style: Board) -> None:
    chance = Chance(setting.seed.encode())
    for step, (state, last) in enumerate(wander(setting)):
        viewers = (None, *setting.everybody)
        viewer = viewers[step % len(viewers)]
        other = HIDDEN.otherwise(state, viewer, chance)
        there = as_it_was_there(last, other)
        here = shown(state, last, setting, viewer, style)
        assert shown(other, there, setting, viewer, style) == here


def test_m5_what_the_channel_cannot_see_is_shown_by_no_emoji() -> None:
    """A closed number or a special that lies face down is the blank back, and nothing else."""
    turned = {emojis()[sign(card, "down")] for card in KINDS if BACK[card] == BLANK}
    blank, seen = emojis()[sign(BLANK, "down")], 0
    for state, last in (step for one in SEVENTEENS for step in wander(one, steps=60)):
        view = SEVENTEEN.view(state, None)
        text = str(SCREENS[SEVENTEEN.id].board(view, adorned(SEVENTEEN, len(view.backs), last)))
        assert not [one for one in turned if one in text]
        seen += text.count(blank)
    assert seen > 1000


def test_m5_the_last_sentence_tells_no_blank_back_from_another() -> None:
    game, checked = SCREENS[SEVENTEEN.id], 0
    steps = ((one, *step) for one in SEVENTEENS for step in wander(one, steps=60))
    for setting, state, last in steps:
        view = SEVENTEEN.view(state, None)
        match last:
            case (seat, Play(card, "down")) if view.last is not None:
                plays = [Play(one, "down") for one in KINDS if BACK[one] == BACK[card]]
                boards = [
                    game.board(view, adorned(SEVENTEEN, setting.seats, (seat, play)))
                    for play in plays
                ]
                assert boards == [boards[0]] * len(plays)
                checked += len(plays) > 1
    assert checked > 3


def test_m6_a_picture_is_drawn_from_the_public_view_and_from_nothing_else() -> None:
    """The same public view, whatever is behind it: the same picture under the same name."""
    chance, drawn = Chance(b"pictures"), set()
    for state, last in wander(SEVENTEENS[-1], steps=60):
        other = HIDDEN.otherwise(state, None, chance)
        boards = [
            SCREENS[SEVENTEEN.id].board(SEVENTEEN.view(one, None), illustrated(SEVENTEEN, 6, told))
            for one, told in ((state, last), (other, as_it_was_there(last, other)))
        ]
        pictures = [board.drawing for board in boards]
        if pictures[0] is None:  # the end has none
            continue
        assert pictures[1] is not None
        assert name(pictures[0]) == name(pictures[1])
        drawn.add(name(pictures[0]))
        if len(drawn) < 5:
            assert draw(pictures[0]) == draw(pictures[1])
    assert len(drawn) > 5
