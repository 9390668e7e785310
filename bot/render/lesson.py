"""/tutorial: what there is to learn, and each step of it on the screens of a real game."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from bot.engine.game import Seat
from bot.lesson.lesson import GO_ON, LEARNER, PANEL, Lesson, Position, Shown
from bot.render import symbol, verb
from bot.render.look import Look
from bot.render.name import fit
from bot.render.phrase import lines, small, title
from bot.render.scene import Say, Scene, Seated
from bot.render.screen import Button, Part, Row, Screen, Text
from bot.render.screens import SCREENS
from bot.table.ids import TableId
from bot.table.lobby import CPU_NAMES

RESUME: Final = "resume"
RESTART: Final = "restart"
"""`resume.17` and so on."""
AT: Final = "at"
"""`at.17.4.call.1`: a press at the fifth step of that lesson; the last number tells ids apart."""

assert PANEL == verb.PANEL


def draw_offer(lessons: Sequence[Lesson], done: Mapping[str, int], say: Say) -> Screen:
    """What one can learn, and how far one has come."""
    parts: list[Part] = [Text(lines(f"## {say('tutorial-title')}", say("tutorial-welcome")))]
    for lesson in lessons:
        game = lesson.game.id
        told = _told(lesson, done.get(game, 0), say)
        parts += [
            Text(lines(f"### {say(f'game-{game}')}", say(f"lesson-{game}-about"), told)),
            Row(tuple(_ways_in(lesson, done.get(game, 0), say))),
        ]
    return Screen(tuple(parts), symbol.CALM)


def _told(lesson: Lesson, done: int, say: Say) -> str:
    if done >= lesson.length:
        return f"{symbol.RIGHT} {say('tutorial-finished')}"
    return say("tutorial-going", done=done, steps=lesson.length) if done else ""


def _ways_in(lesson: Lesson, done: int, say: Say) -> Iterator[Button]:
    game = lesson.game.id
    if not done:
        yield _learn(lesson, say)
        return
    if done < lesson.length:
        yield Button(say("button-resume"), f"{RESUME}.{game}", "primary")
    yield Button(say("button-restart"), f"{RESTART}.{game}")


def _learn(lesson: Lesson, say: Say) -> Button:
    game = lesson.game.id
    return Button(say("button-learn", game=say(f"game-{game}")), f"{RESTART}.{game}", "primary")


def draw_step(
    at: Position, others: Sequence[Lesson], learner: str, look: Look, say: Say
) -> tuple[Screen, ...]:
    """What somebody tells the learner, and below it the table. `others` are further lessons."""
    scene = _scene(at, learner, look, say)
    shown = [_numbered(screen, at, count(1)) for screen in _shown(at, scene, at.step.shows)]
    return (_guide(at, others, scene), *shown)


def _shown(at: Position, scene: Scene, shows: Shown) -> Iterator[Screen]:
    screens, game = SCREENS[at.lesson.game.id], at.lesson.game
    public = game.view(at.state, None)
    match shows:
        case "board":
            yield screens.board(public, scene)
        case "hand":
            yield _without_buttons(screens.board(public, scene))
            yield screens.panel(game.view(at.state, LEARNER), scene)
        case "result":
            yield _without_buttons(screens.result(public, scene))
        case "end":
            yield _without_buttons(screens.end(public, scene))
