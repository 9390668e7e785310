"""The end of a round: the row is turned over and tokens change hands (E1 to E6, E8)."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.game import Seat
from bot.games.seventeen.card import TRAP, VALUE
from bot.games.seventeen.state import Reckoning, State, Tokens

TARGET = 17


class Moves(NamedTuple):
    """Which tokens move in a round, in the order they do, and what is held after that."""

    penalties: tuple[Seat, ...]
    returned: tuple[Seat, ...]
    lost: tuple[Seat, ...]
    victories: tuple[Seat, ...]
    tokens: tuple[Tokens, ...]


def settle(state: State, caller: Seat) -> Reckoning:
    """Moves the tokens and says how it came about; the row is left for the rules to discard."""
    assert state.last is not None
    total = 0
    trappers = []
    for card, face, seat in state.row:
        total += VALUE[card]
        if card == TRAP and face == "down":
            trappers.append(seat)
    winner, loser = winner_and_loser(caller, state.last, right=total >= TARGET)
    moves = move_tokens(state.tokens, caller, winner, loser, trappers)
    state.tokens = moves.tokens
    return Reckoning(
        state.round,
        tuple(state.row),
        total,
        caller,
        state.last,
        moves.penalties,
        moves.returned,
        moves.lost,
        moves.victories,
        winner,  # E8
    )


def winner_and_loser(caller: Seat, last: Seat, *, right: bool) -> tuple[Seat, Seat]:
    """E3, E4."""
    return (caller, last) if right else (last, caller)


def move_tokens(
    before: Sequence[Tokens], caller: Seat, winner: Seat, loser: Seat, trappers: Sequence[Seat]
) -> Moves:
    """E2, E5, E6: all penalties one by one, then at most one victory each."""
    tokens = list(before)
    penalties = (caller,) * len(trappers) + (loser,)
    returned, lost = [], []
    for seat in penalties:
        victory, penalty = tokens[seat]
        if penalty == 0:
            tokens[seat] = Tokens(victory, 1)
        else:  # E6: the second costs both and a victory token, if there is one
            tokens[seat] = Tokens(max(victory - 1, 0), 0)
            returned.append(seat)
            if victory:
                lost.append(seat)
    victories = tuple(sorted({winner, *trappers})) if trappers else (winner,)
    for seat in victories:
        victory, penalty = tokens[seat]
        tokens[seat] = Tokens(victory + 1, penalty)
    return Moves(penalties, tuple(returned), tuple(lost), victories, tuple(tokens))


def winners(tokens: Sequence[Tokens]) -> tuple[Seat, ...] | None:
    """G1, G2: three victory tokens and, of those who have them, the fewest penalty tokens."""
    most = [Seat(seat) for seat, held in enumerate(tokens) if held.victory >= 3]
    if not most:
        return None
    fewest = min(tokens[seat].penalty for seat in most)
    return tuple(seat for seat in most if tokens[seat].penalty == fewest)
