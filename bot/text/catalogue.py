"""The texts of all languages, each read when it is first spoken, and speakers who say them."""

import hashlib
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Self

from fluent.runtime import FluentBundle, FluentResource

from bot.text.notation import Notation

FALLBACK: Final = "en-US"
"""The language that has every text."""

FOLDER: Final = Path(__file__).parent

log = logging.getLogger(__name__)


class TextMissing(Exception):
    """A text that the catalogue lacks, or that was asked for without one of its variables."""


class Catalogue:
    """Strict, it raises `TextMissing`; else it logs a fault once and says the key: games go on."""

    def __init__(self, folders: Mapping[str, Path], *, strict: bool = False) -> None:
        assert FALLBACK in folders
        self._folders = folders
        self._bundles: dict[str, FluentBundle] = {}
        self._strict = strict
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

    def _bundle(self, language: str) -> FluentBundle:
        """Reading one takes a moment, and most servers need two or three."""
        if language not in self._bundles:
            self._bundles[language] = _read(self._folders[language])
        return self._bundles[language]

    def speaker(self, locale: str) -> "Speaker":
        """Somebody who speaks that language, or its nearest relative, or else en-US.

        A relative's texts go with one's own way to write numbers: that of en-GB, of es-419.
        """
        language = self._nearest(locale)
        written = locale if _family(locale) == _family(language) else language
        return Speaker(self, language, Notation.of(written))

    def _nearest(self, locale: str) -> str:
        if locale in self._folders:
            return locale
        related = (name for name in self._folders if _family(name) == _family(locale))
        return next(related, FALLBACK)

    def has(self, language: str, key: str) -> bool:
        return bool(self._bundle(language).has_message(key))

    def say(self, language: str, key: str, arguments: Mapping[str, str | int | float]) -> str:
        for name in dict.fromkeys((language, FALLBACK)):
            if not self.has(name, key):
                self._fault(name, key, "is missing")
                continue
            bundle = self._bundle(name)
            pattern = bundle.get_message(key).value
            assert pattern is not None, f"{key} has attributes only"
            text, errors = bundle.format_pattern(pattern, dict(arguments))
            if not errors:
                return str(text)
            self._fault(name, key, f"cannot be said: {errors[0]}")
        return key

    def _fault(self, language: str, key: str, what: str) -> None:
        if self._strict:
            raise TextMissing(f"{language}: {key} {what}")
        if (language, key) not in self._known_faults:
            self._known_faults.add((language, key))
            log.error("text %s of %s %s", key, language, what)


class Speaker:
    """Says texts in one language (a `Say` of bot/render/scene.py)."""

    __slots__ = ("_catalogue", "language", "write")

    def __init__(self, catalogue: Catalogue, language: str, write: Notation) -> None:
        self._catalogue = catalogue
        self.language = language
        self.write = write

    def __call__(self, key: str, /, **arguments: str | int | float) -> str:
        return self._catalogue.say(self.language, key, arguments)


def _family(locale: str) -> str:
    return locale.partition("-")[0]


def _read(folder: Path) -> FluentBundle:
    # Isolation marks would be invisible characters between words and names.
    bundle = FluentBundle([folder.name], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
