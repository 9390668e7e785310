"""Games that somebody is looking at again: a few of them are kept ready, played and drawn."""

import asyncio
from collections import OrderedDict
from typing import NamedTuple

from bot.games import CATALOGUE
from bot.render.replay import Frame, frames
from bot.table.ids import TableId
from bot.table.log import Saved
from bot.table.proof import Proof, prove
from bot.table.replay import Deviation, Replay, replay

KEPT = 16
"""A long match weighs a few megabytes."""


class Film(NamedTuple):
    replay: Replay
    frames: tuple[Frame, ...]


class Shelf:
    def __init__(self) -> None:
        self._films: OrderedDict[TableId, Film] = OrderedDict()

    async def film(self, saved: Saved) -> Film | Deviation:
        """As it is stored now: somebody's name in it may be gone since it was last shown."""
        table = saved.opened.table
        kept = self._films.get(table)
        if kept is None or kept.replay.saved != saved:
            made = await asyncio.to_thread(_film, saved)
            if isinstance(made, Deviation):
                return made
            kept = self._films[table] = made
        self._films.move_to_end(table)
        if len(self._films) > KEPT:
            self._films.popitem(last=False)
        return kept

    async def proof(self, saved: Saved, sealed: str | None) -> tuple[Proof, Replay | None]:
        """Never from the shelf: a proof is worth what it compares."""
        return await asyncio.to_thread(prove, saved, sealed, CATALOGUE)


def _film(saved: Saved) -> Film | Deviation:
    """Away from the event loop, with all that a long match costs."""
    played = replay(saved, CATALOGUE)
    if isinstance(played, Deviation):
        return played
    _ = played.judgements, played.turns  # worked out here, and kept with it
    return Film(played, frames(played))
