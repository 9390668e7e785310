"""Switch: a race through sixteen cards for two to four, with dice, swaps and Blocks."""

from bot.engine.cpu import play_randomly
from bot.engine.game import Game
from bot.games.switch.action import ACTIONS, CLOSE, SEATS, Action, encode
from bot.games.switch.analysis import chances, judge
from bot.games.switch.cpu import play_easily, play_normally
from bot.games.switch.hard import play_hard
from bot.games.switch.legal import legal, waiting
from bot.games.switch.rules import apply, start, window, winners
from bot.games.switch.state import State, after
from bot.games.switch.tally import COUNTERS, places, tally
from bot.games.switch.view import View, reveal, view

SWITCH: Game[State, Action, View] = Game(
    id="switch",
    seats=SEATS,
    options={"match": False},
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
        "easy": play_easily,
        "normal": play_normally,
        "hard": play_hard,
        "random": play_randomly,
    },
    reveal=reveal,
    judge=judge,
    chances=chances,
)
