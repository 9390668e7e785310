"""Every language has every text: the same variables, its own plurals, the words of its edition."""

import re
from functools import cache
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import ast

from bot.text.catalogue import FALLBACK
from tests.text.entries import LANGUAGES, TRANSLATED, Reading, entries, files, readings

VICTORY, PENALTY = r"victory token|victories", r"penalty token"
EDITIONS: Final = {
    "nl": {
        r"\bReverse\b": r"Omkeren",
        r"\bTrash\b": r"Vuilnis",
        r"\bTrap\b": r"Valstrik",
        VICTORY: r"overwinningsfiche",
        PENALTY: r"straffiche",
    },
    "fr": {
        r"\bReverse\b": r"Changements? de sens",
        r"\bTrash\b": r"Poubelle",
        r"\bTrap\b": r"Piège",
        VICTORY: r"jetons? Victoire",
        PENALTY: r"jetons? Pénalité",
    },
    "de": {
        r"\bReverse\b": r"Richtungswechsel",
        r"\bTrash\b": r"Müll",
        r"\bTrap\b": r"Falle",
        VICTORY: r"Siegplättchen",
        PENALTY: r"Strafplättchen",
    },
    "es-ES": {
        r"\bReverse\b": r"Reversa",
        r"\bTrash\b": r"Basura",
        r"\bTrap\b": r"Trampa",
        VICTORY: r"fichas? de victoria",
        PENALTY: r"fichas? de penalización",
    },
    "it": {
        r"\bReverse\b": r"Inversion[ei]",
        r"\bTrash\b": r"Spazzatura",
        r"\bTrap\b": r"Trappol[ae]",
        VICTORY: r"getton[ei] Vittoria",
        PENALTY: r"getton[ei] Penalità",
    },
}
"""What players of each edition call it, by what it is in English."""

CARDS: Final = {"card-reverse", "card-trash", "card-trap"}


@cache
def english() -> dict[str, Reading]:
    return dict(readings(FALLBACK))


def test_there_are_six_languages() -> None:
    assert set(LANGUAGES) >= {"en-US", "nl", "fr", "de", "es-ES", "it"}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_texts_in_the_same_files(language: str) -> None:
    assert entries(language).keys() == entries(FALLBACK).keys()
    for path in files(FALLBACK):
        ours, theirs = entries(FALLBACK, path.name), entries(language, path.name)
        assert ours.keys() == theirs.keys(), path.name


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_says_all_that_it_is_told_and_calls_the_same_commands(language: str) -> None:
    for key, reading in readings(language):
        ours = english()[key]
        assert reading.variables == ours.variables, f"{language}: {key}"
        assert _commands(ours) == _commands(reading), f"{language}: {key}"
        for called in reading.references:
            assert not english()[called].variables, f"{language}: {key} cannot call {called}"


def _commands(reading: Reading) -> set[str]:
    """Buttons and levels may be part of a sentence; commands have one name only."""
    return {key for key in reading.references if key.startswith("name-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_are_those_that_the_language_has(language: str) -> None:
    known = Locale.parse(language, sep="-").plural_form.tags | {"other"}
    for key, reading in readings(language):
        for choice in reading.choices:
            forms = {
                variant.key.name
                for variant in choice.variants
                if isinstance(variant.key, ast.Identifier)
            }
            assert forms <= known, f"{language}: {key} has {forms - known}"
            assert "other" in forms, f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_counts_as_one_the_form_for_one_tells_the_number(language: str) -> None:
    """In French it is "0 carte": a form that says "1 carte" would say it of none, too."""
    if Locale.parse(language, sep="-").plural_form(0) != "one":
        return
    for key, reading in readings(language):
        for choice in reading.choices:
            forms = {_name(variant): variant for variant in choice.variants}
            if "one" in forms and "0" not in forms:
                assert not re.search(r"\b1\b", Reading(forms["one"]).text), f"{language}: {key}"


def _name(variant: ast.Variant) -> str:
    match variant.key:
        case ast.NumberLiteral(value=name) | ast.Identifier(name=name):
            return str(name)
    raise AssertionError


@pytest.mark.parametrize("language", EDITIONS)
def test_cards_and_tokens_are_called_as_in_the_edition_of_the_language(language: str) -> None:
    translated = dict(readings(language))
    for key, ours in english().items():
        for english_term, term in EDITIONS[language].items():
            if key in translated and _names(english_term, ours):
                theirs = translated[key]
                told = re.search(term, theirs.text, re.IGNORECASE)
                assert told or theirs.references & CARDS, f"{language}: {key}: no {term}"


def _names(term: str, reading: Reading) -> bool:
    """Cards have capitals: a trap that is none of them may be called anything."""
    flags = re.IGNORECASE if term in (VICTORY, PENALTY) else re.NOFLAG
    return re.search(term, reading.text, flags) is not None


@pytest.mark.parametrize("language", EDITIONS)
def test_every_token_that_moves_is_called_by_its_name(language: str) -> None:
    for key, reading in readings(language):
        for prefix, what in (("result-penalty-", PENALTY), ("result-victory-", VICTORY)):
            if key.startswith(prefix):
                assert re.search(EDITIONS[language][what], reading.text), f"{language}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_tidy(language: str) -> None:
    for key, reading in readings(language):
        for text in reading.words:
            assert "  " not in text.replace("\n", ""), f"{language}: {key} has two spaces in a row"
            assert "..." not in text, f"{language}: {key} has three points for an ellipsis"
