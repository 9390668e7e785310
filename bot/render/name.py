"""People's names, made harmless: text among text, never markup."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

LONGEST: Final = 32

_MARKUP: Final = re.compile(r"([\\`*_~|<>@#:\[\]().+-])")
_ESCAPED: Final = re.compile(r"\\(.)")

_BLANK: Final = re.compile(r"[\s\u115f\u1160\u2800\u3164\uffa0]+")
"""Spaces of every kind, and letters that look like one."""

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
"""Control, format (bidi marks, zero widths), surrogate and private characters."""

_ACCENT: Final = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_TOWER: Final = re.compile(f"({_ACCENT}{{3}}){_ACCENT}+")
"""Accents piled up so high that they cover the lines above."""


@lru_cache(1024)
def fit(name: str) -> str:
    """The name for markdown: on one line, not too long, never empty, every mark escaped."""
    return _MARKUP.sub(r"\\\1", _clean(name))


def plain(fitted: str) -> str:
    """The same for the label of a button, where there is no markdown to escape from."""
    return _ESCAPED.sub(r"\1", fitted)


def _clean(name: str) -> str:
    one_line = _BLANK.sub(" ", name)
    visible = "".join(char for char in one_line if unicodedata.category(char) not in _INVISIBLE)
    text = _TOWER.sub(r"\1", unicodedata.normalize("NFC", visible)).strip()
    if len(text) > LONGEST:
        text = text[: LONGEST - 1].rstrip() + "…"
    return text or "?"
