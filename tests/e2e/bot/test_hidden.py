"""What the bot sends does not depend on cards that its reader cannot see, nor on dice to come.

A whole game is played once. Then the same gestures are made at tables with other cards behind the
backs, and all that others than the holder get is compared, byte for byte: which messages and
edits, in which order, and at which moment.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.engine.chance import Chance
from bot.engine.game import AnyGame, Options, Pace, Seat, Waiting
from bot.engine.word import lexicon
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.card import BACK, BLANK, KINDS
from bot.games.seventeen.state import State
from bot.games.seventeen.view import View
from bot.games.switch import SWITCH
from bot.games.switch.state import State as SwitchState
from bot.games.switch.view import View as SwitchView
from bot.render.seventeen import last
from tests.e2e.bot.deal import Deck, Move, Story, dealt_from, otherwise, shuffled
from tests.e2e.bot.evening import Evening, Gesture, Record, difference, evening, repeat
from tests.e2e.bot.improviser import Improviser
from tests.e2e.conftest import Online
from tests.games.switch.hidden import Parting
from tests.render.stage import emojis

PEOPLE = ("ada", "ben", "cleo")
ADA, BEN, CLEO, ROSA = (Seat(seat) for seat in range(4))
HOLDERS = {ADA: "ada", BEN: "ben", CLEO: "cleo", ROSA: "rosa"}
"""Rosa is a CPU: she may use what she sees, so only cards that she keeps in her hand are others."""
SPECTATOR = "dario"
TOKENS = ("v", "v", "v", "v")
SEED = "40"
"""A game of 17 in which everybody hides something in every round, and a hidden card is trashed."""

Leak = Callable[[AnyGame], AnyGame]


class Game(NamedTuple):
    gestures: list[Gesture]
    record: Record
    moves: list[Move]


class Room:
    """Where games are played, each in a world of its own."""

    def __init__(self, folder: Path, online: Online) -> None:
        self._folder = folder
        self._online = online
        self.emojis: dict[str, str] | None = None

    @asynccontextmanager
    async def table(self, rules: AnyGame) -> AsyncIterator[Evening]:
        who = (self._folder, self._online, rules, *PEOPLE)
        async with evening(*who, cpus=1, spectator=SPECTATOR, emojis=self.emojis) as made:
            yield made

    async def improvise(self, rules: AnyGame, seed: str) -> Game:
        async with self.table(rules) as made:
            improviser = Improviser(made, PEOPLE, SPECTATOR, seed)
            game = Game([], [], [])
            steps: list[int] = []
            while (gesture := improviser.next()) is not None:
                game.record.append(await made.do(gesture))
                steps += [len(game.gestures)] * (made.table.number - len(steps))
                game.gestures.append(gesture)
            moves = zip(steps, await made.moves(), strict=True)
            game.moves.extend(Move(step, *move) for step, move in moves)
        return game

    async def repeat(self, rules: AnyGame, gestures: Sequence[Gesture]) -> Record:
        async with self.table(rules) as made:
            return await repeat(made, gestures)


@pytest.fixture
def room(tmp_path: Path, online: Online, discord_addresses: None) -> Room:
    return Room(tmp_path, online)


_played: dict[str, Game] = {}
"""What all tests compare with is played once, at this table without leaks."""


async def seventeen(room: Room) -> tuple[Game, Story]:
    deck = shuffled(SEED)
    if "17" not in _played:
        _played["17"] = await room.improvise(dealt_from(deck, TOKENS), SEED)
    return _played["17"], Story(deck, TOKENS, _played["17"].moves)


def other_deck(story: Story, seat: Seat, until: int) -> Deck:
    """The seat holds other cards, and others are still to be drawn; up to that step, that is."""
    changed = story.hidden_in(seat, until, held=seat == ROSA)
    assert changed, f"{HOLDERS[seat]} hides nothing: this takes another seed"
    top = story.top(until)
    more = [top] if BACK[story.deck[top]] == BLANK else []
    return otherwise(story, [*changed, *more], until, ROSA, SEED)


async def test_the_same_game_sends_the_same(room: Room) -> None:
    game, story = await seventeen(room)
    again = await room.repeat(dealt_from(story.deck, TOKENS), game.gestures)
    assert difference(game.record, again) is None
    assert "The game is over" in str(again[-1]), "it is a whole game"
    trashed = [place for place in story.played if place not in story.shown]
    assert any(BACK[story.deck[place]] == BLANK for place in trashed), "face down, and never seen"


@pytest.mark.parametrize("seat", HOLDERS, ids=HOLDERS.get)
async def test_cards_that_never_come_to_light_change_nothing_for_others_in_a_whole_game(
    room: Room, seat: Seat
) -> None:
    game, story = await seventeen(room)
    deck = other_deck(story, seat, len(game.gestures))
    other = await room.repeat(dealt_from(deck, TOKENS), game.gestures)
    assert difference(game.record, other, but=[HOLDERS[seat]]) is None


async def test_emojis_show_no_more_of_hidden_cards_than_words_do(room: Room) -> None:
    game, story = await seventeen(room)
    room.emojis = emojis()
    decks = (story.deck, other_deck(story, CLEO, len(game.gestures)))
    one, other = [await room.repeat(dealt_from(deck, TOKENS), game.gestures) for deck in decks]
    assert all(sign in str(one) for sign in ("tavolo_back_", "tavolo_turned_", "tavolo_victory_"))
    assert difference(one, other, but=[HOLDERS[CLEO]]) is None


@pytest.mark.parametrize("round", range(3))
@pytest.mark.parametrize("seat", HOLDERS, ids=HOLDERS.get)
async def test_before_a_call_the_cards_in_row_and_hand_change_nothing_for_others(
    room: Room, seat: Seat, round: int
) -> None:
    game, story = await seventeen(room)
    until = story.rounds[round]
    deck = other_deck(story, seat, until)
    other = await room.repeat(dealt_from(deck, TOKENS), game.gestures[:until])
    assert difference(game.record[:until], other, but=[HOLDERS[seat]]) is None


# 17 with leaks: the comparison above finds each of them.


def _shows(change: Callable[[State, View], View], *seats: Seat | None) -> Leak:
    """Views of these seats tell more than they should."""

    def view(state: State, seat: Seat | None) -> View:
        seen = SEVENTEEN.view(state, seat)
        return change(state, seen) if seat in seats else seen

    return lambda game: replace(game, view=view)


def _row(state: State, view: View) -> View:
    return view._replace(row=tuple(state.row))


def _hand(state: State, view: View) -> View:
    return view._replace(backs=(tuple(state.hands[ADA]), *view.backs[1:]))


def _top(state: State, view: View) -> View:
    return view._replace(top=state.pile[-1])


def _bit(state: State, view: View) -> View:
    """One bit, in a number that everybody reads."""
    return view._replace(pile=view.pile + sum(state.hands[ADA]) % 2)


def _button(state: State) -> int:
    return state.window * 100 + sum(state.hands[ADA])


def _hurry(state: State) -> Waiting | None:
    waiting = SEVENTEEN.waiting(state)
    if waiting and waiting.pace is Pace.REACT and sum(state.hands[ROSA]) % 2:
        return waiting._replace(pace=Pace.GRACE)
    return waiting


LEAKS: dict[str, tuple[Leak, Seat]] = {
    "the board shows a card in a hand": (_shows(_hand, None), ADA),
    "the board shows a card in the row": (_shows(_row, None), CLEO),
    "the board shows the card on top of the pile": (_shows(_top, None), BEN),
    "the board tells one bit of a hand": (_shows(_bit, None), ADA),
    "a panel counts another's card in the row": (_shows(_row, CLEO), BEN),
    "a button's id carries a hand": (lambda game: replace(game, window=_button), ADA),
    "a window is shorter when a CPU holds something": (
        lambda game: replace(game, waiting=_hurry),
        ROSA,
    ),
    "a CPU sees what lies in the row": (_shows(_row, ROSA), CLEO),
}


async def is_found(room: Room, seat: Seat, leak: Leak) -> bool:
    game, story = await seventeen(room)
    for until in story.rounds:
        decks = (story.deck, other_deck(story, seat, until))
        one, other = [
            await room.repeat(leak(dealt_from(deck, TOKENS)), game.gestures[:until])
            for deck in decks
        ]
        if difference(one, other, but=[HOLDERS[seat]]):
            return True
    return False


@pytest.mark.parametrize("name", LEAKS)
async def test_a_leak_is_found(room: Room, name: str) -> None:
    leak, seat = LEAKS[name]
    assert await is_found(room, seat, leak)


async def test_a_leak_in_a_sentence_is_found(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await seventeen(room)
    monkeypatch.setattr(last, "BACK", (*KINDS, BLANK))
    assert await is_found(room, CLEO, lambda game: game)


# Switch: nothing is hidden but what will be rolled.

ENDLESS = 1 << 30
"""More dice than anybody throws."""
SWITCH_SEED = "4"


def rolling(known: int) -> AnyGame:
    """Switch with the same dice every time, and others after so many."""

    def start(seats: int, options: Options, _: Chance) -> SwitchState:
        dice = Parting(Chance(b"the same dice"), known, b"other dice")
        return SWITCH.start(seats, options, dice)

    return replace(SWITCH, start=start)


async def switch(room: Room) -> tuple[Game, list[tuple[int, int]]]:
    """A game, and its rolls: by which gesture, and how many dice had been thrown before."""
    if "switch" not in _played:
        _played["switch"] = await room.improvise(rolling(ENDLESS), SWITCH_SEED)
    game, rules = _played["switch"], rolling(ENDLESS)
    state = rules.start(len(HOLDERS), rules.options, Chance(b""))
    words, rolls = lexicon(SWITCH), []
    for step, seat, word in game.moves:
        thrown = ENDLESS - state.chance.left
        assert rules.apply(state, seat, words[str(word)]) is None
        if ENDLESS - state.chance.left > thrown:
            rolls.append((step, thrown))
    return game, rolls


@pytest.mark.parametrize("part", [1, 2, 3])
async def test_switch_shows_nothing_of_dice_that_are_still_to_be_rolled(
    room: Room, part: int
) -> None:
    game, rolls = await switch(room)
    until, thrown = rolls[part * len(rolls) // 3 - 1]
    other = await room.repeat(rolling(thrown), game.gestures[:until])
    assert difference(game.record[:until], other) is None


async def test_a_leak_of_dice_to_come_is_found(room: Room) -> None:
    def view(state: SwitchState, seat: Seat | None) -> SwitchView:
        seen = SWITCH.view(state, seat)
        return seen._replace(pot=seen.pot + deepcopy(state.chance).die())

    game, rolls = await switch(room)
    until, thrown = rolls[len(rolls) // 4]
    one, other = [
        await room.repeat(replace(rolling(known), view=view), game.gestures[:until])
        for known in (ENDLESS, thrown)
    ]
    assert difference(one, other)
