"""`python -m bench.decisions`: how long the CPU players think, by game and level."""

import statistics
import time
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Cpu
from bot.engine.play import Seated, play
from bot.engine.transcript import Player, Record
from bot.games import CATALOGUE

SECONDS = 3.0
SEATS = 4


def main() -> None:
    print(f"Milliseconds per decision, {SEATS} seats of one level, {SECONDS:.0f} s each:")
    for game in CATALOGUE.values():
        for level, cpu in game.cpus.items():
            times = thinking_times(game, cpu)
            percentile = statistics.quantiles(times, n=100)[98]
            print(
                f"  {game.id:<8}{level:<8}median {statistics.median(times):7.3f}"
                f"   99th percentile {percentile:7.3f}   slowest {max(times):7.3f}"
                f"   of {len(times):,}",
                flush=True,
            )


def thinking_times(game: AnyGame, cpu: Cpu[Any, object]) -> list[float]:
    times: list[float] = []

    def timed(view: Any, chance: Chance) -> object | None:
        start = time.perf_counter()
        action = cpu(view, chance)
        times.append((time.perf_counter() - start) * 1000)
        return action

    options = dict.fromkeys(game.options, False)
    players = [Player(seat=seat, name=f"CPU {seat}") for seat in range(SEATS)]
    end = time.perf_counter() + SECONDS
    number = 0
    while time.perf_counter() < end:
        number += 1
        record = Record(game, players, options, f"decisions:{number}".encode(), salt="")
        seated = [Seated(timed, Chance(f"{number}:{seat}".encode())) for seat in range(SEATS)]
        for _ in play(record, seated, Chance(f"{number}".encode())):
            if time.perf_counter() >= end:
                break
    return times


if __name__ == "__main__":
    main()
