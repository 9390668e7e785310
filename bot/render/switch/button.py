"""The buttons on the board of Switch: always in the same places, pressable when it is time."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.engine.word import word
from bot.games.switch.action import (
    CANCEL,
    COUNTER,
    DECLINE,
    DIE,
    DISCARD,
    ROLL,
    STOP,
    SWAPS,
    UNBLOCK,
    Action,
)
from bot.games.switch.legal import BLOCKABLE
from bot.games.switch.view import View
from bot.render import verb
from bot.render.name import plain
from bot.render.scene import Scene
from bot.render.screen import Button, Row, Style


def rows(view: View, scene: Scene) -> Iterator[Row]:
    """What the seat to move does, what answers it, and with whom it may swap."""
    assert view.turn is not None
    blocked, again = view.blocked[view.turn], view.phase == "rolled" and view.gone > 0
    start = view.phase == "start"
    yield Row(
        (
            _button("roll", ROLL, (start and not blocked) or again, scene, "primary"),
            _button("die", DIE, start, scene, "primary"),
            _button("discard", DISCARD, view.phase == "rolled" and bool(view.allows), scene),
            _button("stop", STOP, again, scene),
            _button("unblock", UNBLOCK, start and blocked and view.hold[view.turn] > 0, scene),
        )
    )
    yield Row(
        (
            Button(scene.say("button-block"), verb.PANEL, "danger", may_anybody_block(view)),
            _button("counter", COUNTER, view.phase == "blocking", scene, "danger"),
            _button("cancel-swap", CANCEL, view.phase == "swap_window", scene, "danger"),
        )
    )
    if view.phase == "swapping":
        yield Row(tuple(_partners(view, scene)))


def may_anybody_block(view: View) -> bool:
    """K1, K2: a token, and a pile of somebody else that is not blocked."""
    free = [seat for seat, blocked in enumerate(view.blocked) if not blocked]
    holders = [seat for seat, tokens in enumerate(view.hold) if tokens]
    return view.phase in BLOCKABLE and any(one != other for one in holders for other in free)


def _button(
    key: str, action: Action, enabled: bool, scene: Scene, style: Style = "secondary"
) -> Button:
    return Button(scene.say(f"button-{key}"), word(scene.game, action), style, enabled)


def _partners(view: View, scene: Scene) -> Iterator[Button]:
    """B2: anybody, or nobody; B3: one of the lowest."""
    say, lowest = scene.say, min(view.tops)
    for seat, top in enumerate(view.tops):
        if seat != view.turn and (view.die == "green" or top == lowest):
            name = plain(scene.seats[Seat(seat)].name)
            label = say("button-swap-with", name=name, card=top)
            yield Button(label, word(scene.game, SWAPS[seat]), "success")
    if view.die == "green":
        yield Button(say("button-decline"), word(scene.game, DECLINE))
