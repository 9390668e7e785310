"""The end of a round of a match of Switch, and of the whole game."""

from bot.engine.game import Seat
from bot.games.switch.view import View
from bot.render import symbol
from bot.render.end import draw_standing
from bot.render.phrase import lines, title
from bot.render.scene import Scene
from bot.render.screen import Rule, Screen, Text, illustrated
from bot.render.switch import picture


def results(view: View) -> int:
    """W1: a single round has no result but its end."""
    return view.result.round if view.match and view.result else 0


def draw_result(view: View, scene: Scene) -> Screen:
    """W2: what the round before brought everybody; there has been one."""
    assert view.result is not None
    say = scene.say
    heading = f"### {title(scene, say('round', number=view.result.round))}"
    won = f"{symbol.VICTORY} {say('round-won', name=scene.name(view.result.winner))}"
    gained = [
        say("round-gained", name=scene.name(Seat(seat)), points=points, score=view.scores[seat])
        for seat, points in enumerate(view.result.points)
    ]
    shown = illustrated(lines(heading, won), picture.result(view, scene), ())
    return Screen((*shown, Rule(), Text(lines(*gained))), symbol.YOURS)


def draw_end(view: View, scene: Scene) -> Screen:
    """W1, W2: in a match the scores count, else how far each pile has come."""
    assert view.winners is not None
    say = scene.say
    if view.match:
        counts = view.scores
        held = [say("switch-points", n=score) for score in view.scores]
    else:
        assert view.result is not None
        counts = view.result.points
        held = [say("switch-came-to", card=points) for points in counts]
    order = sorted([Seat(seat) for seat in range(len(counts))], key=lambda seat: -counts[seat])
    shown = () if view.match else tuple(picture.board(view, scene))
    return draw_standing(scene, view.winners, order, held, shown)
