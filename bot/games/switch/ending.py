"""How turns, rounds and the whole game of Switch end (A6, W1, W2)."""

from bot.engine.game import Seat
from bot.games.switch.roll import DONE, LAST
from bot.games.switch.state import GOAL, Ended, How, Result, State


def end_turn(state: State, how: How, was: int, other: Seat | None = None) -> None:
    """M4: the turn goes clockwise; how this one ended stays to be seen."""
    seat = state.turn
    state.ended = Ended(seat, how, state.dice, state.die, other, was, state.tops[seat])
    state.begin_turn(Seat((seat + 1) % len(state.tops)))


def end_round(state: State, winner: Seat) -> None:
    """A6: the game is over, or in a match the next round is set up within the same step."""
    state.ended = Ended(winner, "won", state.dice, None, None, LAST, DONE)
    points = tuple([top - 1 for top in state.tops])
    state.result = Result(state.round, winner, points)
    if not state.match:  # W1
        state.winners = (winner,)
    else:  # W2
        state.scores = [old + new for old, new in zip(state.scores, points, strict=True)]
        best = max(state.scores)
        if best < GOAL:
            state.begin_round(winner)
            return
        state.winners = tuple(Seat(s) for s, score in enumerate(state.scores) if score == best)
    state.begin_turn(winner)
    state.phase = "over"
