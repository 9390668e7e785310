"""What a server may set for itself. Values come from the store as text."""

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.table.pace import PACES, Seconds


class House(BaseModel):
    """Each field is a setting's name; what is not set, or no longer valid, is as by default."""

    model_config = ConfigDict(frozen=True)

    pace: Literal["quick", "normal", "relaxed"] = "normal"
    threads: Literal["ask", "always", "never"] = "ask"
    board: Literal["picture", "text"] = "picture"
    """Whether boards and hands have a picture beside their texts."""
    board_after: int = Field(default=12, ge=1, le=100)
    """A board that so many other messages have pushed up is posted afresh."""
    lobby_minutes: float = Field(default=15, ge=1, le=24 * 60)
    turn_seconds: float | None = Field(default=None, ge=5, le=24 * 3600)
    react_seconds: float | None = Field(default=None, ge=1, le=600)
    grace_seconds: float | None = Field(default=None, ge=0.5, le=60)

    def seconds(self, pace: str | None = None) -> Seconds:
        """The times of a pace; a server may set other ones for its usual pace."""
        usual = PACES[pace or self.pace]
        if pace not in (None, self.pace):
            return usual
        return Seconds(
            self.turn_seconds or usual.turn,
            self.react_seconds or usual.react,
            self.grace_seconds or usual.grace,
        )


def house(settings: Mapping[str, str]) -> House:
    known = {name: value for name, value in settings.items() if name in House.model_fields}
    while True:
        try:
            return House.model_validate(known)
        except ValidationError as error:
            for problem in error.errors():
                known.pop(str(problem["loc"][0]), None)
