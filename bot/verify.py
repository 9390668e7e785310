"""`python -m bot verify`: proves transcripts, or says where they deviate."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from bot.complaint import Complaint
from bot.engine.verify import Deviation, NotATranscript, verify
from bot.games import CATALOGUE


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")


def run(arguments: Namespace) -> int:
    try:
        with Path(arguments.file).open(encoding="utf-8") as text:
            for result in verify(text, CATALOGUE):
                if isinstance(result, Deviation):
                    print(f"game {result.number}, {result.where}: {result.what}")
                    return 1
                number, game, steps, end = result
                print(f"game {number}: {game}, {steps} steps, {end}: verified")
    except OSError as error:
        raise Complaint(f"{arguments.file} cannot be read: {error.strerror}") from None
    except (NotATranscript, UnicodeDecodeError) as error:
        why = error if isinstance(error, NotATranscript) else "it is not UTF-8 text"
        raise Complaint(f"{arguments.file} is not a transcript: {why}") from None
    return 0
