"""Every rule of a game's document has a test that bears its id, and every such test has a rule."""

import ast
import re
from pathlib import Path

import pytest

from bot.games import CATALOGUE

DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"
SECTIONS = {
    "17": {"M": 8, "S": 3, "T": 4, "P": 9, "C": 3, "E": 9, "G": 2, "L": 2, "X": 5},
    "switch": {"M": 4, "T": 2, "A": 6, "B": 5, "K": 12, "W": 2, "L": 2, "X": 7},
}
"""By game: how many rules each letter has, so that none gets lost from document and tests alike."""

every_game = pytest.mark.parametrize("game", CATALOGUE)


def documented(game: str) -> set[str]:
    text = (DOCUMENTS / f"{game}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", text, re.M))


def covered(game: str) -> set[str]:
    """The ids that the names of the test functions in the game's folder begin with."""
    package = CATALOGUE[game].start.__module__.split(".")[-2]
    names = [
        node.name
        for path in (Path(__file__).parent / package).glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return {found[1].upper() for name in names if (found := re.match(r"test_([a-z]\d+)_", name))}


@every_game
def test_the_document_has_every_rule(game: str) -> None:
    assert documented(game) == {
        f"{letter}{n + 1}" for letter, count in SECTIONS[game].items() for n in range(count)
    }


@every_game
def test_every_rule_has_a_test(game: str) -> None:
    assert documented(game) - covered(game) == set(), "rules without a test"


@every_game
def test_every_test_is_about_a_rule_that_there_is(game: str) -> None:
    assert covered(game) - documented(game) == set(), "tests of rules that nobody wrote down"
