"""Who reads a table sees all that was handed in before, even by somebody who waits no longer."""

import asyncio
from pathlib import Path

from bot.engine.game import Seat
from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.log import Moved, Opened, Seated, Started
from bot.table.pace import PACES

TABLE, ADA = TableId(1), UserId(1)
OPENED = Opened(
    *(TABLE, GuildId(1), ChannelId(1), "17", {}, 2, PACES["normal"], 900.0, bytes(32), 0.0)
)
SEATED = Seated(TABLE, ADA, (Chair("Ada", ADA, None, "1"),))


async def test_a_move_whose_presser_was_cancelled_is_read_back(tmp_path: Path) -> None:
    """Else the next move would get the same number, and nobody could store it."""
    async with Store.open(tmp_path / "store") as store:
        await store.append(OPENED, SEATED, Started(TABLE, "1", 0.0))
        for number in range(1, 21):
            moved = Moved(TABLE, number, Seat(0), "draw", "person", 0.0, None)
            pressing = asyncio.create_task(store.append(moved))
            await asyncio.sleep(0)
            pressing.cancel()
            saved = await store.read(TABLE)
            assert saved is not None
            assert len(saved.moves) == number
