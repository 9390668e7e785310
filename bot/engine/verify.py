"""Proving a transcript: every game is recorded anew from seed, salt and actions, and compared."""

import json
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from pydantic import ValidationError

from bot.engine.game import AnyGame, Catalogue, Refused, Seat
from bot.engine.header import Header
from bot.engine.transcript import Line, Player, Record


class NotATranscript(Exception):
    """The text is no transcript at all; the message says where and why, in one line."""


class Verified(NamedTuple):
    number: int
    game: str
    steps: int
    end: str


class Deviation(NamedTuple):
    """Where a transcript first differs from the game that its seed, salt and actions give."""

    number: int
    where: str
    what: str


class _Twice(Exception):
    """A key that stands twice in an object: readers would disagree on which one counts."""


class _Differs(Exception):
    def __init__(self, where: str, what: str) -> None:
        super().__init__(what)
        self.where = where
        self.what = what


def verify(text: Iterable[str], catalogue: Catalogue) -> Iterator[Verified | Deviation]:
    """One result per game, up to the first deviation."""
    lines = _parse(text)
    number = 0
    for where, line in lines:
        number += 1
        try:
            yield _verify_game(number, where, line, lines, catalogue)
        except _Differs as differs:
            yield Deviation(number, differs.where, differs.what)
            return
        except RecursionError:
            raise NotATranscript(f"game {number} is nested too deeply") from None
    if not number:
        raise NotATranscript("there is no game in it")


def _parse(text: Iterable[str]) -> Iterator[tuple[int, Line]]:
    for number, raw in enumerate(text, start=1):
        if not raw.strip():
            continue
        try:
            line = json.loads(raw, object_pairs_hook=_object)
        except _Twice as twice:
            raise NotATranscript(f"line {number} says {_escaped(twice)} twice") from None
        except (ValueError, RecursionError):
            raise NotATranscript(f"line {number} is not JSON") from None
        if not isinstance(line, dict):
            raise NotATranscript(f"line {number} is not a JSON object")
        yield number, line


def _object(pairs: list[tuple[str, object]]) -> Line:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        raise _Twice(next(key for key in keys if keys.count(key) > 1))
    return found


def _verify_game(
    number: int, where: int, first: Line, lines: Iterator[tuple[int, Line]], catalogue: Catalogue
) -> Verified:
    record = _begin(where, first, catalogue)
    _compare("header", record.header, first)
    actions = {_canonical(record.game.encode(action)): action for action in record.game.actions}
    for _, line in lines:
        if "end" in line:
            _compare("end", record.end(str(line.get("reason", ""))), line)
            return Verified(number, record.game.id, record.steps, str(line["end"]))
        _verify_step(record, actions, line)
    raise _Differs(f"step {record.steps + 1}", "the file ends before the game does")


def _begin(where: int, line: Line, catalogue: Catalogue) -> Record:
    try:
        header = Header.model_validate(line)
    except ValidationError as error:
        first = error.errors()[0]
        path = ".".join(_escaped(part) for part in first["loc"])
        raise NotATranscript(f"line {where} is not a header: {path}: {first['msg']}") from None
    game = catalogue.get(header.game)
    if game is None:
        raise NotATranscript(f"line {where} names a game that is not played here: {header.game!r}")
    problem = _unplayable(game, header)
    if problem:
        raise NotATranscript(f"line {where} is not a header: {problem}")
    players = [Player(who.seat, who.name, who.cpu) for who in header.players]
    return Record(game, players, header.options, bytes.fromhex(header.seed), header.salt)


def _unplayable(game: AnyGame, header: Header) -> str | None:
    if len(header.players) not in game.seats:
        return f"{game.id} has no table for {len(header.players)}"
    if [player.seat for player in header.players] != list(range(len(header.players))):
        return "the seats are not numbered from 0"
    if any("\ud800" <= character <= "\udfff" for character in header.salt):
        return "salt: half a character is no text"
    if header.options.keys() != game.options.keys():
        return f"{game.id} has the options {list(game.options)}, not {list(header.options)}"
    return None


def _verify_step(record: Record, actions: dict[str, object], line: Line) -> None:
    where = f"step {record.steps + 1}"
    encoded = {key: value for key, value in line.items() if key not in ("n", "seat", "after")}
    action = actions.get(_canonical(encoded))
    if action is None:
        raise _Differs(where, f"no such action: {_canonical(encoded)}")
    seat = line.get("seat")
    if seat is not None and type(seat) is not int:
        raise _Differs(where, f"no such seat: {_canonical(seat)}")
    step = record.step(None if seat is None else Seat(seat), action)
    if isinstance(step, Refused):
        raise _Differs(where, f"the rules do not allow it ({step.reason})")
    _compare(where, step, line)


def _compare(where: str, expected: object, found: object, path: str = "") -> None:
    """Equal as JSON: 1, 1.0 and true are three different things there."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in (*expected, *(key for key in found if key not in expected)):
            inner = f"{path}.{_escaped(key)}" if path else _escaped(key)
            if key not in found:
                raise _Differs(where, f"{inner} is missing")
            if key not in expected:
                raise _Differs(where, f"{inner} does not belong there")
            _compare(where, expected[key], found[key], inner)
    elif _canonical(expected) != _canonical(found):
        raise _Differs(where, f"{path} is {_canonical(found)}, not {_canonical(expected)}")


def _canonical(value: object) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def _escaped(key: object) -> str:
    """A key from a file that may hold anything, fit for a message of one line."""
    return json.dumps(str(key))[1:-1]
