"""Pictures: what hangs on boards and panels, when it is uploaded, and who gets to see it."""

from io import BytesIO

import pytest
from PIL import Image

from bot.drawing.seventeen import Hand
from bot.games.seventeen.card import OPEN, TRAP, Card
from bot.picture.gallery import name
from sandbox.compose import walk
from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.record import Request
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.shape import Json
from tests.e2e.bot.company import MESSAGE, MESSAGES, board, panel
from tests.e2e.bot.conftest import Quick, Start, painter
from tests.e2e.bot.guests import people, presses, sit_down
from tests.e2e.bot.quiet import is_up_to_date
from tests.e2e.bot.stacked import dealt, rolling, shown
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock

GALLERY = 12
REACT = 6.0


class Drawing(Quick):
    """Other tests are content with sketches."""

    painting = staticmethod(painter)


def hanging(message: Json | None) -> list[str]:
    """The files of a message, each of which its gallery shows."""
    assert message is not None
    shown = [
        item["media"].get("attachment_id")
        for part in walk(message["components"])
        if part["type"] == GALLERY
        for item in part["items"]
    ]
    assert shown == [attachment["id"] for attachment in message["attachments"]]
    return [attachment["filename"] for attachment in message["attachments"]]


def uploads(requests: list[Request]) -> list[str]:
    return [file for request in requests for file in request.files]


def hand_of(*cards: Card) -> str:
    return name(Hand(cards))


async def three(box: Sandbox, start: Start, **settings: object) -> list[Person]:
    bot = await start(DrivenClock(), bot=Drawing, **settings)
    return await dealt(box, bot, "5o 1o 2o", "trap 2o 3o", "5o 2o 3o")


async def test_a_board_hangs_its_picture_and_describes_it(box: Sandbox, start: Start) -> None:
    ada, _, _ = await three(box, start)
    (file,) = hanging(board(ada))
    (attachment,) = (board(ada) or {})["attachments"]
    picture = Image.open(BytesIO(box.world.files[attachment["id"]]))
    assert picture.size == (attachment["width"], attachment["height"])
    assert (picture.format, picture.mode) == ("PNG", "P")
    assert file.startswith("board-")
    assert "{No card lies in the row yet. Draw pile:" in show(board(ada) or {})
    await presses(ada, "Face up · 5 (open)")
    await ada.sees_text("{The row: 5 (open) by Ada.")
    assert hanging(board(ada)) != [file]


async def test_an_edit_with_the_same_picture_uploads_nothing(box: Sandbox, start: Start) -> None:
    """A Block that is declared is told in words: what lies on the table has not changed."""
    bot = await start(DrivenClock(), bot=Drawing)
    ada, ben = await rolling(box, bot, 2, "block 1 2 4")
    await presses(ada, "Switch die")
    await ben.sees_text("**Ada** took a Block token.")
    await shown(bot)
    await eventually(lambda: is_up_to_date(box, ada))
    unrolled = hanging(board(ada))
    await presses(ben, "Roll")
    await ada.until(lambda seen: "makes 1, 2" in seen and hanging(board(ada)) != unrolled)
    await shown(bot)
    await eventually(lambda: is_up_to_date(box, ada))
    before, picture = len(box.requests), hanging(board(ada))
    await presses(ben, "Discard")
    await ada.sees_text("A Block now would stop it!")
    since = list(box.requests)[before:]
    assert since
    assert uploads(since) == []
    assert hanging(board(ada)) == picture


async def test_a_human_turn_costs_three_requests_at_most_pictures_included(
    box: Sandbox, start: Start
) -> None:
    ada, ben, cleo = await three(box, start)
    before = len(box.requests)
    await presses(ada, "Face up · 5 (open)")
    for person in (ben, cleo):
        await person.sees_text("**Ada** played")
    since = list(box.requests)[before:]
    assert len(since) <= 3, [(request.method, request.route) for request in since]
    assert len(uploads(since)) == 2, "the row and the own hand have changed"


async def test_a_hand_is_a_picture_for_its_holder_alone(box: Sandbox, start: Start) -> None:
    ada, ben, _ = await three(box, start)
    assert hanging(panel(ben)) == [hand_of(TRAP, OPEN[1], OPEN[2])]
    assert "{Your cards: Trap, 2 (open), 3 (open).}" in show(panel(ben) or {})
    for message in ada.messages:
        assert hand_of(TRAP, OPEN[1], OPEN[2]) not in str(message)


async def test_a_round_keeps_its_picture_with_the_cards_turned_over(
    box: Sandbox, start: Start
) -> None:
    clock = DrivenClock()
    bot = await start(clock, bot=Drawing)
    ada, ben = await dealt(box, bot, "5o 1o 2o", "trap 2o 3o")
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played")
    await presses(ben, "Face down · Trap")
    await ada.sees_text("{The row: 5 (open) by Ada, blank back by Ben.")
    await presses(ada, "17!")
    await ben.sees_text("17 · Round 2")
    (told,) = [message for message in ben.messages if "called 17 · Round 1" in show(message)]
    (file,) = hanging(told)
    assert file.startswith("result-")
    assert "{The row: 5 (open) by Ada, Trap face down by Ben. Total 5: the call was wrong." in (
        show(told)
    )
    assert hanging(board(ben))[0].startswith("board-")


@pytest.mark.parametrize("settings", [{"board": "text"}, {}])
async def test_boards_are_texts_where_the_server_wants_or_allows_no_pictures(
    box: Sandbox, start: Start, settings: dict[str, str]
) -> None:
    if not settings:
        box.deny("sandbox", "games", Permission.ATTACH_FILES)
    await start(DrivenClock(), bot=Drawing, **settings)
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben)
    await ada.press("My hand")
    await eventually(lambda: panel(ada))
    assert hanging(board(ada)) == []
    assert "No card lies in the row yet." in show(board(ada) or {})
    assert (hanging(panel(ada)) == []) == bool(settings), "one's own panel may have files anywhere"
    for route in (MESSAGE, MESSAGES):
        assert not [request for request in box.requests if request.route == route and request.files]
