"""Commands in every language: what they, their options and their choices are called."""

from collections.abc import Iterable
from typing import Any

from discord import Locale
from discord.app_commands import Choice, Translator, locale_str
from discord.app_commands import TranslationContextLocation as At

from bot.app import Tavolo
from bot.text.catalogue import FALLBACK, Catalogue


def choices(text: Catalogue, prefix: str, values: Iterable[str]) -> list[Choice[str]]:
    """Of an option. Their names are the texts `prefix-value`."""
    say = text.speaker(FALLBACK)
    return [
        Choice(name=locale_str(say(f"{prefix}-{value}"), key=f"{prefix}-{value}"), value=value)
        for value in values
    ]


class Interpreter(Translator):
    """Where there is no translation, Discord shows the English that commands are made of."""

    def __init__(self, text: Catalogue) -> None:
        self._text = text
        self._speakers = {locale: text.speaker(str(locale)) for locale in Locale}

    async def translate(self, string: locale_str, locale: Locale, context: Any) -> str | None:
        speaker = self._speakers[locale]
        key = _key(string, context.location, context.data)
        if speaker.language == FALLBACK or not self._text.has(speaker.language, key):
            return None
        return speaker(key)


def _key(string: locale_str, location: At, data: Any) -> str:
    match location:
        case At.command_name:
            return f"name-{data.name}"
        case At.command_description:
            return f"command-{data.name}"
        case At.parameter_name:
            return f"name-{data.command.name}-{data.name}"
        case At.parameter_description:
            return f"command-{data.command.name}-{data.name}"
        case At.choice_name:
            return str(string.extras["key"])
    raise LookupError(f"nobody translates a {location.name}")


async def setup(bot: Tavolo) -> None:
    await bot.tree.set_translator(Interpreter(bot.text))
