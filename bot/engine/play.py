"""CPU players among themselves: the shortest table there is, without clocks."""

from collections.abc import Iterator, Sequence
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import Cpu, Refused, Seat
from bot.engine.transcript import Line, Record


class Seated:
    """A CPU player at its seat, with a source of chance that has nothing to do with the game's."""

    def __init__(self, cpu: Cpu[Any, Any], chance: Chance) -> None:
        self._cpu = cpu
        self._chance = chance

    def decide(self, view: Any) -> object | None:
        return self._cpu(view, self._chance)


def play(record: Record, players: Sequence[Seated], chance: Chance) -> Iterator[Line]:
    """The steps of the game to its end. `chance` decides who is quickest in a window."""
    game, state = record.game, record.state
    while waiting := game.waiting(state):
        seat: Seat | None
        if waiting.mover is not None:
            seat = waiting.mover
            action = players[seat].decide(game.view(state, seat))
        else:
            seat, action = None, game.close
            quickest = list(waiting.seats)
            chance.shuffle(quickest)
            for candidate in quickest:
                reaction = players[candidate].decide(game.view(state, candidate))
                if reaction is not None:
                    seat, action = candidate, reaction
                    break
        step = record.step(seat, action)
        assert not isinstance(step, Refused), f"seat {seat} did {action}: {step}"
        yield step
