"""CPU players of 17 that estimate as people do; `hard` has a file of its own.

A blank back is worth 45/35 on average: three each of 1 to 5 among 35 cards.
"""

from collections.abc import Sequence

from bot.engine.chance import Chance
from bot.games.seventeen.action import CALL, Action, Play
from bot.games.seventeen.card import BACK, BLANK, TRAP, TRASH, VALUE
from bot.games.seventeen.odds import TARGET, visible_total
from bot.games.seventeen.state import Lying
from bot.games.seventeen.view import View

BLANK_WORTH = 45 / 35

KEEP = (0.2, 0.1, 0, 0, 0, 0.2, 0.1, 0, 0, 0, 0.3, 0.5, 0.2, -0.5)
"""What a card is worth in the hand, for a turn in which the row is full: by kind."""


def play_easy(view: View, chance: Chance) -> Action | None:
    """A beginner: adds up what shows, takes every back for a 2, plays what comes to hand."""
    guess = visible_total(view.row) + 2 * _hidden(view.row)
    if CALL in view.legal and guess >= TARGET + 1 - chance.below(4) and chance.below(4):
        return CALL
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not plays:
        return None if not view.to_move else CALL
    face = "down" if chance.below(4) == 0 else "up"
    ways = [play for play in plays if play.face == face]
    return ways[chance.below(len(ways))]


def play_normal(view: View, chance: Chance) -> Action | None:
    """A decent player: knows what a back is worth, presses while it is safe, else bluffs."""
    nerve = (chance.below(1001) - 500) / 200
    if CALL in view.legal and _worth(view.row) + nerve >= _caution(view):
        return CALL
    plays = [action for action in view.legal if isinstance(action, Play)]
    if not plays:
        return None if not view.to_move else CALL
    return max(plays, key=lambda play: _appeal(view, play) + chance.below(1000) / 2000)


def _hidden(row: Sequence[Lying]) -> int:
    return sum(lying.card == BLANK for lying in row)


def _worth(row: Sequence[Lying]) -> float:
    return visible_total(row) + BLANK_WORTH * _hidden(row)


def _caution(view: View) -> float:
    """What the row has to be worth for a call: more with something to lose or many backs."""
    assert view.seat is not None
    victory, penalty = view.tokens[view.seat]
    return TARGET + (1 if victory and penalty else 0) + 0.3 * _hidden(view.row)


def _appeal(view: View, play: Play) -> float:
    """How good it looks to leave the row like this to the others."""
    card, face = play.card, play.face
    if face == "up" and card == TRASH:
        total = looks = _worth(view.row[:-1])
    else:
        total = _worth(view.row) + VALUE[card]
        blank = face == "down" and BACK[card] == BLANK
        looks = _worth(view.row) + (BLANK_WORTH if blank else VALUE[card])
    tempting = min(max((looks - 13) / 6, 0.0), 1.0)
    trapped = face == "down" and card == TRAP
    if_called = 0.8 if trapped else -1.0 if total >= TARGET else 0.6
    return 2 * tempting * if_called + 0.05 * total - KEEP[card]
