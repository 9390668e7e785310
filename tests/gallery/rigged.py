"""The real rules with chosen cards and dice: what is played by them counts like any other game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.switch import SWITCH
from tests.e2e.bot.stacked import LoadedDice, stack


def seventeen(*hands: str, pile: str = "", tokens: Sequence[str] = ()) -> AnyGame:
    """These hands, such as "3o x2 trap", and what will be drawn next; the first seat starts."""

    def start(seats: int, options: Options, chance: Chance) -> Any:
        state = SEVENTEEN.start(seats, options, chance)
        stack(state, hands, pile, 0, tokens)
        return state

    return replace(SEVENTEEN, start=start)


def switch(rolls: str, *, tops: Sequence[int] = (), scores: Sequence[int] = ()) -> AnyGame:
    """These rolls, such as "1 2 4 green", on piles with these top cards; the first seat starts.

    `scores` are those of a match that has been going on.
    """

    def start(seats: int, options: Options, chance: Chance) -> Any:
        state: Any = SWITCH.start(seats, options, chance)
        state.chance = LoadedDice(rolls)
        state.turn = Seat(0)
        state.opening = (tuple((Seat(seat), 6 - seat) for seat in range(seats)),)
        state.tops = list(tops) or state.tops
        state.scores = list(scores) or state.scores
        return state

    return replace(SWITCH, start=start)
