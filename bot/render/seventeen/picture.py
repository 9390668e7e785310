"""The pictures of 17, made of the very view that the texts are made of, and their descriptions."""

from collections.abc import Iterable, Iterator
from itertools import product

from bot.drawing.seventeen import Board, Hand, Piles, Player, Result
from bot.engine.game import Seat
from bot.games.seventeen.card import BLANK, KINDS, OPEN, Card, Face
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.state import HAND, Lying, Reckoning, Tokens, seen_lying
from bot.games.seventeen.view import View
from bot.render.phrase import DESCRIPTION, described, labelled
from bot.render.scene import Say, Scene
from bot.render.screen import Picture
from bot.render.seat import drawn, spoken
from bot.render.seventeen import card

SHORT = 10
"""Letters of a name where a long row leaves no room for more."""


def board(view: View, scene: Scene) -> Iterator[Picture]:
    """Public: `view` is the channel's, so nothing that is hidden can be drawn (M6)."""
    if not scene.look.pictures:
        return
    mover = None if view.phase == "grace" else view.turn
    last = view.discard[-1] if view.discard else None
    piles = Piles(view.pile, view.top, len(view.discard), last)
    players = _players(scene, view.tokens, view.backs)
    drawing = Board(view.row, players, mover, view.direction, piles)
    yield Picture(drawing, _shortened(_board(view, scene), view.row, scene))


def result(view: View, reckoning: Reckoning, scene: Scene) -> Iterator[Picture]:
    """E1: all is turned over by then."""
    if not scene.look.pictures:
        return
    players = _players(scene, view.tokens, ((),) * len(view.tokens))
    drawing = Result(reckoning.row, players, reckoning.total)
    yield Picture(drawing, _shortened(_result(view, reckoning, scene), reckoning.row, scene))


def hand(view: View, scene: Scene) -> Iterator[Picture]:
    """For its holder alone: `view` is the holder's."""
    if not scene.look.pictures or not view.hand:
        return
    cards = scene.say.write.series(card.full(one, scene.say) for one in view.hand)
    yield Picture(Hand(view.hand), described([scene.say("panel-alt", cards=cards)]))


def hands() -> Iterator[Hand]:
    """All there are, in whatever order their cards were drawn; full ones are seen most."""
    for cards in range(HAND, 0, -1):
        yield from map(Hand, product(KINDS, repeat=cards))


def _players(
    scene: Scene, tokens: Iterable[Tokens], backs: Iterable[tuple[Card, ...]]
) -> tuple[Player, ...]:
    pairs = enumerate(zip(tokens, backs, strict=True))
    return tuple(Player(drawn(scene, Seat(seat)), held, hand) for seat, (held, hand) in pairs)


def _board(view: View, scene: Scene) -> list[str]:
    say = scene.say
    top = "" if view.top is None else say("seventeen-pile-top", card=_back(view.top, say))
    pile = say.write.series(part for part in (say("seventeen-pile", n=view.pile), top) if part)
    direction = say("seventeen-clockwise" if view.direction == 1 else "seventeen-counterclockwise")
    return [
        *_sum(view, scene),
        f"{pile}.",
        _discard(view, say),
        say("seventeen-alt-direction", direction=direction),
        *(_player(view, scene, Seat(seat)) for seat in range(len(view.tokens))),
    ]


def _sum(view: View, scene: Scene) -> Iterator[str]:
    if not view.row:
        return
    say, total = scene.say, card.visible(view.row)
    if scene.open:
        shown = card.visible(map(seen_lying, view.row))
        yield f"{say('seventeen-open', total=total, shown=shown)}."
        return
    unknown = sum(lying.card == BLANK for lying in view.row)
    told = say("seventeen-showing", total=total)
    yield f"{told}, {say('seventeen-unknown', n=unknown)}." if unknown else f"{told}."


def _discard(view: View, say: Say) -> str:
    if not view.discard:
        return ""
    last = view.discard[-1]
    top = _back(last, say) if last == BLANK else card.full(last, say)
    return say("seventeen-alt-discard", n=len(view.discard), card=top)


def _player(view: View, scene: Scene, seat: Seat) -> str:
    say, moves = scene.say, seat == view.turn and view.phase != "grace"
    return say(
        "seventeen-alt-to-move" if moves else "seventeen-alt-player",
        name=spoken(scene, seat),
        tokens=_tokens(view.tokens[seat], say),
        cards=say.write.series(_back(one, say) for one in view.backs[seat])
        or say("seventeen-alt-none"),
    )


def _result(view: View, reckoning: Reckoning, scene: Scene) -> list[str]:
    say = scene.say
    key = "seventeen-alt-right" if reckoning.total >= TARGET else "seventeen-alt-wrong"
    held = [
        f"{labelled(spoken(scene, Seat(seat)), _tokens(tokens, say), say)}."
        for seat, tokens in enumerate(view.tokens)
    ]
    return [say(key, total=reckoning.total), *held]


def _tokens(held: Tokens, say: Say) -> str:
    return say("seventeen-alt-tokens", victories=held.victory, penalties=held.penalty)


def _back(one: Card, say: Say) -> str:
    return say("card-blank") if one == BLANK else card.short(one, say)


def _shortened(others: list[str], row: tuple[Lying, ...], scene: Scene) -> str:
    """With the row first; who played what is left out where it does not fit."""
    for letters in (None, SHORT):
        told = [_row(row, scene, letters), *others]
        if len(" ".join(told)) <= DESCRIPTION:
            return described(told)
    return described([*others, _listed((_card(lying, scene.say) for lying in row), scene.say)])


def _row(row: tuple[Lying, ...], scene: Scene, letters: int | None) -> str:
    say = scene.say
    if not row:
        return say("seventeen-empty-row")
    cards = (
        say("seventeen-alt-by", card=_card(one, say), name=spoken(scene, one.seat)[:letters])
        for one in row
    )
    return _listed(cards, say)


def _listed(cards: Iterable[str], say: Say) -> str:
    """Not as a variable of a text: Fluent takes no long ones."""
    return f"{say('seventeen-alt-row')} {say.write.series(cards)}."


def _card(lying: Lying, say: Say) -> str:
    return name_card(lying.card, lying.face, say)


def name_card(one: Card, face: Face, say: Say) -> str:
    """As it lies. What was turned over is told with its value, and that it lay face down."""
    if one == BLANK:
        return say("card-blank")
    if face == "up":
        return card.full(one, say)
    name = card.short(one, say) if one in OPEN else card.full(one, say)
    return say("seventeen-alt-down", card=name)
