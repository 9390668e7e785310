"""Proving transcripts: what was tampered with is found, and named."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.engine.verify import Deviation, Verified
from tests.engine.verdict import GAMES, deviation, document, is_proved, judge

games = pytest.mark.parametrize("game", GAMES)

# What is proved


@games
def test_a_game_as_it_was_played_is_verified(game: str) -> None:
    lines = document(game)
    assert judge(lines) == [Verified(1, game, len(lines) - 2, "finished")]


def test_a_file_may_hold_several_games_and_blank_lines() -> None:
    chosen = [(game, seed) for game in GAMES for seed in ("one", "two", "three")]
    lines = [line for one in chosen for line in ("", *document(*one), "  ")]
    assert [(result[0], result[1]) for result in judge(lines) if not isinstance(result, str)] == [
        (number, game) for number, (game, _) in enumerate(chosen, start=1)
    ]


@games
def test_the_order_of_keys_and_the_spelling_of_characters_do_not_matter(game: str) -> None:
    lines = [dict(reversed(line.items())) for line in document(game)]
    assert is_proved(judge([json.dumps(line, indent=None) for line in lines]))


@games
@given(name=st.text(max_size=20))
@example(name="\ud800")
@example(name="\u2028\n")
def test_a_player_can_have_any_name(game: str, name: str) -> None:
    lines = document(game)
    lines[0]["players"][0]["name"] = name
    lines[0]["players"][1]["cpu"] = None
    assert is_proved(judge(lines))


@games
def test_an_aborted_game_is_verified_up_to_where_it_was_left(game: str) -> None:
    end = {"end": "aborted", "winners": [], "reason": "the last player left"}
    lines = document(game)
    for steps in range(min(5, len(lines) - 2)):
        assert judge([*lines[: 1 + steps], end]) == [Verified(1, game, steps, "aborted")]
    assert deviation([*lines[:-1], end]).where == "end"


# Lines


@games
def test_a_file_that_ends_early_is_found_at_the_step_that_is_missing(game: str) -> None:
    lines = document(game)
    for kept in range(1, len(lines)):
        assert deviation(lines[:kept]) == (
            1,
            f"step {kept}",
            "the file ends before the game does",
        )


@games
def test_a_missing_line_is_found(game: str) -> None:
    lines = document(game)
    for index in range(len(lines)):
        results = judge(lines[:index] + lines[index + 1 :])
        assert not is_proved(results)
        if 0 < index < len(lines) - 1:
            assert isinstance(results[0], Deviation)
            assert results[0].where in (f"step {index}", "end")


@games
def test_a_doubled_line_is_found(game: str) -> None:
    lines = document(game)
    for index in range(len(lines)):
        results = judge(lines[: index + 1] + lines[index:])
        assert not is_proved(results)
        if index < len(lines) - 1:
            assert isinstance(results[0], Deviation)
            assert results[0].where == f"step {index + 1}"
        else:
            assert str(results[1]).startswith(f"line {len(lines) + 1} is not a header")


@games
def test_swapped_lines_are_found(game: str) -> None:
    lines = document(game)
    for index in range(len(lines) - 1):
        swapped = [*lines[:index], lines[index + 1], lines[index], *lines[index + 2 :]]
        assert not is_proved(judge(swapped))
        if 0 < index < len(lines) - 2:
            assert deviation(swapped).where == f"step {index}"


@games
def test_the_game_that_deviates_is_named_and_none_after_it_is_looked_at(game: str) -> None:
    bad = document(game)
    bad[2]["n"] = 7
    results = judge([*document(game), *bad, *document(game)])
    assert isinstance(results[0], Verified)
    assert results[1:] == [Deviation(2, "step 2", "n is 7, not 2")]


# Values


@games
@pytest.mark.parametrize("key", ["commit", "salt", "seed"])
def test_another_commit_salt_or_seed_is_found_in_the_header(game: str, key: str) -> None:
    lines = document(game)
    lines[0][key] = "00" * 32
    assert deviation(lines).where == "header"


@games
def test_an_action_that_does_not_exist_is_found(game: str) -> None:
    lines = document(game)
    lines[3]["do"] = "cheat"
    found = deviation(lines)
    assert found.where == "step 3"
    assert "no such action" in found.what


@games
def test_an_action_of_somebody_else_is_found(game: str) -> None:
    lines = document(game)
    for seat in (1 - lines[1]["seat"], 99, -1, None, True, 1.5, "0"):
        lines[1]["seat"] = seat
        assert deviation(lines).where == "step 1"


@games
def test_an_action_that_the_rules_refuse_is_found_with_the_reason(game: str) -> None:
    lines = document(game)
    lines[1]["seat"] = 1 - lines[1]["seat"]
    assert "refused-" in deviation(lines).what


@games
def test_another_winner_is_found(game: str) -> None:
    lines = document(game)
    (winner,) = lines[-1]["winners"]
    lines[-1]["winners"] = [0, 1]
    assert deviation(lines) == (1, "end", f"winners is [0,1], not [{winner}]")


def test_one_and_one_point_nought_and_true_are_three_different_things() -> None:
    for game in GAMES:
        for one in (1.0, True, "1"):
            lines = document(game)
            lines[1]["n"] = one
            assert deviation(lines).where == "step 1"
