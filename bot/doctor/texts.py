"""Whether every language has every text."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.doctor.finding import Finding, ok, problem, warning
from bot.text.catalogue import FALLBACK, FOLDER
from bot.text.language import Language

NAMED: Final = 3
"""As many missing texts are named."""


def check(folder: Path = FOLDER) -> Iterator[Finding]:
    languages = sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))
    if FALLBACK not in languages:
        yield problem("languages", f"there are no texts in {folder}: install Tavolo anew")
        return
    wanted, complete = Language(folder / FALLBACK).keys, True
    for language in languages:
        missing = sorted(wanted - Language(folder / language).keys)
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
