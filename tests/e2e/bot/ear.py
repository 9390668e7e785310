"""What a screen reader says of a message, and the tables that one can imagine from nothing else."""

import re
from collections.abc import Callable
from typing import NamedTuple

from sandbox.person import Person
from sandbox.screen import show
from sandbox.shape import Json

MARKUP = re.compile(r"[*`]|^-# |^#+ ", re.MULTILINE)
NUMBERS = {"no": 0}


class Lies(NamedTuple):
    """A card of the row, as everybody sees it."""

    face: str
    card: str
    by: str


class Player(NamedTuple):
    victories: int
    penalties: int
    backs: tuple[str, ...]


class Seventeen(NamedTuple):
    row: tuple[Lies, ...]
    showing: int
    direction: str
    pile: int
    top: str | None
    players: dict[str, Player]


class Pile(NamedTuple):
    top: int
    blocked: bool
    tokens: int


class Switch(NamedTuple):
    turn: str
    piles: dict[str, Pile]
    pot: int
    dice: tuple[int, ...]
    allows: tuple[int, ...]


def hear(person: Person, message: Json) -> str:
    """Its texts, descriptions and labels. People are mentioned by name; marks are not spoken."""
    names = {each["id"]: each["global_name"] or each["username"] for each in person.people}
    named = re.sub(r"<@(\d+)>", lambda found: str(names[found[1]]), show(message))
    return MARKUP.sub("", named)


def in_words(heard: str) -> Seventeen:
    """A board of 17 from its texts."""
    row = re.findall(r"([⬜⬛])(\S+) by (\w+)", heard)
    pile = _find(r"Draw pile: (\d+) cards?(?: · ⬛(\S+) on top)? · [↻↺] (\w+)", heard)
    players = re.findall(r"^(?:▶️|▫️) (\w+)(?: (🏆*)(🟥*))? ?((?:⬛\S+ ?)+)$", heard, re.MULTILINE)
    return Seventeen(
        tuple(Lies("up" if border == "⬜" else "down", card, by) for border, card, by in row),
        int(_find(r"(\d+) showing", heard)[1]) if row else 0,
        pile[3],
        int(pile[1]),
        pile[2],
        {
            name: Player(len(victories), len(penalties), tuple(backs.replace("⬛", "").split()))
            for name, victories, penalties, backs in players
        },
    )


def described(heard: str) -> Seventeen:
    """The same from the description of its picture alone."""
    alt = _find(r"^\{(.+)\}$", heard)[1]
    row = re.search(r"The row: (.+?)\. \d+ showing", alt)
    cards = re.findall(r"([^,]+?) by (\w+)(?:, |$)", row[1]) if row else []
    pile = _find(r"Draw pile: (\d+) cards?(?:, (.+?) on top)?\.", alt)
    players = re.findall(
        r"(\w+)(?:, to move)?: (\w+) victor(?:y|ies), (\w+) penalt(?:y|ies); holds (.+?)\.", alt
    )
    return Seventeen(
        tuple(Lies(*_card(card), by) for card, by in cards),
        int(_find(r"(\d+) showing", alt)[1]) if row else 0,
        _find(r"Play goes (\w+)\.", alt)[1],
        int(pile[1]),
        _back(pile[2]) if pile[2] else None,
        {
            name: Player(_number(won), _number(lost), tuple(map(_back, held.split(", "))))
            for name, won, lost, held in players
        },
    )


def switch_in_words(heard: str) -> Switch:
    piles = re.findall(
        r"^(▶️|▫️) (\w+) · top (\d+)( · ⛔ blocked)?(?: · (🧱+))?$", heard, re.MULTILINE
    )
    dice = re.search(r"^🎲 ([\d ]+?) makes (?:no further card|([\d, ]+))$", heard, re.MULTILINE)
    pot = _find(r"^Pot: (🧱+|empty)$", heard)[1]
    [turn] = [name for mark, name, *_ in piles if mark == "▶️"]
    return Switch(
        turn,
        {
            name: Pile(int(top), bool(blocked), len(tokens))
            for _, name, top, blocked, tokens in piles
        },
        pot.count("🧱"),
        _numbers(dice[1]) if dice else (),
        _numbers(dice[2] or "") if dice else (),
    )


def switch_described(heard: str) -> Switch:
    alt = _find(r"^\{(.+)\}$", heard)[1]
    piles = re.findall(r"(\w+)(, to move)?: top (\d+)(, blocked)?(?:, (\d+) Block tokens?)?\.", alt)
    dice = re.search(r"Dice: ([\d, ]+?)(?:, makes ([\d, ]+))?\.", alt)
    [turn] = [name for name, moves, *_ in piles if moves]
    return Switch(
        turn,
        {
            name: Pile(int(top), bool(blocked), int(tokens or 0))
            for name, _, top, blocked, tokens in piles
        },
        _number(_find(r"In the pot: (\w+) Block token", alt)[1]),
        _numbers(dice[1]) if dice else (),
        _numbers(dice[2] or "") if dice else (),
    )


Imagine = Callable[[str], Seventeen | Switch]


def _find(pattern: str, heard: str) -> re.Match[str]:
    found = re.search(pattern, heard, re.MULTILINE)
    assert found, f"nothing like {pattern} is said:\n{heard}"
    return found


def _card(told: str) -> tuple[str, str]:
    """`4 (open)`, `3 face down`, `blank back`, `Trap`."""
    if told == "blank back":
        return "down", "?"
    card, _, down = told.partition(" face down")
    face = "down" if told.endswith(" face down") else "up"
    return face, card.partition(" (")[0] if not down else card


def _back(told: str) -> str:
    return "?" if told == "blank back" else told


def _number(told: str) -> int:
    return NUMBERS[told] if told in NUMBERS else int(told)


def _numbers(told: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", told)))
