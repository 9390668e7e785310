"""How a language writes numbers, lists and times, by the data of Unicode's CLDR."""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import cache
from typing import Self

from babel import Locale
from babel.dates import format_skeleton, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal, format_percent
from babel.units import format_unit

MINUTE, HOUR = 60, 3600


class Notation:
    """One for each language: Babel's patterns are read once."""

    __slots__ = ("_exact", "_locale", "_middle")

    def __init__(self, language: str) -> None:
        self._locale = Locale.parse(language, sep="-")
        self._middle: str = self._locale.list_patterns["standard"]["middle"]
        self._exact = self._locale.percent_formats[None].pattern.replace("0", "0.0", 1)

    @classmethod
    @cache
    def of(cls, language: str) -> Self:
        return cls(language)

    def plural(self, number: float) -> str:
        """The plural form that goes with a number: `one`, `other` and so on."""
        return str(self._locale.plural_form(number))

    def all(self, items: Iterable[str]) -> str:
        """`Anna`, `Anna and Ben`, `Anna, Ben, and Cleo`."""
        return format_list(list(items), locale=self._locale)

    def series(self, items: Iterable[str]) -> str:
        """Without an "and": `3, 7, 10`."""
        told = iter(items)
        so_far = next(told, "")
        for item in told:
            so_far = self._middle.format(so_far, item)
        return so_far

    def typed(self, number: float) -> str:
        """As one would type it into a form: `86400`, `0.5`."""
        return format_decimal(number, locale=self._locale, group_separator=False)

    def signed(self, number: int) -> str:
        """`+12`, `-3`."""
        return format_decimal(number, format="+0;-0", locale=self._locale)

    def percent(self, share: float) -> str:
        """`71%`, for a share from 0 to 1; halves are rounded as Python does."""
        return format_percent(round(100 * share) / 100, locale=self._locale)

    def exact_percent(self, share: float) -> str:
        """`71.4%`."""
        return format_percent(round(share, 3), format=self._exact, locale=self._locale)

    def duration(self, seconds: float) -> str:
        """`30 sec`; in minutes or hours from two of them on, if that is exact."""
        for size, unit in ((HOUR, "hour"), (MINUTE, "minute")):
            if seconds >= 2 * size and seconds % size == 0:
                return format_unit(int(seconds // size), unit, "short", locale=self._locale)
        return format_unit(seconds, "second", "short", locale=self._locale)

    def ago(self, seconds: float) -> str:
        """`5 minutes ago`; never less than a minute."""
        past = -timedelta(seconds=max(MINUTE, seconds))
        return format_timedelta(past, "minute", add_direction=True, locale=self._locale)

    def month(self, year: int, month: int) -> str:
        """`November 2026`."""
        return format_skeleton("yMMMM", date(year, month, 1), locale=self._locale)
