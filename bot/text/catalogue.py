"""The texts of all languages, each read when it is first spoken, and speakers who say them."""

import hashlib
import logging
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from bot.text.language import Language

if TYPE_CHECKING:
    from bot.text.notation import Notation

FALLBACK: Final = "en-US"
"""The language that has every text."""

FOLDER: Final = Path(__file__).parent

REMEMBERED: Final = 4096
"""Texts that are said again at no cost: most of a board is as it was before the last move."""

Word = str | int | float

log = logging.getLogger(__name__)


class TextMissing(Exception):
    """A text that the catalogue lacks, or that was asked for without one of its variables."""


class Catalogue:
    """Strict, it raises `TextMissing`; else it logs a fault once and says the key: games go on."""

    def __init__(self, folders: Mapping[str, Path], *, strict: bool = False) -> None:
        assert FALLBACK in folders
        self._folders = folders
        self._spoken: dict[str, Language] = {}
        self._strict = strict
        self._said = lru_cache(REMEMBERED)(self._say)
        self._known_faults: set[tuple[str, str]] = set()

    @classmethod
    def load(cls, folder: Path = FOLDER, *, strict: bool = False) -> Self:
        folders = sorted(path for path in folder.iterdir() if any(path.glob("*.ftl")))
        return cls({path.name: path for path in folders}, strict=strict)

    @property
    def languages(self) -> tuple[str, ...]:
        return tuple(self._folders)

    def digest(self) -> str:
        """Another one when any text of any language has changed."""
        files = sorted(file for folder in self._folders.values() for file in folder.glob("*.ftl"))
        return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()

    def _language(self, name: str) -> Language:
        """Its files are read once; most servers need two or three languages."""
        if name not in self._spoken:
            self._spoken[name] = Language(self._folders[name])
        return self._spoken[name]

    def prepare(self) -> None:
        """Fluent and Babel take a moment to arrive: better before somebody waits for a text."""
        _ = self._language(FALLBACK).fluent, self.speaker(FALLBACK).write

    def speaker(self, locale: str) -> "Speaker":
        """Somebody who speaks that language, or its nearest relative, or else en-US.

        A relative's texts go with one's own way to write numbers: that of en-GB, of es-419.
        """
        language = self._nearest(locale)
        written = locale if _family(locale) == _family(language) else language
        return Speaker(self, language, written)

    def _nearest(self, locale: str) -> str:
        if locale in self._folders:
            return locale
        related = (name for name in self._folders if _family(name) == _family(locale))
        return next(related, FALLBACK)

    def has(self, language: str, key: str) -> bool:
        return key in self._language(language)

    def say(self, language: str, key: str, arguments: Mapping[str, Word]) -> str:
        return self._said(language, key, tuple(arguments.items()))

    def _say(self, language: str, key: str, arguments: tuple[tuple[str, Word], ...]) -> str:
        for name in dict.fromkeys((language, FALLBACK)):
            if not self.has(name, key):
                self._fault(name, key, "is missing")
                continue
            text, error = self._language(name).say(key, dict(arguments))
            if error is None:
                return text
            self._fault(name, key, f"cannot be said: {error}")
        return key

    def _fault(self, language: str, key: str, what: str) -> None:
        if self._strict:
            raise TextMissing(f"{language}: {key} {what}")
        if (language, key) not in self._known_faults:
            self._known_faults.add((language, key))
            log.error("text %s of %s %s", key, language, what)


class Speaker:
    """Says texts in one language (a `Say` of bot/render/scene.py)."""

    __slots__ = ("_catalogue", "_written", "language")

    def __init__(self, catalogue: Catalogue, language: str, written: str) -> None:
        self._catalogue = catalogue
        self._written = written
        self.language = language

    @property
    def write(self) -> "Notation":
        from bot.text.notation import Notation  # names of commands are said without it

        return Notation.of(self._written)

    def __call__(self, key: str, /, **arguments: Word) -> str:
        return self._catalogue.say(self.language, key, arguments)


def _family(locale: str) -> str:
    return locale.partition("-")[0]
