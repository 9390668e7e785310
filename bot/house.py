"""What a server may set for itself. Values come from the store as text."""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated, Any, Final, Literal, NamedTuple, get_args

from bot.engine.game import Refused
from bot.field import Read, Wrong, kinds, number, one_of, whole, yes_or_no
from bot.standing.result import Leavers
from bot.table.ids import ChannelId, GuildId, UserId
from bot.table.pace import PACES, Seconds

Board = Literal["picture", "emoji", "text"]
BOARDS: Final[tuple[Board, ...]] = get_args(Board)
"""The styles of boards."""

THREADS: Final = ("ask", "always", "never")
LEAVERS: Final[tuple[Leavers, ...]] = get_args(Leavers)

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


def _language(text: str) -> str:
    if re.fullmatch(r"[a-z]{2}(-[A-Z0-9]{2,3})?", text):
        return text
    raise Wrong("it has to be the tag of a language")


def _channels(text: str) -> tuple[ChannelId, ...]:
    ids = text.split()
    if len(ids) <= MOST_CHANNELS and all(id.isdecimal() for id in ids):
        return tuple(ChannelId(int(id)) for id in ids)
    raise Wrong(f"it has to be the ids of at most {MOST_CHANNELS} channels")


def _seconds(name: str) -> Read:
    return number(*TIMES[name])


class House(NamedTuple):
    """Each field is a setting's name; what is not set, or no longer valid, is as by default."""

    language: Annotated[str | None, _language] = None
    """Of public messages; without one, the language that the server has told Discord."""
    pace: Annotated[str, one_of(PACES)] = "normal"
    turn_seconds: Annotated[float | None, _seconds("turn_seconds")] = None
    react_seconds: Annotated[float | None, _seconds("react_seconds")] = None
    grace_seconds: Annotated[float | None, _seconds("grace_seconds")] = None
    board: Annotated[Board, one_of(BOARDS)] = "picture"
    """Whether boards and hands are pictures with texts, texts with emojis, or plain texts."""
    board_after: Annotated[int, whole(1, 100)] = 12
    """A board that so many other messages have pushed up is posted afresh."""
    threads: Annotated[str, one_of(THREADS)] = "ask"
    channels: Annotated[tuple[ChannelId, ...], _channels] = ()
    """Where games may run, with their threads; none: everywhere."""
    rated: Annotated[bool, yes_or_no] = True
    """Whether tables count for ratings, unless whoever opens one says otherwise."""
    lobby_minutes: Annotated[float, number(1, 24 * 60)] = 15
    leavers: Annotated[Leavers, one_of(LEAVERS)] = "last"
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
        values = zip(self._fields, self, House(), strict=True)
        return {name: _text(value) for name, value, default in values if value != default}

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


def _text(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def house(settings: Mapping[str, str]) -> House:
    found: dict[str, Any] = {}
    for name, read in kinds(House).items():
        with suppress(ValueError, KeyError):
            found[name] = read(settings[name])
    return House(**found)


def renovate(now: House, wanted: Mapping[str, str | None]) -> House | Refused:
    """The house with other settings, all of them or none; None is the default.

    The times belong to the pace: whoever chooses another one gets that one's own.
    """
    texts: dict[str, str | None] = {**now.texts(), **wanted}
    if "pace" in wanted:
        texts |= dict.fromkeys(TIMES)
    found: dict[str, Any] = {}
    for name, read in kinds(House).items():
        if (text := texts.get(name)) is not None:
            try:
                found[name] = read(text)
            except ValueError:
                return LIMITS.get(name, NO_SUCH_SETTING)
    return House(**found)


def differences(old: House, new: House) -> dict[str, tuple[str | None, str | None]]:
    """Name of each setting that differs, with its text in both; None is the default."""
    before, after = old.texts(), new.texts()
    return {
        name: (before.get(name), after.get(name))
        for name in House._fields
        if before.get(name) != after.get(name)
    }
