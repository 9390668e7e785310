"""The list of rules and the lock file of the outside check stay true."""

import json
from pathlib import Path

from sandbox.rules.problem import WHOLE
from tests.sandbox.rules import wrong

ROOT = Path(__file__).parents[3]
CASES = [
    *wrong.MESSAGES,
    *wrong.EDITS,
    *wrong.EMPTY,
    *wrong.MODALS,
    *wrong.COMMANDS,
    *wrong.LISTS,
    *wrong.AUTOCOMPLETES,
    *wrong.EMOJIS,
    *wrong.THREADS,
]


def test_every_code_stands_in_the_list_of_rules() -> None:
    listed = (ROOT / "docs" / "sandbox-rules.md").read_text()
    codes = {str(WHOLE[case.code][0]) if case.code in WHOLE else case.code for case in CASES}
    assert {code for code in codes if code not in listed} == set()


def test_every_case_has_a_name_of_its_own() -> None:
    messages = [case.rule for case in [*wrong.MESSAGES, *wrong.EDITS, *wrong.EMPTY]]
    assert len(messages) == len(set(messages))


def test_the_lock_file_names_no_registry() -> None:
    lock = json.loads((ROOT / "tests" / "spec" / "package-lock.json").read_text())
    packages = [package for path, package in lock["packages"].items() if path]
    assert packages
    assert all("integrity" in package and "resolved" not in package for package in packages)
