"""The catalogue as the tests share it: six languages are read once, not in every test."""

from functools import cache

from bot.text.catalogue import Catalogue


@cache
def catalogue() -> Catalogue:
    """A text that is missing fails the test that asks for it."""
    return Catalogue.load(strict=True)
