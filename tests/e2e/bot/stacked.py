"""Tables with chosen cards and dice: put there before the next move, as no player could."""

from collections import Counter
from collections.abc import Iterable

from bot.app import Tavolo
from bot.engine.game import Seat
from bot.games.seventeen.card import DECK, NAMES, Card
from bot.games.seventeen.state import State, Tokens, backs
from bot.games.switch.roll import FACES
from bot.table.table import Table
from cogs.desk import Desk


def desk_of(bot: Tavolo) -> Desk:
    desk = getattr(bot.get_cog("Tables"), "desk", None)
    assert isinstance(desk, Desk)
    return desk


def table_of(bot: Tavolo) -> Table:
    """The newest one."""
    return desk_of(bot).hub.all()[-1]


async def stack_cards(
    bot: Tavolo, *hands: str, pile: str = "", starter: int = 0, tokens: Iterable[str] = ()
) -> None:
    """Before the first card of 17: hands by seat, such as "3o x2 trap", and who starts.

    `pile` is what will be drawn next, in order; `tokens` such as "vvp" by seat. All 70 cards
    are still there once.
    """
    table = table_of(bot)
    async with table.lock:
        state: State = table.state
        assert state.last is None, "only before the first card"
        chosen = [_cards(hand) for hand in hands]
        drawn = _cards(pile)
        left = Counter(DECK) - Counter(card for some in (*chosen, drawn) for card in some)
        state.hands = chosen
        state.backs = [backs(hand) for hand in chosen]
        state.pile = [*left.elements(), *reversed(drawn)]
        assert len(state.pile) + sum(map(len, chosen)) == len(DECK), "there are not so many"
        state.turn = Seat(starter)
        if tokens:
            state.tokens = tuple(Tokens(held.count("v"), held.count("p")) for held in tokens)
        desk_of(bot).changed(table)


def _cards(names: str) -> list[Card]:
    return [Card(NAMES.index(name)) for name in names.split()]


class LoadedDice:
    """A game's chance that rolls what it was told, in order, and then fails."""

    def __init__(self, rolls: str) -> None:
        """Numbers of ordinary dice, and faces of the Switch die by name."""
        self._rolls = rolls.split()

    def die(self) -> int:
        return int(self._rolls.pop(0))

    def below(self, n: int) -> int:
        assert n == len(FACES)
        return list(map(str, FACES)).index(self._rolls.pop(0))


async def load_dice(bot: Tavolo, rolls: str, starter: int = 0) -> None:
    """Before the first roll of Switch: what will be rolled, such as "1 2 4 green", and by whom."""
    table = table_of(bot)
    async with table.lock:
        table.state.chance = LoadedDice(rolls)
        table.state.turn = Seat(starter)
        desk_of(bot).changed(table)
