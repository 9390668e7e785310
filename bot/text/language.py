"""The texts of one language: cut apart at once, and each understood when it is first said."""

import re
from collections.abc import Mapping, Set
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

_BEGINNING: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Of a text: its key stands at the beginning of a line. Whatever else belongs to it is indented."""
_PLAIN: Final = re.compile(r"[^=]*= *([^ \n{}][^\n{}]*)\n*(?:#.*\n*)*")
"""One line of words with nothing to fill in; the comments after it are about other texts."""
_NAME: Final = re.compile(r"[a-zA-Z][\w-]*", re.ASCII)


class Language:
    """Plain texts are said as they are written, all others by Fluent."""

    def __init__(self, folder: Path) -> None:
        self._tag = folder.name
        self._texts: dict[str, str] = {}
        """As they are written, by key."""
        self._taught: set[str] = set()
        """What Fluent knows already: to parse all of a language takes longer than it may wait."""
        for path in sorted(folder.glob("*.ftl")):
            self._cut(path.read_text(encoding="utf-8"))

    def __contains__(self, key: str) -> bool:
        return key in self._texts

    @property
    def keys(self) -> Set[str]:
        return self._texts.keys()

    def say(self, key: str, arguments: Mapping[str, str | int | float]) -> tuple[str, object]:
        """The text, and what is wrong with it, if anything is."""
        plain = _PLAIN.fullmatch(self._texts[key])
        if plain is not None:
            return plain[1].rstrip(), None
        self._teach(key)
        if not self.fluent.has_message(key):
            return key, "Fluent does not understand it"
        pattern = self.fluent.get_message(key).value
        assert pattern is not None, f"{key} has attributes only"
        text, errors = self.fluent.format_pattern(pattern, dict(arguments))
        return str(text), errors[0] if errors else None

    @cached_property
    def fluent(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle  # with all of Babel: no start waits for them

        # Isolation marks would be invisible characters between words and names.
        return FluentBundle([self._tag], use_isolating=False)

    def _cut(self, file: str) -> None:
        begun = list(_BEGINNING.finditer(file))
        ends = [*(match.start() for match in begun[1:]), len(file)]
        for match, end in zip(begun, ends, strict=True):
            self._texts[match[1]] = file[match.start() : end]

    def _teach(self, key: str) -> None:
        """With the texts that it calls by their names, and those whose keys are words in it."""
        from fluent.runtime import FluentResource

        if key not in self._taught:
            self._taught.add(key)
            self.fluent.add_resource(FluentResource(self._texts[key]))
            for name in _NAME.findall(self._texts[key]):
                if name in self._texts:
                    self._teach(name)
