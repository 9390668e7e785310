"""The panel of Switch: one's own Block tokens, and whom they could hit."""

from bot.drawing.emoji.switch import BLOCK
from bot.engine.game import Seat
from bot.engine.word import word
from bot.games.switch.action import BLOCKS
from bot.games.switch.view import View
from bot.render import symbol
from bot.render.name import plain
from bot.render.phrase import lines, words
from bot.render.scene import Scene
from bot.render.screen import Button, Row, Screen, Text
from bot.render.switch.button import block


def draw_panel(view: View, scene: Scene) -> Screen:
    """A button for every opponent who is not blocked. Dice may roll on while one chooses (K1)."""
    assert view.seat is not None
    say, held = scene.say, view.hold[view.seat]
    heading = f"### {say('blocks-title')}"
    if view.winners is not None:
        return Screen((Text(lines(heading, say("panel-over"))),), symbol.CALM)
    targets = [_target(view, scene, Seat(s)) for s in range(len(view.tops)) if s != view.seat]
    if any(button.enabled for button in targets):
        advice = f"**{say('blocks-choose')}**"
    else:
        advice = say("blocks-not-now" if held else "blocks-get-one")
    tokens = words(say("blocks-tokens", n=held), block(scene.look) * held)
    return Screen((Text(lines(heading, tokens, advice)), Row(tuple(targets))), symbol.CALM)


def _target(view: View, scene: Scene, seat: Seat) -> Button:
    assert view.seat is not None
    label = scene.say("button-block-whom", name=plain(scene.seats[seat].name))
    could = bool(view.hold[view.seat]) and not view.blocked[seat]
    return Button(
        label,
        word(scene.game, BLOCKS[seat]),
        "danger",
        could,
        bound=False,
        emoji=scene.look.emojis.get(BLOCK),
    )
