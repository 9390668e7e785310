"""Texts of every language fit where Discord shows them, whatever they are told."""

import re

import pytest

from bot.house import TIMES
from bot.picture.profile import is_whole
from bot.render.name import LONGEST
from tests.text.entries import LANGUAGES, entries
from tests.text.keys import commands
from tests.text.shelf import catalogue

NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's own pattern, besides scripts that no language of ours is written in."""


def keys(language: str, *prefixes: str) -> list[str]:
    return [key for key in entries(language) if key.startswith(prefixes)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_options_have_names_that_can_be_typed(language: str) -> None:
    say = catalogue().speaker(language)
    for key in keys(language, "name-"):
        name = say(key)
        assert NAME.fullmatch(name), f"{language}: {key} = {name}"
        assert name == name.lower(), f"{language}: {key} = {name} has capitals"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_and_no_two_options_of_a_command_have_the_same_name(language: str) -> None:
    say, siblings = catalogue().speaker(language), dict[str, list[str]]()
    for key in commands():
        _, command, *option = key.split("-")
        name = say("-".join(["name", command, *option]))
        siblings.setdefault(command if option else "", []).append(name)
    for command, names in siblings.items():
        assert len(set(names)) == len(names), f"{language}: /{command}: {sorted(names)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_and_choices_fit_into_a_command(language: str) -> None:
    say = catalogue().speaker(language)
    for key in keys(language, "command-", "choice-", "game-"):
        assert 1 <= len(say(key)) <= 100, f"{language}: {key} is too long for a command"


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_buttons_with_the_longest_name_in_them(language: str) -> None:
    say = catalogue().speaker(language)
    card = max((say(key, value=5) for key in keys(language, "card-")), key=len)
    for key in keys(language, "button-", "level-"):
        label = say(key, name="W" * LONGEST, card=card, step=9999, game=say("game-switch"))
        assert 1 <= len(label) <= 80, f"{language}: {key} is too long for a button"


@pytest.mark.parametrize("language", LANGUAGES)
def test_selects_and_forms_fit(language: str) -> None:
    say = catalogue().speaker(language)
    for key in keys(language, "setting-", "language-name"):
        assert 1 <= len(say(key)) <= 100, f"{language}: {key} is too long for a choice"
    for name in TIMES:
        key = f"setting-{name.replace('_', '-')}"
        assert len(say(key)) <= 45, f"{language}: {key} is too long for a field"
    assert len(say("form-times")) <= 45, f"{language}: form-times is too long for a title"
    hint = say("form-times-hint", low="0.5", high="86400", usual="1.5")
    assert len(hint) <= 100, f"{language}: form-times-hint is too long"


@pytest.mark.parametrize("language", LANGUAGES)
def test_threads_and_choices_of_games_have_room_for_names(language: str) -> None:
    say = catalogue().speaker(language)
    for key in keys(language, "game-"):
        assert len(say("thread-name", game=say(key), host="W" * LONGEST)) <= 100
        names = say.write.all(["W" * 8] * 4)
        ago = say.write.ago(44 * 60)
        choice = say("replay-choice", table="12345", game=say(key), names=names, ago=ago)
        assert len(choice) <= 100, f"{language}: {choice}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_ways_of_losing_fit_into_the_picture_of_a_profile(language: str) -> None:
    say = catalogue().speaker(language)
    for key in keys(language, "losing-", "profile-never-lost"):
        assert is_whole(say(key)), f"{language}: {key} = {say(key)} is too long for a picture"
