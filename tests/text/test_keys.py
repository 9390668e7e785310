"""Every text that the code asks for is there, and no other."""

import re

from bot.text.catalogue import FALLBACK
from tests.text.entries import entries, readings
from tests.text.keys import commands, literals, patterns, prefixes, reasons, said
from tests.text.shelf import catalogue

ENGLISH = entries(FALLBACK)
COMMANDS = entries(FALLBACK, "commands.ftl")


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
    called = [key for _, reading in readings(FALLBACK) for key in reading.references]
    used = {*literals(), *called, *names_of_commands()}
    wild = re.compile("|".join([*patterns(), *(f"{prefix}-[a-z0-9]+" for prefix in prefixes())]))
    assert [key for key in ENGLISH if key not in used and not wild.fullmatch(key)] == []


def test_every_command_and_option_is_named_and_described_and_no_other() -> None:
    assert commands() == {key for key in COMMANDS if key.startswith("command-")}
    assert names_of_commands() == {key for key in COMMANDS if key.startswith("name-")}


def test_in_english_commands_and_options_are_called_as_in_the_code() -> None:
    say = catalogue().speaker(FALLBACK)
    for key in names_of_commands():
        assert say(key) == key.split("-")[-1]
