"""The panel of /settings: what a server has chosen, what it may choose, and who changed what."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.house import BOARDS, LEAVERS, THREADS, TIMES, Change, House, house
from bot.render import symbol
from bot.render.phrase import countdown, labelled, lines, small
from bot.render.scene import Say
from bot.render.screen import (
    Button,
    ChannelSelect,
    Choice,
    Part,
    Row,
    Rule,
    Screen,
    Select,
    Text,
)
from bot.table.ids import ChannelId
from bot.table.pace import PACES

AUTO: Final = "auto"
"""The value of a choice that takes a setting back."""
TIMES_FORM: Final = "times"
RESET: Final = "reset"

LOBBIES: Final = (5, 15, 30, 60, 180, 1440)
"""Minutes that are offered."""
NAMED: Final = 3
"""Channels that a change names; of the others it tells how many there are."""


class Panel(NamedTuple):
    house: House
    languages: tuple[tuple[str, str], ...]
    """Those that there are, and how each calls itself."""
    channels: tuple[ChannelId, ...]
    """Of the chosen ones, those that still exist."""
    changes: Sequence[Change]
    """The newest first."""


def draw_settings(panel: Panel, say: Say) -> Screen:
    chosen = panel.house
    return Screen(
        (
            Text(lines(f"## {say('settings-title')}", small(say("settings-hint")))),
            *_select("language", _languages(panel, say), chosen.language or AUTO, say),
            *_select("pace", _choices(say, "choice-pace", tuple(PACES)), chosen.pace, say),
            Text(_times(chosen, say)),
            Row((Button(say("button-times"), TIMES_FORM),)),
            *_select("board", _choices(say, "setting-board", BOARDS), chosen.board, say),
            *_select(
                "threads",
                _choices(say, "setting-threads", THREADS),
                chosen.threads,
                say,
            ),
            Text(_name("channels", say)),
            ChannelSelect(_where(panel, say), "channels", panel.channels),
            *_select("rated", _rated(say), str(chosen.rated), say),
            *_select("leavers", _choices(say, "setting-leavers", LEAVERS), chosen.leavers, say),
            *_select("lobby_minutes", _lobbies(chosen, say), _minutes(chosen), say),
            Rule(),
            Text(_changes(panel, say)),
            Row((Button(say("button-reset"), RESET, "danger", bool(chosen.texts())),)),
        ),
        symbol.CALM,
    )


def _select(name: str, choices: tuple[Choice, ...], chosen: str, say: Say) -> tuple[Part, ...]:
    return Text(_name(name, say)), Select(say(f"setting-{_key(name)}"), name, choices, chosen)


def _name(name: str, say: Say) -> str:
    return f"**{say(f'setting-{_key(name)}')}**"


def _key(name: str) -> str:
    return name.replace("_", "-")


def _choices(say: Say, prefix: str, values: Sequence[str]) -> tuple[Choice, ...]:
    return tuple(Choice(say(f"{prefix}-{value}"), value) for value in values)


def _languages(panel: Panel, say: Say) -> tuple[Choice, ...]:
    known = [Choice(name, tag) for tag, name in panel.languages]
    return (Choice(say("setting-language-auto"), AUTO), *known)


def _where(panel: Panel, say: Say) -> str:
    return say("setting-channels-gone" if panel.house.channels else "setting-channels-all")


def _rated(say: Say) -> tuple[Choice, ...]:
    return Choice(say("setting-rated-yes"), "True"), Choice(say("setting-rated-no"), "False")


def _minutes(chosen: House) -> str:
    return f"{chosen.lobby_minutes:g}"


def _lobbies(chosen: House, say: Say) -> tuple[Choice, ...]:
    offered = sorted({*LOBBIES, chosen.lobby_minutes})
    return tuple(Choice(say.write.duration(60 * minutes), f"{minutes:g}") for minutes in offered)


def _times(chosen: House, say: Say) -> str:
    turn, react, grace = (say.write.duration(one) for one in chosen.seconds())
    return small(say("settings-times", turn=turn, react=react, grace=grace))


def _changes(panel: Panel, say: Say) -> str:
    told = [small(_change(one, panel, say)) for one in panel.changes]
    return lines(f"**{say('settings-changes')}**", *(told or [small(say("settings-no-changes"))]))


def _change(change: Change, panel: Panel, say: Say) -> str:
    who = say("settings-somebody") if change.user is None else f"<@{change.user}>"
    old = _value(change.name, change.old, panel, say)
    new = _value(change.name, change.new, panel, say)
    what = labelled(_name(change.name, say), f"{old} → {new}", say)
    return f"{who} · {what} · {countdown(change.at)}"


def _mentions(channels: Sequence[ChannelId]) -> str:
    told = " ".join(f"<#{channel}>" for channel in channels[:NAMED])
    return told if len(channels) <= NAMED else f"{told} +{len(channels) - NAMED}"


def _value(name: str, text: str | None, panel: Panel, say: Say) -> str:
    """A setting's text in the store, in words."""
    at_home = house({} if text is None else {name: text})
    value = getattr(at_home, name, None)
    match name:
        case "language":
            return dict(panel.languages).get(str(value), say("setting-language-auto"))
        case "pace":
            return say(f"choice-pace-{value}")
        case "board" | "threads" | "leavers":
            return say(f"setting-{name}-{value}")
        case "channels":
            return _mentions(at_home.channels) or say("setting-channels-all")
        case "rated":
            return say("setting-rated-yes" if value else "setting-rated-no")
        case "lobby_minutes":
            return say.write.duration(60 * at_home.lobby_minutes)
        case _ if name in TIMES:
            if value is None:
                return say("settings-as-the-pace")
            return say.write.duration(float(value))
        case _:
            return str(value)
