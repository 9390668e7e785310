"""Every step of every lesson fits into a message, in every language, and says what to press."""

from collections.abc import Iterator

import pytest

from bot.lesson import LESSONS
from bot.lesson.lesson import GO_ON, Lesson, reach
from bot.render.look import PLAIN, Look
from bot.render.scene import Say
from bot.render.screen import Screen
from bot.render.tutorial import Pages, Pressed, draw_offer
from tests.render.page import buttons, enabled, texts
from tests.render.stage import english
from tests.render.test_limits import AWFUL, check
from tests.text.entries import LANGUAGES
from tests.text.shelf import catalogue

LONGEST = 420
"""Characters of what a step tells in English; other languages may take a third more."""

LOOKS = (PLAIN, Look("emoji"), Look("picture"))

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def steps(lesson: Lesson, say: Say, name: str = "Ada") -> Iterator[tuple[Screen, Screen]]:
    for done in range(lesson.length + 1):
        for look in LOOKS:
            yield Pages(reach(lesson, done), name, look, say).draw(list(LESSONS.values()))


@every_language
@every_lesson
def test_every_step_fits(lesson: Lesson, language: str) -> None:
    say = catalogue().speaker(language)
    for table, guide in steps(lesson, say, AWFUL[0]):
        check(Screen((*table.parts, *guide.parts)))
        assert len(table.parts) + len(guide.parts) + len(buttons(guide)) + 2 <= 40
        pressed = [button.do for button in buttons(guide)]
        assert len(set(pressed)) == len(pressed), "two buttons with one id"
        assert len(texts(guide)) <= LONGEST * 4 / 3 + 100, texts(guide)


@every_language
def test_what_is_offered_fits(language: str) -> None:
    lessons, say = list(LESSONS.values()), catalogue().speaker(language)
    for done in (0, 3, 99):
        check(draw_offer(lessons, dict.fromkeys(LESSONS, done), say))


def pressed(word: str) -> Pressed:
    found = Pressed.read(word)
    assert found is not None
    return found


@every_lesson
def test_every_step_names_the_button_that_it_wants_and_offers_it(lesson: Lesson) -> None:
    for done in range(lesson.length):
        at = reach(lesson, done)
        for look in LOOKS:
            _, guide = Pages(at, "Ada", look, english()).draw(())
            wanted = [
                button
                for button in buttons(guide)
                if button.enabled and pressed(button.do).word == at.step.wants
            ]
            assert wanted, f"{at.step.name}: nothing does {at.step.wants}"
            if at.step.wants != GO_ON:
                assert f"**{wanted[0].label}**" in texts(guide), at.step.name


@every_lesson
def test_a_picture_takes_the_place_of_words_and_not_of_buttons(lesson: Lesson) -> None:
    for done in range(lesson.length):
        at = reach(lesson, done)
        plain, pictured = (
            Pages(at, "Ada", look, english()).draw(()) for look in (PLAIN, Look("picture"))
        )
        assert plain[0].drawing is None
        assert pictured[0].drawing is not None
        assert enabled(plain[1]) == enabled(pictured[1])


@every_lesson
def test_a_press_says_where_it_was_made(lesson: Lesson) -> None:
    at = reach(lesson, 1)
    _, guide = Pages(at, "Ada", PLAIN, english()).draw(())
    for button in buttons(guide):
        assert pressed(button.do)[:2] == (lesson.game.id, 1)


def test_the_end_offers_what_is_left_to_learn() -> None:
    lesson = LESSONS["17"]
    at = reach(lesson, lesson.length)
    _, guide = Pages(at, "Ada", PLAIN, english()).draw([LESSONS["switch"]])
    assert [button.label for button in buttons(guide)] == ["Learn Switch", "Start over"]
    assert "/play" in texts(guide)
    assert "/rules" in texts(guide)
