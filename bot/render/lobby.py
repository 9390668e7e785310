"""A lobby: who plays what, and the buttons that fill it."""

from typing import NamedTuple

from bot.engine.game import AnyGame, Options
from bot.render import symbol, verb
from bot.render.phrase import chip, countdown, lines, small, words
from bot.render.scene import Say, Seated
from bot.render.screen import Button, Row, Rule, Screen, Text
from bot.table.ids import TableId, UserId
from bot.table.lobby import LEVELS
from bot.table.pace import Seconds


class Lobby(NamedTuple):
    table: TableId
    game: AnyGame
    seats: tuple[Seated, ...]
    most: int
    options: Options
    seconds: Seconds
    host: UserId
    commit: str
    until: float | None
    """When it closes by itself."""
    heir: UserId | None = None
    """Who hosts a rematch once they are there."""
    rated: bool = True
    """Whether it counts for ratings, if only people play."""


def draw_lobby(lobby: Lobby, say: Say, thread: bool = False) -> Screen:
    """`thread`: whether to offer a thread of its own."""
    taken, room = _taken(lobby), _has_room(lobby)
    ready = taken >= lobby.game.seats[0]
    return Screen(
        (
            Text(lines(_title(lobby, say), *_options(lobby, say))),
            Rule(),
            Text(lines(say("lobby-seats", taken=taken, most=lobby.most), *_seats(lobby, say))),
            Rule(),
            Text(lines(_progress(lobby, say), *_fine_print(lobby, say))),
            Row(
                (
                    Button(say("button-join"), verb.JOIN, "success", room),
                    Button(say("button-leave"), verb.LEAVE),
                    Button(say("button-add-cpu"), verb.ADD_CPU, "secondary", room),
                    Button(say("button-start"), verb.START, "primary", ready),
                    Button(say("button-cancel"), verb.CANCEL, "danger"),
                )
            ),
            Row(
                (
                    Button(say("button-rules"), verb.RULES, bound=False),
                    *([Button(say("button-thread"), verb.THREAD)] if thread else []),
                )
            ),
        ),
        symbol.CALM,
    )


def draw_waiting(lobby: Lobby, say: Say) -> Screen:
    """A player's own panel before there is a game."""
    text = say("lobby-you-are-in", game=say(f"game-{lobby.game.id}"))
    return Screen((Text(text),), symbol.CALM)


def draw_hosting(lobby: Lobby, say: Say) -> Screen:
    """The host's: it also asks how well the next CPU should play, while there is a seat for it."""
    text = say("lobby-you-host", game=say(f"game-{lobby.game.id}"))
    levels = [Button(say(f"level-{level}"), f"{verb.ADD_CPU}.{level}") for level in LEVELS]
    return Screen(
        (
            Text(lines(_next_cpu(lobby, say), small(text))),
            *([Row(tuple(levels))] if _has_room(lobby) else []),
        ),
        symbol.CALM,
    )


def draw_moved(lobby: Lobby, channel: str, say: Say) -> Screen:
    """What stays where a lobby was before it went to a thread of its own."""
    return Screen(
        (Text(lines(_title(lobby, say), say("lobby-moved", channel=channel))),), symbol.DONE
    )


def draw_closed(lobby: Lobby, reason: str, say: Say) -> Screen:
    """The reason is the key of a text."""
    heading = f"### {say(f'game-{lobby.game.id}')} · {say('aborted-title')}"
    return Screen((Text(lines(heading, say(reason))),), symbol.DONE)


def host_of(lobby: Lobby) -> str:
    return next((seated.name for seated in lobby.seats if seated.user == lobby.host), "?")


def missing(lobby: Lobby) -> int:
    """How many have to come before it can start."""
    return max(0, lobby.game.seats[0] - _taken(lobby))


def _taken(lobby: Lobby) -> int:
    return sum(not seated.kept for seated in lobby.seats)


def _has_room(lobby: Lobby) -> bool:
    return _taken(lobby) < lobby.most


def _next_cpu(lobby: Lobby, say: Say) -> str:
    newest = lobby.seats[-1]
    if newest.user is None:
        key = "lobby-levels-more" if _has_room(lobby) else "lobby-levels-full"
        return say(key, name=newest.name)
    return say("lobby-levels") if _has_room(lobby) else ""


def _title(lobby: Lobby, say: Say) -> str:
    return f"## {say('lobby-title', game=say(f'game-{lobby.game.id}'))}"


def _options(lobby: Lobby, say: Say) -> list[str]:
    pace = say(
        "lobby-pace",
        turn=say.write.duration(lobby.seconds.turn),
        react=say.write.duration(lobby.seconds.react),
    )
    told = [pace, _stakes(lobby, say)]
    if "match" not in lobby.options:
        return told
    return [say("lobby-match" if lobby.options["match"] else "lobby-single"), *told]


def _stakes(lobby: Lobby, say: Say) -> str:
    if not lobby.rated:
        return say("lobby-unrated")
    with_cpu = any(seated.user is None for seated in lobby.seats)
    return say("lobby-rated-cpu" if with_cpu else "lobby-rated")


def _seats(lobby: Lobby, say: Say) -> list[str]:
    seats = [_seat(seated, lobby, say) for seated in lobby.seats]
    free = say("lobby-seat-free")
    return [*seats, *(f"{symbol.NOT_NOW} {free}" for _ in range(lobby.most - len(seats)))]


def _seat(seated: Seated, lobby: Lobby, say: Say) -> str:
    name = f"**{seated.name}**"
    if seated.user is None:
        return f"{symbol.CPU} {name} · {say(f'level-{seated.level}')}"
    if seated.kept:
        kept = "lobby-seat-heir" if seated.user == lobby.heir else "lobby-seat-kept"
        return f"{symbol.WINDOW} {name} · {say(kept)}"
    host = f"· {symbol.HOST} {say('lobby-host')}" if seated.user == lobby.host else ""
    return words(symbol.PERSON, name, host)


def _progress(lobby: Lobby, say: Say) -> str:
    more = missing(lobby)
    return f"**{say('lobby-need', n=more) if more else say('lobby-ready')}**"


def _fine_print(lobby: Lobby, say: Say) -> list[str]:
    fair = small(say("lobby-fair", commit=chip(lobby.commit)))
    kept = [small(say("lobby-kept"))] if _taken(lobby) < len(lobby.seats) else []
    if lobby.until is None:
        return [*kept, fair]
    return [*kept, small(say("lobby-closes", when=countdown(lobby.until))), fair]
