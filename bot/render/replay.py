"""A game that is over, step by step, on the boards that it was played on."""

from bisect import bisect_left
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from bot.engine.chance import commitment
from bot.render.cast import cast
from bot.render.look import PLAIN, Look
from bot.render.phrase import lines, small
from bot.render.scene import Say, Scene, Seated
from bot.render.screen import LONGEST, Button, Row, Rule, Screen, Style, Text
from bot.render.screens import SCREENS, drawn
from bot.table.replay import Replay

if TYPE_CHECKING:
    from bot.text.notation import Notation

STEP = "step"
"""`step.7` shows the seventh frame, `page.2.7` the analysis from there, `proof.7` the proof."""
PAGE = "page"
PROOF = "proof"
VERDICT = 600
"""Characters that are left for what is told below the board."""


class Frame(NamedTuple):
    """A screen that people saw: the board after a step, what a round came to, or the end."""

    step: int
    shows: Literal["board", "result", "end"]


def frames(replay: Replay) -> tuple[Frame, ...]:
    """Every screen of the game that differs from the one before it."""
    return tuple(_frames(replay))


def _frames(replay: Replay) -> Iterator[Frame]:
    screens = SCREENS[replay.game.id]
    shown: Screen | None = None
    spell = _Spell()
    told = screens.results(replay.start)
    for step in range(len(replay.moments) + 1):
        view = replay.view(step)
        if screens.results(view) > told:
            told = screens.results(view)
            yield Frame(step, "result")
        board = screens.board(view, scene_at(replay, step, spell))
        over = step == len(replay.moments)
        if board != shown:
            shown = board
            yield Frame(step, "end" if over else "board")


def draw_frame(
    replay: Replay, film: tuple[Frame, ...], place: int, say: Say, look: Look = PLAIN
) -> Screen:
    """With all cards shown, and buttons to the frames around it."""
    step, shows = film[place]
    screens = SCREENS[replay.game.id]
    view, scene = replay.view(step), scene_at(replay, step, say)._replace(look=look)
    board = drawn(getattr(screens, shows), view, scene, room=LONGEST - VERDICT)
    parts = [part for part in board.parts if not isinstance(part, Row)]
    foot = say("replay-step", table=str(scene.table), step=place, steps=len(film) - 1)
    return Screen(
        (
            *parts,
            Rule(),
            Text(lines(_verdict(replay, film, place, scene), small(foot))),
            _stepper(replay, film, place, say),
            _ways_out(place, say),
        ),
        board.accent,
    )


def scene_at(replay: Replay, step: int, say: Say) -> Scene:
    """Nobody is awaited any more, and nobody is mentioned."""
    saved = replay.saved
    chairs = saved.seated.chairs
    players = zip(cast(chairs, say), chairs, strict=True)
    seats = tuple(Seated(name, None, chair.level, away=False) for name, chair in players)
    commit = commitment(saved.opened.seed)
    last = replay.last(step)
    return Scene(saved.opened.table, replay.game, seats, None, last, commit, say, open=True)


def place_of(film: tuple[Frame, ...], step: int) -> int:
    """The first frame that shows this step; one that changed nothing is shown by the next."""
    return min(bisect_left(film, step, key=lambda frame: frame.step), len(film) - 1)


def _verdict(replay: Replay, film: tuple[Frame, ...], place: int, scene: Scene) -> str:
    """Of the decision that led here, if it is worth one."""
    judged = replay.judgements.get(film[place].step)
    if judged is None or place_of(film, judged.number) != place:
        return ""
    return SCREENS[replay.game.id].verdict(judged, scene)


def _stepper(replay: Replay, film: tuple[Frame, ...], place: int, say: Say) -> Row:
    last = len(film) - 1
    judged = sorted({place_of(film, number) for number in replay.judgements})
    upcoming = next((other for other in judged if other > place), None)
    return Row(
        (
            _to(say("button-first"), 0, place > 0),
            _to(say("button-back"), max(place - 1, 0), place > 0),
            _to(say("button-forward"), min(place + 1, last), place < last, "primary"),
            _to(say("button-last"), last, place < last),
            _to(
                say(f"button-next-{replay.game.id}"),
                place if upcoming is None else upcoming,
                upcoming is not None,
            ),
        )
    )


def _to(label: str, place: int, enabled: bool, style: Style = "secondary") -> Button:
    return Button(label, f"{STEP}.{place}", style, enabled, bound=False)


def _ways_out(place: int, say: Say) -> Row:
    return Row(
        (
            Button(say("button-analysis"), f"{PAGE}.0.{place}", bound=False),
            Button(say("button-verify"), f"{PROOF}.{place}", bound=False),
        )
    )


class _Spell:
    """A language in which different texts are different: to compare screens."""

    @property
    def write(self) -> "Notation":
        from bot.text.notation import Notation  # as late as in bot/text/catalogue.py

        return Notation.of("en-US")

    def __call__(self, key: str, /, **arguments: str | float) -> str:
        return f"{key} {arguments}"
