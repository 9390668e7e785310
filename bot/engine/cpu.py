"""The CPU player that every game has: one that only knows what is legal."""

from typing import TypeVar

from bot.engine.chance import Chance
from bot.engine.game import View

A = TypeVar("A")


def play_randomly(view: View[A], chance: Chance) -> A | None:
    """Any legal action, each equally likely; where it need not act it does so one time in four."""
    if not view.to_move and chance.below(4):
        return None
    return view.legal[chance.below(len(view.legal))]
