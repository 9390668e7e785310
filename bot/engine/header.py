"""The first line of a transcript, as found in a file that may hold anything."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

STRICT = ConfigDict(extra="forbid", frozen=True, strict=True)


class Somebody(BaseModel):
    """A player, as written in the file."""

    model_config = STRICT

    seat: int
    name: str
    cpu: str | None = None


class Header(BaseModel):
    model_config = STRICT

    tavolo: Literal[1]
    game: str
    players: list[Somebody]
    options: dict[str, bool]
    commit: str
    seed: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
    salt: str
    after: dict[str, object]
