"""The rest of a lap: what becomes of a row until the own next turn, if the others are people.

After each turn everybody may call, in order of priority; if nobody does, the next player plays any
card, as its back shows it. Whether a call is right follows from what one knows, whether it comes
from what others see.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.seventeen.card import BACK, BLANK, TRAP, VALUE, Card
from bot.games.seventeen.odds import TARGET, Pool, at_least
from bot.games.seventeen.people import Looks, call_chance
from bot.games.seventeen.reckoning import move_tokens, winner_and_loser
from bot.games.seventeen.standing import chance_to_win
from bot.games.seventeen.state import Lying
from bot.games.seventeen.view import View

DOUBT = 0.5
"""How much the odds of 17 count for each back that was laid when the row was nearly full."""


class Own(NamedTuple):
    """The own backs in a row: the others do not know what they are worth."""

    backs: int
    total: int
    traps: int


def own_backs(row: Iterable[Lying], seat: Seat) -> Own:
    cards = [card for card, face, by in row if by == seat and face == "down"]
    blank = [card for card in cards if BACK[card] == BLANK]
    return Own(len(blank), sum(VALUE[card] for card in blank), blank.count(TRAP))


def doubted(chance: float, looks: Looks) -> float:
    """The chance of 17, given that backs on a full row are seldom numbers."""
    odds = chance * DOUBT**looks.doubtful
    return odds / (odds + 1 - chance)


class Lap:
    """The chance to win the game from rows with the same own backs and the same direction."""

    def __init__(self, view: View, seat: Seat, pool: Pool, own: Own, direction: int) -> None:
        self.view = view
        self.seat = seat
        self.pool = pool
        self.own = own
        self.direction = direction
        self.quiet = chance_to_win(view.tokens, seat)
        self._windows: dict[tuple[Seat, Looks, bool], float] = {}
        self._called: dict[tuple[Seat, Seat, Looks], float] = {}

    def after(self, seat: Seat) -> list[Seat]:
        """C3: everybody else, nearest first."""
        seats = len(self.view.tokens)
        return [Seat((seat + step * self.direction) % seats) for step in range(1, seats)]

    def window(self, last: Seat, looks: Looks, *, doubled: bool = False) -> float:
        """A turn has ended: whoever has priority calls, oneself if it is worth it, or nobody."""
        key = last, looks, doubled
        if key not in self._windows:
            self._windows[key] = self._window(last, looks, doubled)
        return self._windows[key]

    def _window(self, last: Seat, looks: Looks, doubled: bool) -> float:
        order = self.after(last)
        plays = 2 if doubled and len(self.view.backs[order[0]]) > 1 else 1
        if last == self.seat:
            worth, nobody = self.calls(order, last, looks)
            return worth + nobody * self.turn(order[0], last, looks, plays)
        place = order.index(self.seat)
        before, none_before = self.calls(order[:place], last, looks)
        behind, none_behind = self.calls(order[place + 1 :], last, looks)
        wait = behind + none_behind * self.turn(order[0], last, looks, plays)
        return before + none_before * max(wait, self.called(self.seat, last, looks))

    def calls(self, order: Sequence[Seat], last: Seat, looks: Looks) -> tuple[float, float]:
        """What these seats' calls add to the chance to win, and the chance that none comes."""
        worth, nobody = 0.0, 1.0
        upcoming = (last + self.direction) % len(self.view.tokens)
        for seat in order:
            chance = call_chance(looks.guess, plays_next=seat == upcoming)
            if seat in self.view.callers:  # X3: only priority can stop that call
                chance = 1.0
            if chance:
                worth += nobody * chance * self.called(seat, last, looks)
                nobody *= 1 - chance
        return worth, nobody

    def turn(self, mover: Seat, last: Seat, looks: Looks, plays: int) -> float:
        """Somebody plays; the lap is over when it is oneself."""
        if mover == self.seat:
            return self.quiet
        backs = self.view.backs[mover]
        if not backs:  # T3
            return self.called(mover, last, looks)
        return self._play(mover, backs, looks, plays)

    def _play(self, mover: Seat, backs: tuple[Card, ...], looks: Looks, plays: int) -> float:
        """P6: of the two cards of an x2 turn each is as likely to be any that is still held."""
        worth = 0.0
        for place, back in enumerate(backs):
            then = looks.after(back)
            if plays > 1:
                rest = backs[:place] + backs[place + 1 :]
                worth += self._play(mover, rest, then, plays - 1)
            else:
                worth += self.window(mover, then)
        return worth / len(backs)

    def called(self, caller: Seat, last: Seat, looks: Looks) -> float:
        """The chance to win after a call; of the Traps only the own ones are certain."""
        key = caller, last, looks
        if key not in self._called:
            hidden = looks.backs - self.own.backs
            chance = at_least(self.pool, hidden, TARGET - looks.shown - self.own.total)
            right = doubted(chance, looks)
            worth = 0.0
            for likely, is_right in ((right, True), (1 - right, False)):
                if likely:
                    worth += likely * self._reckoned(caller, last, right=is_right)
            self._called[key] = worth
        return self._called[key]

    def _reckoned(self, caller: Seat, last: Seat, *, right: bool) -> float:
        winner, loser = winner_and_loser(caller, last, right=right)
        trappers = (self.seat,) * self.own.traps
        moves = move_tokens(self.view.tokens, caller, winner, loser, trappers)
        return chance_to_win(moves.tokens, self.seat)
