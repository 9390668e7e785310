"""The board of Switch: all that lies on the table, and what is to be done."""

from bot.drawing.emoji import switch as emoji
from bot.engine.game import Seat
from bot.games.switch.action import Die, Roll
from bot.games.switch.roll import DICE
from bot.games.switch.view import View
from bot.render import symbol
from bot.render.look import Look
from bot.render.phrase import chip, kind, lines, small, title, waits, words
from bot.render.scene import Scene
from bot.render.screen import Rule, Screen, Text, illustrated
from bot.render.switch import picture
from bot.render.switch.button import block, rows
from bot.render.switch.last import dice, tell_last
from bot.render.switch.result import draw_end

WINDOWS = ("discarding", "blocking", "swap_window")


def draw_board(view: View, scene: Scene) -> Screen:
    """Public: `view` is the channel's."""
    if view.phase == "over":
        return draw_end(view, scene)
    heading, told = f"## {_title(view, scene)}", (*_piles(view, scene), _pot(view, scene))
    return Screen(
        (
            *illustrated(heading, picture.board(view, scene), told),
            Rule(),
            Text(
                lines(
                    _thrown(view, scene),
                    _awaited(view, scene),
                    _risk(view, scene),
                    _told(view, scene),
                )
            ),
            *rows(view, scene),
        ),
        symbol.TENSE if view.phase in WINDOWS else symbol.CALM,
    )


def _told(view: View, scene: Scene) -> str:
    """What happened last, unless it stands there already: as dice, or as what is awaited."""
    match scene.last:
        case (_, Roll() | Die()) if view.phase != "start":
            return ""
    return "" if view.phase in WINDOWS else small(tell_last(view, scene))


def _title(view: View, scene: Scene) -> str:
    if not view.match:
        return title(scene)
    return title(scene, scene.say("round", number=view.round), scene.say("switch-match"))


def _piles(view: View, scene: Scene) -> list[str]:
    return [_pile(view, scene, Seat(seat)) for seat in range(len(view.tops))]


def _pile(view: View, scene: Scene, seat: Seat) -> str:
    say = scene.say
    mark = symbol.NOW if seat == view.turn else symbol.NOT_NOW
    parts = (
        words(mark, scene.name(seat), kind(scene.seats[seat], say)),
        say("switch-top", card=_card(view.tops[seat], scene.look.beside)),
        f"{symbol.BLOCKED} {say('switch-blocked')}" if view.blocked[seat] else "",
        block(scene.look) * view.hold[seat],
        say("switch-points", n=view.scores[seat]) if view.match else "",
    )
    return " · ".join(part for part in parts if part)


def _card(number: int, look: Look) -> str:
    return look.sign(emoji.top(number), chip(str(number)))


def _pot(view: View, scene: Scene) -> str:
    tokens = block(scene.look) * view.pot or scene.say("switch-pot-empty")
    return small(scene.say("switch-pot", tokens=tokens))


def _thrown(view: View, scene: Scene) -> str:
    """The dice on the table, and which cards they make."""
    say, look = scene.say, scene.look.beside
    if view.die is not None:  # B1, B4: with any other face the turn is over
        green = view.die == "green"
        face = say("die-green") if green else say("die-red")
        plain = words(symbol.DICE, symbol.GREEN if green else symbol.RED)
        return words(look.sign(emoji.face(view.die), plain), face)
    if not view.dice:
        return ""
    cards = say.write.series(map(str, view.allows))
    makes = say("switch-allows", cards=cards) if cards else say("switch-allows-no-more")
    return words("" if look.emojis else symbol.DICE, dice(view.dice, look), makes)


def _awaited(view: View, scene: Scene) -> str:
    assert view.turn is not None
    say, name, top = scene.say, scene.name(view.turn), view.tops[view.turn]
    match view.phase:
        case "discarding":
            return f"{symbol.WINDOW} {say('switch-discarding', name=name, card=top)}"
        case "blocking":
            assert view.block is not None
            by, target = map(scene.name, view.block)
            return f"{symbol.WINDOW} {say('switch-blocking', by=by, name=target)}"
        case "swap_window":
            assert view.partner is not None
            other = scene.name(view.partner)
            return f"{symbol.WINDOW} {say('switch-swap-window', name=name, other=other)}"
    whose = scene.mention(view.turn)
    return waits(say(_task(view, view.turn), name=whose, card=top, n=DICE[top]), scene.until)


def _task(view: View, turn: Seat) -> str:
    match view.phase:
        case "start" if view.blocked[turn]:  # K4, K5
            return "switch-start-unblock" if view.hold[turn] else "switch-start-blocked"
        case "start":
            return "switch-start"
        case "swapping":
            return "switch-swap-green" if view.die == "green" else "switch-swap-red"
    if not view.gone:  # A2
        return "switch-discard"
    return "switch-discard-or-stop" if view.allows else "switch-stop-or-roll"


def _risk(view: View, scene: Scene) -> str:
    """A5: what it costs to roll again and make nothing."""
    assert view.turn is not None
    if view.phase != "rolled" or not view.gone:
        return ""
    stays = view.miss == view.tops[view.turn]
    return scene.say("switch-miss-stays" if stays else "switch-miss", card=view.miss)
