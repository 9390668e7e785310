"""The end of a round: the row is turned over and tokens change hands (E1 to E6, E8)."""

from bot.engine.game import Seat
from bot.games.seventeen.card import TRAP, VALUE
from bot.games.seventeen.state import Reckoning, State, Tokens

TARGET = 17


def settle(state: State, caller: Seat) -> Reckoning:
    """Moves the tokens and says how it came about; the row is left for the rules to discard."""
    assert state.last is not None
    total = sum(VALUE[lying.card] for lying in state.row)
    trappers = [lying.seat for lying in state.row if lying.card == TRAP and lying.face == "down"]
    right = total >= TARGET
    winner, loser = (caller, state.last) if right else (state.last, caller)  # E3, E4

    penalties = (*(caller for _ in trappers), loser)  # E2
    returned = tuple(seat for seat in penalties if _take_penalty(state, seat))
    victories = tuple(sorted({winner, *trappers}))  # E5
    for seat in victories:
        victory, penalty = state.tokens[seat]
        state.tokens[seat] = Tokens(victory + 1, penalty)
    return Reckoning(
        round=state.round,
        row=tuple(state.row),
        total=total,
        caller=caller,
        last=state.last,
        penalties=penalties,
        returned=returned,
        victories=victories,
        starter=winner,  # E8
    )


def _take_penalty(state: State, seat: Seat) -> bool:
    """E6: the second penalty token costs both and a victory token, if there is one."""
    victory, penalty = state.tokens[seat]
    if penalty == 0:
        state.tokens[seat] = Tokens(victory, 1)
        return False
    state.tokens[seat] = Tokens(max(victory - 1, 0), 0)
    return True
