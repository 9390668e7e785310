"""A deal of 17, what came of it, and other deals that only the holder can tell from it.

Cards are known by their place in the deck: who gets the next one is everybody's to see.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Seat
from bot.engine.word import lexicon
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import Play
from bot.games.seventeen.card import BACK, BLANK, DECK, TRASH, Card, Face
from bot.games.seventeen.state import HAND, State, Tokens, backs

Deck = tuple[Card, ...]

NEVER = 1 << 30
TRIES = 1000
WORDS = lexicon(SEVENTEEN)


class Way(NamedTuple):
    """A card by its place in the hand."""

    place: int
    face: Face


class Move(NamedTuple):
    step: int
    """The gesture that led to it."""
    seat: Seat | None
    what: Way | str
    """A word, if it is no card by its place."""


def shuffled(seed: str) -> Deck:
    cards = list(DECK)
    Random(seed).shuffle(cards)
    return tuple(cards)


def dealt_from(deck: Deck, tokens: Sequence[str]) -> AnyGame:
    """17 with this deck, these tokens (such as "vvp") and the first seat to start."""

    def start(seats: int, options: Options, _: Chance) -> State:
        state = SEVENTEEN.start(seats, options, Chance(b"for what the deck does not decide"))
        dealt = seats * HAND
        state.hands = [list(deck[seat:dealt:seats]) for seat in range(seats)]
        state.pile = list(deck[: dealt - 1 : -1])
        state.backs = [backs(hand) for hand in state.hands]
        state.tokens = tuple(Tokens(held.count("v"), held.count("p")) for held in tokens)
        state.turn = Seat(0)
        assert isinstance(state, State)
        return state

    return replace(SEVENTEEN, start=start)


class Story:
    """A game by these moves: where each card of the deck went, and when everybody saw its front."""

    def __init__(self, deck: Deck, tokens: Sequence[str], moves: Sequence[Move]) -> None:
        self.deck = deck
        self.tokens = tokens
        self.moves: list[Move] = []
        """Cards by their places in hands."""
        self.rounds: list[int] = []
        """The steps that ended them."""
        self.owner: dict[int, Seat] = {}
        self.drawn: dict[int, int] = {}
        """The step that brought a card into a hand."""
        self.played: dict[int, int] = {}
        self.shown: dict[int, int] = {}
        """The step that showed its front to everybody."""
        self._seats = len(tokens)
        self._rules = dealt_from(deck, tokens)
        self._state: State = self._rules.start(self._seats, {}, Chance(b""))
        self._hands: list[list[int]] = [[] for _ in tokens]
        self._row: list[int] = []
        self._equals: list[list[list[int]]] = []
        for place in range(self._seats * HAND):
            self._draw(Seat(place % self._seats), 0)
        for move in moves:
            self._take(*move)

    def _take(self, step: int, seat: Seat | None, what: Way | str) -> None:
        state = self._state
        self._equals.append([[hand.index(card) for card in hand] for hand in state.hands])
        if isinstance(what, Way):
            assert seat is not None
            action = Play(state.hands[seat][what.place], what.face)
        else:
            action = WORDS[what]
        if isinstance(action, Play):
            assert seat is not None
            what = self._play(step, seat, action)
        self.moves.append(Move(step, seat, what))
        round, pile = state.round, len(state.pile)
        refused = self._rules.apply(state, seat, action)
        assert refused is None, refused
        for _ in range(pile - len(state.pile)):
            assert seat is not None
            self._draw(seat, step)
        assert state.pile, "the discard pile would be shuffled: cards get lost from sight"
        if state.winners or state.round > round:  # E1
            for place in self._row:
                self.shown.setdefault(place, step)
            self._row = []
            self.rounds.append(step)

    def _play(self, step: int, seat: Seat, play: Play) -> Way:
        way = Way(self._state.hands[seat].index(play.card), play.face)
        place = self._hands[seat].pop(way.place)
        self.played[place] = step
        self._row.append(place)
        if play.face == "up":
            self.shown[place] = step
            if play.card == TRASH:  # P2
                del self._row[-2:]
        return way

    def _draw(self, seat: Seat, step: int) -> None:
        place = len(self.owner)
        self.owner[place] = seat
        self.drawn[place] = step
        self._hands[seat].append(place)

    def hidden_in(self, seat: Seat, until: int, *, held: bool = False) -> list[int]:
        """The blank cards of a seat whose fronts nobody else has seen before that step.

        `held`: only those that it has not played either.
        """
        first = self.played if held else self.shown
        return [
            place
            for place, owner in self.owner.items()
            if owner == seat and self.drawn[place] < until
            if first.get(place, NEVER) >= until and BACK[self.deck[place]] == BLANK
        ]

    def top(self, until: int) -> int:
        """The draw pile's top card before that step; of those below not even backs are seen."""
        return sum(step < until for step in self.drawn.values())

    def looks_like(self, other: "Story", cpu: Seat) -> bool:
        """Whether the other begins with the same moves, as far as one can see.

        Of equal cards it is the first that is played, and a CPU takes equal ones for one.
        """
        mine, theirs = self._equals, other._equals[: len(self._equals)]
        return self.moves == other.moves[: len(self.moves)] and all(
            here[cpu] == there[cpu] for here, there in zip(mine, theirs, strict=True)
        )


def otherwise(story: Story, changed: Sequence[int], until: int, cpu: Seat, seed: str) -> Deck:
    """Other cards in the changed places and below the top; up to that step nobody can tell."""
    random, moves = Random(seed), [move for move in story.moves if move.step < until]
    for _ in range(TRIES):
        deck = _swapped(story, changed, story.top(until) + 1, random)
        if Story(deck, story.tokens, moves).looks_like(story, cpu):
            return deck
    raise AssertionError("there is no such deck: this takes another game")


def _swapped(story: Story, changed: Sequence[int], below: int, random: Random) -> Deck:
    deck, unseen = list(story.deck[:below]), list(story.deck[below:])
    random.shuffle(unseen)
    for place in changed:
        blank = [at for at, card in enumerate(unseen) if BACK[card] == BLANK]
        at = random.choice([at for at in blank if unseen[at] != deck[place]])
        deck[place], unseen[at] = unseen[at], deck[place]
    return (*deck, *unseen)
