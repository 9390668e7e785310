"""Everything that is stored about a person: to hand it out, to hide it and to let go of it."""

import json
import sqlite3
from typing import Any, Final

from bot.privacy import ALIAS, Consent, Holdings
from bot.store.person import forget as forget_standings
from bot.store.person import show_everywhere
from bot.store.scoring import meet
from bot.table.ids import UserId

CONSENT: Final = "SELECT everywhere, NOT hidden FROM people WHERE user = ?"
HIDE: Final = "UPDATE people SET hidden = NOT ? WHERE user = ?"

COUNTS: Final = (
    "SELECT count(*) FROM seats WHERE user = :user OR gone = :user",
    "SELECT count(*) FROM results JOIN people ON number = person WHERE user = :user",
    "SELECT count(*) FROM ratings JOIN people ON number = person WHERE user = :user",
    "SELECT count(*) FROM changes WHERE user = :user",
    "SELECT count(*) FROM lessons WHERE user = :user",
)
"""In the order of `Holdings`."""

DOSSIER: Final = {
    "seats": "SELECT tables.id AS 'table', guild AS server, channel, game, opened_at, started_at,"
    " ended_at, ending, winners, seats.seat, name, ticket, away, host = :user AS hosts,"
    " heir IS :user AS won_the_game_before, gone IS NOT NULL OR seats.seat >= chairs AS has_left"
    " FROM seats JOIN tables ON tables.id = table_id"
    " WHERE user = :user OR gone = :user ORDER BY tables.id",
    "moves": "SELECT actions.table_id AS 'table', number, word, by, at FROM seats JOIN actions"
    " ON actions.table_id = seats.table_id AND actions.seat = seats.seat"
    " WHERE user = :user OR gone = :user ORDER BY actions.table_id, number",
    "results": "SELECT table_id AS 'table', guild AS server, game, at, seats, name, place, won,"
    " shared, gone AS left, counts, mu_before, sigma_before, mu, sigma, rated"
    " FROM results JOIN people ON number = person WHERE user = :user ORDER BY id",
    "ratings": "SELECT game, mu, sigma, games"
    " FROM ratings JOIN people ON number = person WHERE user = :user",
    "standings": "SELECT game, scope AS server, period, name, games, wins, shared, counts, mu,"
    " sigma, rated FROM standings JOIN people ON number = person WHERE user = :user",
    "shown": "SELECT everywhere, NOT hidden AS profile FROM people WHERE user = :user",
    "settings": "SELECT guild AS server, name, old, new, at FROM changes"
    " WHERE user = :user ORDER BY id",
    "tutorials": "SELECT game, done FROM lessons WHERE user = :user",
}
"""What there is, by what it is called in the file."""

FORGET: Final = (
    # First whatever is found by the seats.
    "UPDATE tables SET host = 0 WHERE host = :user"
    " AND id IN (SELECT table_id FROM seats WHERE user = :user)",
    "UPDATE tables SET heir = NULL WHERE heir = :user",
    "UPDATE seats SET user = NULL, gone = NULL, name = :alias, away = 0"
    " WHERE user = :user OR gone = :user",
    "UPDATE changes SET user = NULL WHERE user = :user",
    "DELETE FROM lessons WHERE user = :user",
)


def consent(connection: sqlite3.Connection, user: UserId) -> Consent:
    for everywhere, profile in connection.execute(CONSENT, (user,)):
        return Consent(bool(everywhere), bool(profile))
    return Consent()


def agree(connection: sqlite3.Connection, user: UserId, given: Consent) -> None:
    """Also puts somebody on the ladders that all servers share, or takes them off."""
    person = meet(connection, [user])[user]
    connection.execute(HIDE, (given.profile, user))
    if person.everywhere != given.everywhere:
        show_everywhere(connection, user, given.everywhere)


def count(connection: sqlite3.Connection, user: UserId) -> Holdings:
    numbers = []
    for question in COUNTS:
        [[number]] = connection.execute(question, {"user": user})
        numbers.append(int(number))
    return Holdings(*numbers)


def describe(connection: sqlite3.Connection, user: UserId) -> dict[str, Any]:
    found: dict[str, Any] = {"user": user}
    for name, question in DOSSIER.items():
        rows = connection.execute(question, {"user": user})
        columns = [column[0] for column in rows.description]
        found[name] = [dict(zip(columns, map(_plain, columns, row), strict=True)) for row in rows]
    return found


def _plain(column: str, value: Any) -> Any:
    return json.loads(value) if column in ("counts", "winners") and value else value


def forget(connection: sqlite3.Connection, user: UserId) -> None:
    forget_standings(connection, user)
    for statement in FORGET:
        connection.execute(statement, {"user": user, "alias": ALIAS})
