"""What happened last at a table of Switch, in one sentence."""

from collections.abc import Iterable

from bot.drawing.emoji import switch as emoji
from bot.engine.game import Seat
from bot.games.switch.action import Block, Counter, Die, Discard, Roll, Swap, Unblock
from bot.games.switch.state import Ended
from bot.games.switch.view import View
from bot.render.look import Look
from bot.render.phrase import chip
from bot.render.scene import Scene


def tell_last(view: View, scene: Scene) -> str:
    """A turn that has just ended is told by its end, everything else by what was done."""
    match scene.last:
        case (seat, action) if _since_the_turn_began(view, seat, action):
            return _action(view, scene, seat, action)
    if view.ended is not None:
        return _ended(view.ended, scene)
    return _opening(view, scene)


def dice(rolled: Iterable[int], look: Look) -> str:
    return " ".join(look.sign(emoji.die(die), chip(str(die))) for die in rolled)


def _since_the_turn_began(view: View, seat: Seat, action: object) -> bool:
    if view.phase == "over":
        return False
    if view.phase != "start":
        return True
    match action:
        case Unblock() | Counter():
            return True
        case Block(target):  # K8: or else it is this Block that ended the turn before
            ended = view.ended
            return ended is None or (ended.how, ended.seat, ended.other) != (
                "blocked",
                target,
                seat,
            )
    return False


def _action(view: View, scene: Scene, seat: Seat, action: object) -> str:
    say, name = scene.say, scene.name(seat)
    match action:
        case Roll():
            return say("switch-last-rolled", name=name, dice=dice(view.dice, scene.look))
        case Discard() if view.phase == "discarding":
            return say("switch-last-discarding", name=name, card=view.tops[seat])
        case Discard():
            return say("switch-last-discarded", name=name, card=view.tops[seat] - 1)
        case Die():
            return say("switch-last-die", name=name)
        case Swap(partner) if partner is not None:
            return say("switch-last-swap", name=name, other=scene.name(partner))
        case Block(target):
            key = "switch-last-block" if view.phase == "blocking" else "switch-last-blocked"
            return say(key, name=name, other=scene.name(target))
        case Counter():
            return say("switch-last-counter", name=name)
        case Unblock():
            return say("switch-last-unblock", name=name)
    return ""


def _ended(ended: Ended, scene: Scene) -> str:
    return scene.say(
        f"ended-{ended.how}",
        name=scene.name(ended.seat),
        other="" if ended.other is None else scene.name(ended.other),
        dice=dice(ended.dice, scene.look),
        was=ended.was,
        top=ended.top,
    )


def _opening(view: View, scene: Scene) -> str:
    """M4: the last throw decided."""
    assert view.turn is not None
    thrown = (f"{scene.name(seat)} {dice((die,), scene.look)}" for seat, die in view.opening[-1])
    throws = scene.say.write.series(thrown)
    return scene.say("switch-last-opening", name=scene.name(view.turn), throws=throws)
