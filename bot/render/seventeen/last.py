"""What happened last at a table of 17, in one sentence that gives nothing away."""

from bot.engine.game import Seat
from bot.games.seventeen.action import Call, Play
from bot.games.seventeen.card import BACK, DOUBLE, REVERSE, TRASH
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import Reckoning
from bot.games.seventeen.view import View
from bot.render import symbol
from bot.render.scene import Say, Scene
from bot.render.seventeen.card import shown


def tell_last(view: View, scene: Scene) -> str:
    if view.last is None or view.phase == "over":
        return _round(view.reckoning, scene)
    match scene.last:
        case (seat, Play() as play):
            return _play(view, scene, seat, play)
        case (seat, Call()):
            return scene.say("seventeen-last-called", name=scene.name(seat))
    return scene.say("seventeen-last-dealt")


def tell_direction(view: View, say: Say) -> str:
    if view.direction == 1:
        return f"{symbol.CLOCKWISE} {say('seventeen-clockwise')}"
    return f"{symbol.COUNTERCLOCKWISE} {say('seventeen-counterclockwise')}"


def _round(reckoning: Reckoning | None, scene: Scene) -> str:
    if reckoning is None:
        return scene.say("seventeen-last-dealt")
    right = reckoning.total >= TARGET
    key = "seventeen-last-right" if right else "seventeen-last-wrong"
    return scene.say(key, name=scene.name(reckoning.caller), total=reckoning.total)


def _play(view: View, scene: Scene, seat: Seat, play: Play) -> str:
    say, name = scene.say, scene.name(seat)
    if play.face == "down":  # M6: the channel sees a back
        seen = play.card if scene.open else BACK[play.card]
        card = shown(seen, "down", scene.look, say)
        return say("seventeen-last-down", name=name, card=card)
    card = shown(play.card, "up", scene.look, say)
    if play.card == REVERSE:
        direction = tell_direction(view, say)
        return say("seventeen-last-reverse", name=name, card=card, direction=direction)
    if play.card == TRASH:
        return say("seventeen-last-trash", name=name, card=card)
    if play.card == DOUBLE:
        return say("seventeen-last-x2", name=name, card=card)
    return say("seventeen-last-up", name=name, card=card)
