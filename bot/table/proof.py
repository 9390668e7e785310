"""What can be proved of a game that is over: nobody interfered with its chance or its log."""

from typing import Literal, NamedTuple

from bot.engine.chance import commitment
from bot.engine.game import Catalogue
from bot.table.log import Saved
from bot.table.replay import Deviation, Replay, replay

Fault = Literal["seed", "start", "move", "end"]


class Proof(NamedTuple):
    commit: str
    """Of the seed as it is stored."""
    sealed: str | None
    """What the lobby showed; None if that was not noted."""
    fault: Fault | None
    """What is not as it was played, if anything."""
    step: int
    """The step that shows it; of a proof that holds, the last one."""


def prove(saved: Saved, sealed: str | None, catalogue: Catalogue) -> tuple[Proof, Replay | None]:
    """Plays the game again from seed, salt and actions, and compares; for finished games."""
    assert saved.ended is not None
    commit = commitment(saved.opened.seed)
    if sealed is not None and sealed != commit:
        return Proof(commit, sealed, "seed", 0), None
    played = replay(saved, catalogue)
    if isinstance(played, Deviation):
        return Proof(commit, sealed, "move" if played.step else "start", played.step), None
    steps = len(played.moments)
    if played.winners != saved.ended.winners:
        return Proof(commit, sealed, "end", steps), None
    return Proof(commit, sealed, None, steps), played
