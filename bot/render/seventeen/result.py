"""What stays after a call in 17: the row turned over, and every token that moved, with why."""

from collections import Counter
from collections.abc import Iterator

from bot.engine.game import Seat
from bot.games.seventeen.card import TRAP, VALUE, Card
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import Reckoning
from bot.games.seventeen.view import View
from bot.render import symbol
from bot.render.end import draw_standing
from bot.render.phrase import kind, large, lines, small, words
from bot.render.scene import Scene
from bot.render.screen import Rule, Screen, Text, illustrated
from bot.render.seventeen import card, picture

MANY = 30
"""Emojis in a variable of a text: Fluent takes no long ones."""


def results(view: View) -> int:
    return view.reckoning.round if view.reckoning else 0


def draw_result(view: View, scene: Scene) -> Screen:
    """Of the round before: there has been one."""
    reckoning = view.reckoning
    assert reckoning is not None
    say = scene.say
    called = say("result-title", name=scene.name(reckoning.caller))
    heading = f"### {symbol.CALLED} {called} · {say('round', number=reckoning.round)}"
    return Screen(
        (
            *illustrated(heading, picture.result(view, reckoning, scene), _row(reckoning, scene)),
            Rule(),
            Text(lines(*moves(reckoning, scene))),
            Rule(),
            Text(lines(*_standing(view, scene), *_next(view, reckoning, scene))),
        ),
        symbol.YOURS if reckoning.total >= TARGET else symbol.TENSE,
    )


def draw_end(view: View, scene: Scene) -> Screen:
    assert view.winners is not None
    seats = [Seat(seat) for seat in range(len(view.tokens))]
    order = sorted(seats, key=lambda s: (-view.tokens[s].victory, view.tokens[s].penalty))  # G2
    return draw_standing(
        scene, view.winners, order, [card.tokens(held, scene.look) for held in view.tokens]
    )


def _row(reckoning: Reckoning, scene: Scene) -> Iterator[str]:
    """E1."""
    say = scene.say
    row = card.row(reckoning.row, scene.look, say)
    yield large(row) if scene.look.beside.emojis else row
    if reckoning.total >= TARGET:
        yield f"{addition(reckoning)} {symbol.RIGHT} {say('result-right')}"
    else:
        yield f"{addition(reckoning)} {symbol.WRONG} {say('result-wrong')}"
    yield small(_turned(reckoning, scene))


def addition(reckoning: Reckoning) -> str:
    """`5 + 3 = 8`."""
    values = [str(VALUE[lying.card]) for lying in reckoning.row if VALUE[lying.card]]
    total = f"**{reckoning.total}**"
    return f"{' + '.join(values)} = {total}" if len(values) > 1 else total


def _turned(reckoning: Reckoning, scene: Scene) -> str:
    """E1: by player, so that it stays short however long the row."""
    say = scene.say
    hidden: dict[Seat, list[Card]] = {}
    for lying in reckoning.row:
        if lying.face == "down":
            hidden.setdefault(lying.seat, []).append(lying.card)
    if not hidden:
        return say("result-nothing-turned")
    many = sum(map(len, hidden.values())) > MANY
    look = scene.look.plainly if many else scene.look
    turned = [f"{scene.name(seat)} {card.backs(some, look, say)}" for seat, some in hidden.items()]
    return say("result-turned", cards=say.write.series(turned))


def moves(reckoning: Reckoning, scene: Scene) -> Iterator[str]:
    """E6: first the penalties, then what they cost, then the victories."""
    say = scene.say
    caller, last, name = reckoning.caller, reckoning.last, scene.name
    penalty, victory = card.penalty(scene.look), card.victory(scene.look)
    right = reckoning.total >= TARGET
    trappers = [one.seat for one in reckoning.row if one.card == TRAP and one.face == "down"]
    for owner in trappers:  # E2
        key = "result-penalty-own-trap" if owner == caller else "result-penalty-trap"
        yield f"{penalty} {say(key, name=name(caller), owner=name(owner))}"
    if right:  # E3
        yield f"{penalty} {say('result-penalty-last', name=name(last))}"
    else:  # E4
        yield f"{penalty} {say('result-penalty-wrong', name=name(caller))}"
    lost = Counter(reckoning.lost)
    for seat in reckoning.returned:  # E6: victories go first, so the pairs without one come last
        key = "result-returned-victory" if lost[seat] > 0 else "result-returned"
        lost[seat] -= 1
        yield f"{symbol.BACK_AGAIN} {say(key, name=name(seat))}"
    won = "result-victory-right" if right else "result-victory-last"
    for seat in reckoning.victories:  # E5: one token, whatever the reasons
        key = won if seat == reckoning.starter else "result-victory-trap"
        yield f"{victory} {say(key, name=name(seat))}"


def _standing(view: View, scene: Scene) -> Iterator[str]:
    for seat, held in enumerate(view.tokens):
        who = kind(scene.seats[seat], scene.say)
        yield words(symbol.NOT_NOW, scene.name(Seat(seat)), who, card.tokens(held, scene.look))


def _next(view: View, reckoning: Reckoning, scene: Scene) -> Iterator[str]:
    if view.winners is None:
        starter = scene.name(reckoning.starter)
        yield small(scene.say("result-starts", name=starter, round=reckoning.round + 1))
