"""Paces: how many seconds the table waits, for what the rules call turn, react and grace."""

from typing import Final, NamedTuple

from bot.engine.game import Pace


class Seconds(NamedTuple):
    turn: float
    react: float
    grace: float

    def of(self, pace: Pace) -> float:
        match pace:
            case Pace.TURN:
                return self.turn
            case Pace.REACT:
                return self.react
            case Pace.GRACE:
                return self.grace


PACES: Final = {
    "quick": Seconds(25, 4, 1),
    "normal": Seconds(60, 6, 1.5),
    "relaxed": Seconds(600, 20, 3),
}
