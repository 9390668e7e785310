"""The screens of each game: a new game is one line here."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from bot.engine.game import Judgement
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH
from bot.picture.gallery import Drawing
from bot.render.lesson import Book
from bot.render.scene import Scene
from bot.render.screen import LONGEST, Screen
from bot.render.seventeen import board as seventeen_board
from bot.render.seventeen import last as seventeen_last
from bot.render.seventeen import panel as seventeen_panel
from bot.render.seventeen import picture as seventeen_picture
from bot.render.seventeen import result as seventeen_result
from bot.render.seventeen import rules as seventeen_rules
from bot.render.seventeen import verdict as seventeen_verdict
from bot.render.switch import board as switch_board
from bot.render.switch import last as switch_last
from bot.render.switch import panel as switch_panel
from bot.render.switch import result as switch_result
from bot.render.switch import rules as switch_rules
from bot.render.switch import verdict as switch_verdict

Draw = Callable[[Any, Scene], Screen]
"""From a view of the game."""


class Screens(NamedTuple):
    board: Draw
    """From the channel's view. When the game is over it is the end."""
    panel: Draw
    """From a seat's own view."""
    result: Draw
    """The message that stays after a round."""
    end: Draw
    last: Callable[[Any, Scene], str]
    """What happened last, in one public sentence."""
    results: Callable[[Any], int]
    """How many rounds have ended: whenever it has grown, a result is due."""
    verdict: Callable[[Judgement[Any], Scene], str]
    """A decision in hindsight, in one sentence: "Ada called at 71 %: right call, bad luck."."""
    rules: Book
    ahead: Callable[[], Iterable[Drawing]]
    """Pictures of which there are so few that all are drawn before anybody asks."""


def drawn(draw: Draw, view: Any, scene: Scene, room: int = LONGEST) -> Screen:
    """With plain signs, where emojis would be more text than there is room for."""
    screen = draw(view, scene)
    if screen.length <= room:
        return screen
    return draw(view, scene._replace(look=scene.look.plainly))


SCREENS: Final[Mapping[str, Screens]] = {
    SEVENTEEN.id: Screens(
        seventeen_board.draw_board,
        seventeen_panel.draw_panel,
        seventeen_result.draw_result,
        seventeen_result.draw_end,
        seventeen_last.tell_last,
        seventeen_result.results,
        seventeen_verdict.tell_verdict,
        seventeen_rules.BOOK,
        seventeen_picture.hands,
    ),
    SWITCH.id: Screens(
        switch_board.draw_board,
        switch_panel.draw_panel,
        switch_result.draw_result,
        switch_result.draw_end,
        switch_last.tell_last,
        switch_result.results,
        switch_verdict.tell_verdict,
        switch_rules.BOOK,
        tuple,
    ),
}
