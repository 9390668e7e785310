"""Games of the past: standings, profiles, replays, proofs; and what is stored of them."""

from random import Random

from bot.standing.result import Result
from bot.table.ids import GuildId, UserId
from bot.table.log import Filed
from sandbox.person import Person
from sandbox.world import HOME
from tests.e2e.bot.yesterday import played
from tests.gallery.studio import Studio
from tests.standing.score import NOTHING, finished, scored
from tests.table.clock import START

DAY = 24 * 3600.0
OTHERS = ("Emil", "Farah", "Gina", "Hugo", "Ines", "Jonas", "Kaja", "Lukas", "Mira", "Noor")
GAMES = 60
SEVENTEEN, SWITCH = 9001, 9002
WATCHED = 7
"""Steps of a replay."""


async def standings(studio: Studio) -> None:
    ada, ben = await studio.people("ada", "ben")
    await studio.shoot("leaderboard-empty", ada, await studio.slash(ada, "leaderboard"))
    await studio.shoot("profile-none", ada, await studio.slash(ada, "profile"))
    await _past(studio, await studio.people("ada", "ben", "cleo", "dario"))
    by_wins = await studio.slash(ada, "leaderboard")
    await studio.shoot("leaderboard-wins", ada, by_wins)
    rated = await studio.slash(ada, "leaderboard", by="rating")
    await studio.shoot("leaderboard-rating", ada, rated)
    await studio.shoot("profile-17", ada, await studio.slash(ada, "profile"))
    await studio.shoot("profile-member", ada, await studio.slash(ada, "profile", member="ben"))
    await studio.shoot_page("page-profile", ada)
    privacy = await studio.slash(ada, "privacy")
    await studio.shoot("privacy", ada, privacy)
    await studio.press(ada, "delete")
    await studio.shoot_answer("privacy-delete", ada)
    await studio.press(ada, "keep")
    await studio.press(ada, "export")
    await studio.shoot_answer("privacy-file", ada)
    await studio.slash(ben, "privacy")
    await studio.press(ben, "delete")
    await studio.press(ben, "delete.yes")
    await studio.shoot_answer("privacy-deleted", ben)


async def archive(studio: Studio) -> None:
    (ada,) = await studio.people("ada")
    await studio.shoot("replay-none", ada, await studio.slash(ada, "replay"))
    await played(studio.bot.store, SEVENTEEN)
    await played(studio.bot.store, SWITCH, "switch")
    for game, table in (("17", SEVENTEEN), ("switch", SWITCH)):
        await studio.slash(ada, "replay", table=str(table))
        await studio.shoot_answer(f"replay-{game}-first", ada)
        for step in range(1, WATCHED + 1):
            await studio.press(ada, f"step.{step}")
        await studio.shoot_answer(f"replay-{game}-step", ada)
        await studio.press(ada, f"page.0.{WATCHED}")
        await studio.shoot_answer(f"replay-{game}-analysis", ada)
    await studio.shoot("verify", ada, await studio.slash(ada, "verify", table=str(SEVENTEEN)))
    await studio.shoot_page("commands-replay", ada, typed="/replay ")


async def _past(studio: Studio, people: list[Person]) -> None:
    """Two months of games of 17, of four people who are here and some who are not."""
    names = {int(person.me["id"]): person.me["global_name"] for person in people}
    names |= dict(enumerate(OTHERS, start=1))
    random = Random("gallery")
    for number in range(GAMES):
        users = random.sample(list(names), random.randint(2, 6))
        # Ada is good at this, and likes it.
        users = list(dict.fromkeys([*users, *list(names)[:1]] if number % 2 else users))
        if random.random() < 0.6:
            users.sort(key=lambda user: list(names).index(user))
        results = [
            Result(UserId(u), names[u], place, place == 1, False, False, _counts(random, place))
            for place, u in enumerate(users, start=1)
        ]
        when = START - (GAMES - number) * DAY
        game = scored(8000 + number, *results, guild=GuildId(int(HOME)), at=when)
        await studio.bot.store.append(*finished(game), Filed(game.table))


def _counts(random: Random, place: int) -> dict[str, int]:
    victories = 3 if place == 1 else random.randint(0, 2)
    calls = random.randint(1, 6)
    return NOTHING | {
        "victories": victories,
        "penalties": random.randint(0, 3),
        "calls": calls,
        "right": random.randint(0, calls),
        "traps": random.randint(0, 2),
        "trapped": random.randint(0, 1),
    }
