"""The rules of 17, by the ids of docs/rules/17.md."""

from collections.abc import Sequence
from functools import cache

from bot.engine.chance import Chance
from bot.engine.game import (
    NOT_SEATED,
    UNKNOWN_ACTION,
    Options,
    Pace,
    Refused,
    Seat,
    Waiting,
)
from bot.games.seventeen.action import CALL, PLAYS, Action, Call, Close, Play
from bot.games.seventeen.card import BLANK, DOUBLE, REVERSE, TRASH, Card
from bot.games.seventeen.reckoning import settle
from bot.games.seventeen.reckoning import winners as winners_of
from bot.games.seventeen.state import HAND, State, backs, laid

GAME_OVER = Refused("refused-game-over")
NOT_YOUR_TURN = Refused("refused-not-your-turn")
WINDOW_OPEN = Refused("refused-window-open")
CALL_PENDING = Refused("refused-call-pending")
NOT_HELD = Refused("refused-card-not-held")
NOTHING_PLAYED = Refused("refused-nothing-played")
PLAYED_LAST = Refused("refused-played-last")
BETWEEN_TWO_CARDS = Refused("refused-between-two-cards")
NO_PRIORITY = Refused("refused-no-priority")
NO_WINDOW = Refused("refused-no-window")

ONLY_CALL = (CALL,)


def start(seats: int, options: Options, chance: Chance) -> State:
    return State(seats, chance)


def winners(state: State) -> tuple[Seat, ...] | None:
    return state.winners


def window(state: State) -> int:
    """C1: a call is about the row as it lies, so every card opens a new window."""
    return state.window


def legal(state: State, seat: Seat) -> Sequence[Action]:
    if state.phase == "turn" and seat == state.turn:
        may_call = state.last is not None and state.last != seat  # C2, X4
        return _moves(may_call, *state.hands[seat])
    return ONLY_CALL if _call_refused(state, seat) is None else ()


@cache
def _moves(may_call: bool, *hand: Card) -> tuple[Action, ...]:
    """T1: each card either way up, equal ones once; and in a turn one may still call (X1)."""
    plays = [play for card in dict.fromkeys(hand) for play in PLAYS[card]]
    return (*plays, CALL) if may_call else (*plays,)


def waiting(state: State) -> Waiting | None:
    match state.phase:
        case "turn":
            return _turn(len(state.hands), state.turn, state.last)
        case "react":
            return _react(len(state.hands), state.last)
        case "grace":
            nearest = min(map(state.distance, state.callers))
            return _grace(len(state.hands), state.last, state.direction, nearest)
        case "over":
            return None


@cache
def _turn(seats: int, mover: Seat, last: Seat | None) -> Waiting:
    """X1: the mover, and whoever may still call: nobody does before the first card or in X4."""
    if last is None or last == mover:
        return Waiting(Pace.TURN, mover, (mover,))
    callers = [Seat(seat) for seat in range(seats) if seat not in (mover, last)]
    return Waiting(Pace.TURN, mover, (mover, *callers))


@cache
def _react(seats: int, last: Seat) -> Waiting:
    """X2, C2."""
    return Waiting(Pace.REACT, None, tuple([Seat(s) for s in range(seats) if s != last]))


@cache
def _grace(seats: int, last: Seat, direction: int, nearest: int) -> Waiting:
    """X3: whoever comes between the last player and the nearest caller."""
    between = sorted([(last + direction * step) % seats for step in range(1, nearest)])
    return Waiting(Pace.GRACE, None, tuple([Seat(seat) for seat in between]))


def apply(state: State, seat: Seat | None, action: Action) -> Refused | None:
    """Carries the action out, or refuses it and changes nothing."""
    if state.phase == "over":
        return GAME_OVER
    if seat is None:
        return _close(state) if isinstance(action, Close) else NOT_SEATED
    if not 0 <= seat < len(state.hands):
        return NOT_SEATED
    match action:
        case Play():
            return _play(state, seat, action)
        case Call():
            return _call(state, seat)
        case Close():
            return NOT_SEATED
        case _:
            return UNKNOWN_ACTION


def _play(state: State, seat: Seat, play: Play) -> Refused | None:
    if state.phase != "turn":
        return WINDOW_OPEN if state.phase == "react" else CALL_PENDING
    if seat != state.turn:
        return NOT_YOUR_TURN
    hand = state.hands[seat]
    if play.card not in hand:
        return NOT_HELD

    hand.remove(play.card)
    lying, seen = laid(play.card, play.face, seat)
    state.row.append(lying)
    state.row_seen.append(seen)
    state.last = seat
    state.window += 1
    state.played += 1
    state.plays_left -= 1
    if play.face == "up":
        _take_effect(state, play.card)
    if not state.plays_left:  # P6: both draws of an x2 turn come after the second card
        _end_turn(state, seat)
    state.backs[seat] = backs(hand)
    return None


def _take_effect(state: State, card: Card) -> None:
    if card == REVERSE:  # P1
        state.direction = -state.direction
    elif card == DOUBLE:  # P5, P3: not cumulative, and it stands when the card is trashed
        state.doubled = True
    elif card == TRASH:
        _trash(state)


def _trash(state: State) -> None:
    """P2: the Trash and the card before it leave the row; a hidden one stays hidden."""
    for lying, seen in zip(state.row[-2:], state.row_seen[-2:], strict=True):
        state.discard.append(lying.card)
        state.discard_seen += (seen.card,)
        if seen.card == BLANK:
            state.buried[lying.seat].append(lying.card)
    del state.row[-2:], state.row_seen[-2:]


def _end_turn(state: State, seat: Seat) -> None:
    draw(state, seat)  # T2
    if state.played == 2:  # P5
        draw(state, seat)
    seats = len(state.hands)
    upcoming = Seat((seat + state.direction) % seats)
    state.turn = upcoming
    # P5: with a single card left one plays that one.
    state.plays_left = 2 if state.doubled and len(state.hands[upcoming]) > 1 else 1
    state.played = 0
    state.doubled = False
    if seats > 2:  # X2: somebody other than the next player could call
        state.phase = "react"


def draw(state: State, seat: Seat) -> None:
    """T2, T3: from the pile, else from the reshuffled discard pile, else nothing."""
    if not state.pile:
        state.pile, state.discard = state.discard, []
        state.discard_seen = ()
        state.buried = [[] for _ in state.hands]
        state.chance.shuffle(state.pile)
        state.pile.reverse()
    if state.pile:
        state.hands[seat].append(state.pile.pop())


def _call_refused(state: State, seat: Seat) -> Refused | None:
    """C1, C2 and, once somebody has called, C3."""
    if state.last is None:
        return NOTHING_PLAYED if state.phase != "over" else GAME_OVER
    if seat == state.last:
        return PLAYED_LAST
    match state.phase:
        case "turn":
            return BETWEEN_TWO_CARDS if state.turn == state.last else None  # X4
        case "react":
            return None
        case "grace":
            nearest = min(map(state.distance, state.callers))
            return NO_PRIORITY if state.distance(seat) >= nearest else None
        case "over":
            return GAME_OVER


def _call(state: State, seat: Seat) -> Refused | None:
    refused = _call_refused(state, seat)
    if refused:
        return refused
    state.callers += (seat,)
    # X3: nobody can have priority over the one right after the last player.
    if state.distance(seat) == 1:
        _end_round(state)
    else:
        state.phase = "grace"
    return None


def _close(state: State) -> Refused | None:
    if state.phase == "react":
        state.phase = "turn"
    elif state.phase == "grace":
        _end_round(state)
    else:
        return NO_WINDOW
    return None


def _end_round(state: State) -> None:
    reckoning = state.reckoning = settle(state, min(state.callers, key=state.distance))
    cards = [lying.card for lying in state.row]  # E7, and by E1 everybody has seen them
    state.discard += cards
    state.discard_seen += tuple(cards)
    state.row, state.row_seen = [], []
    state.winners = winners_of(state.tokens)
    if state.winners:
        state.phase = "over"
        state.turn = None
        return
    state.begin_round(reckoning.starter)
    _fill_hands(state, reckoning.starter)


def _fill_hands(state: State, starter: Seat) -> None:
    """X5: hands that got smaller while both piles were empty (T3) are filled up again."""
    if min(map(len, state.hands)) == HAND:
        return
    for offset in range(len(state.hands)):
        seat = Seat((starter + offset) % len(state.hands))
        hand = state.hands[seat]
        for _ in range(HAND - len(hand)):
            draw(state, seat)
        state.backs[seat] = backs(hand)
