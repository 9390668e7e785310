"""What kind of interaction it is, in words of which there are few: none comes from a person."""

from typing import Any, Final

import discord

from bot.render import verb
from cogs.answer import Interaction

TABLE: Final = frozenset(
    {
        verb.JOIN,
        verb.LEAVE,
        verb.ADD_CPU,
        verb.START,
        verb.CANCEL,
        verb.PANEL,
        verb.REMATCH,
        verb.REPLAY,
        verb.VERIFY,
        verb.THREAD,
    }
)
"""The buttons of tables; all others there are moves in a game."""

PANELS: Final = ("settings", "privacy", "leaderboard", "profile", "rules", "tutorial")
"""How the ids on panels begin that belong to no table."""


def is_select(interaction: Interaction) -> bool:
    data: Any = interaction.data or {}
    return bool(data.get("component_type") != discord.ComponentType.button.value)


def kind(interaction: Interaction) -> tuple[str, str]:
    """Such as a command called play, or a button that is a move."""
    match interaction.type:
        case discord.InteractionType.application_command:
            command = interaction.command
            return "command", command.name if command is not None else "unknown"
        case discord.InteractionType.modal_submit:
            return "form", "form"
        case _:
            return "button", _button(interaction)


def _button(interaction: Interaction) -> str:
    data: Any = interaction.data or {}
    panel, *rest = str(data.get("custom_id", "")).split(":")
    match panel, rest:
        case "t", [_, _, do, *_]:
            return do.partition(".")[0] if do.partition(".")[0] in TABLE else "move"
        case "r", _:
            return verb.REPLAY
        case _:
            return panel if rest and panel in PANELS else "unknown"
