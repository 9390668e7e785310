"""Commands as they were told to Discord: whatever else arrives under their names is refused."""

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import AppCommandOptionType as Kind
from discord import app_commands
from discord.app_commands import CommandNotFound, CommandSignatureMismatch, Parameter

from bot.table.ids import LARGEST

KINDS: Final[dict[Kind, type]] = {Kind.string: str, Kind.integer: int, Kind.boolean: bool}


class Tree(app_commands.CommandTree[Any]):
    """discord.py believes what it is sent: no choice, for example, is looked up among those."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        data: Any = interaction.data or {}
        name = str(data.get("name"))
        if data.get("type", 1) != 1:  # there are kinds that discord.py itself does not know
            raise CommandNotFound(name, [])
        command = self.get_command(name)
        if isinstance(command, app_commands.Command):
            away = command.guild_only and interaction.guild_id is None
            completing = interaction.type is discord.InteractionType.autocomplete
            fits = _completes if completing else _fits
            if away or not fits(command, data):
                raise CommandSignatureMismatch(command)
        return True  # what there is no command for is refused by discord.py


def _completes(command: app_commands.Command[Any, ..., Any], data: Mapping[str, Any]) -> bool:
    """One option is being typed that has something to offer; the others may be half done."""
    known = {each.display_name: each for each in command.parameters}
    typed = [each for each in _options(data) if each.get("focused")]
    return (
        len(typed) == 1
        and all(_is_begun(known.get(each.get("name")), each) for each in _options(data))
        and known[typed[0]["name"]].autocomplete
        and isinstance(typed[0]["value"], str)
    )


def _is_begun(parameter: Parameter | None, option: Mapping[str, Any]) -> bool:
    kind, value = option.get("type"), str(option.get("value", ""))
    if parameter is None or kind != parameter.type.value or "value" not in option:
        return False
    return parameter.type is not Kind.user or value.isdecimal()


def _fits(command: app_commands.Command[Any, ..., Any], data: Mapping[str, Any]) -> bool:
    known = {each.display_name: each for each in command.parameters}
    given = {str(each.get("name")): each for each in _options(data)}
    needed = {name for name, each in known.items() if each.required}
    return (
        needed <= given.keys() <= known.keys()
        and len(given) == len(_options(data))
        and all(_is_valid(known[name], each, data) for name, each in given.items())
    )


def _options(data: Mapping[str, Any]) -> list[Any]:
    return list(data.get("options") or ())


def _is_valid(parameter: Parameter, option: Mapping[str, Any], data: Mapping[str, Any]) -> bool:
    value = option.get("value")
    if option.get("type") != parameter.type.value:
        return False
    if parameter.type is Kind.user:
        known = str(value).isdecimal() and int(str(value)) <= LARGEST
        return known and value in (data.get("resolved") or {}).get("users", {})
    if type(value) is not KINDS[parameter.type]:
        return False
    if parameter.choices:
        return value in [choice.value for choice in parameter.choices]
    low, high = parameter.min_value, parameter.max_value
    size = value if isinstance(value, int) else len(str(value))
    return (low is None or size >= low) and (high is None or size <= high)
