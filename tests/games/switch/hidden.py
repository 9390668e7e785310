"""Switch with other dice to come: all that lies on the table is everybody's to see."""

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.switch.action import Action, Die, Roll
from bot.games.switch.state import State
from tests.engine.carbon import copied
from tests.engine.hidden import Hidden

MOST_DICE = 5


class Parting(Chance):
    """Rolls what another chance rolls for a while, and then goes its own way."""

    def __init__(self, known: Chance, rolls: int, seed: bytes) -> None:
        super().__init__(seed)
        self.known = known
        self.left = rolls

    def below(self, n: int) -> int:
        self.left -= 1
        return self.known.below(n) if self.left >= 0 else super().below(n)


def otherwise(state: State, _: Seat | None, chance: Chance) -> State:
    return _with_dice(state, chance, known=0)


def twin(state: State, _: Seat | None, chance: Chance) -> State:
    return _with_dice(state, chance, known=4 * MOST_DICE)


def _with_dice(state: State, chance: Chance, known: int) -> State:
    other = copied(state)
    other.chance = Parting(other.chance, known, chance.below(1 << 32).to_bytes(4, "big"))
    return other


def seen(state: State, _: Seat | None, by: Seat | None, action: Action) -> object:
    match action:
        case Roll() | Die():
            dice = copied(state.chance)
            return by, action, [dice.die() for _ in range(MOST_DICE)]
        case _:
            return by, action


HIDDEN = Hidden(otherwise, twin, seen)
