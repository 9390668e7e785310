"""From a table to its screens, whatever is played there. Call it under the table's lock."""

from bot.engine.game import Refused, Seat
from bot.render import symbol
from bot.render.cast import cast
from bot.render.end import draw_aborted
from bot.render.lobby import Lobby, draw_closed, draw_hosting, draw_lobby, draw_moved, draw_waiting
from bot.render.look import PLAIN, Look
from bot.render.refusal import explain as explain_refusal
from bot.render.scene import Say, Scene, Seated
from bot.render.screen import Screen, Text
from bot.render.screens import SCREENS, drawn
from bot.standing.rating import Change
from bot.table.ids import UserId
from bot.table.plan import turn_ends
from bot.table.table import Table


def public(table: Table, say: Say, thread: bool = False, look: Look = PLAIN) -> Screen:
    """The message in the channel: lobby, board or end. A lobby may offer a thread of its own."""
    if table.ended and table.ended.how == "aborted":
        return _closed(table, table.ended.reason, say)
    if table.state is None:
        return draw_lobby(_lobby(table, say), say, thread)
    screens = SCREENS[table.game.id]
    view = table.game.view(table.state, None)
    draw = screens.end if table.ended else screens.board
    return drawn(draw, view, _scene(table, say, look))


def private(table: Table, seat: Seat, say: Say, look: Look = PLAIN) -> Screen:
    """The message that only this seat's player sees."""
    if table.ended and table.ended.how == "aborted":
        return _closed(table, table.ended.reason, say)
    if table.state is None:
        draw = draw_hosting if table.chairs[seat].user == table.host else draw_waiting
        return draw(_lobby(table, say), say)
    view = table.game.view(table.state, seat)
    return drawn(SCREENS[table.game.id].panel, view, _scene(table, say, look))


def moved(table: Table, channel: str, say: Say) -> Screen:
    return draw_moved(_lobby(table, say), channel, say)


def left(table: Table, say: Say) -> Screen:
    """What becomes of the private message of somebody who has left."""
    return Screen((Text(say("left-lobby" if table.state is None else "left-game")),), symbol.DONE)


def chapter(table: Table) -> int:
    """How many rounds are over: each is told in a message that stays."""
    if table.state is None:
        return 0
    return SCREENS[table.game.id].results(table.game.view(table.state, None))


def result(table: Table, say: Say, look: Look = PLAIN) -> Screen:
    view = table.game.view(table.state, None)
    return drawn(SCREENS[table.game.id].result, view, _scene(table, say, look))


def mover(table: Table) -> UserId | None:
    """The person whose turn it is."""
    waiting = None if table.state is None else table.game.waiting(table.state)
    if waiting is None or waiting.mover is None:
        return None
    chair = table.chairs[waiting.mover]
    return None if chair.away else chair.user


def explain(refused: Refused, table: Table | None, say: Say) -> str:
    """One sentence that says why not, and what to do."""
    if table is None:
        return explain_refusal(refused, None, None, say)
    if table.state is None:
        return explain_refusal(refused, _lobby(table, say), None, say)
    view = table.game.view(table.state, None)
    return explain_refusal(refused, _scene(table, say), view, say)


def _closed(table: Table, reason: str, say: Say) -> Screen:
    if table.state is None:
        return draw_closed(_lobby(table, say), reason, say)
    return draw_aborted(_scene(table, say), reason)


def _lobby(table: Table, say: Say) -> Lobby:
    opened = table.opened
    return Lobby(
        table.id,
        table.game,
        _seats(table, say),
        opened.seats,
        opened.options,
        opened.seconds,
        table.host,
        table.commit,
        table.deadline,
        opened.heir,
        opened.stakes.rated,
    )


def _scene(table: Table, say: Say, look: Look = PLAIN) -> Scene:
    return Scene(
        table.id,
        table.game,
        _seats(table, say),
        turn_ends(table),
        table.last,
        table.commit,
        say,
        closes=table.deadline,
        host=table.host,
        look=look,
        changes=_changes(table),
    )


def _changes(table: Table) -> tuple[Change | None, ...]:
    """Of those who left, too: their seats still have their names."""
    users = [chair.left if chair.user is None else chair.user for chair in table.chairs]
    return tuple(None if user is None else table.changes.get(user) for user in users)


def _seats(table: Table, say: Say) -> tuple[Seated, ...]:
    named = zip(cast(table.chairs, say), table.chairs, strict=True)
    return tuple(Seated(name, c.user, c.level, c.away, c.kept) for name, c in named)
