"""The CPU player that reckons: every choice is the one with the best forecast."""

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.switch.action import (
    CANCEL,
    COUNTER,
    DIE,
    DISCARD,
    ROLL,
    STOP,
    UNBLOCK,
    Action,
    Block,
    Swap,
)
from bot.games.switch.forecast import Chances, Standing, forecast
from bot.games.switch.gamble import Gamble, first_roll, switch_die
from bot.games.switch.view import View

WORTH_A_TOKEN = 0.01
"""What a Block has to gain beyond the forecast: it is only an estimate, and the token is gone."""

PATIENCE = 8
"""One time in this many, hard goes for the dice where the Switch die looks better.

Otherwise a table where all wait for the others to spend their tokens would wait for ever.
"""


def play_hard(view: View, chance: Chance) -> Action | None:
    assert view.seat is not None
    assert view.turn is not None
    standing = Standing(view.tops, view.blocked, view.hold, view.pot)
    match view.phase:
        case "blocking":
            return _answer(view, standing, view.seat, view.turn)
        case "discarding":
            return _interrupt(view, standing, view.seat, view.turn)
        case "swap_window":
            return _protect(view, standing, view.seat, view.turn)
        case _ if view.to_move:
            action = _move(view, standing, view.seat)
            if action is DIE and len(view.legal) > 1 and chance.below(PATIENCE) == 0:
                return UNBLOCK if view.blocked[view.seat] else ROLL
            return action
    return None


def _move(view: View, standing: Standing, seat: Seat) -> Action:
    promised = options(view, standing, seat)
    action = max(promised, key=lambda option: promised[option][seat])
    best = promised[action][seat] + WORTH_A_TOKEN
    for option in view.legal:
        if isinstance(option, Block):
            then = options(view, standing.blocking(seat, option.target), seat)
            gain = max(chances[seat] for chances in then.values())
            if gain > best:
                action, best = option, gain
    return action


def options(view: View, standing: Standing, seat: Seat) -> dict[Action, Chances]:
    """What the seat to move may do, but for Blocks, and what it promises."""
    upcoming = Seat((seat + 1) % len(standing.tops))
    match view.phase:
        case "start":
            return _openings(standing, seat)
        case "rolled":
            gamble = Gamble(standing, seat)
            top = standing.tops[seat]
            promised: dict[Action, Chances] = {}
            if view.gone:
                promised = {STOP: gamble.stop[top], ROLL: gamble.again[top]}
            if view.allows:
                promised[DISCARD] = gamble.best(view.allows)
            return promised
    swaps = [option for option in view.legal if isinstance(option, Swap)]
    return {
        swap: forecast(
            standing if swap.partner is None else standing.swapped(seat, swap.partner), upcoming
        )
        for swap in swaps
    }


def _openings(standing: Standing, seat: Seat) -> dict[Action, Chances]:
    promised: dict[Action, Chances] = {DIE: switch_die(standing, seat)}
    if not standing.blocked[seat]:
        promised[ROLL] = first_roll(standing, seat)
    elif standing.hold[seat]:
        promised[UNBLOCK] = first_roll(standing.freed(seat), seat)
    return promised


def _interrupt(view: View, standing: Standing, seat: Seat, turn: Seat) -> Action | None:
    """K1, K8: whether to end the mover's turn before this card goes."""
    if turn == seat:
        return None
    onward = Gamble(standing, turn).best(view.allows)
    blocked = standing.blocking(seat, turn)
    if blocked.blocked[turn]:
        then = forecast(blocked, Seat((turn + 1) % len(view.tops)))
    else:
        then = Gamble(blocked, turn).best(view.allows)
    if then[seat] > onward[seat] + WORTH_A_TOKEN:
        return next(option for option in view.legal if option == Block(turn))
    return None


def _answer(view: View, standing: Standing, seat: Seat, turn: Seat) -> Action | None:
    """K3: whether the Block on the own pile is worth a token."""
    landed, countered = standing.stuck(seat, lying=True), standing.paid(seat, to_pot=2)
    if turn == seat and view.beneath in ("rolled", "discarding"):  # K8: the turn is at stake
        blocked = forecast(landed, Seat((turn + 1) % len(view.tops)))
        gamble = Gamble(countered, turn)
        free = gamble.best(view.allows) if view.allows else gamble.ahead[view.tops[seat]]
    else:
        blocked, free = forecast(landed, turn), forecast(countered, turn)
    return COUNTER if free[seat] > blocked[seat] else None


def _protect(view: View, standing: Standing, seat: Seat, turn: Seat) -> Action | None:
    """K6: whether a green swap hurts more than a token less."""
    assert view.partner is not None
    upcoming = Seat((turn + 1) % len(view.tops))
    swapped = forecast(standing.swapped(turn, view.partner), upcoming)
    kept = forecast(standing.spent(seat), upcoming)
    return CANCEL if kept[seat] > swapped[seat] else None
