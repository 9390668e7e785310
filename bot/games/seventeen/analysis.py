"""Calls of 17 in hindsight: what the caller could know, what was best, how it came out."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from bot.engine.game import Judgement, Moment, Seat
from bot.games.seventeen.action import CALL, Action, Call
from bot.games.seventeen.card import BLANK, TRAP
from bot.games.seventeen.hard import Mind
from bot.games.seventeen.odds import at_least, pool, visible_total
from bot.games.seventeen.reckoning import TARGET
from bot.games.seventeen.standing import chance_to_win
from bot.games.seventeen.state import Reckoning
from bot.games.seventeen.view import View

Came = Literal["right", "trapped", "wrong", "overtaken"]

OVERTAKEN: Final[Came] = "overtaken"
"""C3: somebody with priority called, too."""


def judge(moments: Sequence[Moment[Action, View]]) -> Iterator[Judgement[Action]]:
    """Every call, by what the caller saw."""
    for place, (number, seat, action, seen, _) in enumerate(moments):
        if isinstance(action, Call) and seat is not None:
            odds = _odds(seen)
            came = _came(seat, _reckoning(moments[place:], seen.round))
            chance, best, promise, forced = _weigh(seen)
            yield Judgement(number, seat, action, odds, chance, best, promise, forced, came)


def chances(view: View) -> tuple[float, ...] | None:
    """Between two rounds: by what everybody holds."""
    if view.last is not None and view.phase != "over":
        return None
    return tuple([chance_to_win(view.tokens, Seat(seat)) for seat in range(len(view.tokens))])


def _odds(seen: View) -> float:
    """How likely the row has 17, whatever the caller may think of those who laid the backs."""
    hidden = sum(lying.card == BLANK for lying in seen.row)
    return at_least(pool(seen), hidden, TARGET - visible_total(seen.row))


def _weigh(seen: View) -> tuple[float, Action | None, float, bool]:
    """What the call promised, what was best, what that promised, and whether it had to be."""
    mind = Mind(seen)
    chance = mind.call()
    if seen.turn == seen.seat and not seen.hand:  # T3
        return chance, CALL, chance, True
    promise, play = mind.best_play() if seen.turn == seen.seat else (mind.wait(), None)
    if chance >= promise:
        return chance, CALL, chance, False
    return chance, play if seen.to_move else None, promise, False


def _reckoning(later: Sequence[Moment[Action, View]], round: int) -> Reckoning | None:
    """What the round came to; a game that was ended early may not have come to anything."""
    for moment in later:
        reckoning = moment.after.reckoning
        if reckoning is not None and reckoning.round == round:
            return reckoning
    return None


def _came(seat: Seat, reckoning: Reckoning | None) -> Came:
    if reckoning is None or reckoning.caller != seat:
        return OVERTAKEN
    if reckoning.total < TARGET:
        return "wrong"
    trapped = any(lying.card == TRAP and lying.face == "down" for lying in reckoning.row)
    return "trapped" if trapped else "right"
