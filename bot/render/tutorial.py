"""/tutorial: what there is to learn, and each step of it on the screens of a real game."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Final, NamedTuple

from bot.engine.game import Seat
from bot.lesson.lesson import GO_ON, LEARNER, Lesson, Position
from bot.render import symbol
from bot.render.cast import cast
from bot.render.look import Look
from bot.render.phrase import lines, small
from bot.render.scene import Say, Scene, Seated
from bot.render.screen import Button, Part, Picture, Row, Screen, Text
from bot.render.screens import SCREENS
from bot.table.chair import STAND_IN, Chair
from bot.table.ids import TableId
from bot.table.lobby import CPU_NAMES

RESUME: Final = "resume"
"""`resume.17`: where one was, or from the beginning."""
RESTART: Final = "restart"
AT: Final = "at"
"""`at.17.4.call.1`: a press at the fifth step of that lesson; see `Pressed`."""


_WORD: Final = re.compile(rf"{AT}\.(\w+)\.(\d{{1,4}})\.(.+)\.\d+", re.ASCII)


class Pressed(NamedTuple):
    """What stands in the id of a button of a step. `number` tells ids of equal words apart."""

    game: str
    done: int
    word: str

    def write(self, number: int) -> str:
        return f"{AT}.{self.game}.{self.done}.{self.word}.{number}"

    @classmethod
    def read(cls, do: str) -> "Pressed | None":
        """None for what stands on no button of a step."""
        found = _WORD.fullmatch(do)
        return cls(found[1], int(found[2]), found[3]) if found else None


def draw_offer(lessons: Sequence[Lesson], done: Mapping[str, int], say: Say) -> Screen:
    """What one can learn, and how far one has come."""
    parts: list[Part] = [Text(lines(f"## {say('tutorial-title')}", say("tutorial-welcome")))]
    for lesson in lessons:
        game, so_far = lesson.game.id, done.get(lesson.game.id, 0)
        told = (say(f"lesson-{game}-about"), _how_far(lesson, so_far, say))
        parts += [
            Text(lines(f"### {say(f'game-{game}')}", *told)),
            Row(tuple(_ways_in(lesson, so_far, say))),
        ]
    return Screen(tuple(parts), symbol.CALM)


def _how_far(lesson: Lesson, done: int, say: Say) -> str:
    if done >= lesson.length:
        return f"{symbol.RIGHT} {say('tutorial-finished')}"
    return say("tutorial-going", done=done, steps=lesson.length) if done else ""


def _ways_in(lesson: Lesson, done: int, say: Say) -> Iterator[Button]:
    if not done:
        yield _learn(lesson, say)
        return
    if done < lesson.length:
        yield Button(say("button-resume"), f"{RESUME}.{lesson.game.id}", "primary")
    yield Button(say("button-restart"), f"{RESTART}.{lesson.game.id}")


def _learn(lesson: Lesson, say: Say) -> Button:
    game = lesson.game.id
    return Button(say("button-learn", game=say(f"game-{game}")), f"{RESUME}.{game}", "primary")


class Pages:
    """The screens of a step: the table and, below it, what to do there and the buttons for it."""

    def __init__(self, at: Position, learner: str, look: Look, say: Say) -> None:
        self._at = at
        self._say = say
        self._scene = _scene(at, learner, look, say)
        shown, held = _shown(at, self._scene)
        seen, pressed = _split(shown if at.step.shows in ("result", "end") else _concise(shown))
        self._table = shown._replace(parts=_untold(seen))
        self._held = pressed if held is None else _concise(held).parts

    def draw(self, others: Sequence[Lesson]) -> tuple[Screen, Screen]:
        """`others` are the lessons that are not finished yet: the last step offers them."""
        if self._at.done == self._at.lesson.length:
            return self._table, self._congratulation(others)
        return self._table, _marked(self._guide(), self._at)

    def hint(self) -> str:
        """For whoever presses something else."""
        return self._say("tutorial-not-yet", button=self._awaited())

    def _awaited(self) -> str:
        """What stands on the button that is to be pressed."""
        wants, rows = self._at.step.wants, [one for one in self._held if isinstance(one, Row)]
        buttons = [button for row in rows for button in row.buttons]
        labels = [one.label for one in buttons if one.do == wants and one.enabled]
        return f"**{labels[0] if labels else self._say('button-go-on')}**"

    def _guide(self) -> Screen:
        at, say = self._at, self._say
        step = say("tutorial-step", step=at.done + 1, steps=at.lesson.length)
        leave = "" if at.done else small(say("tutorial-leave"))
        guide = Text(lines(f"### {step}", self._told(), leave))
        reading = at.step.wants == GO_ON
        go_on = Row((Button(say("button-go-on"), GO_ON, "success"),))
        return Screen((guide, *((go_on,) if reading else self._held)), symbol.WON)

    def _told(self) -> str:
        at, game = self._at, self._at.lesson.game
        others = {f"cpu{seat}": self._scene.name(Seat(seat)) for seat in range(1, at.lesson.seats)}
        facts = at.lesson.facts(game.view(at.state, LEARNER))
        say, button = self._say, self._awaited()
        return say(f"lesson-{game.id}-{at.step.name}", button=button, **others, **facts)

    def _congratulation(self, others: Sequence[Lesson]) -> Screen:
        say, game = self._say, self._at.lesson.game.id
        won = f"## {symbol.WINNER} {say('tutorial-won', game=say(f'game-{game}'))}"
        more = [_learn(other, say) for other in others]
        again = Button(say("button-restart"), f"{RESTART}.{game}")
        told = lines(won, say(f"lesson-{game}-end"), say("tutorial-next"))
        return Screen((Text(told), Row((*more, again))), symbol.WON)


def _scene(at: Position, learner: str, look: Look, say: Say) -> Scene:
    """Nobody is in a hurry here, and nobody is mentioned."""
    cpus = (Chair(name, None, STAND_IN, "") for name in CPU_NAMES[: at.lesson.seats - 1])
    chairs = (Chair(learner, None, None, ""), *cpus)
    players = zip(cast(chairs, say), chairs, strict=True)
    seats = tuple(Seated(name, None, chair.level, away=False) for name, chair in players)
    return Scene(TableId(0), at.lesson.game, seats, None, at.last, "", say, look=look)


def _shown(at: Position, scene: Scene) -> tuple[Screen, Screen | None]:
    """As in a real game: what everybody sees of it, and the own panel where it is needed."""
    game, screens = at.lesson.game, SCREENS[at.lesson.game.id]
    public = game.view(at.state, None)
    match at.step.shows:
        case "board":
            return screens.board(public, scene), None
        case "hand":
            own = game.view(at.state, LEARNER)
            return screens.board(public, scene), screens.panel(own, scene)
        case "result":
            return screens.result(public, scene), None
        case "end":
            return screens.end(public, scene), None


def _split(screen: Screen) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """What there is to see, and what there is to press."""
    seen = tuple(part for part in screen.parts if not isinstance(part, Row))
    return seen, tuple(part for part in screen.parts if isinstance(part, Row))


def _concise(screen: Screen) -> Screen:
    """Without words for what its picture shows and the guide tells: a phone is soon full."""
    if screen.drawing is None:
        return screen
    return screen._replace(parts=tuple(p for p in screen.parts if isinstance(p, Picture | Row)))


def _untold(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Without the text that follows a picture, for it tells the same."""
    pairs = zip((None, *parts), parts, strict=False)
    return tuple(
        part
        for before, part in pairs
        if not (isinstance(before, Picture) and isinstance(part, Text))
    )


def _marked(screen: Screen, at: Position) -> Screen:
    """A press says at which step it was made, so that an old one is known by it."""
    numbers = count(1)

    def mark(button: Button) -> Button:
        pressed = Pressed(at.lesson.game.id, at.done, button.do)
        return button._replace(do=pressed.write(next(numbers)))

    def marked(part: Part) -> Part:
        return Row(tuple(map(mark, part.buttons))) if isinstance(part, Row) else part

    return screen._replace(parts=tuple(map(marked, screen.parts)))
