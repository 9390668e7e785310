"""Application emojis: uploaded once, replaced when they change, done without when they fail."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.house import Board
from bot.picture.emoji.collection import collect, emoji
from bot.render import symbol
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.ids import GuildId
from sandbox.compose import walk
from sandbox.record import Request
from sandbox.screen import BUTTON, label, show
from sandbox.server import Sandbox
from sandbox.shape import Json
from sandbox.world import HOME
from tests.e2e.bot.company import CALLBACK, board, panel, text
from tests.e2e.bot.conftest import Quick
from tests.e2e.bot.guests import panel_says, presses
from tests.e2e.bot.stacked import dealt, desk_of, rolling
from tests.e2e.bot.test_pictures import hanging
from tests.e2e.conftest import Online
from tests.e2e.waiting import eventually
from tests.table.clock import DrivenClock
from tests.text.shelf import catalogue

EMOJIS = "/applications/{application}/emojis"
ALL = len(list(collect()))


class Adorned(Quick):
    """With emojis, as in real life."""

    PARTS = (*Quick.PARTS, "cogs.emojis")


Move = Callable[..., Awaitable[Adorned]]


@pytest.fixture
async def move_in(tmp_path: Path, online: Online) -> AsyncIterator[Move]:
    """`await move_in("emoji")`: a life of the bot, which ends the one before."""
    async with AsyncExitStack() as stack:

        async def move(style: Board = "picture", *, patient: bool = True) -> Adorned:
            """Ready; `patient`: and its emojis have been looked at."""
            await stack.aclose()
            store = await stack.enter_async_context(Store.open(tmp_path / NAME))
            await store.set_setting(GuildId(int(HOME)), "board", style)
            bot = Adorned(store, DrivenClock(), catalogue(), guild_ready_timeout=0.05)
            stack.push_async_callback(bot.close)
            await online(bot)
            looked = getattr(bot.get_cog("Emojis"), "looked", None)
            assert isinstance(looked, asyncio.Event)
            if patient:
                await looked.wait()
            return bot

        yield move


def asked(box: Sandbox, method: str) -> list[Request]:
    """What the bot wanted of its emojis."""
    return [one for one in box.requests if one.method == method and EMOJIS in one.route]


def kept(box: Sandbox) -> dict[str, Json]:
    """The application's emojis, by name."""
    (application,) = box.world.applications.values()
    return {str(one["name"]): one for one in application.emojis.values()}


def shown(message: Json | None) -> set[str]:
    """The signs in its texts and on its buttons."""
    return {name.rpartition("_")[0] for name in re.findall(r"tavolo_\w+", str(message))}


def faces(message: Json | None) -> dict[str, str | None]:
    """The emojis of buttons, by what stands beside them."""
    assert message is not None
    found = [part for part in walk(message["components"]) if part.get("type") == BUTTON]
    return {label(one): (one.get("emoji") or {}).get("name") for one in found}


async def test_they_are_uploaded_once(box: Sandbox, move_in: Move) -> None:
    bot = await move_in()
    assert len(asked(box, "POST")) == len(kept(box)) == ALL
    assert set(kept(box)) == {one.name for one in collect()}
    assert len(desk_of(bot).houses.emojis) == ALL
    bot = await move_in()
    assert len(asked(box, "POST")) == ALL, "not again"
    assert asked(box, "DELETE") == []
    assert len(desk_of(bot).houses.emojis) == ALL


async def test_one_that_has_changed_is_replaced_and_others_are_left_alone(
    box: Sandbox, move_in: Move
) -> None:
    await move_in()
    emojis = kept(box)
    emojis[emoji("open_5").name]["name"] = "tavolo_open_5_0ld000"
    emojis[emoji("trap").name]["name"] = "tavolo_trap_000000"
    before = len(box.requests)
    bot = await move_in()
    since = [one for one in list(box.requests)[before:] if EMOJIS in one.route]
    assert [one.method for one in since] == ["GET", "POST", "POST", "DELETE"], "first the new ones"
    assert set(kept(box)) == {one.name for one in collect()} | {"tavolo_open_5_0ld000"}
    id = kept(box)[emoji("trap").name]["id"]
    assert desk_of(bot).houses.emojis["trap"] == f"<:{emoji('trap').name}:{id}>"


async def test_a_server_can_have_emojis_in_place_of_pictures(box: Sandbox, move_in: Move) -> None:
    bot = await move_in("emoji")
    ada, ben = await dealt(box, bot, "5o 1o 2o", "trap 4c 3o", pile="1o 1o", tokens=("v", "vp"))
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played")
    await presses(ben, "Face down · Trap")
    await ada.sees_text("**Ben** played")
    assert hanging(board(ada)) == hanging(panel(ada)) == []
    assert {"tavolo_open_5", "tavolo_back", "tavolo_victory", "tavolo_penalty"} <= shown(board(ada))
    assert "tavolo_trap" not in str(ada.messages), "it lies face down"
    assert {"tavolo_closed_4", "tavolo_open_3"} <= shown(panel(ben))
    face = faces(panel(ben))
    assert face["Face up · 4 (closed)"] == emoji("closed_4").name
    assert face["Face down · 4 (closed)"] == emoji("back").name
    assert face["Face down · 3 (open)"] == emoji("back_3").name


async def test_beside_pictures_they_are_on_buttons_and_in_results(
    box: Sandbox, move_in: Move
) -> None:
    bot = await move_in("picture")
    ada, ben = await dealt(box, bot, "5o 1o 2o", "trap 4c 3o")
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played")
    assert faces(panel(ben))["Face up · Trap"] == emoji("trap").name
    assert len(hanging(board(ada))) == len(hanging(panel(ada))) == 1
    assert "`⬜5`" in text(board(ada)), "what the picture shows is told in plain words"
    await presses(ben, "17!")
    await ada.sees_text("17 · Round 2")
    (told,) = [message for message in ada.messages if "called 17 · Round 1" in show(message)]
    assert {"tavolo_open_5", "tavolo_penalty"} <= shown(told)


async def test_the_dice_of_switch_are_emojis(box: Sandbox, move_in: Move) -> None:
    bot = await move_in("emoji")
    ada, ben = await rolling(box, bot, 2, "1 2 4")
    await presses(ada, "Roll")
    await ben.sees_text("makes 1, 2")
    dice = {"tavolo_die_1", "tavolo_die_2", "tavolo_die_4"}
    assert dice | {"tavolo_top_1", "tavolo_block"} <= shown(board(ben))
    assert faces(board(ben))["Switch die"] == emoji("die_green").name
    assert hanging(board(ben)) == []


async def test_plain_text_has_none(box: Sandbox, move_in: Move) -> None:
    bot = await move_in("text")
    ada, ben = await dealt(box, bot, "5o 1o 2o", "trap 4c 3o", tokens=("v", "vp"))
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`.")
    assert shown(board(ben)) == shown(panel(ben)) == set()


async def test_when_they_are_refused_games_go_on_in_plain_signs(
    box: Sandbox, move_in: Move, caplog: pytest.LogCaptureFixture
) -> None:
    box.faults.fail(status=400, code=30008, match=f"POST {EMOJIS}")
    with caplog.at_level(logging.WARNING, "cogs.emojis"):
        bot = await move_in("emoji")
    assert len(asked(box, "POST")) == 1, "Discord is not asked again and again"
    (warning,) = [one for one in caplog.records if one.name == "cogs.emojis"]
    assert "plain signs instead" in warning.message
    ada, ben = await dealt(box, bot, "5o 1o 2o", "trap 4c 3o", tokens=("v", ""))
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`.")
    assert symbol.VICTORY in text(board(ben))
    assert shown(board(ben)) == set()


async def test_nobody_waits_for_them_when_discord_limits_their_rate(
    box: Sandbox, move_in: Move
) -> None:
    box.faults.limit(retry_after=3600, match=f"POST {EMOJIS}")
    bot = await move_in("emoji", patient=False)
    await eventually(lambda: asked(box, "POST"))
    ada, ben = await dealt(box, bot, "5o 1o 2o", "trap 4c 3o")
    await presses(ada, "Face up · 5 (open)")
    await ben.sees_text("**Ada** played `⬜5`.")
    assert len(asked(box, "POST")) == 1, "the limit is respected"


async def test_a_message_that_shows_a_deleted_emoji_is_sent_without(
    box: Sandbox, move_in: Move
) -> None:
    """Discord calls the whole message invalid then."""
    bot = await move_in("emoji")
    ada, _ = await dealt(box, bot, "5o 1o 2o", "trap 4c 3o")
    box.faults.fail(status=400, code=50035, match=f"POST {CALLBACK}")
    await ada.press("My hand")
    await ada.sees_text("Something went wrong")
    await presses(ada, "My hand")
    await panel_says(ada, "Face up · 5 (open)")
    assert set(faces(panel(ada)).values()) == {None}
