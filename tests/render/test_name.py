"""Names are people's text: they can neither format, ping, link, hide nor overflow."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render.name import LONGEST, fit, plain

BARE = re.compile(r"(?<!\\)(?:\\\\)*[`*_~|<>@#:\[\]()]")


@pytest.mark.parametrize(
    ("name", "fitted"),
    [
        ("Anna", "Anna"),
        ("*Anna*", r"\*Anna\*"),
        ("snake_case", r"snake\_case"),
        ("||spoiler||", r"\|\|spoiler\|\|"),
        ("`code`", r"\`code\`"),
        ("# heading", r"\# heading"),
        ("-# small", r"\-\# small"),
        ("> quote", r"\> quote"),
        ("1. list", r"1\. list"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("<t:1:R>", r"\<t\:1\:R\>"),
        ("[a](https://b.c)", r"\[a\]\(https\://b\.c\)"),
        ("back\\slash", r"back\\slash"),
        ("two\nlines\r\n\tthree", "two lines three"),
        ("\u202eright to left\u2066", "right to left"),
        ("\u200b\u3164\u2800", "?"),
        ("", "?"),
        ("José 🎲 李", "José 🎲 李"),
    ],
)
def test_a_name_is_text_and_nothing_but_text(name: str, fitted: str) -> None:
    assert fit(name) == fitted


@given(st.text(max_size=100))
def test_any_name_fits_on_a_line_and_is_never_empty(name: str) -> None:
    fitted = fit(name)
    assert not BARE.search(fitted)
    assert len(fitted.splitlines()) == 1
    assert 1 <= len(plain(fitted)) <= LONGEST
    assert fitted.strip() == fitted


@given(st.text(min_size=1, max_size=LONGEST, alphabet="ab*_`\\<@#:.-é"))
def test_a_label_shows_the_name_as_it_is(name: str) -> None:
    assert plain(fit(name)) == name


def test_accents_do_not_climb_over_the_lines_above() -> None:
    assert len(plain(fit("Z" + "\u0335" * 30))) == 4
