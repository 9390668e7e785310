"""People who sit down, press what they see and read what they are told."""

import asyncio

from sandbox.message import EPHEMERAL
from sandbox.person import DEADLINE, Failed, Person
from sandbox.screen import label, show
from sandbox.server import Sandbox
from sandbox.shape import Json
from tests.e2e.bot.company import board, buttons, panel

FLED = ("That is no longer there.", "That is disabled.")
"""What a client says when a button has gone away under the finger."""


async def people(box: Sandbox, *names: str) -> list[Person]:
    return [await box.person(name) for name in names]


async def gather(host: Person, *others: Person, **options: object) -> None:
    """A lobby in which all of them sit, in this order; a game of 17 unless asked otherwise."""
    await host.slash("play", **({"game": "17"} | options))
    for taken, guest in enumerate(others, start=2):
        await guest.sees_text("[Join]")
        await guest.press("Join")
        await host.sees_text(f"Seats: {taken} of")


async def sit_down(host: Person, *others: Person, **options: object) -> None:
    """A game that has just begun; everybody has their panel."""
    await gather(host, *others, **options)
    await host.press("Start")
    for player in (host, *others):
        await _is_dealt_in(player)


async def _is_dealt_in(player: Person) -> None:
    await player.until(lambda _: panel(player) and "Start" not in pressable(board(player)))


async def presses(person: Person, button: str) -> None:
    """As soon as it can be pressed, and again if it goes away under the finger."""
    async with asyncio.timeout(2 * DEADLINE):
        while True:
            await person.until(lambda _: person.buttons.get(button))
            if await touches(person, button):
                return


async def touches(person: Person, button: str, on: Json | None = None) -> bool:
    """Whether it was still there: a screen may be behind by the time one presses."""
    try:
        await person.press(button, on=on)
    except Failed as failed:
        if str(failed) in FLED:
            return False
        raise
    return True


def boards(person: Person) -> list[Json]:
    """The public messages with something to press, oldest first: there should be one."""
    public = [message for message in person.messages if not message["flags"] & EPHEMERAL]
    return [message for message in public if pressable(message)]


def pressable(message: Json | None) -> list[str]:
    """What stands on the buttons that can be pressed."""
    return [label(button) for button in buttons(message)]


def answer(person: Person) -> str:
    """What the bot said to them alone, last."""
    return show(person.ephemerals[-1]).partition("\n")[2]


def hand(person: Person) -> str:
    """Their panel as text; nothing if they have none."""
    found = panel(person)
    return show(found) if found else ""


async def panel_says(person: Person, text: str) -> None:
    """Waits until it does."""
    await person.until(lambda _: text in hand(person))
