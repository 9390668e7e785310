"""Typical positions of both games, and every screen that there is of them."""

from collections.abc import Iterator
from typing import Any

from bot.engine.game import Seat
from bot.games.seventeen import SEVENTEEN
from bot.games.seventeen.action import CALL, Action
from bot.games.switch import SWITCH
from bot.games.switch.action import (
    BLOCKS,
    COUNTER,
    DECLINE,
    DIE,
    DISCARD,
    ROLL,
    STOP,
    SWAPS,
    UNBLOCK,
)
from bot.games.switch.action import Action as SwitchAction
from bot.house import Change, House, differences
from bot.render.end import draw_aborted
from bot.render.leaderboard import draw_leaderboard
from bot.render.lobby import Lobby, draw_closed, draw_hosting, draw_lobby, draw_waiting
from bot.render.profile import draw_profile
from bot.render.scene import Scene, Seated
from bot.render.screen import Screen
from bot.render.screens import SCREENS
from bot.render.settings import Panel as SettingsPanel
from bot.render.settings import draw_settings
from bot.standing.ladder import Ladder
from bot.standing.page import Line, Page
from bot.standing.period import ALL, Period
from bot.standing.profile import Losing, Profile
from bot.standing.rating import Change as RatingChange
from bot.standing.rating import Rating
from bot.standing.standing import EVERYWHERE, Standing
from bot.table.ids import ChannelId, GuildId, TableId, UserId
from bot.table.pace import PACES
from tests.games.seventeen.table import Table, played
from tests.games.switch.table import Table as SwitchTable
from tests.render import adornments, hindsight, lessons
from tests.render.stage import COMMIT, illustrated, people, reader, scene

CPU = Seated("CPU 1", None, "hard", away=False)


def screens() -> Iterator[tuple[str, Screen]]:
    """Name of the golden file, and what it shows."""
    yield from _lobbies()
    yield from _leaderboards()
    yield from _profiles()
    yield from _settings()
    yield from _seventeen()
    yield from _switch()
    yield from hindsight.screens()
    yield from lessons.screens(reader())
    yield from adornments.screens()


def _settings() -> Iterator[tuple[str, Screen]]:
    languages = (("en-US", "English"), ("nl", "Nederlands"))
    yield "settings", draw_settings(SettingsPanel(House(), languages, (), ()), reader())
    chosen = House(
        language="nl",
        pace="quick",
        turn_seconds=40,
        threads="never",
        channels=(ChannelId(5), ChannelId(6)),
        rated=False,
        lobby_minutes=20,
        leavers="none",
    )
    changes = [
        Change(GuildId(1), name, *values, UserId(100), 1_800_000_000.5)
        for name, values in differences(House(), chosen).items()
    ]
    gone = Change(GuildId(1), "channels", "1 2 3 4 5", None, None, 1_800_000_000)
    panel = SettingsPanel(chosen, languages, chosen.channels[:1], [*changes, gone])
    yield "settings-changed", draw_settings(panel, reader())


def _leaderboards() -> Iterator[tuple[str, Screen]]:
    """With people who are equal, one on whom there is doubt, and a name full of markup."""
    say, now = reader(), 1_794_000_000.0
    wins = (9, 7, 7, 3, 3, 3, 2, 1, 1, 1)
    ranks = (1, 2, 2, 4, 4, 4, 7, 8, 8, 8)
    names = ("Anna", "*Ben*", "Cleo", "Dario", "Eva", "Finn", "Gina", "Hugo", "Ida", "Jon")
    rows = [
        Line(rank, UserId(n), names[n], value, 20 - n, 12 - n, 0)
        for n, (rank, value) in enumerate(zip(ranks, wins, strict=True))
    ]
    here = Ladder(GuildId(1), "17", ALL, "wins")
    standing = Standing("Kim", 3, 0, 0, {"calls": 7, "right": 1})
    own = Line(11, UserId(99), "Kim", 0, 3, 0, 7)
    first = Page(here, 1, 34, tuple(rows), own, standing)
    yield "leaderboard-first", draw_leaderboard(first, SEVENTEEN, "Kim", now, say)
    ladder = here._replace(by="rating", period=Period("2026-q4"))
    rated = tuple(row._replace(value=1500 - row.rank) for row in rows[:4])
    last = Page(ladder, 4, 34, rated, None, standing)
    yield "leaderboard-rating", draw_leaderboard(last, SEVENTEEN, "Kim", now, say)
    ladder = here._replace(by="accuracy", period=Period("2026-11"), scope=EVERYWHERE)
    sharp = tuple(row._replace(value=1000 - row.rank, calls=25) for row in rows[:2])
    alone = Page(ladder, 1, 2, sharp, None, standing)
    yield "leaderboard-accuracy", draw_leaderboard(alone, SEVENTEEN, "Kim", now, say)
    empty = Page(here._replace(game="switch"), 1, 0, (), None, None)
    yield "leaderboard-empty", draw_leaderboard(empty, SWITCH, "Kim", now, say)


def _profiles() -> Iterator[tuple[str, Screen]]:
    say, games, kim = reader(), ("17", "switch"), UserId(99)
    ratings = tuple(Rating(25 + n % 5, 8 - n / 10, n + 1) for n in range(40))
    counts = {"victories": 31, "penalties": 40, "calls": 50, "right": 31, "traps": 9, "trapped": 1}
    standing = Standing("*Kim*", 40, 13, 2, counts, ratings[-1])
    full = Profile("*Kim*", "17", standing, ratings, Losing("trapped", 14, 27))
    yield "profile-17", draw_profile(full, kim, SEVENTEEN, games, say, pictures=True)
    counts = {"discards": 30, "busts": 1, "swaps": 0, "blocks": 4, "points": 0}
    first = Profile("Kim", "switch", Standing("Kim", 1, 1, 0, counts), ratings[:1], None)
    yield "profile-switch", draw_profile(first, kim, SWITCH, games, say)
    none = Profile("Kim", "switch", Standing(), (), None)
    yield "profile-other-game", draw_profile(none, kim, SWITCH, games, say)


def lobby(taken: int, game: Any = SEVENTEEN, most: int = 4) -> Lobby:
    seats = (*people(("Anna", "Ben", "Cleo"))[:taken], CPU)[:taken] if taken < 4 else _full()
    options = dict(game.options)
    return Lobby(
        TableId(7), game, seats, most, options, PACES["normal"], UserId(100), COMMIT, 1_700_000_600
    )


def _full() -> tuple[Seated, ...]:
    return (*people(("Anna", "Ben", "Cleo")), CPU)


def _lobbies() -> Iterator[tuple[str, Screen]]:
    say = reader()
    yield "lobby-open", draw_lobby(lobby(1), say)
    yield "lobby-full", draw_lobby(lobby(4), say)
    match = lobby(2, SWITCH)._replace(options={"match": True}, seconds=PACES["relaxed"])
    yield "lobby-match", draw_lobby(match, say)
    anna, ben, cleo, cpu = _full()
    waited_for = (anna._replace(kept=True), ben, cleo._replace(kept=True), cpu)
    rematch = lobby(4)._replace(seats=waited_for, host=ben.user or UserId(0), heir=anna.user)
    yield "lobby-rematch", draw_lobby(rematch, say)
    yield "lobby-levels", draw_hosting(lobby(1), say)
    yield "lobby-thread", draw_lobby(lobby(1), say, thread=True)
    yield "lobby-levels-more", draw_hosting(lobby(2)._replace(seats=(*people(("Anna",)), CPU)), say)
    yield "lobby-levels-full", draw_hosting(lobby(4)._replace(seats=_full()), say)
    yield "lobby-waiting", draw_waiting(lobby(2), say)
    yield "lobby-idle", draw_closed(lobby(2), "aborted-idle", say)
    yield "aborted", draw_aborted(scene(SEVENTEEN, 3), "aborted-ended")


def _mixed(game: Any, seats: int, last: tuple[Seat, Any] | None) -> Scene:
    """With a CPU in the last seat, and the one before it away."""
    stage = illustrated(game, seats, last)
    away = stage.seats[-2]._replace(away=True)
    return stage._replace(seats=(*stage.seats[:-2], away, CPU))


def _seventeen() -> Iterator[tuple[str, Screen]]:
    draw = SCREENS[SEVENTEEN.id]

    def stage(table: Table, seat: int, action: Action) -> Scene:
        return _mixed(SEVENTEEN, len(table.seats), (Seat(seat), action))

    new = Table("1c 2c trap", "2o x2 rev", "5o 4c 3c", "1o 1o trash")
    yield "17-start", draw.board(new.view(None), _mixed(SEVENTEEN, 4, None))

    row = "0:5o 1:trap- 2:3o- 3:rev 2:4c-"
    middle = Table(
        *("1c 2c trap", "2o x2 rev", "5o 4c 3c", "1o 1o trash"),
        row=row,
        turn=1,
        direction=-1,
        tokens=[(2, 1), (1, 0), (0, 1), (0, 0)],
    )
    acted = stage(middle, 2, played("4c-"))
    yield "17-middle", draw.board(middle.view(None), acted)
    yield "17-middle-panel", draw.panel(middle.view(1), acted)
    yield "17-middle-panel-waiting", draw.panel(middle.view(0), acted)

    double = Table("1c 2c trap", "2o x2 rev", "5o 4c 3c").play(0, "2c").close().play(1, "x2")
    yield "17-x2-window", draw.board(double.view(None), stage(double, 1, played("x2")))
    double.close()
    yield "17-x2-first-panel", draw.panel(double.view(2), stage(double, 1, played("x2")))
    double.play(2, "5o-")
    yield "17-x2-second", draw.board(double.view(None), stage(double, 2, played("5o-")))
    yield "17-x2-second-panel", draw.panel(double.view(2), stage(double, 2, played("5o-")))

    called = Table(
        *("1c 2c trap", "2o x2 rev", "5o 4c 3c", "1o 1o trash"),
        row="0:5o 1:trap- 2:5o- 1:4o 2:trap- 0:3c-",
        turn=1,
        tokens=[(1, 1), (1, 0), (2, 1), (1, 0)],
    ).call(2)
    yield "17-grace", draw.board(called.view(None), stage(called, 2, CALL))
    called.close()
    yield "17-result-right", draw.result(called.view(None), stage(called, 2, CALL))

    shared = Table(
        *("1c 2c trap", "2o x2 rev", "5o 4c 3c"),
        row="0:5o 1:trap- 2:5o- 1:4o 0:3c-",
        turn=1,
        tokens=[(1, 0), (2, 1), (2, 0)],
    ).call(2)
    shared.close()
    yield "17-result-last", draw.result(shared.view(None), stage(shared, 2, CALL))
    yield "17-end-shared", draw.end(shared.view(None), stage(shared, 2, CALL))
    old, risen, strong = Rating(), Rating(26.5, 7.9, 1), Rating(31, 2.5, 40)
    changes = (RatingChange(old, risen), RatingChange(strong, strong._replace(mu=30.4, games=41)))
    people_only = scene(SEVENTEEN, 3)._replace(changes=(*changes, None))
    yield "17-end-rated", draw.end(shared.view(None), people_only)

    wrong = Table("1c 2c trap", "2o x2 rev", row="0:5o 1:trap", turn=0, tokens=[(1, 1), (1, 0)])
    wrong.call(0)
    yield "17-result-wrong", draw.result(wrong.view(None), stage(wrong, 0, CALL))
    yield "17-next-round", draw.board(wrong.view(None), stage(wrong, 0, CALL))

    empty = Table("", "2o", "3o", row="2:5o", turn=0, rest="row")
    yield "17-no-card", draw.board(empty.view(None), stage(empty, 2, played("5o")))
    yield "17-no-card-panel", draw.panel(empty.view(0), stage(empty, 2, played("5o")))


def _switch() -> Iterator[tuple[str, Screen]]:
    draw = SCREENS[SWITCH.id]

    def board(table: SwitchTable, seat: int, action: SwitchAction) -> Screen:
        return draw.board(table.view(), _mixed(SWITCH, len(table.seats), (Seat(seat), action)))

    new = SwitchTable(1, 1, 1)
    yield "switch-start", draw.board(new.view(), _mixed(SWITCH, 3, None))

    table = SwitchTable(3, 12, 1, hold=(0, 1, 1)).roll(0, 1, 3, 4)
    yield "switch-rolled", board(table, 0, ROLL)
    yield "switch-discarding", board(table.do(0, DISCARD), 0, DISCARD)
    yield "switch-blocking", board(table.do(1, BLOCKS[2]), 1, BLOCKS[2])
    yield "switch-countered", board(table.do(2, COUNTER), 2, COUNTER)

    table = SwitchTable(3, 12, 1).roll(0, 1, 3, 4).do(0, DISCARD)
    yield "switch-discarded", board(table, 0, DISCARD)
    yield "switch-stopped", board(table.do(0, STOP), 0, STOP)
    yield "switch-bust", board(SwitchTable(11, 4, gone=1).roll(0, 1, 1, 1, 1), 0, ROLL)

    table = SwitchTable(10, 4, 4, 5, hold=(0, 0, 1, 0), blocked=[1])
    yield "switch-green", board(table.die(0, "green"), 0, DIE)
    yield "switch-swap-window", board(table.do(0, SWAPS[1]), 0, SWAPS[1])
    yield "switch-swapped", board(table.close(), 0, SWAPS[1])
    declined = SwitchTable(10, 4).die(0, "green").do(0, DECLINE)
    yield "switch-declined", board(declined, 0, DECLINE)
    yield "switch-red", board(SwitchTable(10, 4, 4).die(0, "red"), 0, DIE)
    yield "switch-token", board(SwitchTable(10, 4).die(0, "block"), 0, DIE)

    table = SwitchTable(5, 9, 2, hold=(1, 0, 2), blocked=[0])
    yield "switch-blocked", draw.board(table.view(), _mixed(SWITCH, 3, None))
    for seat in range(3):
        panel = draw.panel(table.view(seat), _mixed(SWITCH, 3, None))
        yield f"switch-blocked-panel-{seat}", panel
    yield "switch-unblocked", board(table.do(0, UNBLOCK), 0, UNBLOCK)

    table = SwitchTable(16, 9, 1, match=True, scores=(30, 70, 12)).roll(0, 6, 6, 4, 1, 1)
    table.do(0, DISCARD)
    stage = _mixed(SWITCH, 3, (Seat(0), DISCARD))
    yield "switch-result", draw.result(table.view(), stage)
    yield "switch-next-round", draw.board(table.view(), stage)
    table = SwitchTable(16, 9, 1, match=True, scores=(90, 70, 12)).roll(0, 6, 6, 4, 1, 1)
    yield "switch-end-match", draw.end(table.do(0, DISCARD).view(), stage)
    table = SwitchTable(16, 9, 1).roll(0, 6, 6, 4, 1, 1)
    yield "switch-end", draw.end(table.do(0, DISCARD).view(), stage)
