"""Games with chosen cards and dice: put there before the first move, as no player could."""

import re
from collections import Counter
from collections.abc import Sequence

from bot.app import Tavolo
from bot.engine.game import Seat
from bot.games.seventeen.card import DECK, NAMES, Card
from bot.games.seventeen.state import State, Tokens, backs
from bot.games.switch.roll import FACES
from bot.table.table import Table
from cogs.desk import Desk
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.bot.company import board, text
from tests.e2e.bot.guests import hand, people, sit_down
from tests.e2e.waiting import eventually

NAMES_BY_SEAT = ("ada", "ben", "cleo", "dario")


def desk_of(bot: Tavolo) -> Desk:
    desk = getattr(bot.get_cog("Tables"), "desk", None)
    assert isinstance(desk, Desk)
    return desk


def table_of(bot: Tavolo) -> Table:
    """The newest one."""
    return desk_of(bot).hub.all()[-1]


async def shown(bot: Tavolo) -> None:
    """Waits until the board hangs there with its picture; its texts and buttons come before."""
    publisher = desk_of(bot).board(table_of(bot).id).publisher
    await eventually(lambda: not publisher.busy)


async def dealt(
    box: Sandbox,
    bot: Tavolo,
    *hands: str,
    pile: str = "",
    starter: int = 0,
    tokens: Sequence[str] = (),
    **options: object,
) -> list[Person]:
    """Ada, Ben and so on at a game of 17 with these hands, such as "3o x2 trap", and know it.

    `pile` is what will be drawn next, in order; `tokens` such as "vvp" by seat.
    """
    company = await people(box, *NAMES_BY_SEAT[: len(hands)])
    await sit_down(company[0], *company[1:], **options)
    table = table_of(bot)
    async with table.lock:
        stack(table.state, hands, pile, starter, tokens)
        desk_of(bot).changed(table)
    for person, cards in zip(company, hands, strict=True):
        await _sees_turn_of(person, company[starter])
        await _sees_cards(person, [f"Face up · {_label(name)}" for name in cards.split()])
    return company


async def rolling(
    box: Sandbox, bot: Tavolo, players: int, rolls: str, **options: object
) -> list[Person]:
    """Ada, Ben and so on at a game of Switch in which "1 2 4 green" will be rolled; Ada starts."""
    company = await people(box, *NAMES_BY_SEAT[:players])
    await sit_down(company[0], *company[1:], game="Switch", **options)
    table = table_of(bot)
    async with table.lock:
        table.state.chance = LoadedDice(rolls)
        table.state.turn = Seat(0)
        desk_of(bot).changed(table)
    for person in company:
        await _sees_turn_of(person, company[0])
    return company


def stack(
    state: State, hands: Sequence[str], pile: str, starter: int, tokens: Sequence[str]
) -> None:
    """All 70 cards are still there once."""
    held, drawn = [_cards(hand) for hand in hands], _cards(pile)
    left = Counter(DECK) - Counter(card for some in (*held, drawn) for card in some)
    state.hands = held
    state.backs = [backs(hand) for hand in held]
    state.pile = [*left.elements(), *reversed(drawn)]
    assert len(state.pile) + sum(map(len, held)) == len(DECK), "there are not so many"
    state.turn = Seat(starter)
    if tokens:
        state.tokens = tuple(Tokens(t.count("v"), t.count("p")) for t in tokens)


async def _sees_turn_of(person: Person, mover: Person) -> None:
    await person.until(lambda _: f"<@{mover.me['id']}>" in text(board(person)))


async def _sees_cards(person: Person, labels: list[str]) -> None:
    await person.until(lambda _: re.findall("Face up · [^]]+", hand(person)) == labels)


def _cards(names: str) -> list[Card]:
    return [Card(NAMES.index(name)) for name in names.split()]


def _label(name: str) -> str:
    """What the card is called on its buttons."""
    specials = {"rev": "Reverse", "trash": "Trash", "x2": "x2", "trap": "Trap"}
    return specials.get(name) or f"{name[0]} ({'open' if name[1] == 'o' else 'closed'})"


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
