"""How strong the CPU levels are: one against three of another level, at every seat in turn.

python -m bench.strength [GAMES]
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from fractions import Fraction
from functools import partial

from bot.games import CATALOGUE
from bot.simulate import simulate

SEATS = 4
GAMES = 2000
MATCHES = [
    ("17", "normal", "random"),
    ("17", "normal", "easy"),
    ("17", "hard", "normal"),
    ("switch", "normal", "random"),
    ("switch", "hard", "normal"),
]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"One against three, {games} games, at every seat in turn (25 % would be even)")
    with ProcessPoolExecutor() as workers:
        for game, odd, others in MATCHES:
            share = partial(_share, game, odd, others)
            rate = float(sum(workers.map(share, range(games), chunksize=25), Fraction(0)) / games)
            error = (rate * (1 - rate) / games) ** 0.5
            print(f"{game:>8}: {odd} against {others}: {rate:.1%} ± {error:.1%}", flush=True)


def _share(name: str, odd: str, others: str, number: int) -> Fraction:
    """The odd one's part of the victory in one game."""
    game = CATALOGUE[name]
    seat = number % SEATS
    levels = [odd if i == seat else others for i in range(SEATS)]
    *_, end = simulate(game, levels, game.options, f"strength:{number}")
    winners = end["winners"]
    assert isinstance(winners, list)
    return Fraction(seat in winners, len(winners))


if __name__ == "__main__":
    main()
