"""Whatever the bot says, to everybody or to one, is a text of the catalogue."""

import re
from collections.abc import Iterator
from pathlib import Path

from sandbox.compose import walk
from sandbox.person import Failed, Person
from sandbox.server import Sandbox
from sandbox.shape import Json, objects
from tests.e2e.bot.company import board, words
from tests.e2e.bot.life import life
from tests.e2e.conftest import Online
from tests.render.test_words import check
from tests.table.clock import DrivenClock
from tests.text.pseudo import pseudo

READ = ("content", "label", "placeholder", "title", "description", "name", "text")
LINK = re.compile(r"\(https?://\S+\)|\btavolo-?[\w.-]*\.jsonl?\b")
LONG = ("play", "board", "hand", "replay", "verify", "leave", "end")
"""Commands in an order in which there is something to tell; all others come before them."""


def read(parts: list[Json]) -> Iterator[str]:
    """All that a person reads of components."""
    for part in walk(parts):
        for place in (part, *objects(part.get("options")), *objects(part.get("items"))):
            yield from (str(place[field]) for field in READ if place.get(field))


def check_all(person: Person) -> int:
    """Whether all that they see is made of texts; how many texts there are."""
    told = [text for message in person.messages for text in read(message["components"])]
    if person.form is not None:
        form = person.form["modal"]
        told += [form["title"], *read(form["components"])]
    for text in told:
        check(LINK.sub(" ", text))
    return len(told)


async def presses_everything(person: Person) -> None:
    """Every button of the newest private message, each on what the one before has made of it."""
    pressed = set[str]()
    while True:
        buttons = [part for part in walk(person.ephemerals[-1]["components"]) if part["type"] == 2]
        ids = [
            one["custom_id"] for one in buttons if "custom_id" in one and not one.get("disabled")
        ]
        new = [each for each in ids if each not in pressed]
        if not new:
            return
        pressed.add(new[0])
        try:
            await person.press(new[0])
        except Failed:
            return
        check_all(person)


async def test_commands_and_panels_say_nothing_that_is_not_in_the_catalogue(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    async with life(tmp_path, online, DrivenClock(), pseudo()):
        ada, ben = await box.person("ada"), await box.person("ben")
        for command in ada.commands:
            check(command["description"])
            for option in objects(command.get("options")):
                check(option["description"])
                for choice in objects(option.get("choices")):
                    check(choice["name"])
        offered = [command["name"] for command in ada.commands]
        for name in (*(one for one in offered if one not in LONG), *LONG):
            needed = {"game": "17"} if name == "play" else {}
            await ada.slash(name, **needed)
            assert check_all(ada), f"/{name} says nothing"
            if name in ("settings", "privacy", "play"):
                await (presses_everything(ada) if name != "play" else begins(ada, ben))
        assert check_all(ben)


async def begins(ada: Person, ben: Person) -> None:
    """A game with somebody else, and presses that come to nothing."""
    for person, do in ((ben, "join"), (ben, "start"), (ben, "join"), (ada, "cpu"), (ada, "start")):
        await does(person, do)
    await ada.until(lambda _: "panel" in words(board(ada)))


async def does(person: Person, do: str) -> None:
    await person.until(lambda _: do in words(board(person)))
    await person.press(words(board(person))[do]["custom_id"])
    assert check_all(person)
