"""The board of 17. A reaction window looks like the turn that follows it: one edit for both."""

from collections.abc import Iterator

from bot.engine.game import Seat
from bot.engine.word import word
from bot.games.seventeen.action import CALL
from bot.games.seventeen.card import BLANK
from bot.games.seventeen.state import seen_lying
from bot.games.seventeen.view import View
from bot.render import symbol, verb
from bot.render.name import fit
from bot.render.phrase import kind, large, lines, names, small, title, waits, words
from bot.render.scene import Scene
from bot.render.screen import Button, Row, Rule, Screen, Text, illustrated
from bot.render.seat import spoken
from bot.render.seventeen import card, picture
from bot.render.seventeen.last import tell_direction, tell_last
from bot.render.seventeen.picture import SHORT
from bot.render.seventeen.result import draw_end

ROOM = 12
"""In a row of more cards names are short."""


def draw_board(view: View, scene: Scene) -> Screen:
    """Public: `view` is the channel's."""
    if view.phase == "over":
        return draw_end(view, scene)
    say = scene.say
    callable_now = may_anybody_call(view)
    heading = f"## {title(scene, say('round', number=view.round))}"
    return Screen(
        (
            *illustrated(heading, picture.board(view, scene), _row(view, scene)),
            Rule(),
            Text(lines(_awaited(view, scene), _news(view, scene, callable_now))),
            Rule(),
            Text(lines(*_players(view, scene), small(_pile(view, scene)))),
            Row(
                (
                    Button(say("button-call"), word(scene.game, CALL), "danger", callable_now),
                    Button(say("button-hand"), verb.PANEL, "primary"),
                )
            ),
        ),
        symbol.TENSE if view.phase == "grace" else symbol.CALM,
    )


def may_anybody_call(view: View) -> bool:
    """C1, C2, X3: in grace there is somebody who comes before every caller."""
    if view.phase == "turn":
        return view.last is not None and view.last != view.turn  # X4
    return view.phase in ("react", "grace")


def _row(view: View, scene: Scene) -> list[str]:
    say = scene.say
    if not view.row:
        return [say("seventeen-empty-row")]
    row = _cards(view, scene)
    legend = small(say("seventeen-legend", front=symbol.FRONT, back=symbol.BACK))
    if scene.open:
        up = card.visible(map(seen_lying, view.row))
        turned = say("seventeen-open", total=card.visible(view.row), shown=up)
        return [row, f"**{turned}**", legend]
    total = [f"**{say('seventeen-showing', total=card.visible(view.row))}**"]
    unknown = sum(lying.card == BLANK for lying in view.row)
    if unknown:
        total.append(say("seventeen-unknown", n=unknown))
    return [row, " · ".join(total), legend]


def _cards(view: View, scene: Scene) -> str:
    """In order and, where no picture shows it, with who played what."""
    say, look = scene.say, scene.look.beside
    if scene.look.pictures:
        return card.row(view.row, look, say)
    letters = None if len(view.row) <= ROOM else SHORT
    players = [fit(spoken(scene, lying.seat)[:letters]) for lying in view.row]
    if look.emojis:
        return lines(large(card.row(view.row, look, say)), small(" · ".join(players)))
    pairs = zip(view.row, players, strict=True)
    shown = ((card.shown(lying.card, lying.face, look, say), name) for lying, name in pairs)
    return say.write.series(say("seventeen-alt-by", card=one, name=name) for one, name in shown)


def _awaited(view: View, scene: Scene) -> str:
    say = scene.say
    if view.phase == "grace":
        callers, sooner = names(view.callers, scene), names(_sooner(view), scene)
        return f"{symbol.CALLED} {say('seventeen-grace', name=callers, sooner=sooner)}"
    assert view.turn is not None
    if not view.backs[view.turn]:  # T3
        key = "seventeen-turn-must-call"
    elif view.plays_left == 2:
        key = "seventeen-turn-two"
    elif view.last == view.turn:  # X4
        key = "seventeen-turn-second"
    else:
        key = "seventeen-turn"
    return waits(say(key, name=scene.mention(view.turn)), scene.until)


def _sooner(view: View) -> Iterator[Seat]:
    """C3, X3: who comes before every caller, in the order of turns."""
    assert view.last is not None
    seats = len(view.backs)
    for step in range(1, seats):
        seat = Seat((view.last + step * view.direction) % seats)
        if seat in view.callers:
            return
        yield seat


def _news(view: View, scene: Scene, callable_now: bool) -> str:
    """What happened, and who may call because of it; a call stands there already."""
    if view.phase == "grace":
        return ""
    told = small(tell_last(view, scene))
    if view.last is None:
        return told
    if not callable_now:
        return words(told, scene.say("seventeen-nobody-calls"))
    return words(told, scene.say("seventeen-may-call", last=scene.name(view.last)))


def _players(view: View, scene: Scene) -> list[str]:
    return [_player(view, scene, Seat(seat)) for seat in range(len(view.backs))]


def _player(view: View, scene: Scene, seat: Seat) -> str:
    moves = seat == view.turn and view.phase != "grace"
    return words(
        symbol.NOW if moves else symbol.NOT_NOW,
        scene.name(seat),
        kind(scene.seats[seat], scene.say),
        card.tokens(view.tokens[seat], scene.look),
        card.backs(view.backs[seat], scene.look.beside, scene.say),
    )


def _pile(view: View, scene: Scene) -> str:
    say = scene.say
    parts = [say("seventeen-pile", n=view.pile)]
    if view.top is not None:
        parts.append(
            say("seventeen-pile-top", card=card.backs((view.top,), scene.look.beside, say))
        )
    return " · ".join((*parts, tell_direction(view, say)))
