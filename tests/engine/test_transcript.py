"""Writing a game down: a line for everything the rules accept, and nothing else."""

import hashlib
import json
from typing import Any

import pytest
from pydantic import ValidationError

from bot.engine.game import AnyGame, Refused
from bot.engine.header import Header
from bot.engine.transcript import Player, Record, dumps
from bot.games import CATALOGUE

SEED = bytes(range(32))

every_game = pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)


def begin(game: AnyGame, *names: str) -> Record:
    names = names or ("Ada", "Blaise")
    players = [Player(seat=seat, name=name) for seat, name in enumerate(names)]
    return Record(game, players, game.options, SEED, "7,8")


def take_a_step(record: Record) -> dict[str, Any]:
    waiting = record.game.waiting(record.state)
    assert waiting is not None
    if waiting.mover is None:
        step = record.step(None, record.game.close)
    else:
        step = record.step(waiting.mover, record.game.legal(record.state, waiting.mover)[0])
    assert not isinstance(step, Refused)
    return step


@every_game
def test_the_header_has_everything_that_is_needed_to_play_the_game_again(game: AnyGame) -> None:
    record = begin(game)
    assert record.header == {
        "tavolo": 1,
        "game": game.id,
        "players": [
            {"seat": 0, "name": "Ada", "cpu": None},
            {"seat": 1, "name": "Blaise", "cpu": None},
        ],
        "options": dict(game.options),
        "commit": hashlib.sha256(SEED).hexdigest(),
        "seed": SEED.hex(),
        "salt": "7,8",
        "after": game.after(record.state),
    }


@every_game
def test_steps_are_numbered_from_one_and_show_the_table_after_them(game: AnyGame) -> None:
    record = begin(game)
    for number in (1, 2, 3):
        step = take_a_step(record)
        assert step["n"] == number
        assert step["after"] == game.after(record.state)
        assert list(step)[:3] == ["n", "seat", "do"]


@every_game
def test_a_line_is_a_picture_of_its_moment_and_does_not_change_with_the_game(game: AnyGame) -> None:
    record = begin(game)
    lines = [record.header, take_a_step(record)]
    before = [dumps(line) for line in lines]
    for _ in range(3):
        take_a_step(record)
    assert [dumps(line) for line in lines] == before


@every_game
def test_a_refused_action_leaves_no_line_and_is_not_counted(game: AnyGame) -> None:
    record = begin(game)
    before = dumps(record.header)
    assert isinstance(record.step(None, "dance"), Refused)
    assert dumps({**record.header, "after": game.after(record.state)}) == before
    assert take_a_step(record)["n"] == 1


@every_game
def test_an_unfinished_game_ends_aborted_with_a_reason_and_without_winners(game: AnyGame) -> None:
    end = {"end": "aborted", "winners": [], "reason": "the café closes"}
    assert begin(game).end("the café closes") == end


@every_game
def test_a_line_is_one_line_of_compact_json_in_plain_characters(game: AnyGame) -> None:
    record = begin(game, "Zoë\n🎲", '"\\')
    text = dumps(record.header)
    assert "\n" not in text
    assert ": " not in text
    assert "Zoë\\n🎲" in text
    assert json.loads(text) == record.header


@pytest.mark.parametrize(
    "wrong",
    [
        {"seat": "0", "name": "Ada"},
        {"seat": 0, "name": 5},
        {"seat": 0, "name": "Ada", "colour": "red"},
        {"name": "Ada"},
    ],
)
def test_a_player_in_a_file_is_a_seat_a_name_and_a_level_and_nothing_else(
    wrong: dict[str, Any],
) -> None:
    header = begin(CATALOGUE["17"]).header
    Header.model_validate(header)
    with pytest.raises(ValidationError):
        Header.model_validate({**header, "players": [wrong]})
