"""CPU players have names of the reader's language, which nobody else at the table has."""

from pathlib import Path

import pytest

from bot.privacy import ALIAS
from bot.render.cast import cast
from bot.render.scene import Say
from bot.table.chair import Chair
from bot.table.ids import UserId
from bot.table.lobby import CPU_NAMES
from bot.text.catalogue import FOLDER, Catalogue
from tests.render.stage import english
from tests.text.shelf import catalogue

LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))


def cpu(number: int) -> Chair:
    return Chair(CPU_NAMES[number - 1], None, "normal", "cpu")


def person(name: str) -> Chair:
    return Chair(name, UserId(1), None, "1")


@pytest.fixture
def say(tmp_path: Path) -> Say:
    """A language with other names than those in the log."""
    (tmp_path / "en-US").mkdir()
    names = ("Rose", "Henry", "Carol", "Bruce", "Lucy", "Hugo")
    lines = [f"cpu-{number} = {name}" for number, name in enumerate(names, start=1)]
    text = "\n".join([*lines, "forgotten = somebody", ""])
    (tmp_path / "en-US" / "common.ftl").write_text(text, encoding="utf-8")
    return Catalogue.load(tmp_path, strict=True).speaker("en-US")


def test_cpu_players_are_called_as_the_language_calls_them(say: Say) -> None:
    assert cast((person("Ada"), cpu(1), cpu(3)), say) == ("Ada", "Rose", "Carol")


def test_a_cpu_player_has_another_name_than_the_people_at_the_table(say: Say) -> None:
    assert cast((cpu(1), cpu(2), person("rose")), say) == ("Henry", "Carol", "rose")
    assert cast((cpu(6), person("Hugo"), person("Rose")), say) == ("Henry", "Hugo", "Rose")


def test_somebody_who_is_called_like_a_cpu_player_keeps_the_name(say: Say) -> None:
    left = person("Rosa")._replace(user=None, level="normal", left=UserId(1))
    assert cast((person("Rosa"), left), say) == ("Rosa", "Rosa")


def test_whoever_was_forgotten_is_somebody_in_the_readers_language(say: Say) -> None:
    assert cast((Chair(ALIAS, None, "normal", "1"), cpu(1)), say) == ("somebody", "Rose")


def test_names_of_people_are_no_markup(say: Say) -> None:
    assert cast((person("**"),), say) == ("\\*\\*",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_short_name_for_every_cpu_player(language: str) -> None:
    say = catalogue().speaker(language)
    names = cast([cpu(number) for number in range(1, len(CPU_NAMES) + 1)], say)
    assert len(set(names)) == len(CPU_NAMES), names
    assert all(name.isalpha() and len(name) <= 8 for name in names), names


def test_in_english_they_are_called_as_in_the_log() -> None:
    assert cast([cpu(2)], english()) == (CPU_NAMES[1],)
