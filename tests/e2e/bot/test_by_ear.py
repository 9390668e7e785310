"""Whole games by people who see nothing: they know what a screen reader says, and no more.

At every step what they can tell of the table is compared with the table itself.
"""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Seat
from bot.games.seventeen.card import BLANK, DOUBLE, REVERSE, TRAP, TRASH, VALUE, Card
from bot.games.seventeen.view import View as SeventeenView
from bot.games.switch.view import View as SwitchView
from bot.table.table import Table
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.bot import ear
from tests.e2e.bot.company import board, panel
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.ear import Imagine, Lies, Pile, Player, Seventeen, Switch, hear
from tests.e2e.bot.guests import gather, people
from tests.e2e.bot.player import Press
from tests.e2e.bot.quiet import is_quiet
from tests.e2e.bot.stacked import desk_of, table_of
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock

NAMES = ("Ada", "Ben", "Cleo")
SEED = b"by ear 6"
"""Of games that are short, although everything happens in them."""
STEPS = 200
"""No such game takes so many."""
EVERYTHING = {
    "17": {"17!", "Face"},
    "Switch": {"Roll", "Switch", "Discard", "Stop", "Swap", "Block", "Unblock"},
}
"""First words of the buttons that are pressed."""

SPOKEN = {REVERSE: "Reverse", TRASH: "Trash", DOUBLE: "x2", TRAP: "Trap"}

Decide = Callable[[Person, Imagine], Press | None]


def can(heard: str, label: str) -> bool:
    return f"[{label}]" in heard.splitlines()


# 17


def play_seventeen(person: Person, imagine: Imagine) -> Press | None:
    """Calls when the own knowledge comes to 17, else plays: low face down, high face up."""
    shown, own = board(person), panel(person)
    assert shown is not None
    assert own is not None
    heard, hand = hear(person, shown), hear(person, own)
    table = imagine(heard)
    assert isinstance(table, Seventeen)
    if can(hand, "17!") and _known(hand) >= 17:
        return Press("17!", own)
    if can(heard, "17!") and table.showing >= 17 and _may_call(person, heard):
        return Press("17!", shown)
    ways = re.findall(r"^\[(Face .+)\]$", hand, re.MULTILINE)
    if "Your turn" not in hand and "now choose" not in hand:
        assert not ways, "nothing can be played out of turn"
        return None
    return Press(max(ways, key=_worth), own)


def _known(hand: str) -> int:
    told = re.search(r"The row shows (\d+)(?:; with your own face-down cards (\d+))?", hand)
    return int(told[2] or told[1]) if told else 0


def _may_call(person: Person, heard: str) -> bool:
    name = person.me["global_name"]
    if "called 17!" in heard:
        sooner = re.search(r"called 17! (.+) may still call", heard)
        return bool(sooner) and name in str(sooner and sooner[1])
    return f"Everybody but {name} may call" not in heard


def _worth(way: str) -> tuple[int, bool]:
    number = re.search(r"\d(?= \()", way)
    value = int(number[0]) if number else 0
    return value, way.startswith("Face up") == (value > 2)


def lies_seventeen(view: SeventeenView) -> Seventeen:
    """What there is to know, from the rules."""
    return Seventeen(
        tuple(Lies(one.face, _short(one.card), NAMES[one.seat]) for one in view.row),
        sum(VALUE[one.card] for one in view.row if one.card != BLANK),
        "clockwise" if view.direction == 1 else "counterclockwise",
        view.pile,
        None if view.top is None else _short(view.top),
        {
            NAMES[seat]: Player(*held, tuple(map(_short, backs)))
            for seat, (held, backs) in enumerate(zip(view.tokens, view.backs, strict=True))
        },
    )


def _short(card: Card) -> str:
    if card == BLANK:
        return "?"
    return SPOKEN[card] if card in SPOKEN else str(VALUE[card])


# Switch


def play_switch(person: Person, imagine: Imagine) -> Press | None:
    """Discards what the dice allow, stops, takes the best pile, and blocks whoever is far ahead."""
    shown = board(person)
    assert shown is not None
    heard, name = hear(person, shown), person.me["global_name"]
    table = imagine(heard)
    assert isinstance(table, Switch)
    own = table.piles[name]
    if table.turn != name:
        return _block(person, heard, table)
    if can(heard, "Discard"):
        return Press("Discard", shown)
    swaps = re.findall(r"^\[(Swap with \w+ · (\d+))\]$", heard, re.MULTILINE)
    if swaps:
        label, top = max(swaps, key=lambda swap: int(swap[1]))
        keep = can(heard, "Keep my pile") and own.top >= int(top)
        return Press("Keep my pile" if keep else label, shown)
    highest = max(pile.top for pile in table.piles.values())
    wanted = "Unblock", "Stop", *(("Switch die",) if highest - own.top > 8 else ()), "Roll"
    ready = [label for label in (*wanted, "Switch die") if can(heard, label)]
    return Press(ready[0], shown) if ready else None


def _block(person: Person, heard: str, table: Switch) -> Press | None:
    """The token is spent on the private panel, which the board's button opens."""
    mover, shown, own = table.piles[table.turn], board(person), panel(person)
    assert shown is not None
    if "discards" not in heard or mover.top < 9 or not table.piles[person.me["global_name"]].tokens:
        return None
    label = f"Block {table.turn}"
    if own is not None and can(hear(person, own), label):
        return Press(label, own)
    return Press("Block", shown) if can(heard, "Block") else None


def lies_switch(view: SwitchView) -> Switch:
    assert view.turn is not None
    piles = zip(view.tops, view.blocked, view.hold, strict=True)
    return Switch(
        NAMES[view.turn],
        {NAMES[seat]: Pile(*pile) for seat, pile in enumerate(piles)},
        view.pot,
        view.dice,
        tuple(view.allows) if view.dice else (),
    )


# Both


def the_same_every_time(game: AnyGame) -> AnyGame:
    def start(seats: int, options: Options, _: Chance) -> Any:
        return game.start(seats, options, Chance(SEED))

    return replace(game, start=start)


def own_cards(table: Table, seat: int) -> list[str]:
    hand = getattr(table.game.view(table.state, Seat(seat)), "hand", ())
    return [_short(card) for card in hand]


def told_cards(person: Person) -> list[str]:
    """The own hand, in order, as the panel tells it."""
    found = panel(person)
    told = re.search(r"Your cards: (.+?)\.", hear(person, found)) if found else None
    return [card.partition(" (")[0] for card in told[1].split(", ")] if told else []


CASES = [
    pytest.param("17", "text", play_seventeen, ear.in_words, id="17 in words"),
    pytest.param("17", "picture", play_seventeen, ear.described, id="17 by descriptions"),
    pytest.param("Switch", "text", play_switch, ear.switch_in_words, id="Switch in words"),
    pytest.param("Switch", "picture", play_switch, ear.switch_described, id="Switch described"),
]


@pytest.mark.parametrize(("game", "style", "decide", "imagine"), CASES)
async def test_a_whole_game_is_played_by_ear(
    box: Sandbox, start: Start, game: str, style: str, decide: Decide, imagine: Imagine
) -> None:
    clock = DrivenClock()
    bot = await start(clock, board=style)
    desk = desk_of(bot)
    company = await people(box, *(name.lower() for name in NAMES))
    await gather(*company, game=game)
    table = table_of(bot)
    table.game = the_same_every_time(table.game)
    await company[0].press("Start")
    lies: Callable[[Any], Any] = lies_seventeen if game == "17" else lies_switch
    pressed = set[str]()
    for _ in range(STEPS):
        await eventually(lambda: is_quiet(box, desk, clock, company))
        if table.is_over:
            break
        truth = lies(table.game.view(table.state, None))
        for seat, person in enumerate(company):
            shown = board(person)
            assert shown is not None
            assert imagine(hear(person, shown)) == truth, hear(person, shown)
            assert told_cards(person) == own_cards(table, seat)
        decision = next(((p, d) for p in company if (d := decide(p, imagine))), None)
        if decision is None:
            assert clock.next is not None
            clock.move_to(clock.next)
        else:
            person, press = decision
            await person.press(press.button, on=press.on)
            pressed.add(press.button.partition(" ")[0])
    assert table.is_over, "they do not come to an end"
    end = hear(company[0], board(company[0]) or {})
    assert "The game is over" in end
    winners = [NAMES[seat] for seat in table.game.winners(table.state) or ()]
    assert f"🏆 {' and '.join(winners)} " in end
    assert pressed >= EVERYTHING[game], "there was more to do"
