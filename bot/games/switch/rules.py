"""The rules of Switch, by the ids of docs/rules/switch.md."""

from bot.engine.chance import Chance
from bot.engine.game import NOT_SEATED, UNKNOWN_ACTION, Options, Refused, Seat
from bot.games.switch.action import (
    Action,
    Block,
    Cancel,
    Close,
    Counter,
    Die,
    Discard,
    Roll,
    Stop,
    Swap,
    Unblock,
)
from bot.games.switch.ending import end_round, end_turn
from bot.games.switch.legal import BLOCKABLE
from bot.games.switch.roll import DICE, DONE, FACES, fallen, sums
from bot.games.switch.state import Declared, State

GAME_OVER = Refused("refused-game-over")
NOT_YOUR_TURN = Refused("refused-not-your-turn")
WINDOW_OPEN = Refused("refused-window-open")
NO_WINDOW = Refused("refused-no-window")
NOT_ROLLED = Refused("refused-not-rolled")
ALREADY_ROLLED = Refused("refused-already-rolled")
DISCARD_FIRST = Refused("refused-discard-first")
DICE_DO_NOT_MAKE_IT = Refused("refused-dice-do-not-make-it")
SWAP_FIRST = Refused("refused-swap-first")
NO_SWAP = Refused("refused-no-swap")
NO_SUCH_PARTNER = Refused("refused-no-such-partner")
NO_TOKEN = Refused("refused-no-token")
NO_SUCH_TARGET = Refused("refused-no-such-target")
ALREADY_BLOCKED = Refused("refused-already-blocked")
YOU_ARE_BLOCKED = Refused("refused-you-are-blocked")
NOT_BLOCKED = Refused("refused-not-blocked")
NOT_THE_TARGET = Refused("refused-not-the-target")
OWN_SWAP = Refused("refused-own-swap")


def start(seats: int, options: Options, chance: Chance) -> State:
    return State(seats, options["match"], chance)


def winners(state: State) -> tuple[Seat, ...] | None:
    return state.winners


def window(state: State) -> int:
    """What the seat to move decides is about its turn as it stands, down to the last roll."""
    return state.window


def apply(state: State, seat: Seat | None, action: Action) -> Refused | None:
    """Carries the action out, or refuses it and changes nothing."""
    if state.phase == "over":
        return GAME_OVER
    match action:
        case Close():
            return NOT_SEATED if seat is not None else _close(state)
        case _ if seat is None or not 0 <= seat < len(state.tops):
            return NOT_SEATED
        case Block(target):
            return _block(state, seat, target)
        case Counter():
            return _counter(state, seat)
        case Cancel():
            return _cancel(state, seat)
        case Roll() | Die() | Discard() | Stop() | Swap() | Unblock():
            refused = _not_to_move(state, seat) or _move(state, seat, action)
            if refused is None:
                state.window += 1
            return refused
        case _:
            return UNKNOWN_ACTION


def _not_to_move(state: State, seat: Seat) -> Refused | None:
    if seat != state.turn:
        return NOT_YOUR_TURN
    if state.phase in ("discarding", "blocking", "swap_window"):
        return WINDOW_OPEN
    return None


def _move(
    state: State, seat: Seat, action: Roll | Die | Discard | Stop | Swap | Unblock
) -> Refused | None:
    match action:
        case Roll():
            return _roll(state, seat)
        case Die():
            return _die(state, seat)
        case Discard():
            return _discard(state, seat)
        case Stop():
            return _stop(state, seat)
        case Swap(partner):
            return _swap(state, seat, partner)
        case Unblock():
            return _unblock(state, seat)


def _roll(state: State, seat: Seat) -> Refused | None:
    if state.phase == "swapping":
        return SWAP_FIRST
    if state.phase == "rolled" and not state.gone:  # A2
        return DISCARD_FIRST
    if state.blocked[seat]:  # K5
        return YOU_ARE_BLOCKED
    top = state.tops[seat]
    die = state.chance.die
    state.dice = tuple([die() for _ in range(DICE[top])])
    state.made = sums(state.dice)
    state.phase = "rolled"
    state.rolls += 1
    state.gone = 0
    if state.made >> top & 1:
        return None
    if state.rolls == 1:  # A3
        end_turn(state, "missed", was=top)
    else:  # A5
        state.tops[seat] = fallen(top)
        end_turn(state, "bust", was=top)
    return None


def _discard(state: State, seat: Seat) -> Refused | None:
    if state.phase != "rolled":
        return NOT_ROLLED if state.phase == "start" else SWAP_FIRST
    if not state.made >> state.tops[seat] & 1:  # A1
        return DICE_DO_NOT_MAKE_IT
    if state.reactors():  # K10
        state.phase = "discarding"
    else:
        _take_off(state)
    return None


def _take_off(state: State) -> None:
    """The top card of the seat to move goes."""
    seat = state.turn
    state.phase = "rolled"
    state.gone += 1
    state.tops[seat] += 1
    if state.tops[seat] == DONE:  # A6
        end_round(state, seat)


def _stop(state: State, seat: Seat) -> Refused | None:
    if state.phase != "rolled":
        return NOT_ROLLED if state.phase == "start" else SWAP_FIRST
    if not state.gone:  # A2
        return DISCARD_FIRST
    end_turn(state, "stopped", was=state.tops[seat])
    return None


def _die(state: State, seat: Seat) -> Refused | None:
    if state.phase != "start":  # T2
        return ALREADY_ROLLED if state.phase == "rolled" else SWAP_FIRST
    was = state.tops[seat]
    state.die = FACES[state.chance.below(6)]
    match state.die:
        case "blank":  # B1
            end_turn(state, "blank", was)
        case "green":  # B2
            state.phase = "swapping"
        case "red":
            lowest = state.lowest()
            if len(lowest) > 1:
                state.phase = "swapping"
            elif lowest:
                _trade(state, lowest[0])
            else:
                end_turn(state, "nobody-lower", was)
        case "block":  # B4
            if state.pot:
                state.pot -= 1
                state.hold[seat] += 1
                end_turn(state, "token", was)
            else:
                end_turn(state, "pot-empty", was)
    return None


def _swap(state: State, seat: Seat, partner: Seat | None) -> Refused | None:
    if state.phase != "swapping":
        return NO_SWAP
    if state.die == "red":
        if partner not in state.lowest():  # B3
            return NO_SUCH_PARTNER
    elif partner is None:
        end_turn(state, "declined", was=state.tops[seat])
        return None
    elif partner == seat or not 0 <= partner < len(state.tops):
        return NO_SUCH_PARTNER
    elif state.reactors():  # X6
        state.phase = "swap_window"
        state.partner = partner
        return None
    _trade(state, partner)
    return None


def _trade(state: State, other: Seat) -> None:
    """B2, B3, K7: piles change hands with their discards and their blocks; the turn is over."""
    seat, tops, blocked = state.turn, state.tops, state.blocked
    was = tops[seat]
    tops[seat], tops[other] = tops[other], was
    blocked[seat], blocked[other] = blocked[other], blocked[seat]
    end_turn(state, "swapped", was, other)


def _cancel(state: State, seat: Seat) -> Refused | None:
    if state.phase != "swap_window":
        return NO_SWAP
    if seat == state.turn:
        return OWN_SWAP
    if not state.hold[seat]:
        return NO_TOKEN
    state.hold[seat] -= 1
    state.pot += 1
    end_turn(state, "cancelled", was=state.tops[state.turn], other=seat)  # K6
    return None


def _block(state: State, seat: Seat, target: Seat) -> Refused | None:
    if state.phase not in BLOCKABLE:  # K11
        return WINDOW_OPEN
    if not state.hold[seat]:
        return NO_TOKEN
    if target == seat or not 0 <= target < len(state.tops):  # K2
        return NO_SUCH_TARGET
    if state.blocked[target]:  # K2
        return ALREADY_BLOCKED
    state.hold[seat] -= 1
    state.block = Declared(seat, target)
    state.beneath = state.phase
    state.phase = "blocking"
    if not state.hold[target]:  # X4
        _settle(state, lands=True)
    return None


def _counter(state: State, seat: Seat) -> Refused | None:
    if state.block is None:
        return NO_WINDOW
    if seat != state.block.target:
        return NOT_THE_TARGET
    state.hold[seat] -= 1
    state.pot += 2
    _settle(state, lands=False)
    return None


def _settle(state: State, lands: bool) -> None:
    """K12: the declared Block lands, or was prevented, and play goes on where it was."""
    assert state.block is not None
    by, target = state.block
    state.block = None
    state.phase = state.beneath
    state.blocked[target] = lands
    if lands and target == state.turn and state.phase in ("rolled", "discarding"):  # K8
        end_turn(state, "blocked", was=state.tops[target], other=by)
    elif state.phase == "discarding" and not state.reactors():  # X3
        _take_off(state)


def _unblock(state: State, seat: Seat) -> Refused | None:
    if not state.blocked[seat]:
        return NOT_BLOCKED
    if state.phase != "start":  # K4
        return ALREADY_ROLLED
    if not state.hold[seat]:
        return NO_TOKEN
    state.hold[seat] -= 1
    state.blocked[seat] = False
    state.pot += 2
    return None


def _close(state: State) -> Refused | None:
    match state.phase:
        case "blocking":
            _settle(state, lands=True)
        case "discarding":  # X3
            _take_off(state)
        case "swap_window":
            assert state.partner is not None
            _trade(state, state.partner)
        case _:
            return NO_WINDOW
    return None
