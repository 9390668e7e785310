"""Verify meets files that may hold anything: it proves no lie, and never crashes."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from bot.engine.verify import Deviation
from bot.games import CATALOGUE
from tests.engine.verdict import GAMES, deviation, document, is_proved, judge, where, written

games = pytest.mark.parametrize("game", GAMES)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 99) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=5,
)


def paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value that something else could stand at."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from paths(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from paths(inner, (*path, index))


def is_free(index: int, path: tuple[Any, ...]) -> bool:
    """What nobody can prove: how players are called, and which level a CPU player has."""
    return index == 0 and path[0] == "players" and path[-1] in ("name", "cpu")


@games
@settings(max_examples=150)
@given(data=st.data())
def test_any_other_value_anywhere_is_found_in_its_line(game: str, data: st.DataObject) -> None:
    lines = document(game)
    index = data.draw(st.integers(0, len(lines) - 1))
    path = data.draw(st.sampled_from(list(paths(lines[index]))))
    assume(not is_free(index, path))
    changed = deepcopy(lines[index])
    _put(changed, path, data.draw(JSON | st.sampled_from(_values(lines[index]))))
    assume(json.dumps(changed, sort_keys=True) != json.dumps(lines[index], sort_keys=True))
    results = judge([*lines[:index], changed, *lines[index + 1 :]])
    assert not is_proved(results)
    if index:
        assert isinstance(results[0], Deviation)
        assert results[0][:2] == (1, where(lines, index))


@games
@given(data=st.data())
def test_a_key_too_many_or_too_few_is_found(game: str, data: st.DataObject) -> None:
    lines = document(game)
    index = data.draw(st.integers(0, len(lines) - 1))
    if data.draw(st.booleans()):
        line = lines[index] if data.draw(st.booleans()) else lines[index].get("after", {})
        assume(line)
        del line[data.draw(st.sampled_from(sorted(line)))]
    else:
        line = lines[index].get("after", lines[index])
        key = data.draw(st.text(max_size=5))
        assume(key not in line)
        line[key] = data.draw(JSON)
    assert not is_proved(judge(lines))


def _put(line: Any, path: tuple[Any, ...], value: object) -> None:
    for part in path[:-1]:
        line = line[part]
    line[path[-1]] = value


def _values(line: object) -> list[Any]:
    """What stands elsewhere in the line: likelier to be taken for right than anything random."""
    found: list[Any] = []
    for path in paths(line):
        value: Any = line
        for part in path:
            value = value[part]
        found.append(value)
    return found


@given(st.lists(st.text(max_size=20) | JSON.map(json.dumps), max_size=4))
@example([])
@example([""])
@example(["[]"])
@example(["nonsense"])
@example(["{}"])
@example(['{"end":"finished"}'])
def test_what_is_no_transcript_is_called_so(lines: list[str]) -> None:
    (result,) = judge(lines)
    assert isinstance(result, str)


@games
@given(cut=st.integers(0, 10_000), noise=st.text(max_size=3))
def test_noise_anywhere_never_proves_anything_and_never_crashes(
    game: str, cut: int, noise: str
) -> None:
    text = written(game)
    cut %= len(text)
    after = text[cut + len(noise) :]
    changed = (text[:cut] + noise + after).split("\n")
    same = [json.loads(line) for line in text.split("\n")]
    try:
        unnamed = [json.loads(line) for line in changed if line.strip()]
        for player in unnamed[0]["players"]:
            player["name"] = player["cpu"] = None
        for player in same[0]["players"]:
            player["name"] = player["cpu"] = None
    except (ValueError, LookupError, TypeError):
        unnamed = []
    proved = is_proved(judge(changed))
    assert not proved or json.dumps(unnamed, sort_keys=True) == json.dumps(same, sort_keys=True)


@games
def test_any_depth_of_nesting_gets_an_answer(game: str) -> None:
    header, step, *_ = document(game)
    for depth in (50, 500, *range(850, 1010, 3), 100_000):
        deep = "[" * depth + "]" * depth
        text = json.dumps(step).replace('"n": 1', f'"n": {deep}')
        assert not is_proved(judge([json.dumps(header), text]))


@games
def test_a_key_that_is_given_twice_is_not_accepted(game: str) -> None:
    lines: list[object] = [*document(game)]
    lines[1] = json.dumps(lines[1]).replace('"n": 1', '"n": 2, "n": 1')
    assert judge(lines) == ["line 2 says n twice"]


@games
def test_half_a_character_in_the_salt_is_not_text(game: str) -> None:
    lines = document(game)
    lines[0]["salt"] = "\ud800"
    assert judge(lines) == ["line 1 is not a header: salt: half a character is no text"]


@games
def test_odd_keys_are_spelled_so_that_the_message_is_one_printable_line(game: str) -> None:
    lines = document(game)
    lines[1]["after"]["\n\ud800"] = 1
    assert deviation(lines).what == r"after.\n\ud800 does not belong there"
    lines = document(game)
    lines[0]["\n"] = 1
    assert judge(lines) == [r"line 1 is not a header: \n: Extra inputs are not permitted"]


@games
def test_a_header_that_no_table_could_have_is_not_accepted(game: str) -> None:
    rules = CATALOGUE[game]
    one = {"seat": 0, "name": "", "cpu": None}
    changes: list[tuple[dict[str, object], str]] = [
        ({"game": "poker"}, "names a game that is not played here: 'poker'"),
        ({"players": [one]}, f"is not a header: {game} has no table for 1"),
        ({"players": [one] * rules.seats[0]}, "is not a header: the seats are not numbered from 0"),
        ({"options": {"cheating": True}}, f"is not a header: {game} has the options"),
        ({"seed": "00"}, "is not a header: seed"),
        ({"seed": "0" * 63 + "G"}, "is not a header: seed"),
        ({"tavolo": 2}, "is not a header: tavolo"),
    ]
    for change, why in changes:
        lines = document(game)
        lines[0].update(change)
        (result,) = judge(lines)
        assert isinstance(result, str)
        assert result.startswith(f"line 1 {why}")
