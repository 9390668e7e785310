"""A referee that shares no code with the bot finds no fault, and finds one that was put there."""

import json

import pytest

from bot.engine.transcript import dumps
from bot.games.seventeen import SEVENTEEN
from bot.simulate import simulate
from tests.referee.seventeen import VISIBLE, check

GAMES = 40


def transcripts(seats: int, games: int) -> list[str]:
    return [
        dumps(line)
        for game in range(games)
        for line in simulate(SEVENTEEN, ["random"] * seats, {}, f"referee:{game}")
    ]


@pytest.mark.parametrize("seats", SEVENTEEN.seats)
def test_the_referee_finds_no_deviation(seats: int) -> None:
    assert check(transcripts(seats, GAMES)) == []


@pytest.mark.parametrize("key", VISIBLE)
def test_the_referee_sees_a_change_of_any_part_of_the_table(key: str) -> None:
    lines = transcripts(3, 2)
    step = json.loads(lines[2])
    step["after"][key] = "something else"
    lines[2] = dumps(step)
    (found,) = check(lines)
    assert found.startswith(f"game 1, step 2: after.{key} differs")


def test_the_referee_sees_a_missing_step_in_the_second_game() -> None:
    lines = transcripts(3, 2)
    second = [number for number, line in enumerate(lines) if '"tavolo"' in line][1]
    del lines[second + 2]
    (found,) = check(lines)
    assert found.startswith("game 2, step 2: ")
