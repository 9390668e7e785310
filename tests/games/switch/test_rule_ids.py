"""Every rule of docs/rules/switch.md has a test that bears its id, and the other way round."""

import ast
import re
from pathlib import Path

RULES = Path(__file__).parents[3] / "docs" / "rules" / "switch.md"
SECTIONS = {"M": 4, "T": 2, "A": 6, "B": 5, "K": 12, "W": 2, "L": 2, "X": 7}


def documented() -> set[str]:
    return set(re.findall(r"^- \*\*([A-Z]\d+)\*\*", RULES.read_text(encoding="utf-8"), re.M))


def covered() -> set[str]:
    """The ids that the names of the test functions in this folder begin with."""
    names = [
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    ]
    return {found[1].upper() for name in names if (found := re.match(r"test_([a-z]\d+)_", name))}


def test_the_document_has_every_rule() -> None:
    expected = {f"{letter}{n + 1}" for letter, count in SECTIONS.items() for n in range(count)}
    assert documented() == expected


def test_every_rule_has_a_test() -> None:
    assert documented() - covered() == set(), "rules without a test"


def test_every_test_is_about_a_rule_that_there_is() -> None:
    assert covered() - documented() == set(), "tests of rules that nobody wrote down"
