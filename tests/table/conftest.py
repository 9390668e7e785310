from collections.abc import AsyncIterator

import pytest

from tests.table.calm import envious, quiet
from tests.table.room import Room


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    async with Room.entered() as room:
        yield room


@pytest.fixture
async def calm() -> AsyncIterator[Room]:
    """A room whose CPU players never call, but for the hard ones, which do when others have."""
    async with Room.entered(easy=quiet, normal=quiet, hard=envious) as room:
        yield room
