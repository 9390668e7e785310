"""/profile: how somebody plays, for everybody to see unless they hid it."""

import re
from pathlib import Path

import pytest

from bot.app import Tavolo
from bot.privacy import Consent
from bot.standing.result import Result
from bot.store.store import Store
from bot.table.ids import GuildId, UserId
from bot.table.log import Filed
from cogs.easel import Easel
from sandbox.ids import Snowflake
from sandbox.message import EPHEMERAL
from sandbox.permission import Permission
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, people
from tests.e2e.bot.life import life
from tests.e2e.bot.stacked import desk_of
from tests.e2e.bot.strike import Strike
from tests.e2e.bot.test_pictures import hanging
from tests.e2e.conftest import Online
from tests.standing.score import NOTHING, finished, result, scored
from tests.table.clock import START, DrivenClock

HERE = GuildId(int(HOME))
HIDDEN = Consent(profile=False)


def user(person: Person) -> UserId:
    return UserId(int(person.me["id"]))


def shown(person: Person) -> str:
    """The newest profile on the screen."""
    return [show(message) for message in person.messages if "## 👤" in show(message)][-1]


def is_seen(person: Person) -> bool:
    return "## 👤" in person.sees()


async def press(person: Person, button: str) -> None:
    before = shown(person)
    await person.press(button)
    await person.until(lambda _: shown(person) != before)


def of(person: Person, place: int, **counts: int) -> Result:
    one = result(int(user(person)), place)
    return one._replace(name=person.name.title(), counts=NOTHING | counts)


async def evening(store: Store, ada: Person, ben: Person) -> None:
    """Three games of 17 here and one elsewhere; Ada wins the first two here."""
    right = {"victories": 3, "penalties": 1, "calls": 4, "right": 3}
    wrong = {"victories": 1, "penalties": 2, "calls": 3, "right": 1}
    games = [
        scored(1, of(ada, 1, **right), of(ben, 2, trapped=2, penalties=2), guild=HERE),
        scored(2, of(ada, 1, **right), of(ben, 2, calls=1, penalties=1), guild=HERE),
        scored(3, of(ada, 2, **wrong), of(ben, 1), guild=HERE),
        scored(4, of(ada, 1), of(ben, 2), guild=GuildId(99)),
    ]
    for game in games:
        await store.append(*finished(game._replace(at=START)), Filed(game.table))


async def test_everybody_sees_how_somebody_plays(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await evening(bot.store, ada, ben)
    await ada.slash("profile")
    await cleo.until(lambda _: is_seen(cleo))
    rating = (await bot.store.book.ratings(user(ada)))["17"].points
    told = shown(cleo)
    assert "## 👤 Ada · 17" in told
    assert f"Rating: {rating} · provisional · between" in told
    assert "Wins: 2 of 3 games (67%)" in told
    assert "Tokens received: 🏆 7 · 🟥 4 · balance +3" in told
    assert "Call accuracy: 63.6% of 11 calls were right" in told
    assert "Favourite way of losing: calling too soon · 1 lost game" in told
    await cleo.slash("profile", member="ben")
    assert "## 👤 Ben · 17" in shown(ada)
    assert "Favourite way of losing: calling on a trap · 1 of 2 lost games" in shown(ada)


async def test_the_picture_says_the_same_and_changes_with_the_game(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    await ada.slash("profile")
    (file,) = hanging(ada.messages[-1])
    assert file.startswith("profile-")
    (alt,) = re.findall(r"\{(👤.+)\}", shown(ada))
    for line in ("Wins: 2 of 3 games", "🏆 7 · 🟥 4", "63.6% of 11 calls", "calling too soon"):
        assert line in alt
    await press(ben, "Switch")
    assert hanging(ada.messages[-1]) == [], "there is nothing to draw yet"
    await press(ben, "17")
    assert hanging(ada.messages[-1]) == [file]


@pytest.mark.parametrize("why", ["the server wants texts", "no files allowed", "it fails"])
async def test_without_a_picture_the_text_says_it_all(box: Sandbox, start: Start, why: str) -> None:
    settings = {"board": "text"} if why == "the server wants texts" else {}
    if why == "no files allowed":
        box.deny("sandbox", "games", Permission.ATTACH_FILES)
    bot = await start(DrivenClock(), **settings)
    if why == "it fails":
        desk_of(bot).easel = Easel(Strike())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    await ben.slash("profile", member="ada")
    assert hanging(ada.messages[-1]) == []
    assert re.search(r"`[▁-█]{4}`", shown(ada)), "the rating curve"
    assert "Wins: 2 of 3 games (67%)" in shown(ada)


async def test_every_game_is_a_press_away_for_everybody(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    await ada.slash("profile")
    await press(ben, "Switch")
    assert "## 👤 Ada · Switch" in shown(ada)
    assert "No game of Switch has been finished here yet" in shown(ada)
    await press(ada, "17")
    assert "Wins: 2 of 3 games" in shown(ben)


async def test_the_game_that_was_played_last_is_shown_first(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    counts = {"discards": 12, "busts": 1, "swaps": 2, "blocks": 0, "points": 0}
    both = [of(ada, 2)._replace(counts=counts), of(ben, 1)._replace(counts=counts)]
    game = scored(5, *both, guild=HERE, game="switch", at=START + 60)
    await bot.store.append(*finished(game), Filed(game.table))
    await ben.slash("profile", member="ada")
    assert "## 👤 Ada · Switch" in shown(ben)
    assert "Favourite way of losing: one roll too many · 1 lost game" in shown(ben)
    assert "12 cards discarded · 1 bust · 2 swaps · 0 Blocks · 0 match points" in shown(ben)
    assert "Tokens" not in shown(ben)


async def test_a_hidden_profile_is_shown_to_its_owner_alone(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    await bot.store.set_consent(user(ada), HIDDEN)
    await ben.slash("profile", member="ada")
    assert answer(ben) == "**Ada** keeps their profile to themselves."
    await ada.slash("profile")
    assert ada.messages[-1]["flags"] & EPHEMERAL
    await press(ada, "Switch")
    await press(ada, "17")
    assert "Wins: 2 of 3 games" in shown(ada)
    assert not is_seen(ben)


async def test_a_profile_that_was_public_before_it_was_hidden(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    await ada.slash("profile")
    await bot.store.set_consent(user(ada), HIDDEN)
    await ben.until(lambda _: is_seen(ben))
    await ben.press("Switch")
    assert answer(ben) == "That profile is no longer shown to others."
    await ada.press("Switch")
    await ada.until(lambda _: "Ada · Switch" in shown(ada))
    assert "Ada · Switch" not in ben.sees()


async def test_who_has_not_played_here_is_told_so(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await evening(bot.store, ada, ben)
    elsewhere = scored(6, of(cleo, 1), of(ada, 2), guild=GuildId(99), at=START)
    await bot.store.append(*finished(elsewhere), Filed(elsewhere.table))
    await cleo.slash("profile")
    assert answer(cleo) == "You have not finished a game here yet: /play opens a table."
    await ada.slash("profile", member="cleo")
    assert answer(ada) == "**Cleo** has not finished a game here yet."
    assert not is_seen(ben)


async def test_a_bot_and_a_member_who_left_have_none(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    await evening(bot.store, ada, ben)
    assert bot.user is not None
    await ada.slash("profile", member=str(bot.user.id))
    assert answer(ada).endswith("is a bot, and only people have profiles.")
    del box.world.members[HOME][Snowflake(ben.me["id"])]
    await ada.slash("profile", member=ben.me["id"])
    assert answer(ada) == "**Ben** is not in this server, so there is no profile to show."


@pytest.mark.parametrize("forgotten", [False, True])
async def test_tabs_work_after_a_restart_unless_everything_was_deleted(
    box: Sandbox, online: Online, tmp_path: Path, forgotten: bool
) -> None:
    ada, ben = await people(box, "ada", "ben")
    async with life(tmp_path, online, DrivenClock()) as bot:
        assert isinstance(bot, Tavolo)
        await evening(bot.store, ada, ben)
        await ada.slash("profile")
    async with life(tmp_path, online, DrivenClock()) as bot:
        if forgotten:
            await bot.store.forget(user(ada))
            await ada.press("Switch")
            assert answer(ada) == "That profile is no longer there."
        else:
            await press(ada, "Switch")
            assert "## 👤 Ada · Switch" in shown(ada)
