"""Transcripts: a game as JSON lines, written while it is played and proved by playing it again."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.engine.chance import Chance, commitment
from bot.engine.game import AnyGame, Options, Refused, Seat

Line = dict[str, object]


class Player(NamedTuple):
    """Who sits where; `cpu` is the level of a CPU player."""

    seat: int
    name: str
    cpu: str | None = None


class Record:
    """A game being played and written down: a line for what the rules accept, and nothing else."""

    def __init__(
        self, game: AnyGame, players: Sequence[Player], options: Options, seed: bytes, salt: str
    ) -> None:
        self.game = game
        self.state: Any = game.start(len(players), options, Chance(seed, salt))
        self.steps = 0
        self.header: Line = {
            "tavolo": 1,
            "game": game.id,
            "players": [player._asdict() for player in players],
            "options": dict(options),
            "commit": commitment(seed),
            "seed": seed.hex(),
            "salt": salt,
            "after": game.after(self.state),
        }

    def step(self, seat: Seat | None, action: object) -> Line | Refused:
        refused = self.game.apply(self.state, seat, action)
        if refused:
            return refused
        self.steps += 1
        encoded = self.game.encode(action)
        return {"n": self.steps, "seat": seat, **encoded, "after": self.game.after(self.state)}

    def end(self, reason: str = "") -> Line:
        """Finished if the rules say so; else the game was aborted, for this reason."""
        winners = self.game.winners(self.state)
        if winners is None:
            return {"end": "aborted", "winners": [], "reason": reason}
        return {"end": "finished", "winners": list(winners)}


def dumps(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"), ensure_ascii=False)
