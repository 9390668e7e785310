"""The referee finds no deviation in what the CPU players play, and finds those that are made."""

import json
from itertools import combinations_with_replacement

import pytest

from bot.engine.transcript import dumps
from bot.games.switch import SWITCH
from bot.simulate import simulate
from tests.referee.switch import check

MIXES = [mix for seats in SWITCH.seats for mix in combinations_with_replacement(SWITCH.cpus, seats)]


def transcript(levels: tuple[str, ...], match: bool, text: str) -> list[str]:
    return [dumps(line) for line in simulate(SWITCH, levels, {"match": match}, text)]


@pytest.mark.parametrize("levels", MIXES, ids="-".join)
def test_no_deviation_in_rounds_of_any_mix_of_levels(levels: tuple[str, ...]) -> None:
    for game in range(3):
        turned = levels[game % len(levels) :] + levels[: game % len(levels)]
        assert check(transcript(turned, False, f"round:{game}")) == []


@pytest.mark.parametrize("levels", [("random",) * 2, ("normal", "hard", "easy"), ("hard",) * 4])
def test_no_deviation_in_matches(levels: tuple[str, ...]) -> None:
    assert check(transcript(levels, True, "match")) == []


@pytest.mark.parametrize("field", ["tops", "hold", "pot", "turn", "phase", "dice"])
def test_a_game_that_was_tampered_with_is_noticed(field: str) -> None:
    lines = transcript(("normal", "hard"), False, "tampered")
    step = json.loads(lines[5])
    step["after"][field] = "tampered"
    lines[5] = json.dumps(step)
    assert check(lines) != []
