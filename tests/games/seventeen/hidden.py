"""17 with other cards behind the backs: what one seat cannot tell apart from the table it sees."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen.action import Action, Call, Close, Play
from bot.games.seventeen.card import BACK, BLANK, Card
from bot.games.seventeen.state import State
from tests.engine.carbon import copied
from tests.engine.hidden import Hidden
from tests.games.seventeen.table import refresh


class Place(NamedTuple):
    """Where a card lies whose front the viewer cannot see."""

    cards: list[Card]
    at: int
    shows: bool
    """Whether its back is seen, or will be: then only a card with the same back can lie there."""


def otherwise(state: State, seat: Seat | None, chance: Chance) -> State:
    other = _rearranged(state, seat, chance, lasting=False)
    other.chance = Chance(chance.below(1 << 32).to_bytes(4, "big"))
    return other


def twin(state: State, seat: Seat | None, chance: Chance) -> State:
    """Chance keeps its future and the pile its backs, and its fronts for a seat that will draw."""
    return _rearranged(state, seat, chance, lasting=True)


def seen(state: State, viewer: Seat | None, by: Seat | None, action: Action) -> object:
    match action:
        case Play() if by == viewer:
            return by, action, _to_draw(state)
        case Play(card, "down"):
            return by, "down", BACK[card]
        case Call():
            return by, action, state.row  # E1
        case Close() if state.phase == "grace":
            return by, action, state.row
        case _:
            return by, action


def _to_draw(state: State) -> object:
    """The cards that decide what is drawn at the end of a turn (T2, P6), and more if in doubt."""
    return state.pile[-2:] if len(state.pile) > 1 else (state.pile, state.discard, state.row)


HIDDEN = Hidden(otherwise, twin, seen)


def _rearranged(state: State, seat: Seat | None, chance: Chance, *, lasting: bool) -> State:
    other = copied(state)
    owners = _owners(other)
    fronts = [lying.card for lying in other.row]
    places = list(_places(other, seat, fronts, owners, lasting))
    _permute(places, chance)
    other.row = [lying._replace(card=card) for lying, card in zip(other.row, fronts, strict=True)]
    for holder, hand in enumerate(other.hands):
        if holder != seat:
            chance.shuffle(hand)
            other.buried[holder] = [other.discard[i] for i in owners if owners[i] == holder]
    refresh(other)
    return other


def _owners(state: State) -> dict[int, int]:
    """Who knows which card of the discard pile, by index; of equal cards any will do."""
    buried = [list(cards) for cards in state.buried]
    owners = {}
    for index, looks in enumerate(state.discard_seen):
        if looks == BLANK:
            card = state.discard[index]
            owner = next(seat for seat, cards in enumerate(buried) if card in cards)
            buried[owner].remove(card)
            owners[index] = owner
    return owners


def _places(
    state: State, seat: Seat | None, fronts: list[Card], owners: dict[int, int], lasting: bool
) -> Iterator[Place]:
    for holder, hand in enumerate(state.hands):
        if holder != seat:
            yield from (Place(hand, i, True) for i in range(len(hand)))
    for i, lying in enumerate(state.row):
        if lying.face == "down" and lying.seat != seat:
            yield Place(fronts, i, True)
    yield from (Place(state.discard, i, True) for i in owners if owners[i] != seat)
    if lasting and seat is not None:
        return
    top = len(state.pile) - 1
    yield from (Place(state.pile, i, lasting or i == top) for i in range(len(state.pile)))


def _permute(places: list[Place], chance: Chance) -> None:
    """Any cards behind backs that nobody sees; behind a blank back that shows any blank one."""
    blank = [place for place in places if _back(place) == BLANK]
    cards = [place.cards[place.at] for place in blank]
    chance.shuffle(cards)
    for place in blank:
        if place.shows:
            place.cards[place.at] = cards.pop()
    free = [place for place in places if not place.shows]
    cards += [place.cards[place.at] for place in free if _back(place) != BLANK]
    chance.shuffle(cards)
    for place, card in zip(free, cards, strict=True):
        place.cards[place.at] = card


def _back(place: Place) -> Card:
    return BACK[place.cards[place.at]]
