"""Texts are found in the reader's language, and a missing one breaks a test but no game."""

import logging
from pathlib import Path

import pytest

from bot.render.scene import Say
from bot.text.catalogue import Catalogue, TextMissing
from tests.text.shelf import catalogue


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = {
        "en-US": "hello = Hello { $name }\nonly = English\n",
        "es-ES": "hello = Hola { $name }\n",
    }
    for language, text in texts.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text(text, encoding="utf-8")
    return tmp_path


def test_a_speaker_speaks_the_language_or_a_relative_or_english(folder: Path) -> None:
    catalogue = Catalogue.load(folder, strict=True)
    assert catalogue.languages == ("en-US", "es-ES")
    heard = {
        lo: catalogue.speaker(lo)("hello", name="A") for lo in ("es-ES", "es-419", "en-GB", "nl")
    }
    assert heard == {
        "es-ES": "Hola A",
        "es-419": "Hola A",
        "en-GB": "Hello A",
        "nl": "Hello A",
    }


def test_names_stand_in_texts_without_invisible_marks(folder: Path) -> None:
    assert Catalogue.load(folder).speaker("en-US")("hello", name="Anna") == "Hello Anna"


def test_in_tests_a_missing_text_or_variable_is_an_error(folder: Path) -> None:
    say = Catalogue.load(folder, strict=True).speaker("en-US")
    with pytest.raises(TextMissing, match="en-US: nothing is missing"):
        say("nothing")
    with pytest.raises(TextMissing, match=r"en-US: hello cannot be said: .*name"):
        say("hello")


def test_in_a_game_a_missing_text_is_logged_once_and_shows_its_key(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    say = Catalogue.load(folder).speaker("en-US")
    with caplog.at_level(logging.ERROR):
        assert [say("nothing"), say("nothing"), say("hello")] == ["nothing", "nothing", "hello"]
    assert len(caplog.records) == 2


def test_what_a_language_lacks_is_said_in_english(folder: Path) -> None:
    assert Catalogue.load(folder).speaker("es-ES")("only") == "English"


def test_numbers_have_plurals() -> None:
    say: Say = catalogue().speaker("en-US")
    assert [say("switch-points", n=n) for n in (0, 1, 2)] == ["0 points", "1 point", "2 points"]
