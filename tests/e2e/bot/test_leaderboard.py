"""/leaderboard: standings with pages, after evenings on several servers."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.app import Tavolo
from bot.privacy import Consent
from bot.standing.result import Result
from bot.store.database import NAME
from bot.store.store import Store
from bot.table.hub import Guest
from bot.table.ids import GuildId, TableId, UserId
from bot.table.log import Filed, Scored
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.world import HOME
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, gather, people, sit_down
from tests.e2e.bot.life import life
from tests.e2e.bot.player import play, seventeen_openly
from tests.e2e.conftest import Online
from tests.standing.evening import GUILDS, Evening
from tests.standing.score import NOTHING, finished, result, scored
from tests.table.clock import START, DrivenClock, HastyClock

HERE = GuildId(int(HOME))
MONTH, SEASON = "January 2027", "Season 1 of 2027"


def user(person: Person) -> UserId:
    return UserId(int(person.me["id"]))


def shown(person: Person) -> str:
    """The newest leaderboard on the screen."""
    return [show(message) for message in person.messages if "## 🏆" in show(message)][-1]


def ranks(person: Person) -> list[tuple[str, str]]:
    """Place and name of everybody on the page."""
    return re.findall(r"^([🥇🥈🥉]|`\d+\.`) \*\*(.+?)\*\* ·", shown(person), re.MULTILINE)


async def press(person: Person, button: str) -> None:
    before = shown(person)
    await person.press(button)
    await person.until(lambda _: shown(person) != before)


async def count(store: Store, *games: Scored) -> None:
    for game in games:
        await store.append(*finished(game._replace(at=START)), Filed(game.table))


def crowd(people: Sequence[Person], strangers: int) -> list[Result]:
    """Ada wins; the others share the second place, and so do many strangers."""
    ada, *others = people
    known = [result(int(user(one)), 2)._replace(name=one.name.title()) for one in others]
    return [
        result(int(user(ada)), 1, victories=3)._replace(name="Ada"),
        *known,
        *(result(number, 3) for number in range(1, strangers + 1)),
    ]


async def test_an_empty_server_is_told_how_to_begin(box: Sandbox, start: Start) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("leaderboard")
    assert "Nobody has finished a game of 17 here yet: /play opens a table." in shown(ada)
    await ada.slash("leaderboard", game="Switch", period="This month", scope="Everywhere")
    assert "Switch · Wins" in shown(ada)
    assert "/privacy is where one agrees" in shown(ada)


async def test_pages_turn_and_the_own_place_is_always_there(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await count(bot.store, scored(1, *crowd((ada, ben, cleo), 25), guild=HERE))
    await ben.slash("leaderboard")
    assert ranks(ben)[:4] == [("🥇", "Ada"), ("🥈", "Ben"), ("🥈", "Cleo"), ("🥈", "Person 1")]
    assert "All time · This server · page 1 of 3" in shown(ben)
    assert "**Ben**: place 2 of 28 · 0 wins · 1 game" in shown(ben)
    await press(ben, "Last")
    assert len(ranks(ben)) == 8
    assert "**Ben**: place 2 of 28" in shown(ben)
    await press(ben, "Back")
    assert "page 2 of 3" in shown(ben)
    await press(ben, "My place")
    assert "page 1 of 3" in shown(ben)
    await press(ada, "Next")
    assert "page 2 of 3" in shown(ben), "everybody sees the page that somebody turned"
    assert "**Ada**: place 1 of 28 · 1 win · 1 game" in shown(ben)


async def test_every_order_period_and_scope_is_a_press_away(box: Sandbox, start: Start) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    sharp = NOTHING | {"calls": 25, "right": 20, "victories": 9}
    winner, other = crowd((ada, ben), 0)
    await count(bot.store, scored(1, winner._replace(counts=sharp), other, guild=HERE))
    await ada.slash("leaderboard")
    await press(ada, "Rating")
    assert re.search(r"🥇 \*\*Ada\*\* · \d+ · provisional · 1 game", shown(ada))
    await press(ada, "Victory tokens")
    assert "🥇 **Ada** · 9 victory tokens · 1 game" in shown(ada)
    await press(ada, "Call accuracy")
    assert "🥇 **Ada** · 80.0% of 25 calls were right" in shown(ada)
    await press(ben, "This month")
    assert MONTH in shown(ben)
    assert "**Ben** is not on this list yet: 0 of the 20 calls that it takes." in shown(ben)
    await press(ada, "This season")
    assert SEASON in shown(ada)
    await press(ada, "Everywhere")
    assert "Nobody who agreed to be shown everywhere is on this list" in shown(ada)
    await bot.store.set_consent(user(ada), Consent(everywhere=True))
    await ada.slash("leaderboard", scope="Everywhere", by="Rating", period="This month")
    assert ranks(ada) == [("🥇", "Ada")]
    await press(ben, "Wins")
    assert "**Ben** is not on this list: /privacy" in shown(ben)


async def test_what_a_game_does_not_count_is_refused_in_a_sentence(
    box: Sandbox, start: Start
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await ada.slash("leaderboard", game="Switch", by="Call accuracy")
    assert answer(ada) == "Switch does not count that: choose another way to rank."


async def test_members_who_left_are_shown_by_their_last_name_and_other_servers_are_not(
    box: Sandbox, start: Start
) -> None:
    bot = await start(DrivenClock())
    ada, ben = await people(box, "ada", "ben")
    gone = result(424242, 1)._replace(name="Gone *away*")
    await count(bot.store, scored(1, gone, *crowd((ada, ben), 0)[1:], guild=HERE))
    await count(bot.store, scored(2, *crowd((ada, ben), 3), guild=GuildId(99)))
    await ada.slash("leaderboard")
    assert ranks(ada) == [("🥇", r"Gone \*away\*"), ("🥈", "Ben")]
    assert "**Ada** is not on this list yet: it takes a game that is played to its end." in shown(
        ada
    )


async def test_pages_from_before_a_restart_turn_and_stay_in_their_month(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    ada, ben = await people(box, "ada", "ben")
    clock = DrivenClock()
    async with life(tmp_path, online, clock) as bot:
        await count(bot.store, scored(1, *crowd((ada, ben), 25), guild=HERE))
        await ada.slash("leaderboard", period="This month")
    clock.advance(40 * 24 * 3600)
    async with life(tmp_path, online, clock):
        await press(ada, "Next")
        assert f"{MONTH} · This server · page 2 of 3" in shown(ada)
        assert len(ranks(ada)) == 10
        await press(ada, "This month")
        assert "Nobody finished a game of 17 here in this period" in shown(ada)


async def test_a_rated_game_shows_what_it_did_to_ratings_and_is_on_the_leaderboard(
    box: Sandbox, start: Start
) -> None:
    await start(HastyClock(20))
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben)
    await asyncio.gather(*(play(one, seventeen_openly, 60) for one in (ada, ben)))
    end = [show(message) for message in ada.messages if "The game is over" in show(message)][-1]
    changes = re.findall(r"\*\*(Ada|Ben)\*\*.* · Rating (\d+) \(([+-]\d+)\) · provisional", end)
    assert {name for name, _, _ in changes} == {"Ada", "Ben"}, end
    assert all(int(points) == 1000 + int(change) for _, points, change in changes)
    await ada.slash("leaderboard", by="Rating")
    best = max(changes, key=lambda one: int(one[1]))
    assert f"🥇 **{best[0]}** · {best[1]} · provisional · 1 game" in shown(ada)


@pytest.mark.parametrize(("options", "said"), [({}, "Rated"), ({"rated": False}, "Not rated")])
async def test_a_lobby_says_whether_it_is_rated(
    box: Sandbox, start: Start, options: dict[str, object], said: str
) -> None:
    await start(DrivenClock())
    (ada,) = await people(box, "ada")
    await gather(ada, **options)
    assert f"\n{said}\n" in ada.sees()


async def simulate(folder: Path, company: list[Person], games: int) -> dict[str, int]:
    """Evenings on three servers, of which this is one: wins of 17 here, by name."""
    async with Store.open(folder / NAME) as store:
        guests = [Guest(user(one), one.name.title(), one.name) for one in company]
        evening = Evening(store, "several servers", guests=guests, guilds=[HERE, *GUILDS])
        async with evening.running():
            tables = await evening.tables(games)
        wins = dict.fromkeys((guest.name for guest in guests), 0)
        for table in tables:
            saved = await store.read(TableId(table))
            assert saved is not None
            here = (saved.opened.guild, saved.opened.game) == (HERE, "17")
            for seat in saved.ended.winners if saved.ended and here else ():
                chair = saved.seated.chairs[seat]
                if chair.user is not None:
                    wins[chair.name] += 1
    return wins


async def test_hundreds_of_games_on_several_servers_come_to_what_they_were(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    company = await people(box, *(f"player{number}" for number in range(12)))
    wins = await simulate(tmp_path, company, 240)
    async with life(tmp_path, online, DrivenClock()) as bot:
        assert isinstance(bot, Tavolo)
        ada = company[0]
        await ada.slash("leaderboard")
        told = re.findall(r"\*\*(\w+)\*\* · (\d+) win", shown(ada))
        await press(ada, "Next")
        told += re.findall(r"\*\*(\w+)\*\* · (\d+) win", shown(ada))
        assert {name: int(number) for name, number in told} == wins
        numbers = [int(number) for _, number in told]
        assert numbers == sorted(numbers, reverse=True)
