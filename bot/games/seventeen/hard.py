"""The CPU player that counts cards: it compares what it can do by the chance to win the game.

A call is weighed exactly: every total and every Trap that may lie behind the backs, by the tokens
it would move. Not to call, and every way to play, are weighed by what becomes of the row in the
rest of the lap.
"""

from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen.action import CALL, PLAYS, Action, Play
from bot.games.seventeen.card import DOUBLE, REVERSE, TRASH, Card
from bot.games.seventeen.lap import DOUBT, Lap, Own, own_backs
from bot.games.seventeen.odds import outcomes, pool
from bot.games.seventeen.people import looks_of
from bot.games.seventeen.reckoning import move_tokens, winner_and_loser
from bot.games.seventeen.standing import chance_to_win
from bot.games.seventeen.state import Lying
from bot.games.seventeen.view import View


class Future(NamedTuple):
    """What the own turn would leave behind."""

    row: tuple[Lying, ...]
    hand: tuple[Card, ...]
    direction: int
    doubled: bool

    def after(self, seat: Seat, play: Play) -> "Future":
        card, face = play.card, play.face
        row = (*self.row, Lying(card, face, seat))
        held = self.hand.index(card)
        hand = self.hand[:held] + self.hand[held + 1 :]
        if face == "down":
            return Future(row, hand, self.direction, self.doubled)
        return Future(
            row=row[:-2] if card == TRASH else row,
            hand=hand,
            direction=-self.direction if card == REVERSE else self.direction,
            doubled=self.doubled or card == DOUBLE,
        )


def play_hard(view: View, chance: Chance) -> Action | None:
    if not view.hand and view.turn == view.seat:
        return CALL
    mind = Mind(view)
    if CALL in view.legal and mind.call() > mind.wait():
        return CALL
    return mind.best_play()[1] if view.to_move else None


class Mind:
    """One decision: all that is worked out from the view, and what each choice is worth."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.pool = pool(view)
        self._laps: dict[tuple[Own, int], Lap] = {}

    def call(self) -> float:
        """The chance to win after a call, over everything that may lie behind the backs."""
        view = self.view
        assert view.last is not None
        doubt = DOUBT ** looks_of(view.row, self.seat).doubtful
        worth = weight = 0.0
        for chance, right, trappers in outcomes(view.row, self.pool):
            winner, loser = winner_and_loser(self.seat, view.last, right=right)
            moves = move_tokens(view.tokens, self.seat, winner, loser, trappers)
            likely = chance * doubt if right else chance
            worth += likely * chance_to_win(moves.tokens, self.seat)
            weight += likely
        return worth / weight

    def wait(self) -> float:
        """Not to call: whoever comes later in priority may, else the next player plays."""
        view = self.view
        assert view.last is not None
        assert view.turn is not None
        lap = self._lap(view.row, view.direction)
        looks = looks_of(view.row, self.seat)
        if view.turn == self.seat:
            play_on, _ = self.best_play()
            if view.phase == "turn":
                return play_on
        else:
            play_on = lap.turn(view.turn, view.last, looks, view.plays_left)
        order = lap.after(view.last)
        behind = order[order.index(self.seat) + 1 :]
        worth, nobody = lap.calls(behind, view.last, looks)
        return worth + nobody * play_on

    def best_play(self) -> tuple[float, Play]:
        view = self.view
        now = Future(view.row, view.hand, view.direction, doubled=False)
        return self._best_play(now, view.plays_left)

    def _best_play(self, now: Future, plays_left: int) -> tuple[float, Play]:
        """P6: the two cards of an x2 turn are chosen together."""
        best = -1.0, PLAYS[now.hand[0]][0]
        for card in dict.fromkeys(now.hand):
            for play in PLAYS[card]:
                future = now.after(self.seat, play)
                if plays_left > 1 and future.hand:
                    worth, _ = self._best_play(future, plays_left - 1)
                else:
                    worth = self._leave(future)
                if worth > best[0]:
                    best = worth, play
        return best

    def _leave(self, future: Future) -> float:
        """What it is worth to end the turn so."""
        lap = self._lap(future.row, future.direction)
        looks = looks_of(future.row, self.seat)
        return lap.window(self.seat, looks, doubled=future.doubled)

    def _lap(self, row: tuple[Lying, ...], direction: int) -> Lap:
        key = own_backs(row, self.seat), direction
        if key not in self._laps:
            self._laps[key] = Lap(self.view, self.seat, self.pool, *key)
        return self._laps[key]
