from collections.abc import AsyncIterator

import pytest

from tests.table.room import Room


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    async with Room.entered() as room:
        yield room
