"""What a turn of Switch promises: the chances of rolling on, of stopping and of the Switch die."""

from collections.abc import Iterable

from bot.engine.game import Seat
from bot.games.switch.forecast import Chances, Standing, forecast
from bot.games.switch.odds import reach
from bot.games.switch.roll import DONE, FACES, LAST, fallen

ALERT = 0.9
"""How surely somebody blocks the last card of a round, if anybody can."""


class Gamble:
    """A turn with the ordinary dice, seen from its mover's side: every end of it, by exact odds.

    `ahead[top]` are the chances of standing on that top card after a discard, with the better of
    stopping and rolling again still to come; `stop` and `again` tell the two apart.
    """

    __slots__ = ("again", "ahead", "seat", "stop")

    def __init__(self, standing: Standing, seat: Seat) -> None:
        self.seat = seat
        upcoming = Seat((seat + 1) % len(standing.tops))
        now = standing.tops[seat]
        falls = {
            top: forecast(standing.topped(seat, top), upcoming)
            for top in {fallen(now), fallen(LAST)}
        }
        self.ahead: dict[int, Chances] = {DONE: _finish(standing, seat, upcoming)}
        self.stop: dict[int, Chances] = {}
        self.again: dict[int, Chances] = {}
        for top in range(LAST, now - 1, -1):
            self.stop[top] = stop = forecast(standing.topped(seat, top), upcoming)
            self.again[top] = again = self.roll(top, falls[fallen(top)])
            self.ahead[top] = max(stop, again, key=self._own)

    def roll(self, top: int, miss: Chances) -> Chances:
        """A roll at this top card; of what it allows the mover takes as much as is best (A2)."""
        outcomes = []
        best = miss
        card = top
        for stop, chance in reach(top):
            while card < stop:
                card += 1
                ahead = self.ahead[card]
                if card == top + 1 or ahead[self.seat] > best[self.seat]:
                    best = ahead
            outcomes.append((chance, best))
        return mix(outcomes)

    def best(self, cards: range) -> Chances:
        """The best place to be when these cards may go, in order, and the first one must."""
        return max([self.ahead[card + 1] for card in cards], key=self._own)

    def _own(self, chances: Chances) -> float:
        return chances[self.seat]


def first_roll(standing: Standing, seat: Seat) -> Chances:
    """T1: a turn with the ordinary dice, from its start."""
    gamble = Gamble(standing, seat)
    top = standing.tops[seat]
    return gamble.roll(top, gamble.stop[top])  # A3


def switch_die(standing: Standing, seat: Seat) -> Chances:
    """T2: a turn with the Switch die."""
    upcoming = Seat((seat + 1) % len(standing.tops))
    blank = forecast(standing, upcoming)
    others = [Seat(other) for other in range(len(standing.tops)) if other != seat]
    swaps = {other: forecast(standing.swapped(seat, other), upcoming) for other in others}
    lowest = min(standing.tops)
    reds = [swaps[other] for other in others if standing.tops[other] == lowest]
    faces = {
        "blank": blank,
        "green": max([blank, *swaps.values()], key=lambda chances: chances[seat]),
        "red": blank
        if lowest == standing.tops[seat]
        else max(reds, key=lambda chances: chances[seat]),
        "block": forecast(standing.gained(seat), upcoming),
    }
    return mix([(1 / len(FACES), faces[face]) for face in FACES])


def mix(outcomes: Iterable[tuple[float, Chances]]) -> Chances:
    """The chances when it is open which of the outcomes comes true."""
    weighted = [[chance * one for one in chances] for chance, chances in outcomes]
    return tuple([sum(column) for column in zip(*weighted, strict=True)])


def _finish(standing: Standing, seat: Seat, upcoming: Seat) -> Chances:
    """A6, K10: the last card is declared; it wins unless a Block stops it that nothing answers."""
    won = tuple([float(other == seat) for other in range(len(standing.tops))])
    rivals = [(tokens, Seat(other)) for other, tokens in enumerate(standing.hold) if other != seat]
    if sum(tokens for tokens, _ in rivals) <= standing.hold[seat]:
        return won
    stopped = standing.topped(seat, LAST)
    while not stopped.blocked[seat]:
        _, by = max([(stopped.hold[other], other) for _, other in rivals])
        stopped = stopped.blocking(by, seat)
    return mix([(1 - ALERT, won), (ALERT, forecast(stopped, upcoming))])
