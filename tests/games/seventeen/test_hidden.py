"""The law that nothing hidden shows, turned on views of 17 that leak: it finds them all."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from itertools import chain

import pytest

from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.card import BLANK, DECK, KINDS, OPEN, Card
from bot.games.seventeen.state import State
from bot.games.seventeen.view import View
from tests.engine import laws
from tests.engine.laws import Setting, walk
from tests.games.seventeen.hidden import HIDDEN

Leak = Callable[[State, View], View]


def hands(state: State, view: View) -> View:
    return view._replace(backs=tuple(tuple(sorted(hand)) for hand in state.hands))


def one_card(state: State, view: View) -> View:
    return view._replace(backs=((max(state.hands[0], default=BLANK),),))


def order_of_hands(state: State, view: View) -> View:
    return view._replace(backs=tuple(tuple(map(SHOWN.__getitem__, hand)) for hand in state.hands))


def row_fronts(state: State, view: View) -> View:
    return view._replace(row=tuple(state.row))


def top(state: State, view: View) -> View:
    return view._replace(top=state.pile[-1] if state.pile else None)


def card_below_the_top(state: State, view: View) -> View:
    return view._replace(top=state.pile[-2] if len(state.pile) > 1 else None)


def discard(state: State, view: View) -> View:
    return view._replace(discard=tuple(state.discard))


def buried(state: State, view: View) -> View:
    return view._replace(buried=tuple(card for cards in state.buried for card in cards))


def chance(state: State, view: View) -> View:
    return view._replace(round=deepcopy(state.chance).below(1 << 32))


SHOWN = [Card(0 if kind in OPEN else 1) for kind in KINDS]
LEAKS = (
    hands,
    one_card,
    order_of_hands,
    row_fronts,
    top,
    card_below_the_top,
    discard,
    buried,
    chance,
)
SHOWING_LATER = (hands, row_fronts, discard)


def leaking(leak: Leak) -> list[Setting]:
    def view(state: State, seat: Seat | None) -> View:
        return leak(state, SEVENTEEN.view(state, seat))

    game = replace(SEVENTEEN, view=view)
    return [Setting(game, seats, {}, f"leak {n}") for seats in (3, 4) for n in range(20)]


def each(settings: list[Setting], law: Callable[[Setting], object]) -> None:
    for setting in settings:
        law(setting)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(leak: Leak) -> None:
    with pytest.raises(AssertionError, match="cannot see shows"):
        each(leaking(leak), lambda setting: laws.hides_what_is_hidden(setting, HIDDEN))


@pytest.mark.parametrize("leak", SHOWING_LATER)
def test_a_leak_that_shows_only_as_the_game_goes_on_is_found(leak: Leak) -> None:
    with pytest.raises(AssertionError, match="cannot see shows after"):
        each(leaking(leak), lambda setting: laws.keeps_hiding(setting, HIDDEN, None))


@pytest.mark.parametrize("make", [HIDDEN.otherwise, HIDDEN.twin])
def test_the_other_table_has_the_same_70_cards_in_other_places(
    make: Callable[..., State],
) -> None:
    setting = Setting(SEVENTEEN, 4, {}, "elsewhere")
    whim = setting.chance("elsewhere")
    for state, _ in walk(setting):
        other = make(state, None, whim)
        row = [lying.card for lying in other.row]
        assert Counter([*chain(*other.hands), *row, *other.pile, *other.discard]) == Counter(DECK)
        assert SEVENTEEN.after(other) != SEVENTEEN.after(state)
