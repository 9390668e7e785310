"""17 (Diciassette): a bluffing card game for two to six."""

from bot.engine.cpu import play_randomly
from bot.engine.game import Game
from bot.games.seventeen.action import ACTIONS, CLOSE, Action, encode
from bot.games.seventeen.analysis import chances, judge
from bot.games.seventeen.cpu import play_easy, play_normal
from bot.games.seventeen.hard import play_hard
from bot.games.seventeen.rules import apply, legal, start, waiting, window, winners
from bot.games.seventeen.state import State, after
from bot.games.seventeen.tally import COUNTERS, places, tally
from bot.games.seventeen.view import View, reveal, view

SEVENTEEN: Game[State, Action, View] = Game(
    id="17",
    seats=range(2, 7),
    options={},
    actions=ACTIONS,
    close=CLOSE,
    start=start,
    legal=legal,
    apply=apply,
    waiting=waiting,
    window=window,
    view=view,
    winners=winners,
    places=places,
    counters=COUNTERS,
    tally=tally,
    after=after,
    encode=encode,
    cpus={
        "easy": play_easy,
        "normal": play_normal,
        "hard": play_hard,
        "random": play_randomly,
    },
    reveal=reveal,
    judge=judge,
    chances=chances,
)
