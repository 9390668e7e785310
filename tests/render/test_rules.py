"""Rules that people read: whole in every language, and the same as those that are played."""

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.drawing.lesson import Figure, Lesson
from bot.drawing.thing import Playing
from bot.games.seventeen.card import CLOSED, COPIES, DECK, DOUBLE, OPEN, REVERSE, TRAP, TRASH
from bot.games.seventeen.reckoning import TARGET
from bot.games.switch.action import DISCARD
from bot.games.switch.roll import FACES
from bot.games.switch.state import GOAL
from bot.picture.lesson import is_whole
from bot.render.phrase import DESCRIPTION
from bot.render.rules import Asked, draw_choice, draw_page
from bot.render.screen import Picture, Screen, Select
from bot.render.screens import SCREENS
from bot.render.seventeen import rules as seventeen
from bot.render.switch import rules as switch
from bot.text.catalogue import FALLBACK, FOLDER, Speaker
from tests.games.seventeen.table import Table
from tests.games.switch.table import Table as SwitchTable
from tests.games.test_rule_ids import documented
from tests.render.lessons import everything, screens
from tests.render.page import buttons, texts
from tests.render.stage import english
from tests.render.test_limits import check
from tests.text.shelf import catalogue

CATALOGUE = catalogue()
LONGEST = 900
"""Characters of a page in English; other languages may take a third more."""
UNTOLD = {
    "17": {"M7", "L2", "X5"},
    "switch": {"K12", "L2", *(f"X{n}" for n in range(1, 8))},
}
"""Rules that nobody has to know to play: what boards say by themselves, and rare cases."""

every_language = pytest.mark.parametrize("language", CATALOGUE.languages)
every_game = pytest.mark.parametrize("game", SCREENS)


@every_language
def test_every_page_fits_with_and_without_its_picture(language: str) -> None:
    for pictures in (True, False):
        for name, screen in screens(CATALOGUE.speaker(language), pictures):
            check(screen)
            words = texts(screen)
            assert len(words) <= LONGEST * 4 / 3, f"{language}: {name} has {len(words)} characters"


@every_language
def test_no_word_in_a_picture_is_cut_and_its_description_is_whole(language: str) -> None:
    for name, screen in screens(CATALOGUE.speaker(language)):
        assert is_whole(lesson(screen)), f"{language}: a word in {name} is too long"
        (picture,) = [part for part in screen.parts if isinstance(part, Picture)]
        assert len(picture.alt) < DESCRIPTION, f"{language}: {name} is described too long"


def lesson(screen: Screen) -> Lesson:
    assert isinstance(screen.drawing, Lesson)
    return screen.drawing


def test_in_english_pages_are_short() -> None:
    for name, screen in screens(english()):
        assert len(texts(screen)) <= LONGEST, f"{name} takes too long to read"


def test_a_word_that_is_too_long_is_noticed() -> None:
    figure = seventeen.BOOK.cover(english())
    longer = figure.groups[0]._replace(label="Donaudampfschifffahrtsgesellschaft" * 3)
    assert not is_whole(Lesson((figure._replace(groups=(longer, longer)),)))


# Buttons


def led(screen: Screen, label: str) -> Asked:
    (button,) = [one for one in buttons(screen) if one.label == label]
    found = Asked.read(button.do)
    assert found is not None, f"{label} leads nowhere"
    return found


@every_game
def test_next_and_back_lead_through_all_pages(game: str) -> None:
    say, words = english(), [page.word for page in SCREENS[game].rules.pages]
    for word, after in pairwise(words):
        assert led(draw_page(Asked(game, word), say), "Next") == (game, after)
        assert led(draw_page(Asked(game, after), say), "Back") == (game, word)
    ends = [draw_page(Asked(game, word), say) for word in (words[0], words[-1])]
    disabled = [[one.label for one in buttons(screen) if not one.enabled] for screen in ends]
    assert disabled == [["Back"], ["Next"]]


@every_game
def test_a_select_leads_to_every_page_and_shows_the_one_that_is_open(game: str) -> None:
    for asked in everything():
        screen = draw_page(asked, english())
        (jump,) = [part for part in screen.parts if isinstance(part, Select)]
        assert jump.chosen == ("example" if asked.page == "answer" else asked.page)
        for choice in jump.choices:
            assert Asked.read(jump.do, [choice.value]) == (asked.game, choice.value)


def test_an_answer_is_a_button_away_and_hides_again() -> None:
    for game in SCREENS:
        shown = led(draw_page(Asked(game, "example"), english()), "Show the answer")
        assert shown == (game, "answer")
        assert led(draw_page(shown, english()), "Hide the answer") == (game, "example")


def test_both_games_lead_to_each_other() -> None:
    assert led(draw_choice(english()), "Rules of 17") == ("17", "goal")
    assert led(draw_choice(english()), "Rules of Switch") == ("switch", "goal")
    assert led(draw_page(Asked("17", "trap"), english()), "Rules of Switch") == ("switch", "goal")
    assert led(draw_page(Asked("switch", "die"), english()), "Rules of 17") == ("17", "goal")


def test_no_two_buttons_of_a_page_have_the_same_id() -> None:
    for name, screen in screens(english()):
        ids = [button.do for button in buttons(screen)]
        assert len(set(ids)) == len(ids), name


@pytest.mark.parametrize(
    "word", ["", ".", "17", "17.", "17.nothing.1", "chess.goal.0", "jump", "jump.17", "jump.chess"]
)
def test_a_page_that_there_is_not_is_not_found(word: str) -> None:
    assert Asked.read(word) is None
    assert Asked.read(word, ["nothing"]) is None


# Words and the rules that are played


def entries() -> Iterator[tuple[str, str]]:
    """Each page's game and the ids that stand above its text."""
    text = (FOLDER / "en-US" / "rules.ftl").read_text(encoding="utf-8")
    for ids, game in re.findall(r"^# ([A-Z]\d.*)\nrules-(\w+)-", text, re.MULTILINE):
        yield game, ids


@every_game
def test_texts_name_rules_that_there_are_and_leave_out_none_that_players_need(game: str) -> None:
    named = {one for of, ids in entries() if of == game for one in re.findall(r"\b[A-Z]\d+\b", ids)}
    assert named - documented(game) == set(), "no such rules"
    assert documented(game) - named == UNTOLD[game]


def test_no_text_of_the_rules_is_left_over() -> None:
    asked: set[str] = set()

    class Listener(Speaker):
        def __call__(self, key: str, /, **arguments: str | int | float) -> str:
            asked.add(key)
            return super().__call__(key, **arguments)

    for _ in screens(Listener(CATALOGUE, FALLBACK, FALLBACK)):
        pass
    file = (FOLDER / "en-US" / "rules.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^((?:rules|figure|sign)-[\w-]+) =", file, re.MULTILINE)
    other = {"rules-17-answer-wrong", "figure-17-wrong"}  # the example is a right call
    assert set(keys) - asked - other == set()


def test_numbers_in_the_texts_are_those_of_the_rules() -> None:
    say = english()
    cards = texts(draw_page(Asked("17", "cards"), say))
    assert f"There are {len(DECK)} cards." in cards  # M1
    for kinds, told in (
        (OPEN, "{} **open numbers**"),  # M3
        (CLOSED, "{} **closed numbers**"),  # M2
        ((REVERSE, TRASH, DOUBLE, TRAP), "{} **specials**"),  # M4
    ):
        assert told.format(sum(COPIES[kind] for kind in kinds)) in cards
    assert f"**{TARGET} or more**" in texts(draw_page(Asked("17", "call"), say))
    die = texts(draw_page(Asked("switch", "die"), say))
    times = {1: "once", 2: "twice"}
    for face in ("Green", "Red", "Block", "Blank"):  # M2
        count = sum(side == face.lower() for side in FACES)
        assert f"**{face}**, {times[count]}" in die
    assert f"{GOAL} points or more" in texts(draw_page(Asked("switch", "winning"), say))  # W2


def test_the_example_of_17_is_a_game_that_can_be_played_and_ends_as_told() -> None:
    table = Table("4o rev 5c", "3c 2c 1o", "5o trap 1o")
    for lying in seventeen.EXAMPLE:
        assert table.state.turn == lying.seat, "somebody plays out of turn"
        name = [
            "1c",
            "2c",
            "3c",
            "4c",
            "5c",
            "1o",
            "2o",
            "3o",
            "4o",
            "5o",
            "rev",
            "trash",
            "x2",
            "trap",
        ][lying.card]
        table.play(lying.seat, name if lying.face == "up" else f"{name}-").close()
    assert tuple(table.state.row) == seventeen.EXAMPLE
    shown = [lying.card for lying in table.view(None).row]
    table.call(seventeen.CALLER).close()
    assert table.state.reckoning == seventeen.reckon()

    question = lesson(draw_page(Asked("17", "example"), english())).panels[0]
    assert isinstance(question, Figure)
    things = [thing for group in question.groups for thing in group.things]
    assert [thing.card for thing in things if isinstance(thing, Playing)] == shown
    answer = texts(draw_page(Asked("17", "answer"), english()))
    total = seventeen.reckon().total
    assert f"= **{total}**" in answer
    assert f"**Player {seventeen.CALLER + 1}**: a penalty for a Trap of **Player 3**" in answer


def test_the_example_of_switch_goes_as_told() -> None:
    table = SwitchTable(switch.TOP, 1).roll(0, *switch.ROLL)
    gone = []
    while DISCARD in table.legal(0):
        gone.append(table.state.tops[0])
        table.do(0, DISCARD)
    told = texts(draw_page(Asked("switch", "answer"), english()))
    assert re.findall(r"^- \*\*(\d+)\*\* = ", told, re.MULTILINE) == [str(card) for card in gone]
    top = table.state.tops[0]
    assert f"No dice add up to {top}." in told
    for card in gone:
        assert sum(switch.making(card)) == card
    table.roll(0, 6, 6, 6, 6)  # four dice that make no such card
    assert f"you roll 4 dice for card {top}" in told
    assert f"card {table.state.tops[0]} is on top again" in told
