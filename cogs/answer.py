"""Answers to interactions, always in time: Discord waits three seconds."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import aiohttp
import discord
from discord import ui
from discord.utils import MISSING

from bot.task import begin
from cogs.layout import Paper
from cogs.rush import Rush

PATIENCE = 1.5
"""Seconds after which an answer is put off, so that there is one in time."""

Interaction = discord.Interaction[Any]

UNDELIVERED: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What sending raises when Discord refuses, fails or cannot be reached."""

_SPEAKING: Final = "speaking"
_PROMISE: Final = "promise"

_log = logging.getLogger(__name__)


class Promise(NamedTuple):
    """Given until the press is answered, by whomever."""

    rush: Rush
    keeping: asyncio.Task[None]


def promise(interaction: Interaction, rush: Rush) -> None:
    """From here on there will be an answer in time, however long the work takes."""
    rush.begins(interaction.id)
    interaction.extras[_PROMISE] = Promise(rush, begin(_keep_promise(interaction)))


async def _keep_promise(interaction: Interaction) -> None:
    """For what is on a message: nothing changes yet; for a command: "thinking", seen by one."""
    await asyncio.sleep(PATIENCE)
    try:
        if interaction.message is not None:
            await acknowledge(interaction)
            return
        async with _speaking(interaction):
            if not interaction.response.is_done():
                await interaction.response.defer(ephemeral=True, thinking=True)
    except UNDELIVERED as error:
        _log.info("an answer could not be put off: %s", error)
    finally:
        _is_answered(interaction)


def _is_answered(interaction: Interaction) -> None:
    given: Promise | None = interaction.extras.pop(_PROMISE, None)
    if given is not None:
        given.rush.ends(interaction.id)
        given.keeping.cancel()


@asynccontextmanager
async def _speaking(interaction: Interaction) -> AsyncIterator[None]:
    """Whoever answers is in here alone: there is only one first answer."""
    lock: asyncio.Lock = interaction.extras.setdefault(_SPEAKING, asyncio.Lock())
    async with lock:
        try:
            yield
        except RuntimeError as error:  # so aiohttp says that its session is closed
            if not interaction.client.is_closed():
                raise
            raise ConnectionError("the bot has stopped") from error
        if interaction.response.is_done():
            _is_answered(interaction)


async def acknowledge(interaction: Interaction) -> None:
    """The press has arrived; what it changed is shown in some other way."""
    async with _speaking(interaction):
        if not interaction.response.is_done():
            await interaction.response.defer()


async def whisper(interaction: Interaction, view: Paper, files: Any = MISSING) -> int:
    """A message that only this person sees; its id."""
    async with _speaking(interaction):
        response = interaction.response
        if not response.is_done():
            sent = await response.send_message(view=view, files=files, ephemeral=True)
            assert sent.message_id is not None
            return sent.message_id
        if response.type is not discord.InteractionResponseType.deferred_channel_message:
            more = interaction.followup
            return (await more.send(view=view, files=files, ephemeral=True, wait=True)).id
        return (await interaction.edit_original_response(view=view, attachments=files)).id


async def announce(interaction: Interaction, view: Paper, files: Any = MISSING) -> int | None:
    """A message that everybody sees, and its id; None when it is too late for that."""
    async with _speaking(interaction):
        if interaction.response.is_done():
            return None
        return (await interaction.response.send_message(view=view, files=files)).message_id


async def replace(interaction: Interaction, view: Paper, files: Any = MISSING) -> None:
    """The message with the button that was pressed becomes another; by default it keeps files."""
    async with _speaking(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(view=view, attachments=files)
        else:
            await interaction.response.edit_message(view=view, attachments=files)


async def ask(interaction: Interaction, form: ui.Modal) -> None:
    """A form to fill in; only a first answer can be one."""
    async with _speaking(interaction):
        await interaction.response.send_modal(form)
