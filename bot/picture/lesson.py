"""Pictures that explain: whatever is in them shrinks or wraps until it fits."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.drawing.lesson import LARGEST, Figure, Lesson, Note
from bot.drawing.thing import Sign, Thing
from bot.picture.font import fitted, width
from bot.picture.palette import Colour
from bot.picture.sheet import Sheet, Sprite
from bot.picture.thing import sprite

WIDTH: Final = 800
MARGIN: Final = 20
GAP: Final = 14
RADIUS: Final = 18
INSIDE: Final = WIDTH - 2 * MARGIN
PADDING: Final = 20
ROOM: Final = INSIDE - 2 * PADDING

SIZES: Final = (LARGEST, 104, 96, 88, 80, 74, 68, 62, 56, 50, 44)
"""How wide a card may be, best first."""
LETTERS: Final = (36, 33, 30, 28, 26, 24, 22, 20)
"""How large words may be, best first; the smallest is for a long word that would be cut."""
LINES: Final = 2
"""So many lines of words stand below things."""
TITLE: Final = 33
AIR: Final = 56
"""So much more stands between groups where there is room."""
FEW: Final = 6
"""More groups than that are one row."""
SMALL: Final = 72
"""How wide a card is beside words."""


class Plan(NamedTuple):
    """How a figure fits into its panel."""

    size: int
    letters: int
    cells: tuple[int, ...]
    labels: tuple[tuple[str, ...], ...]


def draw_lesson(lesson: Lesson) -> bytes:
    column = _column(lesson)
    heights = [_height(panel, column) for panel in lesson.panels]
    sheet = Sheet(WIDTH, sum(heights) + GAP * (len(heights) - 1) + 2 * MARGIN, Colour.BASE)
    top = MARGIN
    for panel, high in zip(lesson.panels, heights, strict=True):
        sheet.panel((MARGIN, top, WIDTH - MARGIN, top + high), RADIUS, Colour.FELT, Colour.BASE)
        match panel:
            case Figure():
                _draw_figure(sheet, panel, top)
            case Note():
                _draw_note(sheet, panel, column, top, high)
        top += high + GAP
    return sheet.png()


def is_whole(lesson: Lesson) -> bool:
    """Whether every word is drawn, and none cut."""
    column = _column(lesson)
    for panel in lesson.panels:
        match panel:
            case Figure(groups, title):
                shown = [" ".join(lines) for lines in _plan(panel).labels]
                if width(title, "Bold", TITLE) > ROOM or shown != [one.label for one in groups]:
                    return False
            case Note(_, words):
                if " ".join(_beside(words, column)[1]) != words:
                    return False
    return True


def _height(panel: Figure | Note, column: int) -> int:
    match panel:
        case Figure():
            plan = _plan(panel)
            most = max(len(label) for label in plan.labels)
            below = 10 + most * _line(plan.letters) if most else 0
            return 2 * PADDING + _title(panel) + _tallest(panel, plan.size) + below
        case Note(things, words):
            letters, lines = _beside(words, column)
            high = max((sprite(thing, SMALL).height for thing in things), default=0)
            return 2 * 14 + max(high, len(lines) * _line(letters))


# Figures


@lru_cache(maxsize=256)
def _plan(figure: Figure) -> Plan:
    """Large things and readable words; of several ways the first that cuts nothing."""
    for letters in LETTERS:
        for size in SIZES:
            if min(figure.largest, _least(letters)) <= size <= figure.largest:
                plan = _arranged(figure, size, letters)
                if plan is not None:
                    return plan
    cells = tuple(ROOM // len(figure.groups) for _ in figure.groups)
    labels = tuple((fitted(one.label, "Bold", LETTERS[-1], cells[0]),) for one in figure.groups)
    return Plan(SIZES[-1], LETTERS[-1], cells, labels)


def _least(letters: int) -> int:
    """How wide cards are at least: large words are not worth small cards."""
    return 84 if letters >= 30 else 62 if letters >= 26 else SIZES[-1]


def _arranged(figure: Figure, size: int, letters: int) -> Plan | None:
    """None if there is no room: what is left of it belongs to the groups with words."""
    least = [_across(one.things, size) for one in figure.groups]
    between = _between(figure, size) * (len(least) - 1)
    spare = ROOM - between - sum(least)
    if spare < 0:
        return None
    wanted = [width(one.label, "Bold", letters) if one.label else 0 for one in figure.groups]
    cells = _shared(least, wanted, spare)
    labels = []
    for group, cell in zip(figure.groups, cells, strict=True):
        lines = wrapped(group.label, letters, cell) if group.label else ()
        if lines is None or len(lines) > LINES:
            return None
        labels.append(lines)
    return Plan(size, letters, cells, tuple(labels))


def _shared(least: Sequence[int], wanted: Sequence[int], spare: int) -> tuple[int, ...]:
    """Everybody has what things need; what is spare goes to words, to the longest first."""
    cells = list(least)
    while spare > 0:
        lacking = [place for place, cell in enumerate(cells) if cell < wanted[place]]
        if not lacking:
            break
        most = max(lacking, key=lambda place: wanted[place] - cells[place])
        step = min(8, spare)
        cells[most] += step
        spare -= step
    return tuple(cells)


def _draw_figure(sheet: Sheet, figure: Figure, top: int) -> None:
    plan = _plan(figure)
    ways = len(plan.cells) - 1
    between = _between(figure, plan.size)
    used = sum(plan.cells) + between * ways
    if ways:
        air = min(AIR, (ROOM - used) // (ways + 2))
        between += air
        used += air * ways
    left, y = MARGIN + PADDING + (ROOM - used) // 2, top + PADDING
    if figure.title:
        at = (WIDTH // 2, y - 6)
        title = fitted(figure.title, "Bold", TITLE, ROOM)
        sheet.write(title, at, "Bold", TITLE, Colour.CREAM, Colour.FELT, "middle")
        y += _title(figure)
    high = _tallest(figure, plan.size)
    for group, cell, lines in zip(figure.groups, plan.cells, plan.labels, strict=True):
        x = left + (cell - _across(group.things, plan.size)) // 2
        _put(sheet, group.things, plan.size, x, y, high)
        for number, line in enumerate(lines):
            at = (left + cell // 2, y + high + 10 + number * _line(plan.letters))
            sheet.write(line, at, "Bold", plan.letters, Colour.WHITE, Colour.FELT, "middle")
        left += cell + between


def _title(figure: Figure) -> int:
    return _line(TITLE) + 6 if figure.title else 0


def _tallest(figure: Figure, size: int) -> int:
    return max(sprite(thing, size).height for one in figure.groups for thing in one.things)


def _between(figure: Figure, size: int) -> int:
    return round(size * (0.3 if len(figure.groups) <= FEW else 0.1))


# Notes


def _column(lesson: Lesson) -> int:
    """How wide the things of all notes are: the words beside them begin at one line."""
    notes = [panel for panel in lesson.panels if isinstance(panel, Note)]
    return max((_across(note.things, SMALL) for note in notes), default=0)


def _beside(words: str, column: int) -> tuple[int, tuple[str, ...]]:
    """The size of the letters, and the lines; as many of these as there have to be."""
    room = ROOM - column - 24
    for letters in LETTERS:
        lines = wrapped(words, letters, room)
        if lines is not None and len(lines) <= LINES + (letters <= 30):
            return letters, lines
    return LETTERS[-1], (fitted(words, "Bold", LETTERS[-1], room),)


def _draw_note(sheet: Sheet, note: Note, column: int, top: int, high: int) -> None:
    left = MARGIN + PADDING
    _put(sheet, note.things, SMALL, left, top, high)
    letters, lines = _beside(note.words, column)
    y = top + (high - len(lines) * _line(letters)) // 2
    for number, line in enumerate(lines):
        at = (left + column + 24, y + number * _line(letters))
        sheet.write(line, at, "Bold", letters, Colour.WHITE, Colour.FELT)


# Things and words


def _put(sheet: Sheet, things: Sequence[Thing], size: int, x: int, y: int, high: int) -> None:
    """Side by side, in the middle of that height."""
    for drawn, wide in zip(_sprites(things, size), _widths(things, size), strict=True):
        sheet.put(drawn, x + (wide - drawn.width) // 2, y + (high - drawn.height) // 2)
        x += wide + _gap(size)


def _sprites(things: Sequence[Thing], size: int) -> Iterator[Sprite]:
    return (sprite(thing, size) for thing in things)


def _widths(things: Sequence[Thing], size: int) -> Iterator[int]:
    """Signs have air around them."""
    for thing, drawn in zip(things, _sprites(things, size), strict=True):
        yield drawn.width + (round(size * 0.08) if isinstance(thing, Sign) else 0)


def _across(things: Sequence[Thing], size: int) -> int:
    return sum(_widths(things, size)) + _gap(size) * (len(things) - 1)


def _gap(size: int) -> int:
    return round(size * 0.09)


def _line(letters: int) -> int:
    return round(letters * 1.28)


@lru_cache(maxsize=1024)
def wrapped(text: str, letters: int, room: int) -> tuple[str, ...] | None:
    """Lines that fit, of about one length; None if a single word does not fit."""
    best = lines = _filled(text, letters, room)
    while best is not None and lines is not None and len(lines) == len(best):
        best = lines
        room -= 10
        lines = _filled(text, letters, room)
    return best


def _filled(text: str, letters: int, room: int) -> tuple[str, ...] | None:
    lines: list[str] = []
    for word in text.split(" "):  # not at a no-break space
        if width(word, "Bold", letters) > room:
            return None
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, "Bold", letters) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
