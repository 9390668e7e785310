"""Every text that the code asks for is there, and no other."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.picture.profile import is_whole
from bot.render.name import LONGEST
from bot.text.catalogue import FALLBACK, FOLDER, Catalogue
from tests.text.keys import commands, literals, patterns, reasons, said

LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))


def entries(folder: Path, pattern: str = "*.ftl") -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted(folder.glob(pattern)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


ENGLISH = entries(FOLDER / FALLBACK)
COMMANDS = entries(FOLDER / FALLBACK, "commands.ftl")


def names_of_commands() -> set[str]:
    return {key.replace("command-", "name-", 1) for key in commands()}


def test_what_is_said_is_there() -> None:
    assert said() - ENGLISH.keys() == set()


def test_every_key_that_is_put_together_has_texts() -> None:
    for pattern in patterns():
        assert any(re.fullmatch(pattern, key) for key in ENGLISH), f"nothing is called {pattern}"


def test_every_reason_to_refuse_or_to_end_has_a_text() -> None:
    named = {key for key in literals() if key.startswith(("refused-", "aborted-"))}
    assert reasons() <= named
    assert named - ENGLISH.keys() == set()


def test_no_text_is_left_over() -> None:
    used = {*literals(), *names_of_commands()}
    wild = re.compile("|".join(patterns()))
    assert [key for key in ENGLISH if key not in used and not wild.fullmatch(key)] == []


def test_every_command_and_option_is_named_and_described_and_no_other() -> None:
    assert commands() == {key for key in COMMANDS if key.startswith("command-")}
    assert names_of_commands() == {key for key in COMMANDS if key.startswith("name-")}


def test_in_english_commands_and_options_are_called_as_in_the_code() -> None:
    say = Catalogue.load(strict=True).speaker(FALLBACK)
    for key in names_of_commands():
        assert say(key) == key.split("-")[-1]


def test_commands_are_called_and_described_within_the_limits() -> None:
    for key, entry in COMMANDS.items():
        assert entry.value is not None
        (text,) = entry.value.elements
        assert isinstance(text, ast.TextElement)
        assert len(text.value) <= 100, f"{key} is too long for a command"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_texts_with_the_same_variables(language: str) -> None:
    translated = entries(FOLDER / language)
    assert translated.keys() == ENGLISH.keys()
    for key, entry in translated.items():
        assert _variables(entry) <= _variables(ENGLISH[key]), f"{language}: {key}"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables(entry: ast.Message) -> set[str]:
    visitor = _Variables()
    visitor.visit(entry)
    return visitor.names


def test_variables_are_found() -> None:
    assert _variables(ENGLISH["seventeen-grace"]) == {"name", "sooner"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_of_losing_fit_into_the_picture_of_a_profile(language: str) -> None:
    say = Catalogue.load(strict=True).speaker(language)
    for key in entries(FOLDER / language):
        if key.startswith("losing-") or key == "profile-never-lost":
            assert is_whole(say(key)), f"{language}: {key} is too long"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_buttons_with_the_longest_name_in_them(language: str) -> None:
    say = Catalogue.load(strict=True).speaker(language)
    for key in entries(FOLDER / language):
        if key.startswith(("button-", "level-")):
            label = say(key, name="W" * LONGEST, card="5 (closed)", step=9999, game="Switch")
            assert len(label) <= 80, f"{language}: {key} is too long for a button"
