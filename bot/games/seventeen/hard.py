"""The CPU player that counts cards: it compares what it can do by the chance to win the game.

A call is weighed exactly: every total and every Trap that may lie behind the backs, by the tokens
it would move. A play is weighed by who would call it, which depends on what the row looks like to
the others, and by how that call would end, which depends on what the row is.
"""

from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen.action import CALL, PLAYS, Action, Play
from bot.games.seventeen.card import BLANK, DOUBLE, REVERSE, TRASH, Card
from bot.games.seventeen.odds import chance_of_17, outcomes, pool, public_pool, visible_total
from bot.games.seventeen.reckoning import move_tokens, winner_and_loser
from bot.games.seventeen.standing import chance_to_win
from bot.games.seventeen.state import Lying, seen_lying
from bot.games.seventeen.view import View

BACK_LOOKS = 1.0
"""What a back counts for others who add up the row: its worth, less the fear of a Trap."""

NEVER, ALWAYS = 15.5, 18
"""From which guess at the total on others call now and then, and always."""

BLUFF_TRUST = 0.3
"""How much the odds of 17 count when the last card is a back: it was laid there for a reason."""

PRESSURE = 0.03
"""What it is worth to leave the next player a row that one more card would fill."""

PATIENCE = 0.08
"""What it is worth to wait, for somebody who need not play next."""

KEEP = (0.005, 0.002, 0, 0, 0, 0.005, 0.002, 0, 0, 0, 0.01, 0.015, 0.005, 0.01)
"""What it is worth to still hold a card, by kind."""


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
    mind = Mind(view)
    can_call = CALL in view.legal
    if view.turn != view.seat:
        return CALL if can_call and mind.call() > mind.wait() else None
    # Whoever plays next may let a window pass, but then has to play onto this row.
    if not view.hand:
        return CALL
    worth, play = mind.best_play()
    if can_call and mind.call() > worth:
        return CALL
    return play if view.to_move else None


class Mind:
    """One decision: all that is worked out from the view, and what each choice is worth."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.pool = pool(view)
        self.public_pool = public_pool(view)

    def call(self) -> float:
        assert self.view.last is not None
        return self._called(self.seat, self.view.last, self.view.row)

    def wait(self) -> float:
        return chance_to_win(self.view.tokens, self.seat) + PATIENCE

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
        """What it is worth to end the turn so: somebody calls, in order of priority, or nobody."""
        seats = len(self.view.tokens)
        looks = [seen_lying(lying) for lying in future.row]
        tempting = chance_of_17(looks, self.public_pool)
        hidden = sum(lying.card == BLANK for lying in looks)
        guess = visible_total(looks) + BACK_LOOKS * hidden
        calls = min(max((guess - NEVER) / (ALWAYS - NEVER), 0.0), 1.0)
        worth, nobody = 0.0, 1.0
        if calls:
            for distance in range(1, seats):
                caller = Seat((self.seat + distance * future.direction) % seats)
                worth += nobody * calls * self._called(caller, self.seat, future.row)
                nobody *= 1 - calls
        room = 6 if future.doubled else 3
        pressure = chance_of_17(looks, self.public_pool, room) - tempting
        kept = sum(KEEP[card] for card in future.hand)
        quiet = chance_to_win(self.view.tokens, self.seat) + PRESSURE * pressure + kept
        return worth + nobody * quiet

    def _called(self, caller: Seat, last: Seat, row: tuple[Lying, ...]) -> float:
        """The chance to win after this call, over everything that may lie behind the backs."""
        theirs = [lying for lying in row if lying.seat != self.seat]
        trust = BLUFF_TRUST if theirs and theirs[-1].card == BLANK else 1.0
        worth = weight = 0.0
        for chance, right, trappers in outcomes(row, self.pool):
            winner, loser = winner_and_loser(caller, last, right=right)
            moves = move_tokens(self.view.tokens, caller, winner, loser, trappers)
            likely = chance * trust if right else chance
            worth += likely * chance_to_win(moves.tokens, self.seat)
            weight += likely
        return worth / weight
