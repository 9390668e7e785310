"""A game in hindsight: its turning points, and what each decision was worth."""

from bot.engine.game import Seat
from bot.render import symbol
from bot.render.phrase import chip, lines, small, title
from bot.render.replay import PAGE, STEP, Frame, place_of, scene_at
from bot.render.scene import Say, Scene
from bot.render.screen import Button, Row, Rule, Screen, Text
from bot.render.screens import SCREENS
from bot.render.verdict import is_best
from bot.table.replay import Replay

A_PAGE = 8
"""Decisions on a page: with the longest names they still fit into a message."""


def pages(replay: Replay) -> int:
    return max(1, -(-len(replay.judgements) // A_PAGE))


def draw_analysis(
    replay: Replay, film: tuple[Frame, ...], page: int, place: int, say: Say
) -> Screen:
    """`place` is the frame that one came from, and goes back to."""
    scene = scene_at(replay, 0, say)
    heading = f"## {title(scene, say('analysis-title'))}"
    return Screen(
        (
            Text(lines(heading, f"**{say('analysis-turns')}**", *_turns(replay, film, say))),
            *_jumps(replay, film, say),
            Rule(),
            Text(lines(*_decisions(replay, film, page, scene))),
            Text(lines(*_score(replay, scene), small(say(f"analysis-how-{replay.game.id}")))),
            _browse(replay, page, place, say),
        ),
        symbol.CALM,
    )


def _turns(replay: Replay, film: tuple[Frame, ...], say: Say) -> list[str]:
    if not replay.turns:
        return [say("analysis-no-turns")]
    tell = SCREENS[replay.game.id].last
    told = []
    for turn in replay.turns:
        scene = scene_at(replay, turn.number, say)
        text = say(
            "analysis-turn",
            what=tell(replay.view(turn.number), scene),
            name=scene.name(turn.seat),
            before=say.write.percent(turn.before),
            after=say.write.percent(turn.after),
        )
        told.append(f"{_number(film, turn.number)} {symbol.TURN} {text}")
    return told


def _number(film: tuple[Frame, ...], step: int) -> str:
    """Where it is seen."""
    return chip(str(place_of(film, step)))


def _jumps(replay: Replay, film: tuple[Frame, ...], say: Say) -> list[Row]:
    places = [place_of(film, turn.number) for turn in replay.turns]
    buttons = [
        Button(say("button-turn", step=place), f"{STEP}.{place}", bound=False) for place in places
    ]
    return [Row(tuple(buttons))] if buttons else []


def _decisions(replay: Replay, film: tuple[Frame, ...], page: int, scene: Scene) -> list[str]:
    say, game = scene.say, replay.game.id
    heading = f"**{say(f'analysis-decisions-{game}')}**"
    if pages(replay) > 1:
        heading += f" · {say('analysis-page', page=page + 1, pages=pages(replay))}"
    if not replay.judgements:
        return [heading, say(f"analysis-none-{game}")]
    shown = sorted(replay.judgements)[page * A_PAGE : (page + 1) * A_PAGE]
    tell = SCREENS[game].verdict
    return [
        heading,
        *(f"{_number(film, number)} {tell(replay.judgements[number], scene)}" for number in shown),
    ]


def _score(replay: Replay, scene: Scene) -> list[str]:
    """How many of their decisions were best, for everybody who had to decide."""
    judged = replay.judgements.values()
    told = []
    for seat in range(len(scene.seats)):
        own = [is_best(one) for one in judged if one.seat == seat]
        if own:
            name = scene.name(Seat(seat))
            told.append(scene.say("analysis-score", name=name, best=sum(own), all=len(own)))
    return [" · ".join(told)]


def _browse(replay: Replay, page: int, place: int, say: Say) -> Row:
    last = pages(replay) - 1
    to_board = Button(say("button-board"), f"{STEP}.{place}", "primary", bound=False)
    if not last:
        return Row((to_board,))
    return Row(
        (
            _page(say("button-previous-page"), max(page - 1, 0), place, page > 0),
            _page(say("button-next-page"), min(page + 1, last), place, page < last),
            to_board,
        )
    )


def _page(label: str, page: int, place: int, enabled: bool) -> Button:
    return Button(label, f"{PAGE}.{page}.{place}", "secondary", enabled, bound=False)
