"""The odds are exact: on small cases they equal what trying every possibility gives."""

import sys
from collections import Counter, defaultdict
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN, odds
from bot.games.seventeen.card import BACK, BLANK, CLOSED, DECK, KINDS, TRAP, TRASH, VALUE, Card
from bot.games.seventeen.odds import TARGET, Pool, at_least, outcomes, pool
from bot.games.seventeen.state import Lying, seen_lying

POOLS = st.builds(
    Pool,
    closed=st.tuples(*[st.integers(0, 2)] * 5),
    traps=st.integers(0, 2),
    others=st.integers(0, 2),
)


def cards_of(pool: Pool) -> list[Card]:
    numbers = [card for card, count in zip(CLOSED, pool.closed, strict=True) for _ in range(count)]
    return numbers + [TRAP] * pool.traps + [TRASH] * pool.others


def backs_by(*seats: int) -> list[Lying]:
    return [Lying(BLANK, "down", Seat(seat)) for seat in seats]


@given(POOLS, st.integers(0, 3), st.integers(-1, 16))
@settings(max_examples=60, deadline=None)
def test_the_chance_of_a_total_equals_trying_every_deal(
    pool: Pool, hidden: int, needed: int
) -> None:
    deals = list(permutations(cards_of(pool), hidden))
    if not deals:
        return
    enough = sum(sum(VALUE[card] for card in deal) >= needed for deal in deals)
    assert at_least(pool, hidden, needed) == pytest.approx(enough / len(deals))


@given(POOLS, st.lists(st.integers(0, 2), max_size=3), st.integers(10, 17))
@settings(max_examples=60, deadline=None)
def test_who_is_trapped_equals_trying_every_deal(pool: Pool, owners: list[int], shown: int) -> None:
    deals = list(permutations(cards_of(pool), len(owners)))
    if not deals:
        return
    tried: Counter[tuple[bool, tuple[int, ...]]] = Counter()
    for deal in deals:
        total = shown + sum(VALUE[card] for card in deal)
        traps = [seat for seat, card in zip(owners, deal, strict=True) if card == TRAP]
        tried[total >= 17, tuple(sorted(traps))] += 1
    fives, rest = divmod(shown, 5)
    visible = [Card(9)] * fives + ([Card(4 + rest)] if rest else [])
    row = [Lying(card, "up", Seat(3)) for card in visible] + backs_by(*owners)

    counted: defaultdict[tuple[bool, tuple[int, ...]], float] = defaultdict(float)
    for chance, right, trappers in outcomes(row, pool):
        counted[right, tuple(sorted(trappers))] += chance
    for ending, times in tried.items():
        assert counted[ending] == pytest.approx(times / len(deals)), f"{ending} of {row}"
    assert sum(counted.values()) == pytest.approx(1)


def test_an_own_trap_in_the_row_is_certain() -> None:
    row = [Lying(TRAP, "down", Seat(1)), *backs_by(0)]
    everything = Pool(closed=(3, 3, 3, 3, 3), traps=4, others=15)
    assert all(Seat(1) in outcome.trappers for outcome in outcomes(row, everything))


@given(st.integers(0, 2**32), st.integers(2, 6))
@settings(max_examples=30, deadline=None)
def test_the_pool_holds_exactly_the_blank_backs_one_cannot_look_behind(
    seed: int, seats: int
) -> None:
    chance = Chance(seed.to_bytes(8, "big"))
    state = SEVENTEEN.start(seats, {}, chance)
    blank = {card for card in KINDS if BACK[card] == BLANK}
    for _ in range(40):
        waiting = SEVENTEEN.waiting(state)
        if waiting is None:
            return
        for seat in map(Seat, range(seats)):
            view = SEVENTEEN.view(state, seat)
            elsewhere = [c for other in range(seats) if other != seat for c in state.hands[other]]
            unseen = [*elsewhere, *state.pile]
            unseen += [
                lying.card
                for lying in state.row
                if seen_lying(lying) != lying and lying.seat != seat
            ]
            unseen += [c for other in range(seats) if other != seat for c in state.buried[other]]
            counts = Counter(card for card in unseen if card in blank)
            mine = pool(view)
            assert mine.closed == tuple(counts[card] for card in CLOSED)
            assert mine.traps == counts[TRAP]
            assert mine.size == counts.total()
        mover = waiting.mover
        legal = [SEVENTEEN.close] if mover is None else SEVENTEEN.legal(state, mover)
        SEVENTEEN.apply(state, mover, legal[chance.below(len(legal))])


def test_the_deck_has_as_many_cards_of_each_kind_as_the_odds_assume() -> None:
    view = SEVENTEEN.view(SEVENTEEN.start(2, {}, Chance(b"")), None)
    assert pool(view) == Pool(closed=(3, 3, 3, 3, 3), traps=5, others=15)
    assert len(DECK) == 70


def test_what_is_kept_of_them_stays_small() -> None:
    """Every entry as large as the largest: so much a bot with hard players may keep for ever."""
    everything = Pool(closed=(3, 3, 3, 3, 3), traps=5, others=15)
    largest = {
        odds.subsets: odds.subsets(everything, 12),
        odds._closed_subsets: odds._closed_subsets(everything.closed),
        odds.at_least: at_least(everything, 12, TARGET),
    }
    kept = sum(cache.cache_parameters()["maxsize"] * _size(one) for cache, one in largest.items())
    assert kept < 30 * 2**20


def _size(answer: object) -> int:
    """With the numbers in it; what stands in the key is small beside them."""
    parts = [part for pair in answer.items() for part in pair] if isinstance(answer, dict) else ()
    return sys.getsizeof(answer) + sum(map(sys.getsizeof, parts))
