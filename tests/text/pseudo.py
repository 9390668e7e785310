"""A language in which every text of the catalogue is in brackets: all else is in nobody's language.

What a text is told by the code stands outside of its brackets: `⟦called at ⟧71%⟦, into a Trap⟧`.
"""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from bot.text.catalogue import FALLBACK, FOLDER, Catalogue, Speaker
from bot.text.notation import Notation

BRACKETED = re.compile(r"⟦[^⟦⟧]*(⟧|…|$)")
"""Some texts are cut at their end."""


class _Brackets(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(f"⟦{node.value}⟧") if node.value.strip() else node


class Bracketed(Notation):
    """What Babel writes is in somebody's language, too."""

    __slots__ = ()

    def all(self, items: Iterable[str]) -> str:
        return "⟦ and ⟧".join(items)

    def series(self, items: Iterable[str]) -> str:
        return "⟦, ⟧".join(items)

    def duration(self, seconds: float) -> str:
        return f"⟦{super().duration(seconds)}⟧"

    def ago(self, seconds: float) -> str:
        return f"⟦{super().ago(seconds)}⟧"

    def month(self, year: int, month: int) -> str:
        return f"⟦{super().month(year, month)}⟧"


class Nobody(Speaker):
    __slots__ = ()

    @property
    def write(self) -> Notation:
        return Bracketed.of(FALLBACK)


class Pseudo(Catalogue):
    def speaker(self, locale: str) -> Speaker:
        return Nobody(self, FALLBACK, FALLBACK)


@cache
def pseudo() -> Pseudo:
    with TemporaryDirectory() as there:
        folder = Path(there) / FALLBACK
        folder.mkdir()
        for path in sorted((FOLDER / FALLBACK).glob("*.ftl")):
            resource = FluentParser().parse(path.read_text(encoding="utf-8"))
            text = FluentSerializer().serialize(_Brackets().visit(resource))
            (folder / path.name).write_text(text, encoding="utf-8")
        made = Pseudo.load(Path(there), strict=True)
        assert made.has(FALLBACK, "game-17"), "all of it is read, while the folder is there"
        return made


def bare(text: str) -> str:
    """What is in nobody's language."""
    return BRACKETED.sub(" ", text)
