"""Calls of 17 in hindsight: "called at 71 %: right call, bad luck"."""

from typing import Final

from bot.engine.game import Judgement
from bot.games.seventeen.action import Action, Play
from bot.render.scene import Scene
from bot.render.seventeen import card
from bot.render.verdict import Fortune, tell

FORTUNE: Final[dict[str, Fortune]] = {
    "right": "lucky",
    "trapped": "unlucky",
    "wrong": "unlucky",
    "overtaken": "none",
}


def tell_verdict(judged: Judgement[Action], scene: Scene) -> str:
    assert judged.odds is not None
    say = scene.say
    did = say(f"seventeen-did-{judged.came}", odds=say.write.percent(judged.odds))
    match judged.best:
        case Play(played, face):
            better = say(f"seventeen-better-{face}", card=card.full(played, say))
        case _:
            better = say("better-wait")
    return tell(judged, did, FORTUNE[judged.came], better, scene)
