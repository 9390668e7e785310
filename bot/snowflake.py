"""Ids of Discord's, as people type them at the command line."""

import re
from argparse import ArgumentTypeError
from typing import Final

from bot.table.ids import LARGEST

_DIGITS: Final = re.compile(r"[0-9]{1,19}")


def snowflake(text: str) -> int:
    """For argparse, which puts the name of the argument before the sentence."""
    if _DIGITS.fullmatch(text) is None or not 0 < int(text) <= LARGEST:
        raise ArgumentTypeError(f"{text!r} is no id of Discord's: such as 80351110224678912")
    return int(text)
