"""Games that were played before the test begins, and what people see of them afterwards."""

from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import UserId
from sandbox.message import EPHEMERAL
from sandbox.person import Person
from sandbox.screen import show
from sandbox.server import Sandbox
from sandbox.shape import Json
from sandbox.user import FOUNDERS
from sandbox.world import HOME, HOME_CHANNELS
from tests.table.clock import START
from tests.table.finished import ROSA, game

CHANNELS = dict(HOME_CHANNELS)


def chair(name: str) -> Chair:
    """One of the people whom the sandbox always has, by user name."""
    known = {username: (shown, user_id) for username, shown, user_id in FOUNDERS}
    shown, user_id = known[name]
    return Chair(shown, UserId(int(user_id)), None, f"7{user_id[-3:]}")


async def played(
    store: Store,
    table: int,
    id: str = "17",
    *names: str,
    guild: str = HOME,
    channel: str = "games",
    match: bool = False,
    ago: float = 3600,
) -> None:
    """A finished game of these people and Rosa, a CPU player, is stored."""
    chairs = (*map(chair, names or ("ada", "ben")), ROSA)
    where, when = int(CHANNELS[channel]), START - ago
    await store.append(
        *game(table, id, chairs, guild=int(guild), channel=where, match=match, at=when)
    )


def watched(person: Person) -> Json:
    """The message that the person looks at a finished game on."""
    return [m for m in person.ephemerals if m["flags"] & EPHEMERAL][-1]


def seen(person: Person) -> str:
    return show(watched(person))


def files(person: Person) -> list[Json]:
    """The transcripts on that message: there should be one. Pictures come and go beside it."""
    attached = watched(person)["attachments"]
    return [each for each in attached if each["filename"].endswith(".jsonl")]


def transcript(box: Sandbox, person: Person) -> str:
    """The file on that message."""
    [attached] = files(person)
    return box.world.files[attached["id"]].decode()
