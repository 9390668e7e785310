"""Decisions in hindsight: whether they were best, and whether they were lucky."""

from typing import Any, Literal

from bot.engine.game import Judgement
from bot.render import symbol
from bot.render.scene import Scene

Fortune = Literal["lucky", "unlucky", "none"]

EVEN = 0.5
"""With odds below these, even the best decision is a risk."""


def is_best(judged: Judgement[Any]) -> bool:
    """What does not even differ by a percent is as good."""
    return judged.best == judged.action or round(100 * judged.promise) <= round(100 * judged.chance)


def _mark(judged: Judgement[Any], fortune: Fortune) -> str:
    if is_best(judged):
        return symbol.UNLUCKY if fortune == "unlucky" else symbol.GOOD
    return symbol.LUCKY if fortune == "lucky" else symbol.BETTER


def tell(judged: Judgement[Any], did: str, fortune: Fortune, better: str, scene: Scene) -> str:
    """`did` is what happened ("called at 71 %"), `better` what would have been best."""
    say, name = scene.say, scene.name(judged.seat)
    text = say(
        f"verdict-{_quality(judged)}-{fortune}",
        better=better,
        chance=say.write.percent(judged.chance),
        promise=say.write.percent(judged.promise),
    )
    return f"{_mark(judged, fortune)} {say('verdict', name=name, did=did, verdict=text)}"


def _quality(judged: Judgement[Any]) -> str:
    if judged.forced:
        return "forced"
    if not is_best(judged):
        return "bad"
    return "dared" if judged.odds is not None and judged.odds < EVEN else "good"
