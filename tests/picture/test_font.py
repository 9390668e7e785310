"""Names in pictures: every letter of the six languages, and never an empty box."""

import pytest

from bot.picture.font import ELLIPSIS, face, fitted, legible, width, written
from tests.text.entries import LANGUAGES, readings

ACCENTS = "àâäáãåæçéèêëíìîïñóòôöõøœúùûüýÿßÀÂÄÉÈÊÎÏÔÖŒÙÛÜÇÑẞ¡¿«»„“”’–…×"


def test_all_letters_of_the_six_languages_are_in_the_font() -> None:
    assert legible(ACCENTS, "?") == legible(ACCENTS, "!") != "?"
    nothing = bytes(face("Bold", 32).getmask("\uffff"))
    assert [char for char in ACCENTS if bytes(face("Bold", 32).getmask(char)) == nothing] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_letters_of_the_texts_are_in_the_font(language: str) -> None:
    letters = {char for _, reading in readings(language) for char in reading.text if char.isalpha()}
    assert [char for char in sorted(letters) if legible(char, "?") != char] == []


def test_the_narrow_space_in_french_numbers_is_a_space() -> None:
    assert written("1\u202f234", "Bold", 32).tobytes() == written("1 234", "Bold", 32).tobytes()


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Anna", "Anna"),
        ("Bénédicte", "Bénédicte"),
        ("Дмитрий", "Дмитрий"),
        ("Anna 🎲", "Anna"),
        ("🔥Max🔥", "Max"),
        ("𝓐𝓷𝓷𝓪", "Anna"),
        ("Ａｎｎａ", "Anna"),
        ("龍", "Player 2"),
        ("さくら", "Player 2"),
        ("😀😀", "Player 2"),
        ("x龍龍龍", "Player 2"),
        ("***", "Player 2"),
        ("👩‍👩‍👧", "Player 2"),
    ],
)
def test_what_cannot_be_drawn_is_left_out_or_replaced(name: str, drawn: str) -> None:
    assert legible(name, "Player 2") == drawn


def test_a_text_that_is_too_wide_is_cut_to_its_room() -> None:
    cut = fitted("Wolfeschlegelsteinhausen", "Bold", 26, 120)
    assert cut.endswith(ELLIPSIS)
    assert width(cut, "Bold", 26) <= 120
    assert fitted("Anna", "Bold", 26, 120) == "Anna"
    assert ELLIPSIS not in fitted("Wolfeschlegelsteinhausen", "Bold", 26, 80, "")
