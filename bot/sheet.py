"""Results as a CSV file: what a server takes along when it moves to another bot.

One line is what one game came to for one person. All standings follow from the results, so they
are not in the file.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, Final, NamedTuple, Self, TextIO

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from bot.engine.game import Catalogue
from bot.standing.rating import Change, Rating
from bot.standing.result import Played, Result
from bot.table.ids import LARGEST, GuildId, UserId

RATING: Final = ("mu_before", "sigma_before", "mu", "sigma", "rated_games")
"""All of them or none: a game that was not rated."""

FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r", "'")
"""What a spreadsheet would not take as the beginning of a name."""

Id = Annotated[int, Field(ge=1, le=LARGEST)]
Amount = Annotated[float, Field(ge=-1000, le=1000)]
Spread = Annotated[float, Field(gt=0, le=1000)]
Count = Annotated[int, Field(ge=0, le=10_000)]


def _name(text: object) -> object:
    return text[1:] if isinstance(text, str) and text.startswith("'") else text


class Line(BaseModel):
    """Field names are the columns' names; the game's counters come after them."""

    model_config = ConfigDict(frozen=True)

    server: Id
    game: str
    user: Id
    name: Annotated[str, BeforeValidator(_name), Field(min_length=1, max_length=100)]
    at: Annotated[float, Field(ge=0, le=253402300799, allow_inf_nan=False)]
    """Seconds since 1970."""
    seats: Annotated[int, Field(ge=1, le=100)]
    place: Annotated[int, Field(ge=1)]
    won: bool
    shared: bool
    left: bool
    mu_before: Amount | None = None
    sigma_before: Spread | None = None
    mu: Amount | None = None
    sigma: Spread | None = None
    rated_games: Annotated[int, Field(ge=1, lt=2**31)] | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.place > self.seats:
            raise ValueError(f"place {self.place} of {self.seats} seats")
        if self.shared and not self.won:
            raise ValueError("a victory is shared, but nobody won")
        if len({getattr(self, name) is None for name in RATING}) > 1:
            raise ValueError(f"of {', '.join(RATING)} there are all or none")
        return self

    @property
    def change(self) -> Change | None:
        if self.rated_games is None:
            return None
        assert self.mu_before is not None
        assert self.sigma_before is not None
        assert self.mu is not None
        assert self.sigma is not None
        games = self.rated_games
        before = Rating(self.mu_before, self.sigma_before, games - 1)
        return Change(before, Rating(self.mu, self.sigma, games))


class _Counter(BaseModel):
    n: Count


class Problem(NamedTuple):
    line: int
    reason: str


class Entry(NamedTuple):
    """A line of the file that can be read."""

    line: int
    played: Played


def write(history: Iterable[Played], counters: Sequence[str], out: TextIO) -> None:
    """`counters` are the names of all that occur."""
    sheet = csv.writer(out)
    sheet.writerow([*Line.model_fields, *counters])
    for played in history:
        result = played.result
        name = f"'{result.name}" if result.name.startswith(FORMULAS) else result.name
        flags = (int(result.won), int(result.shared), int(result.left))
        counts = [result.counts.get(counter, "") for counter in counters]
        when = (_exact(played.at), played.seats, result.place)
        row = (played.guild, played.game, result.user, name, *when, *flags)
        sheet.writerow([*row, *_rating(played.change), *counts])


def _rating(change: Change | None) -> tuple[Any, ...]:
    if change is None:
        return ("",) * len(RATING)
    return (*map(_exact, (*change.before[:2], *change.after[:2])), change.after.games)


def _exact(number: float) -> str:
    """Reads back as the same number; SQLite does not know a zero below zero."""
    return repr(number + 0.0)


def read(source: TextIO, catalogue: Catalogue) -> tuple[list[Entry], list[Problem]]:
    """Every line is looked at, whatever is wrong with those before it."""
    sheet = csv.reader(source, strict=True)
    entries: list[Entry] = []
    problems: list[Problem] = []
    seen: dict[tuple[int, str, int, float], int] = {}
    lines = _lines(sheet, problems)
    header = next(lines, None)
    wrong = _wrong_header(header[1] if header else [], catalogue)
    if header is None or wrong:
        return [], [*problems, Problem(header[0] if header else 1, wrong)]
    for number, cells in lines:
        try:
            played = _played(dict(_named(header[1], cells)), catalogue)
        except ValueError as error:
            problems.append(Problem(number, _reason(error)))
            continue
        first = seen.setdefault(identity(played), number)
        if first != number:
            problems.append(Problem(number, f"the same result as in line {first}"))
        entries.append(Entry(number, played))
    return entries, problems


def identity(played: Played) -> tuple[int, str, int, float]:
    """Nobody ends two games of a kind in one server in the same moment."""
    return played.guild, played.game, played.result.user, played.at


def _lines(sheet: Any, problems: list[Problem]) -> Iterator[tuple[int, list[str]]]:
    """With the number of each in the file; empty ones are left out."""
    while True:
        number = sheet.line_num + 1
        try:
            cells = next(sheet)
        except StopIteration:
            return
        except csv.Error as error:
            problems.append(Problem(number, f"this is no CSV: {error}"))
            return
        if cells:
            yield number, cells


def _wrong_header(columns: Sequence[str], catalogue: Catalogue) -> str:
    counters = {counter for game in catalogue.values() for counter in game.counters}
    needed = [name for name, field in Line.model_fields.items() if field.is_required()]
    if not columns:
        return "there is nothing in it"
    for name in needed:
        if name not in columns:
            return f"there is no column {name}"
    for name in columns:
        if name not in Line.model_fields and name not in counters:
            return f"no column is called {name!r}"
        if columns.count(name) > 1:
            return f"there are two columns {name}"
    return ""


def _named(columns: Sequence[str], cells: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What is empty is not there."""
    if len(cells) != len(columns):
        raise ValueError(f"it has {len(cells)} values, but there are {len(columns)} columns")
    return ((name, cell) for name, cell in zip(columns, cells, strict=True) if cell != "")


def _played(cells: dict[str, str], catalogue: Catalogue) -> Played:
    line = Line.model_validate(cells)
    game = catalogue.get(line.game)
    if game is None:
        raise ValueError(f"no game is called {line.game!r}")
    others = cells.keys() - Line.model_fields.keys() - set(game.counters)
    if others:
        raise ValueError(f"{line.game} does not count {min(others)}")
    counts = {name: _count(name, cells.get(name)) for name in game.counters}
    flags = (line.won, line.shared, line.left)
    result = Result(UserId(line.user), line.name, line.place, *flags, counts)
    where = (None, GuildId(line.server), line.game, line.at, line.seats)
    return Played(*where, result, line.change)


def _count(name: str, cell: str | None) -> int:
    """Standings add up only if everything is counted in every game."""
    if cell is None:
        raise ValueError(f"{name}: field required")
    try:
        return _Counter.model_validate({"n": cell}).n
    except ValidationError as error:
        raise ValueError(f"{name}: {_reason(error)}") from None


def _reason(error: ValueError) -> str:
    if not isinstance(error, ValidationError):
        return str(error)
    first = error.errors(include_url=False)[0]
    column = ".".join(str(part) for part in first["loc"] if part in Line.model_fields)
    said = str(first["msg"]).removeprefix("Value error, ")
    said = said[:1].lower() + said[1:]
    given = f", not {first['input']!r}" if isinstance(first["input"], str) else ""
    return f"{column}: {said}{given}" if column else f"{said}{given}"
