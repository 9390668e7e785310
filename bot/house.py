"""What a server may set for itself. Values come from the store as text."""

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, PlainSerializer, ValidationError

from bot.engine.game import Refused
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.pace import PACES, Seconds

Board = Literal["picture", "emoji", "text"]
BOARDS: Final[tuple[Board, ...]] = get_args(Board)
"""The styles of boards."""

MOST_CHANNELS: Final = 25
"""As many as Discord lets one choose."""

TIMES: Final = {
    "turn_seconds": (5, 24 * 3600),
    "react_seconds": (1, 600),
    "grace_seconds": (0.5, 60),
}
"""A pace's own times, and between what they may be."""

LIMITS: Final = {
    "turn_seconds": Refused("refused-turn-seconds"),
    "react_seconds": Refused("refused-react-seconds"),
    "grace_seconds": Refused("refused-grace-seconds"),
}
NO_SUCH_SETTING: Final = Refused("refused-setting")


def _ids(value: object) -> object:
    return value.split() if isinstance(value, str) else value


def _between(low: float, high: float) -> Any:
    return Field(default=None, ge=low, le=high)


Channels = Annotated[
    tuple[ChannelId, ...],
    BeforeValidator(_ids),
    PlainSerializer(lambda ids: " ".join(map(str, ids)), return_type=str),
]


class House(BaseModel):
    """Each field is a setting's name; what is not set, or no longer valid, is as by default."""

    model_config = ConfigDict(frozen=True)

    language: str | None = Field(default=None, pattern=r"^[a-z]{2}(-[A-Z0-9]{2,3})?$")
    """Of public messages; without one, the language that the server has told Discord."""
    pace: Literal["quick", "normal", "relaxed"] = "normal"
    turn_seconds: float | None = _between(*TIMES["turn_seconds"])
    react_seconds: float | None = _between(*TIMES["react_seconds"])
    grace_seconds: float | None = _between(*TIMES["grace_seconds"])
    board: Board = "picture"
    """Whether boards and hands are pictures with texts, texts with emojis, or plain texts."""
    board_after: int = Field(default=12, ge=1, le=100)
    """A board that so many other messages have pushed up is posted afresh."""
    threads: Literal["ask", "always", "never"] = "ask"
    channels: Channels = Field(default=(), max_length=MOST_CHANNELS)
    """Where games may run, with their threads; none: everywhere."""
    rated: bool = True
    """Whether tables count for ratings, unless whoever opens one says otherwise."""
    lobby_minutes: float = Field(default=15, ge=1, le=24 * 60)
    leavers: Literal["last", "none"] = "last"
    """How those count who left a game: in the last place, or not at all."""

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

    def texts(self) -> dict[str, str]:
        """What differs from the defaults, as the store keeps it."""
        values = self.model_dump(mode="json", exclude_defaults=True)
        return {name: str(value) for name, value in values.items()}

    def allows(self, *channels: int | None) -> bool:
        """Whether a game may run in a channel; a thread counts as its channel, too."""
        return not self.channels or not set(self.channels).isdisjoint(channels)


class Change(NamedTuple):
    """A setting that somebody changed; None is its default."""

    guild: GuildId
    name: str
    old: str | None
    new: str | None
    user: UserId | None
    """None: somebody whose data are deleted."""
    at: float


def house(settings: Mapping[str, str]) -> House:
    known = {name: value for name, value in settings.items() if name in House.model_fields}
    while True:
        try:
            return House.model_validate(known)
        except ValidationError as error:
            for problem in error.errors():
                known.pop(str(problem["loc"][0]), None)


def renovate(now: House, wanted: Mapping[str, str | None]) -> House | Refused:
    """The house with other settings, all of them or none; None is the default.

    The times belong to the pace: whoever chooses another one gets that one's own.
    """
    texts: dict[str, str | None] = {**now.texts(), **wanted}
    if "pace" in wanted:
        texts |= dict.fromkeys(TIMES)
    try:
        return House.model_validate({k: v for k, v in texts.items() if v is not None})
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        return LIMITS.get(name, NO_SUCH_SETTING)


def differences(old: House, new: House) -> dict[str, tuple[str | None, str | None]]:
    """Name of each setting that differs, with its text in both; None is the default."""
    before, after = old.texts(), new.texts()
    return {
        name: (before.get(name), after.get(name))
        for name in House.model_fields
        if before.get(name) != after.get(name)
    }
