"""Games that were once written down still come out the same, and are still proved."""

import pytest

from bot.engine.verify import Verified, verify
from bot.games import CATALOGUE
from tests.goldens import FOLDER, goldens

NAMES = [name for name, _ in goldens()]
ANEW = "if that is meant: python -m tests.goldens"


@pytest.mark.parametrize("name", NAMES)
def test_the_game_comes_out_as_it_was_written_down(name: str) -> None:
    path = FOLDER / name
    assert path.exists(), f"{name} is missing; {ANEW}"
    written = path.read_bytes().decode().split("\n")
    for number, (now, then) in enumerate(
        zip(dict(goldens())[name].split("\n"), written, strict=True), start=1
    ):
        assert now == then, f"{name} differs from line {number} on; {ANEW}"


@pytest.mark.parametrize("name", NAMES)
def test_the_written_game_is_verified(name: str) -> None:
    (result,) = verify((FOLDER / name).read_text(encoding="utf-8").split("\n"), CATALOGUE)
    assert isinstance(result, Verified), result


def test_there_is_a_golden_for_every_game_and_none_for_any_other() -> None:
    assert {path.name for path in FOLDER.glob("*.jsonl")} == set(NAMES), ANEW
    assert {name.split("-")[0] for name in NAMES} == set(CATALOGUE)
