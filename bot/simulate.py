"""`python -m bot simulate`: CPU players among themselves, as transcripts."""

import hashlib
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from bot.complaint import Complaint
from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options
from bot.engine.play import Seated, play
from bot.engine.transcript import Line, Player, Record, dumps
from bot.games import CATALOGUE
from bot.progress import progress


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", required=True, metavar="|".join(CATALOGUE))
    parser.add_argument("--seats", required=True, help="CPU levels by seat: hard,normal,random")
    parser.add_argument("--games", type=int, default=1, metavar="N")
    parser.add_argument("--seed", default="", help="any text; the same text gives the same games")
    parser.add_argument("--out", default="-", metavar="FILE", help="- is standard output")
    for option in sorted({option for game in CATALOGUE.values() for option in game.options}):
        parser.add_argument(f"--{option}", action="store_true", help="an option of the game")


def run(arguments: Namespace) -> int:
    game = CATALOGUE.get(arguments.game)
    if game is None:
        raise Complaint(f"no game is called {arguments.game!r}: there is {_either(CATALOGUE)}")
    levels = _levels(game, arguments.seats)
    options = _options(game, arguments)
    if arguments.games < 1:
        raise Complaint(f"--games {arguments.games}: it takes at least one game")
    with _output(arguments.out) as out:
        for number in progress(range(arguments.games), "games"):
            for line in simulate(game, levels, options, f"{arguments.seed}:{number}"):
                out.write(dumps(line) + "\n")
    return 0


def simulate(game: AnyGame, levels: Sequence[str], options: Options, text: str) -> Iterator[Line]:
    """One game as transcript lines; all chance in it, the CPU players' too, comes from the text."""
    players = [
        Player(seat=seat, name=f"CPU {seat + 1} ({level})", cpu=level)
        for seat, level in enumerate(levels)
    ]
    seated = [
        Seated(game.cpus[level], Chance(f"{text}:cpu:{seat}".encode()))
        for seat, level in enumerate(levels)
    ]
    record = Record(game, players, options, hashlib.sha256(text.encode()).digest(), salt="")
    yield record.header
    yield from play(record, seated, Chance(f"{text}:reactions".encode()))
    yield record.end()


def _levels(game: AnyGame, seats: str) -> list[str]:
    levels = [level.strip() for level in seats.split(",")]
    for level in levels:
        if level not in game.cpus:
            raise Complaint(f"no CPU level is called {level!r}: there is {_either(game.cpus)}")
    if len(levels) not in game.seats:
        fewest, most = game.seats[0], game.seats[-1]
        raise Complaint(f"{game.id} is for {fewest} to {most} seats, not {len(levels)}")
    return levels


def _options(game: AnyGame, arguments: Namespace) -> Options:
    asked = {name for name in vars(arguments) if getattr(arguments, name) is True}
    for name in asked - game.options.keys():
        raise Complaint(f"{game.id} has no option --{name}")
    return {name: name in asked for name in game.options}


def _either(names: Iterable[str]) -> str:
    return " or ".join(", ".join(names).rsplit(", ", 1))


@contextmanager
def _output(path: str) -> Iterator[TextIO]:
    if path == "-":
        yield sys.stdout
        return
    try:
        with Path(path).open("w", encoding="utf-8") as out:
            yield out
    except OSError as error:
        raise Complaint(f"{path} cannot be written: {error.strerror}") from None
