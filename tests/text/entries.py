"""Texts as they are written: what they say, what they are told, what they call by its name."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.text.catalogue import FALLBACK, FOLDER

LANGUAGES = sorted(path.name for path in FOLDER.iterdir() if any(path.glob("*.ftl")))
TRANSLATED = [language for language in LANGUAGES if language != FALLBACK]


@cache
def entries(language: str, pattern: str = "*.ftl") -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in files(language, pattern):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{path.name}: {entry.content}"
            assert not isinstance(entry, ast.Term), f"{language}/{path.name}: -{entry.id.name}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def files(language: str, pattern: str = "*.ftl") -> list[Path]:
    return sorted((FOLDER / language).glob(pattern))


class Reading(Visitor):
    """All that stands in a text, in whichever of its forms."""

    def __init__(self, entry: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.words: list[str] = []
        self.choices: list[ast.SelectExpression] = []
        self.visit(entry)

    @property
    def text(self) -> str:
        return " ".join(self.words)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def readings(language: str) -> Iterator[tuple[str, Reading]]:
    for key, entry in entries(language).items():
        yield key, Reading(entry)
