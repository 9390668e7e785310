"""No picture is drawn twice, and none is kept for ever."""

from bot.drawing.seventeen import Hand
from bot.games.seventeen.card import KINDS
from bot.picture.draw import draw
from bot.picture.gallery import Gallery, name
from tests.picture.drawings import board, drawings, result


def test_what_was_drawn_is_found_by_what_it_shows() -> None:
    gallery = Gallery()
    assert gallery.find(board(3, 2)) is None
    gallery.hang(board(3, 2), b"picture")
    assert gallery.find(board(3, 2)) == b"picture"
    assert gallery.find(board(3, 3)) is None


def test_it_forgets_what_nobody_asked_for_longest() -> None:
    hands = [Hand((card,)) for card in KINDS[:4]]
    gallery = Gallery(room=30)
    for hand in hands[:3]:
        gallery.hang(hand, b"x" * 10)
    gallery.find(hands[0])
    gallery.hang(hands[0], b"x" * 10)
    gallery.hang(hands[3], b"x" * 10)
    assert [gallery.find(hand) is not None for hand in hands] == [True, False, True, True]


def test_every_picture_has_a_name_of_its_own_that_stays() -> None:
    names = [name(drawing) for _, drawing in drawings()]
    assert len(set(names)) == len(names)
    assert name(result()) == name(result())
    assert all(one.isascii() and len(one) < 50 for one in names)


def test_the_same_drawing_gives_the_same_bytes_and_they_are_few() -> None:
    for title, drawing in drawings():
        png = draw(drawing)
        assert png == draw(drawing)
        assert len(png) < 64 * 1024, f"{title} has {len(png)} bytes"
