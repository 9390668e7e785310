"""Colours that can be told apart, and letters that can be read on them."""

from itertools import combinations

import pytest

from bot.games.seventeen.card import BLANK, KINDS, OPEN, Card, Face
from bot.picture import die, icon, switch, token
from bot.picture.card import card
from bot.picture.palette import EDGES, PAIRS, PALETTE, RGB, STEPS, TEXTS, Colour, ramp
from bot.picture.sheet import Sprite

READABLE = 4.5
"""What accessibility guidelines ask of text; 3 is what they ask of a shape."""
VISIBLE = 3.0


def brightness(colour: Colour) -> float:
    """Relative luminance, as the guidelines define it."""
    shares = [part / 255 for part in RGB[colour]]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    dark, light = sorted((brightness(one), brightness(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("ground", "ink"), TEXTS)
def test_what_is_written_can_be_read(ground: Colour, ink: Colour) -> None:
    found = contrast(ground, ink)
    assert found >= READABLE, f"{ink.name} on {ground.name} is {found:.1f}:1"


@pytest.mark.parametrize("border", [Colour.WHITE, Colour.BLACK, Colour.MUSTARD])
def test_m1_both_borders_and_tokens_stand_out_from_the_table(border: Colour) -> None:
    assert contrast(Colour.FELT, border) >= VISIBLE


def test_all_colours_and_their_shades_fit_into_one_palette() -> None:
    assert set(RGB) == set(Colour)
    assert [*Colour] == [*range(len(Colour))]
    assert len(PALETTE) == 3 * (len(Colour) + STEPS * len(PAIRS)) <= 3 * 256
    assert not set(TEXTS) & set(EDGES), "listed twice"


def test_a_ramp_goes_from_the_ground_to_the_ink_and_back_the_same_way() -> None:
    for ground, ink in PAIRS:
        there, back = ramp(ground, ink), ramp(ink, ground)
        assert (there[0], there[255]) == (ground, ink)
        assert set(there) == set(back)
        assert there == back[::-1]


def grey(sprite: Sprite) -> bytes:
    """As somebody sees it who sees no colours at all: light, middling or dark."""
    tones = [round(brightness(Colour(i)) ** 0.45 * 3) if i < len(Colour) else 9 for i in range(256)]
    return sprite.point(tones).tobytes()


def test_every_face_is_told_by_its_shape_without_colours() -> None:
    fronts = [card(one, "up", 92) for one in KINDS]
    backs = [card(one, "down", 92) for one in (BLANK, *OPEN)]
    dice = [die.switch_die(face, 92) for face in ("green", "red", "block", "blank")]
    tokens = [draw(40) for draw in (token.victory, token.penalty, token.block)]
    piles = [switch.card(number, 92) for number in range(1, 17)]
    for group in (fronts + backs, dice, tokens, piles):
        for one, other in combinations(group, 2):
            assert different(one, other) > 0.01, "two faces look alike in grey"


def different(one: Sprite, other: Sprite) -> float:
    pairs = zip(grey(one), grey(other), strict=True)
    return sum(a != b for a, b in pairs) / (one.width * one.height)


def test_m5_all_blank_backs_are_one_picture_and_open_numbers_show_theirs() -> None:
    def seen(one: Card, face: Face) -> bytes:
        return card(one, face, 92).tobytes()

    assert len({seen(one, "down") for one in OPEN}) == len(OPEN)
    for one in OPEN:
        assert seen(one, "up") != seen(one, "down")
    assert seen(BLANK, "down") not in {seen(one, "down") for one in OPEN}


def test_both_arrows_of_play_differ() -> None:
    assert icon.turning(46).tobytes() != icon.turning(46, clockwise=False).tobytes()
