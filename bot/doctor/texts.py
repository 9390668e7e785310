"""Whether every language has every text."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

from bot.doctor.finding import Finding, ok, problem, warning
from bot.text.catalogue import FALLBACK, FOLDER

NAMED: Final = 3
"""As many missing texts are named."""


def check(folder: Path = FOLDER) -> Iterator[Finding]:
    languages = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    if FALLBACK not in languages:
        yield problem("languages", f"there are no texts in {folder}: install Tavolo anew")
        return
    wanted, complete = keys(folder / FALLBACK), True
    for language in languages:
        missing = sorted(wanted - keys(folder / language))
        if missing:
            complete = False
            some = ", ".join(missing[:NAMED]) + (" and others" if len(missing) > NAMED else "")
            yield warning(
                "languages",
                f"{language} lacks {len(missing)} of {len(wanted)} texts ({some}):"
                " English takes their place, add them",
            )
    if complete:
        yield ok("languages", f"{', '.join(languages)}: {len(wanted)} texts each")


def keys(folder: Path) -> set[str]:
    """The names of all texts of a language."""
    resources = (FluentResource(file.read_text("utf-8")) for file in folder.glob("*.ftl"))
    return {
        entry.id.name for each in resources for entry in each.body if isinstance(entry, Message)
    }
