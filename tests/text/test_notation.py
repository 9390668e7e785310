"""Numbers, lists and times are written as people of each language write them."""

import pytest

from bot.text.notation import Notation
from tests.text.shelf import catalogue

THIN, FIXED = "\u202f", "\u00a0"
"""Spaces at which no line is broken."""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en-US", "Anna, Ben, and Cleo"),
        ("en-GB", "Anna, Ben and Cleo"),
        ("nl", "Anna, Ben en Cleo"),
        ("fr", "Anna, Ben et Cleo"),
        ("de", "Anna, Ben und Cleo"),
        ("es-ES", "Anna, Ben y Cleo"),
        ("it", "Anna, Ben e Cleo"),
    ],
)
def test_a_list_of_people_ends_with_an_and(language: str, told: str) -> None:
    write = Notation.of(language)
    assert write.all(["Anna", "Ben", "Cleo"]) == told
    assert write.all(["Anna"]) == "Anna"
    assert write.all(()) == ""


def test_a_series_has_commas_only() -> None:
    write = Notation.of("de")
    assert [write.series(items) for items in ([], ["3"], ["3", "7", "10"])] == ["", "3", "3, 7, 10"]


def test_names_with_braces_are_names() -> None:
    write = Notation.of("en-US")
    assert write.all(["{0}", "{1}", "{x}"]) == "{0}, {1}, and {x}"
    assert write.series(["{0}", "{1}", "{x}"]) == "{0}, {1}, {x}"


@pytest.mark.parametrize(
    ("language", "percent", "exact"),
    [
        ("en-US", "71%", "71.4%"),
        ("nl", "71%", "71,4%"),
        ("fr", f"71{FIXED}%", f"71,4{FIXED}%"),
        ("de", f"71{FIXED}%", f"71,4{FIXED}%"),
        ("es-ES", f"71{FIXED}%", f"71,4{FIXED}%"),
        ("it", "71%", "71,4%"),
    ],
)
def test_percentages_have_the_signs_of_the_language(
    language: str, percent: str, exact: str
) -> None:
    write = Notation.of(language)
    assert (write.percent(0.714), write.exact_percent(0.714)) == (percent, exact)


def test_percentages_are_rounded_and_keep_their_decimal() -> None:
    write = Notation.of("en-US")
    assert [write.percent(share) for share in (0, 0.004, 0.005, 0.996, 1)] == [
        "0%",
        "0%",
        "0%",
        "100%",
        "100%",
    ]
    assert [write.exact_percent(share) for share in (0, 0.8, 2 / 3)] == ["0.0%", "80.0%", "66.7%"]


def test_gains_and_losses_have_a_sign() -> None:
    assert [Notation.of("de").signed(n) for n in (12, 0, -3)] == ["+12", "+0", "-3"]


def test_durations_are_short_and_exact() -> None:
    write = Notation.of("en-US")
    told = [write.duration(seconds) for seconds in (0.5, 30, 90, 120, 600, 3600, 7200, 86400)]
    assert told == ["0.5 sec", "30 sec", "90 sec", "2 min", "10 min", "60 min", "2 hr", "24 hr"]
    assert Notation.of("de").duration(0.5) == "0,5 Sek."
    assert Notation.of("fr").duration(30) == f"30{THIN}s"


def test_how_long_ago_is_never_less_than_a_minute() -> None:
    write = Notation.of("en-US")
    told = [write.ago(seconds) for seconds in (-5, 10, 300, 7200, 3 * 86400)]
    assert told == ["1 minute ago", "1 minute ago", "5 minutes ago", "2 hours ago", "3 days ago"]
    assert Notation.of("it").ago(300) == "5 minuti fa"


def test_months_are_named() -> None:
    assert Notation.of("es-ES").month(2026, 11) == "noviembre de 2026"


def test_what_one_types_has_no_thousands_to_stumble_over() -> None:
    assert [Notation.of("de").typed(n) for n in (86400, 1.5)] == ["86400", "1,5"]


def test_relatives_of_a_language_keep_their_own_notation() -> None:
    say = catalogue().speaker("en-GB")
    assert say.language == "en-US"
    assert say.write.all("ABC") == "A, B and C"


def test_a_language_that_nobody_translated_is_written_as_it_is_said() -> None:
    assert catalogue().speaker("ja").write is Notation.of("en-US")
