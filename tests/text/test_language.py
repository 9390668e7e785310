"""A text says what it says in its file, whether it is understood alone or with all the others."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bot.text.catalogue import FOLDER
from bot.text.language import Language
from tests.text.entries import LANGUAGES, files, readings


def whole(language: str) -> FluentBundle:
    """Every file as one resource."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def written(folder: Path, text: str) -> Language:
    """A language of which that is the only file."""
    there = folder / "nl"
    there.mkdir()
    (there / "some.ftl").write_text(text, encoding="utf-8")
    return Language(there)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_says_what_fluent_reads_in_the_whole_file(language: str) -> None:
    alone, together = Language(FOLDER / language), whole(language)
    for key, reading in readings(language):
        pattern = together.get_message(key).value
        assert pattern is not None
        for value in (0, 1, 2, "Ada"):
            arguments = dict.fromkeys(reading.variables, value)
            expected, errors = together.format_pattern(pattern, arguments)
            assert not errors
            assert alone.say(key, arguments) == (expected, None), f"{language}: {key}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("key = words   ", "words"),
        ("key=words", "words"),
        ("key = words\n\n# about the next\n", "words"),
        ("key = words\n    and more", "words\nand more"),
        ("key =\n    words", "words"),
        ("key = words\n    .title = other words", "words"),
        ('key = { "{" } words', "{ words"),
        ("key = { other }\nother = of { third }\nthird = words", "of words"),
    ],
)
def test_texts_are_read_as_fluent_reads_them(tmp_path: Path, text: str, said: str) -> None:
    language = written(tmp_path, f"before = x\n{text}\nafter = y\n")
    assert language.say("key", {}) == (said, None)


def test_what_fluent_does_not_understand_is_told(tmp_path: Path) -> None:
    language = written(tmp_path, "key = { words\nafter = y\n")
    assert language.say("key", {}) == ("key", "Fluent does not understand it")
    assert language.say("after", {}) == ("y", None)
