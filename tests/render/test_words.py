"""Every word that people read is in the catalogue: none of it stands in the code."""

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from bot.drawing.thing import Kind
from bot.engine.game import Refused
from bot.lesson import LESSONS
from bot.lesson.lesson import Lesson, reach
from bot.picture.gallery import Drawing
from bot.privacy import Consent, Holdings
from bot.render.look import Look
from bot.render.privacy import draw_gone, draw_privacy, draw_question
from bot.render.refusal import explain
from bot.render.screen import ChannelSelect, Picture, Row, Rule, Screen, Select, Text
from bot.render.screens import SCREENS
from bot.render.tutorial import Pages, draw_offer
from tests.render.positions import lobby, screens
from tests.render.stage import SETTINGS, Setting, illustrated, read_by, wander
from tests.text.keys import reasons
from tests.text.pseudo import bare, pseudo

PEOPLE = "Anna|Ben|Cleo|Dario|Eva|Finn|Gina|Hugo|Ida|Jon|Kim|Ada|CPU 1|English|Nederlands"
"""Names of people and of languages are nobody's text; those of CPU players are."""

ALLOWED = re.compile(
    rf"\b({PEOPLE})\b"
    r"|<t:\d+:R>|<[@#]\d+>"  # Discord says these in the reader's language
    r"|<:\w+:\d+>"  # emojis have one name for everybody
    r"|`[0-9a-f]{64}`|`[\d,]+`"  # commitment, seed, salt
    r"|`python -m bot verify tavolo-\w+-table-\d+\.jsonl`"
)
FACES = {"up", "down", "green", "red", "block", "blank", "victory", "penalty", *get_args(Kind)}
"""What pictures draw as cards, dice, tokens and signs."""


def check(text: str) -> None:
    left = ALLOWED.sub(" ", bare(text))
    assert not re.search(r"[^\W\d_]", left), f"{left.strip()!r} is no text of the catalogue: {text}"


def read(screen: Screen) -> Iterator[str]:
    for part in screen.parts:
        match part:
            case Text(markdown):
                yield markdown
            case Picture(drawing, alt):
                yield alt
                yield from drawn(drawing)
            case Row(buttons):
                yield from (button.label for button in buttons)
            case Select(label, _, choices, _):
                yield label
                yield from (choice.label for choice in choices)
            case ChannelSelect(label):
                yield label
            case Rule():
                pass


def drawn(drawing: Drawing | Any) -> Iterator[str]:
    """Whatever is written in a picture."""
    if isinstance(drawing, str):
        if drawing not in FACES:
            yield drawing
    elif isinstance(drawing, tuple):
        for part in drawing:
            yield from drawn(part)


def test_every_screen_is_made_of_texts() -> None:
    with read_by(pseudo().speaker("")):
        for _, screen in screens():
            for text in read(screen):
                check(text)


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=lambda setting: setting.seed)
def test_whole_games_are_made_of_texts(setting: Setting) -> None:
    game, draw = setting.game, SCREENS[setting.game.id]
    with read_by(pseudo().speaker("")):
        for state, last in wander(setting):
            stage = illustrated(game, setting.seats, last)
            shown = [draw.board(game.view(state, None), stage)]
            shown += [draw.panel(game.view(state, seat), stage) for seat in setting.everybody]
            for text in (text for screen in shown for text in read(screen)):
                check(text)


def test_answers_to_wrong_presses_are_made_of_texts() -> None:
    say = pseudo().speaker("")
    for reason in reasons():
        for about in (None, lobby(2)):
            check(explain(Refused(reason), about, None, say))


def test_what_is_said_about_privacy_is_made_of_texts() -> None:
    say, held = pseudo().speaker(""), Holdings(1, 2, 3, 4)
    for screen in (
        draw_privacy(held, Consent(), say),
        draw_privacy(Holdings(), Consent(everywhere=True, profile=False), say),
        draw_question(held, say),
        draw_gone(held, 2, say),
    ):
        for text in read(screen):
            check(text)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_tutorials_are_made_of_texts(lesson: Lesson) -> None:
    say, lessons = pseudo().speaker(""), list(LESSONS.values())
    shown = [draw_offer(lessons, dict.fromkeys(LESSONS, done), say) for done in (0, 3)]
    for done in range(lesson.length + 1):
        shown += Pages(reach(lesson, done), "Ada", Look("picture"), say).draw(lessons)
    for screen in shown:
        for text in read(screen):
            check(text)


@pytest.mark.parametrize("text", ["Hello", "⟦rolled ⟧seven⟦ dice⟧", "⟦Roll⟧ s"])
def test_a_word_of_the_code_is_found(text: str) -> None:
    with pytest.raises(AssertionError, match="is no text of the catalogue"):
        check(text)
