"""`python -m bot verify`: proves transcripts, or says where they deviate."""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path

from bot.complaint import Complaint
from bot.engine.verify import Deviation, NotATranscript, verify
from bot.games import CATALOGUE


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")


def run(arguments: Namespace) -> int:
    try:
        for result in verify(_lines(arguments.file), CATALOGUE):
            if isinstance(result, Deviation):
                print(f"game {result.number}, {result.where}: {result.what}")
                return 1
            number, game, steps, end = result
            print(f"game {number}: {game}, {steps} steps, {end}: verified")
    except NotATranscript as error:
        raise Complaint(f"{arguments.file} is not a transcript: {error}") from None
    return 0


def _lines(path: str) -> Iterator[str]:
    try:
        with Path(path).open(encoding="utf-8") as text:
            yield from text
    except OSError as error:
        raise Complaint(f"{path} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path} is not a transcript: it is not UTF-8 text") from None
