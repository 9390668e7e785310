"""The signs of Switch: the cards on top of piles, the dice and the Block token."""

from typing import Final

from bot.games.switch.roll import Face

BLOCK: Final = "block"


def top(card: int) -> str:
    return f"top_{card}"


def die(value: int) -> str:
    return f"die_{value}"


def face(shown: Face) -> str:
    """Of the Switch die."""
    return f"die_{shown}"
