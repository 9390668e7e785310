"""Cards and tokens of 17 in texts: a white border for a front, a black one for a back."""

from collections.abc import Iterable
from typing import Final

from bot.drawing.emoji.seventeen import PENALTY, VICTORY, sign
from bot.engine.game import Seat
from bot.games.seventeen.card import (
    BLANK,
    CLOSED,
    DOUBLE,
    REVERSE,
    TRAP,
    TRASH,
    VALUE,
    Card,
    Face,
)
from bot.games.seventeen.state import Lying, Tokens
from bot.render import symbol
from bot.render.look import Look
from bot.render.phrase import chip
from bot.render.scene import Say

SPECIALS: Final = {
    REVERSE: "card-reverse",
    TRASH: "card-trash",
    DOUBLE: "card-x2",
    TRAP: "card-trap",
}


def short(card: Card, say: Say) -> str:
    """`3`, `Trap`, and `?` for a blank back (M5)."""
    if card == BLANK:
        return "?"
    return say(SPECIALS[card]) if card in SPECIALS else str(VALUE[card])


def full(card: Card, say: Say) -> str:
    """`3 (closed)`: for the holder, to whom it matters what the back will show."""
    if card in SPECIALS:
        return say(SPECIALS[card])
    return say("card-closed" if card in CLOSED else "card-open", value=VALUE[card])


def bordered(card: Card, face: Face, say: Say) -> str:
    border = symbol.FRONT if face == "up" else symbol.BACK
    return f"{border}{short(card, say)}"


def shown(card: Card, face: Face, look: Look, say: Say) -> str:
    """A card among words."""
    return emoji(card, face, look) or chip(bordered(card, face, say))


def emoji(card: Card, face: Face, look: Look) -> str | None:
    return look.emojis.get(sign(card, face))


def row(cards: Iterable[Lying], look: Look, say: Say) -> str:
    return ("" if look.emojis else " ").join(
        shown(lying.card, lying.face, look, say) for lying in cards
    )


def backs(cards: Iterable[Card], look: Look, say: Say) -> str:
    """Cards with a black border, in one piece; nothing at all when there are none."""
    if look.emojis:
        return "".join(shown(card, "down", look, say) for card in cards)
    plain = " ".join(bordered(card, "down", say) for card in cards)
    return chip(plain) if plain else ""


def visible(cards: Iterable[Lying]) -> int:
    """What the cards add up to, as far as the viewer can see."""
    return sum(VALUE[lying.card] for lying in cards if lying.card != BLANK)


def victory(look: Look) -> str:
    return look.sign(VICTORY, symbol.VICTORY)


def penalty(look: Look) -> str:
    return look.sign(PENALTY, symbol.PENALTY)


def tokens(held: Tokens, look: Look) -> str:
    return victory(look) * held.victory + penalty(look) * held.penalty


def hidden_from_others(cards: Iterable[Lying], seat: Seat | None) -> int:
    """What a seat's own blank backs in the row add up to."""
    return sum(
        VALUE[lying.card]
        for lying in cards
        if lying.seat == seat and lying.face == "down" and lying.card in CLOSED
    )
