"""Why not: one sentence for whoever pressed in vain, with what to do instead."""

from typing import Any

from bot.engine.game import Refused, Seat
from bot.render.lobby import Lobby, host_of, missing
from bot.render.phrase import countdown
from bot.render.scene import Say, Scene
from bot.render.screens import SCREENS


def explain(refused: Refused, about: Scene | Lobby | None, view: Any | None, say: Say) -> str:
    """In the language of `say`. `view` is of the scene's game, anybody's.

    A text may use whatever is known of the table; what is not known is said in general terms.
    """
    known = {"name": say("somebody"), "last": "", "when": say("soon"), "host": say("somebody")}
    counts = {"missing": 0}
    match about:
        case Lobby():
            known["host"] = f"**{host_of(about)}**"
            counts["missing"] = missing(about)
        case Scene():
            known |= _of_the_table(about._replace(say=say), view)
    return say(refused.reason, **known, **counts).strip()


def _of_the_table(scene: Scene, view: Any | None) -> dict[str, str]:
    known = {}
    host = [seat for seat, seated in enumerate(scene.seats) if seated.user == scene.host]
    if scene.host is not None and host:
        known["host"] = scene.name(Seat(host[0]))
    if scene.closes is not None:
        known["when"] = countdown(scene.closes)
    if view is not None:
        known["last"] = SCREENS[scene.game.id].last(view, scene)
        if view.turn is not None:
            known["name"] = scene.name(view.turn)
    return known
