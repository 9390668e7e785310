"""CPU players: they always have an answer, it is legal, and it is not a foolish one."""

import pytest

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL, Play
from bot.games.seventeen.card import TRAP
from bot.games.seventeen.hard import play_hard
from bot.games.seventeen.standing import chance_to_win
from bot.games.seventeen.state import Tokens
from bot.simulate import simulate
from tests.games.seventeen.table import Table

LEVELS = [level for level in SEVENTEEN.cpus if level != "random"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_level_plays_whole_games_among_its_own_kind(level: str, seats: int) -> None:
    for number in range(3):
        *_, end = simulate(SEVENTEEN, [level] * seats, {}, f"{level}:{number}")
        assert end["end"] == "finished"


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_chance_gives_the_same_game(level: str) -> None:
    first, second = (list(simulate(SEVENTEEN, [level, "random"], {}, "again")) for _ in range(2))
    assert first == second


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_nobody_calls_a_row_that_cannot_reach_17(level: str) -> None:
    table = Table("1o 2o 3o", "1o 2o 3o", "1c 2c 3c", row="0:5o", turn=1, phase="react")
    view = SEVENTEEN.view(table.state, Seat(2))
    assert all(SEVENTEEN.cpus[level](view, Chance(bytes([i]))) is None for i in range(20))


@pytest.mark.parametrize("level", LEVELS)
def test_everybody_calls_a_row_that_shows_far_more_than_17(level: str) -> None:
    row = "0:5o 1:5o 2:5o 0:5o"
    table = Table("1o 2o 3o", "1o 2o 3o", "1c 2c 3c", row=row, turn=1, phase="react")
    view = SEVENTEEN.view(table.state, Seat(1))
    calls = [SEVENTEEN.cpus[level](view, Chance(bytes([i]))) == CALL for i in range(20)]
    assert calls.count(True) >= 10, "a caller lets almost every sure token go"


def test_hard_lays_a_trap_where_others_are_about_to_call() -> None:
    row = "0:5o 1:5o 2:5o"
    table = Table("trap 5o 4o", "1o 2o 3o", "1c 2c 3c", row=row, turn=0)
    action = play_hard(SEVENTEEN.view(table.state, Seat(0)), Chance(b""))
    assert action == Play(TRAP, "down")


def test_x3_hard_takes_a_sure_token_from_a_caller_behind_it() -> None:
    row = "2:5o 1:5o 2:5o 2:5o"
    table = Table("1o 2o 3o", "1o 2o 3o", "1c 2c 3c", row=row, turn=0, phase="react").call(1)
    assert play_hard(SEVENTEEN.view(table.state, Seat(0)), Chance(b"")) == CALL


def test_x3_hard_lets_a_caller_behind_it_be_wrong() -> None:
    table = Table("1o 2o 3o", "1o 2o 3o", "1c 2c 3c", row="2:5o", turn=0, phase="react").call(1)
    assert play_hard(SEVENTEEN.view(table.state, Seat(0)), Chance(b"")) is None


def test_hard_with_an_empty_hand_has_to_call() -> None:
    table = Table("", "1o 2o 3o", "1c 2c 3c", row="2:1o", turn=0)
    assert play_hard(SEVENTEEN.view(table.state, Seat(0)), Chance(b"")) == CALL


def test_the_chance_to_win_is_shared_out_completely_and_grows_with_victories() -> None:
    tokens = [Tokens(2, 1), Tokens(1, 0), Tokens(0, 1)]
    chances = [chance_to_win(tokens, Seat(seat)) for seat in range(3)]
    assert sum(chances) == pytest.approx(1)
    assert chances == sorted(chances, reverse=True)
    won = [Tokens(3, 1), Tokens(3, 1), Tokens(2, 0)]
    assert [chance_to_win(won, Seat(seat)) for seat in range(3)] == [0.5, 0.5, 0]
