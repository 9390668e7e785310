"""Golden transcripts: games that must come out the same, byte for byte, for ever.

`python -m tests.goldens` writes them anew; do that only when a game's rules or the format are meant
to change, and read the difference before committing it. Only `random` plays: the other CPU players
may be tuned. A game that goes on and on is left after some steps, as an aborted one.
"""

from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path

from bot.engine.game import AnyGame
from bot.engine.transcript import Line, dumps
from bot.games import CATALOGUE
from bot.simulate import simulate

FOLDER = Path(__file__).parent
MOST_STEPS = 400
LEFT: Line = {"end": "aborted", "winners": [], "reason": "it is long enough"}


def goldens() -> Iterator[tuple[str, str]]:
    """Name and text of each: every game with every option, at its smallest and largest table."""
    for game in CATALOGUE.values():
        for chosen in product((False, True), repeat=len(game.options)):
            options = dict(zip(game.options, chosen, strict=True))
            for seats in (game.seats[0], game.seats[len(game.seats) // 2], game.seats[-1]):
                on = [option for option, is_on in options.items() if is_on]
                name = "-".join([game.id, str(seats), *on])
                yield f"{name}.jsonl", _text(game, seats, options, name)


def _text(game: AnyGame, seats: int, options: dict[str, bool], name: str) -> str:
    lines = list(
        islice(simulate(game, ["random"] * seats, options, f"golden {name}"), 1 + MOST_STEPS)
    )
    if "end" not in lines[-1]:
        lines.append(LEFT)
    return "".join(dumps(line) + "\n" for line in lines)
