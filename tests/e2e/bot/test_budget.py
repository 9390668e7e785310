"""What a game costs in requests to Discord, which limits them: counted over whole games.

A press with which somebody plays costs at most three: its answer, the board, and the panel of
whoever comes next. One on the board itself is acknowledged at once, and the board follows with
its picture. Dearer is only what happens a few times in a game. The deal is a panel for each and a
board. The end of a round leaves a message, begins another board, and changes the panels of those
whose turn it is or was and of those who got or lost tokens; the end of the game, all of them. A
Block of Switch opens a window and closes it, and changes the panels of all who hold a token.
"""

from pathlib import Path
from statistics import mean
from typing import NamedTuple

import pytest

from bot.engine.game import AnyGame
from bot.games.switch import SWITCH
from tests.e2e.bot.deal import dealt_from, shuffled
from tests.e2e.bot.evening import Press, Sent, evening
from tests.e2e.bot.improviser import Improviser
from tests.e2e.conftest import Online

PLAYERS = ("ada", "ben", "cleo", "dario")
TURN = 3
BLOCK = 5
"""In Switch the answer, the board as a window opens and closes, and two who gave and got."""
DEAL = 1 + len(PLAYERS)
END = 4 + len(PLAYERS)
"""The answer and its picture, the result, the new board or the end, and panels."""


class Paid(NamedTuple):
    press: Press
    sent: list[Sent]
    """Until the next press: what time brings about belongs to whoever pressed before."""

    @property
    def ends_round(self) -> bool:
        """Then there is a new message, or at the end of the game an offer to play again."""
        posted = any(sent.how.startswith("POST /api/v10/channels/") for sent in self.sent)
        return posted or any(":rematch:" in sent.body for sent in self.sent)


async def bill(
    folder: Path, online: Online, rules: AnyGame, seed: str, most: int = 1000
) -> list[Paid]:
    """Four people play a game to its end, or for so many presses; the first one deals."""
    paid: list[Paid] = []
    async with evening(folder, online, rules, *PLAYERS, spectator="eva") as made:
        improviser = Improviser(made, PLAYERS, "eva", seed, asides=0)
        while len(paid) <= most and (gesture := improviser.next()) is not None:
            sent = await made.do(gesture)
            if isinstance(gesture, Press):
                paid.append(Paid(gesture, []))
            paid[-1].sent.extend(sent)
    return paid


def check(paid: list[Paid], most: int) -> None:
    deal, *turns = paid
    assert len(deal.sent) <= DEAL
    for turn in turns:
        assert len(turn.sent) <= (END if turn.ends_round else most), turn


@pytest.mark.parametrize("seed", ["a", "b"])
async def test_a_turn_of_17_with_four_people_costs_at_most_three_requests(
    tmp_path: Path, online: Online, discord_addresses: None, seed: str
) -> None:
    rules = dealt_from(shuffled(seed), ("", "", "", ""))
    paid = await bill(tmp_path, online, rules, seed)
    check(paid, TURN)
    cards = [len(turn.sent) for turn in paid if turn.press.on == "panel"]
    assert len(cards) > 15
    assert max(cards) == TURN
    assert mean(len(turn.sent) for turn in paid) < TURN + 0.5, "with the deal and all ends"


async def test_a_press_in_switch_with_four_people_mostly_costs_two_requests(
    tmp_path: Path, online: Online, discord_addresses: None
) -> None:
    paid = await bill(tmp_path, online, SWITCH, "a", most=250)
    check(paid, BLOCK)
    assert len(paid) > 50
    most = mean(len(turn.sent) for turn in paid)
    assert most < 2.5, "most are acknowledged, and the new board follows"
