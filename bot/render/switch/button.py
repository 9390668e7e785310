"""The buttons on the board of Switch: always in the same places, pressable when it is time."""

from collections.abc import Iterator

from bot.drawing.emoji import switch as emoji
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
from bot.render import symbol, verb
from bot.render.look import Look
from bot.render.name import plain
from bot.render.scene import Scene
from bot.render.screen import Button, Row, Style


def rows(view: View, scene: Scene) -> Iterator[Row]:
    """With whom the seat to move may swap, if it has to choose; what else it does; what answers."""
    assert view.turn is not None
    blocked, again = view.blocked[view.turn], view.phase == "rolled" and view.gone > 0
    start, top = view.phase == "start", emoji.top(view.tops[view.turn])
    frees = start and blocked and view.hold[view.turn] > 0
    discards = view.phase == "rolled" and bool(view.allows)
    if view.phase == "swapping":
        yield Row(tuple(_partners(view, scene)))
    yield Row(
        (
            _button("roll", ROLL, emoji.die(6), (start and not blocked) or again, scene, "primary"),
            _button("die", DIE, emoji.face("green"), start, scene, "primary"),
            _button("discard", DISCARD, top, discards, scene, "success"),
            _button("stop", STOP, None, again, scene),
            _button("unblock", UNBLOCK, emoji.BLOCK, frees, scene),
        )
    )
    swapping, countering = view.phase == "swap_window", view.phase == "blocking"
    yield Row(
        (
            Button(
                scene.say("button-block"),
                verb.PANEL,
                "danger",
                may_anybody_block(view),
                emoji=scene.look.emojis.get(emoji.BLOCK),
            ),
            _button("counter", COUNTER, emoji.BLOCK, countering, scene, "danger"),
            _button("cancel-swap", CANCEL, emoji.BLOCK, swapping, scene, "danger"),
        )
    )


def block(look: Look) -> str:
    """A Block token among words."""
    return look.sign(emoji.BLOCK, symbol.BLOCK)


def may_anybody_block(view: View) -> bool:
    """K1, K2: a token, and a pile of somebody else that is not blocked."""
    free = [seat for seat, blocked in enumerate(view.blocked) if not blocked]
    holders = [seat for seat, tokens in enumerate(view.hold) if tokens]
    return view.phase in BLOCKABLE and any(one != other for one in holders for other in free)


def _button(
    key: str,
    action: Action,
    sign: str | None,
    enabled: bool,
    scene: Scene,
    style: Style = "secondary",
) -> Button:
    shown = None if sign is None else scene.look.emojis.get(sign)
    label = scene.say(f"button-{key}")
    return Button(label, word(scene.game, action), style, enabled, emoji=shown)


def _partners(view: View, scene: Scene) -> Iterator[Button]:
    """B2: anybody, or nobody; B3: one of the lowest."""
    say, lowest = scene.say, min(view.tops)
    for seat, top in enumerate(view.tops):
        if seat != view.turn and (view.die == "green" or top == lowest):
            name = plain(scene.seats[Seat(seat)].name)
            label = say("button-swap-with", name=name, card=top)
            pile = scene.look.emojis.get(emoji.top(top))
            yield Button(label, word(scene.game, SWAPS[seat]), "success", emoji=pile)
    if view.die == "green":
        yield Button(say("button-decline"), word(scene.game, DECLINE))
