"""What is stored about a person, and what they may do about it."""

import gzip
import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from bot.table.ids import TableId, UserId

ALIAS: Final = "a player"
"""Whose seats those of somebody become who wants to be forgotten."""

LARGEST: Final = 8_000_000
"""Bytes that a file may have in every server."""


class Consent(NamedTuple):
    """What others may see of somebody, besides the tables they sit at."""

    everywhere: bool = False
    """Whether people of other servers see them on leaderboards."""
    profile: bool = True
    """Whether others can ask for their profile."""


class Holdings(NamedTuple):
    """How much there is."""

    games: int = 0
    """Seats at tables, of every kind."""
    results: int = 0
    ratings: int = 0
    changes: int = 0
    """Settings of servers that they changed."""
    lessons: int = 0
    """Tutorials that they have begun."""


class Registry(Protocol):
    async def consent(self, user: UserId) -> Consent: ...

    async def set_consent(self, user: UserId, consent: Consent) -> None: ...

    async def holdings(self, user: UserId) -> Holdings: ...

    async def dossier(self, user: UserId) -> Mapping[str, Any]:
        """Everything, in a form that goes into JSON."""
        ...

    async def forget(self, user: UserId) -> Holdings:
        """Nothing tells of them any more; what there was. All of it happens, or nothing."""
        ...


class Tables(Protocol):
    async def forget(self, user: UserId, alias: str) -> list[TableId]:
        """Takes somebody out of every table that runs; where they were."""
        ...


async def forget(
    tables: Tables, registry: Registry, user: UserId
) -> tuple[list[TableId], Holdings]:
    """First at the tables that run, then in what is stored of all others: which, and how much."""
    left = await tables.forget(user, ALIAS)
    return left, await registry.forget(user)


def file_of(dossier: Mapping[str, Any]) -> tuple[str, bytes]:
    """Name and content; packed if it is too large to be sent otherwise."""
    content = json.dumps(dossier, ensure_ascii=False, indent=1).encode()
    if len(content) > LARGEST:
        return "tavolo.json.gz", gzip.compress(content)
    return "tavolo.json", content
