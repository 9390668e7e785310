"""Decisions of Switch in hindsight: "rolled again at 54 %: right call, bad luck"."""

from typing import Final

from bot.engine.game import Judgement
from bot.games.switch.action import (
    Action,
    Block,
    Cancel,
    Counter,
    Discard,
    Roll,
    Stop,
    Swap,
)
from bot.render.scene import Scene
from bot.render.verdict import Fortune, tell

FORTUNE: Final[dict[str, Fortune]] = {
    "made": "lucky",
    "bust": "unlucky",
    "cancelled": "unlucky",
    "countered": "unlucky",
}
"""By how it came out; all else is no matter of luck."""


def tell_verdict(judged: Judgement[Action], scene: Scene) -> str:
    did = scene.say(
        f"switch-did-{judged.came}",
        what=_named(judged.action, scene),
        odds=scene.say.write.percent(judged.odds or 0.0),
    )
    better = _better(judged.best, scene)
    return tell(judged, did, FORTUNE.get(judged.came, "none"), better, scene)


def _named(action: Action, scene: Scene) -> str:
    """Whom or what it was about."""
    match action:
        case Swap(seat) | Block(seat) if seat is not None:
            return scene.name(seat)
        case Counter():
            return scene.say("switch-a-block")
        case Cancel():
            return scene.say("switch-a-swap")
    return ""


def _better(best: Action | None, scene: Scene) -> str:
    say = scene.say
    match best:
        case Roll():
            return say("switch-better-roll")
        case Stop():
            return say("switch-better-stop")
        case Discard():
            return say("switch-better-discard")
        case Swap(None):
            return say("switch-better-keep")
        case Swap(seat) if seat is not None:
            return say("switch-better-swap", name=scene.name(seat))
        case Block(seat):
            return say("switch-better-block", name=scene.name(seat))
    return say("better-wait")
