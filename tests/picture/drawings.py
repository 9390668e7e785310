"""A picture of every kind, in positions that show what there is to show."""

from collections.abc import Iterator
from functools import cache

from bot.drawing.profile import Profile, Stat, TokenStat
from bot.drawing.seat import Name
from bot.drawing.seventeen import Board, Hand, Piles, Player, Result
from bot.drawing.switch import Pile, Table
from bot.engine.game import Seat
from bot.games.seventeen.card import BLANK, DOUBLE, KINDS, OPEN, REVERSE, TRAP, TRASH, Card, Face
from bot.games.seventeen.state import Lying, Tokens
from bot.games.switch.roll import DONE
from bot.picture.gallery import Drawing
from tests.render import lessons
from tests.render.stage import english

NAMES = tuple(
    Name(name, f"Player {number}")
    for number, name in enumerate(
        ("Anna", "Bénédicte", "Cleopatra Jones", "Дмитрий", "😀龍", "Weiß"), start=1
    )
)
ROW: tuple[tuple[Card, Face], ...] = (
    *((OPEN[4], "up"), (BLANK, "down"), (OPEN[2], "down"), (REVERSE, "up"), (KINDS[2], "up")),
    *((TRASH, "up"), (TRAP, "up"), (DOUBLE, "up"), (OPEN[0], "down"), (BLANK, "down")),
)
BACKS = ((OPEN[0], BLANK, BLANK), (OPEN[1], OPEN[4], BLANK), (BLANK,) * 3)
HELD = (Tokens(2, 1), Tokens(1, 0), Tokens(0, 1), Tokens(3, 1), Tokens(0, 0), Tokens(1, 0))


def row(cards: int, seats: int) -> tuple[Lying, ...]:
    return tuple(Lying(*ROW[place % len(ROW)], Seat(place % seats)) for place in range(cards))


def board(cards: int, seats: int) -> Board:
    players = tuple(Player(NAMES[s], HELD[s], BACKS[s % 3]) for s in range(seats))
    return Board(row(cards, seats), players, Seat(1), -1, Piles(48, OPEN[2], 12, TRASH))


def result() -> Result:
    turned = tuple(
        Lying(KINDS[place * 3 % 14], "up" if place % 2 else "down", Seat(place % 3))
        for place in range(8)
    )
    players = tuple(Player(NAMES[s], HELD[s], ()) for s in range(3))
    return Result(turned, players, 18)


def table(seats: int = 4) -> Table:
    piles = (
        Pile(NAMES[0], 4, False, 1, 30),
        Pile(NAMES[1], 8, True, 0, 100),
        Pile(NAMES[2], 16, False, 5, 7),
        Pile(NAMES[3], 1, False, 0, 0),
    )
    return Table(piles[:seats], Seat(0), 2, (1, 3, 6), None, (4, 5, 6, 7))


def profile() -> Profile:
    return Profile(
        name="Cleopatra 🎲 Ünal",
        otherwise="Player",
        rating=Stat("Rating", "1,523"),
        ratings=tuple(1500 + game % 11 * 9 - game % 7 * 4 + game for game in range(60)),
        highest="1,639",
        lowest="1,480",
        stats=(
            Stat("Wins", "12 of 30"),
            TokenStat("Tokens received", "48", "31"),
            Stat("Call accuracy", "61.3%"),
            Stat("Favourite way of losing", "one card too many"),
        ),
    )


def drawings() -> Iterator[tuple[str, Drawing]]:
    """Name of the golden file, and what it shows."""
    yield "17-ten-cards", board(10, 4)
    yield "17-empty", board(0, 2)._replace(direction=1, piles=Piles(0, None, 0, None))
    yield "17-long", board(33, 6)
    yield "17-result", result()
    yield "17-hand", Hand((KINDS[2], OPEN[3], TRAP))
    yield "17-hand-rest", Hand((REVERSE, DOUBLE))
    yield "switch", table()
    rest = table(2)
    yield "switch-start", rest._replace(dice=(), allows=(), turn=Seat(1))
    green = table(3)._replace(dice=(), allows=(), die="green")
    yield "switch-green", green
    over = (rest.piles[0]._replace(top=DONE, score=None), rest.piles[1]._replace(score=None))
    yield "switch-over", rest._replace(piles=over, turn=None, dice=(), allows=(), pot=None)
    yield "switch-red", green._replace(die="red")
    yield "profile", profile()
    yield "profile-new", profile()._replace(ratings=(), stats=profile().stats[::3])
    yield from rules()


@cache
def rules() -> tuple[tuple[str, Drawing], ...]:
    """Every page of the rules, in English."""
    pages = lessons.screens(english())
    return tuple((name, screen.drawing) for name, screen in pages if screen.drawing)
