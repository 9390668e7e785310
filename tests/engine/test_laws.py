"""Every game of the catalogue keeps the laws, at every table and with every choice of options."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from bot.engine.game import Refused, Seat
from bot.games import CATALOGUE
from tests.engine import laws
from tests.engine.hidden import hidden_of
from tests.engine.laws import Setting


def settings() -> Iterator[Setting]:
    for game in CATALOGUE.values():
        for chosen in product((False, True), repeat=len(game.options)):
            for seats in game.seats:
                yield Setting(game, seats, dict(zip(game.options, chosen, strict=True)), "")


def name(setting: Setting) -> str:
    chosen = [option for option, on in setting.options.items() if on]
    return "-".join([setting.game.id, str(setting.seats), *chosen])


def games(setting: Setting, count: int) -> Iterator[Setting]:
    """The same table with other seeds."""
    for number in range(count):
        yield setting._replace(seed=f"{name(setting)}:{number}")


at_every_table = pytest.mark.parametrize("table", list(settings()), ids=name)


@at_every_table
def test_an_unfinished_game_waits_for_those_who_can_act_and_a_finished_one_for_nobody(
    table: Setting,
) -> None:
    for setting in games(table, 30):
        laws.awaits_those_who_can_act(setting)


@at_every_table
def test_a_view_shows_what_its_seat_may_do(table: Setting) -> None:
    for setting in games(table, 15):
        laws.shows_what_is_legal(setting)


@at_every_table
def test_what_is_not_legal_is_refused_and_changes_nothing(table: Setting) -> None:
    for setting in games(table, 5):
        laws.refuses_what_is_not_legal(setting)


@at_every_table
def test_what_is_legal_is_accepted(table: Setting) -> None:
    for setting in games(table, 5):
        laws.accepts_what_is_legal(setting)


@at_every_table
def test_the_same_seed_and_actions_give_the_same_transcript(table: Setting) -> None:
    for setting in games(table, 2):
        laws.replays_exactly(setting)


@at_every_table
def test_silence_ends_every_game(table: Setting) -> None:
    for setting in games(table, 12):
        laws.ends_in_silence(setting)


@at_every_table
def test_the_first_place_is_the_winners_and_everything_is_counted(table: Setting) -> None:
    for setting in games(table, 4):
        laws.has_places_and_counters(setting)


@pytest.mark.parametrize(
    ("game", "level"), [(game, level) for game in CATALOGUE for level in CATALOGUE[game].cpus]
)
def test_silence_ends_a_game_that_any_cpu_level_plays_on(game: str, level: str) -> None:
    rules = CATALOGUE[game]
    laws.ends_in_silence(Setting(rules, rules.seats[0], rules.options, "silence"), level)


@at_every_table
def test_cpu_players_among_themselves_come_to_an_end(table: Setting) -> None:
    levels = sorted(table.game.cpus)
    for mix in (*zip(levels), levels, levels[::-1]):
        laws.comes_to_an_end(table, mix)


@at_every_table
def test_what_a_seat_cannot_see_never_changes_its_view(table: Setting) -> None:
    hidden = hidden_of(table.game)
    for setting in games(table, 15):
        laws.hides_what_is_hidden(setting, hidden)


@at_every_table
def test_tables_that_look_the_same_go_on_looking_the_same(table: Setting) -> None:
    hidden = hidden_of(table.game)
    together = 0
    for viewer in (None, *table.everybody):
        for setting in games(table, 8):
            together += laws.keeps_hiding(setting, hidden, viewer)
    assert together > 50, f"only {together} steps were compared"


# The laws bite: each of these games breaks one.

GAME = next(iter(CATALOGUE.values()))


def apply_and_refuse(state: Any, seat: Seat | None, action: Any) -> Refused | None:
    """Answers every close with a refusal, even if it has closed a window."""
    refused = GAME.apply(state, seat, action)
    return Refused("refused-late") if action == GAME.close else refused


def forget_to_refuse(state: Any, seat: Seat | None, action: Any) -> Refused | None:
    GAME.apply(state, seat, action)
    return None


@pytest.mark.parametrize(
    ("law", "broken"),
    [
        (laws.awaits_those_who_can_act, replace(GAME, waiting=lambda state: None)),
        (laws.awaits_those_who_can_act, replace(GAME, winners=lambda state: (Seat(0),))),
        (laws.shows_what_is_legal, replace(GAME, legal=lambda s, seat: GAME.legal(s, seat)[:1])),
        (laws.refuses_what_is_not_legal, replace(GAME, apply=forget_to_refuse)),
        (laws.refuses_what_is_not_legal, replace(GAME, legal=lambda s, seat: ())),
        (laws.accepts_what_is_legal, replace(GAME, apply=apply_and_refuse)),
        (laws.ends_in_silence, replace(GAME, apply=lambda state, seat, action: None)),
    ],
)
def test_a_game_that_breaks_a_law_is_caught(law: Callable[[Setting], None], broken: Any) -> None:
    with pytest.raises((AssertionError, IndexError)):
        law(Setting(broken, 3, GAME.options, "broken"))


def test_a_game_that_nobody_can_check_for_leaks_is_caught() -> None:
    def start(seats: int, options: object, chance: object) -> None:
        """The start of a game in a folder that has no tests."""

    start.__module__ = "bot.games.untested.rules"
    with pytest.raises(AssertionError, match="nobody knows whether it leaks"):
        hidden_of(replace(GAME, start=start))
