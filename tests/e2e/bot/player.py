"""People who play a whole game: they look at their screen, press something on it, look again."""

import re
from collections.abc import Callable
from typing import NamedTuple

from sandbox.person import Person
from sandbox.screen import show
from sandbox.shape import Json
from tests.e2e.bot.company import board, panel
from tests.e2e.bot.guests import boards, pressable, touches


class Press(NamedTuple):
    button: str
    on: Json


Choose = Callable[[Person], Press | None]


async def play(person: Person, choose: Choose, deadline: float) -> None:
    """Until the end is on the screen. Never presses what cannot be pressed."""
    while True:
        await person.until(lambda _: _is_over(person) or choose(person), deadline)
        chosen = choose(person)
        if chosen is None:
            return
        await touches(person, chosen.button, chosen.on)


def _is_over(person: Person) -> bool:
    return any("Rematch" in pressable(message) for message in boards(person))


def seventeen_openly(person: Person) -> Press | None:
    """Calls 17 when the row shows it, else plays the highest number face up in their turn."""
    seen, own = board(person), panel(person)
    if seen is None or own is None:
        return None
    if _showing(seen) >= 17 and "17!" in pressable(seen) and not _played_last(person, seen):
        return Press("17!", seen)
    cards = [button for button in pressable(own) if button.startswith("Face")]
    return Press(max(cards, key=_worth), own) if cards else None


def _showing(seen: Json) -> int:
    found = re.search(r"\*\*(\d+) showing\*\*", show(seen))
    return int(found[1]) if found else 0


def _played_last(person: Person, seen: Json) -> bool:
    return f"Everybody but **{person.me['global_name']}** may call" in show(seen)


def _worth(button: str) -> tuple[int, bool]:
    """Numbers before specials, fronts before backs."""
    number = re.search(r"\d(?= \()", button)
    return (int(number[0]) if number else 0, button.startswith("Face up"))


def switch_carefully(person: Person) -> Press | None:
    """Rolls, discards what the roll allows and stops."""
    seen = board(person)
    if seen is None or f"<@{person.me['id']}>" not in show(seen):
        return None
    buttons = pressable(seen)
    for wanted in ("Discard", "Stop", "Roll"):
        if wanted in buttons:
            return Press(wanted, seen)
    return None
