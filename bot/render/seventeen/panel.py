"""The panel of 17: one's own cards, and what to do with them. Only its player sees it."""

from collections.abc import Iterator

from bot.engine.word import word
from bot.games.seventeen.action import CALL, PLAYS
from bot.games.seventeen.card import BACK, Card
from bot.games.seventeen.view import View
from bot.render import symbol
from bot.render.phrase import large, waits
from bot.render.scene import Scene
from bot.render.screen import Button, Row, Screen, illustrated
from bot.render.seventeen import card, picture


def draw_panel(view: View, scene: Scene) -> Screen:
    """Every way to play every card, pressable when it is legal; none when the game is over."""
    heading = f"### {scene.say('panel-title')}"
    told = (_hand(view, scene), *_advice(view, scene), _tokens(view, scene))
    return Screen(
        (
            *illustrated(heading, picture.hand(view, scene), told),
            *(_ways(one, view, scene) for one in view.hand if view.winners is None),
            *_call(view, scene),
        ),
        symbol.YOURS if view.to_move else symbol.CALM,
    )


def _hand(view: View, scene: Scene) -> str:
    """Where there is no picture of it."""
    if not view.hand or scene.look.pictures:
        return ""
    if scene.look.emojis:
        return large("".join(card.shown(one, "up", scene.look, scene.say) for one in view.hand))
    cards = scene.say.write.series(card.full(one, scene.say) for one in view.hand)
    return scene.say("panel-alt", cards=cards)


def _call(view: View, scene: Scene) -> Iterator[Row]:
    """In one's own turn; at other times the board has it, which changes with every card anyway."""
    if view.to_move and CALL in view.legal:
        yield Row((Button(scene.say("button-call"), word(scene.game, CALL), "danger"),))


def _ways(one: Card, view: View, scene: Scene) -> Row:
    up, down = PLAYS[one]
    name = card.full(one, scene.say)
    face_up = scene.say("button-face-up", card=name)
    face_down = scene.say("button-face-down", card=name)
    return Row(
        (
            Button(
                face_up,
                word(scene.game, up),
                "success",
                up in view.legal,
                emoji=card.emoji(one, "up", scene.look),
            ),
            Button(
                face_down,
                word(scene.game, down),
                "secondary",
                down in view.legal,
                emoji=card.emoji(BACK[one], "down", scene.look),  # as others will see it
            ),
        )
    )


def _advice(view: View, scene: Scene) -> list[str]:
    """What to do, in one sentence, and what helps to decide while it cannot grow stale."""
    if not view.to_move:
        return [_wait(view, scene)]
    say = scene.say
    advice = [waits(f"**{say(_task(view))}**", scene.until)]
    if CALL in view.legal and view.hand:
        advice.append(say("panel-may-also-call"))
    if view.row:
        advice.append(_knowledge(view, scene))
    return advice


def _task(view: View) -> str:
    if not view.hand:  # T3
        return "panel-must-call"
    if view.plays_left == 2:
        return "panel-play-first"
    return "panel-play-second" if view.last == view.seat else "panel-play"


def _wait(view: View, scene: Scene) -> str:
    """The same whoever it is whose turn it is: a panel costs a request whenever it changes."""
    return scene.say("panel-over" if view.phase == "over" else "panel-wait")


def _knowledge(view: View, scene: Scene) -> str:
    """What lies in the row, own cards behind their backs included."""
    known = card.visible(view.row)
    shown = known - card.hidden_from_others(view.row, view.seat)
    if known == shown:
        return scene.say("panel-row", total=shown)
    return scene.say("panel-row-known", total=shown, known=known)


def _tokens(view: View, scene: Scene) -> str:
    assert view.seat is not None
    held = card.tokens(view.tokens[view.seat], scene.look)
    return scene.say("panel-tokens", tokens=held or scene.say("panel-no-tokens"))
