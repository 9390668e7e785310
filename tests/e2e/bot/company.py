"""People at a table, and what they read there."""

from collections.abc import Iterator

from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Person
from sandbox.record import Request
from sandbox.screen import BUTTON, label
from sandbox.server import Sandbox
from sandbox.shape import Json
from tests.e2e.waiting import eventually

CALLBACK = "/interactions/{interaction}/{token}/callback"
MESSAGES = "/channels/{channel}/messages"
MESSAGE = "/channels/{channel}/messages/{message}"
PANEL = "/webhooks/{application}/{token}/messages/{message}"


async def seated(
    box: Sandbox, *names: str, game: str = "17", channel: str = "games", **options: object
) -> list[Person]:
    """People at a game that has begun, each with a panel; the first is the host."""
    people = [await box.person(name, channel=channel) for name in names]
    host, *others = people
    await host.slash("play", game=game, **options)
    for guest in others:
        await guest.press("Join")
    await host.until(lambda _: "start" in words(board(host)))
    await host.press("Start")
    await eventually(lambda: all(is_playing(person) for person in people))
    return people


def is_playing(person: Person) -> bool:
    """Whether they see the game, and no longer its lobby."""
    return (
        bool(words(board(person))) and "start" not in words(board(person)) and bool(panel(person))
    )


def board(person: Person) -> Json | None:
    """The message that the table is played on: the newest public one with buttons."""
    public = [m for m in person.messages if not m["flags"] & EPHEMERAL and any(buttons(m))]
    return public[-1] if public else None


def panel(person: Person) -> Json | None:
    """The newest private message that is a hand of 17 or the Blocks of Switch."""
    own = [m for m in person.ephemerals if _is_panel(m)]
    return own[-1] if own else None


def _is_panel(message: Json) -> bool:
    return any("### Your " in str(c.get("content")) for c in walk(message["components"]))


def buttons(message: Json | None) -> Iterator[Json]:
    """The ones that can be pressed."""
    for component in walk(message["components"] if message else []):
        if component.get("type") == BUTTON and not component.get("disabled"):
            yield component


def words(message: Json | None) -> dict[str, Json]:
    """The buttons that can be pressed, by what they do."""
    return {button["custom_id"].split(":")[3]: button for button in buttons(message)}


def text(message: Json | None) -> str:
    parts = walk(message["components"] if message else [])
    return "\n".join(str(part["content"]) for part in parts if "content" in part)


def is_to_move(person: Person) -> bool:
    """Whether the board calls this person, or will when the others have had time to react."""
    return f"<@{person.me['id']}>" in text(board(person))


async def to_move(people: list[Person]) -> Person:
    """Waits until somebody's panel lets them play."""
    await eventually(lambda: any(cards(person) for person in people))
    return next(person for person in people if cards(person))


def cards(person: Person) -> list[str]:
    """The labels of the cards that this person can play now."""
    return [label(b) for b in buttons(panel(person)) if label(b).startswith("Face ")]


async def play(people: list[Person]) -> Person:
    """Whoever is to move plays the first card there is; returns who it was."""
    person = await to_move(people)
    await person.press(cards(person)[0])
    return person


async def sees_played(person: Person, who: Person) -> None:
    """Waits until the board tells that somebody played, whatever it was and what it did."""
    await person.until(lambda _: f"**{who.name.title()}** played" in text(board(person)))


def answers(box: Sandbox) -> list[Request]:
    """The bot's first answers to interactions, oldest first."""
    return box.requests.to("POST", CALLBACK)


def kinds(requests: list[Request]) -> list[int]:
    """What kind of answers they are: 4 a message, 5 and 6 put off, 7 an edit."""
    return [request.body["type"] for request in requests if isinstance(request.body, dict)]
