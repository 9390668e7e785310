"""Answers to interactions, always in time: Discord waits three seconds."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

import discord
from discord import ui

T = TypeVar("T")

PATIENCE = 1.5
"""Seconds after which an answer is put off, so that there is one in time."""

_log = logging.getLogger(__name__)


async def in_time(interaction: discord.Interaction[Any], work: Coroutine[Any, Any, T]) -> T:
    """The result of the work; when it is slow, Discord is told that the answer will come."""
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            await put_off(interaction)
    except BaseException:
        if not task.done():  # the work goes on: only its answer is lost
            task.add_done_callback(_forget)
        raise
    return await task


async def put_off(interaction: discord.Interaction[Any]) -> None:
    """For a button that means: nothing changes yet; for a command: "thinking", seen by one."""
    if interaction.type is discord.InteractionType.component:
        await interaction.response.defer()
    else:
        await interaction.response.defer(ephemeral=True, thinking=True)


async def whisper(interaction: discord.Interaction[Any], view: ui.LayoutView) -> int:
    """A message that only this person sees; its id."""
    if not interaction.response.is_done():
        sent = await interaction.response.send_message(view=view, ephemeral=True)
        assert sent.message_id is not None
        return sent.message_id
    if interaction.type is discord.InteractionType.component:
        return (await interaction.followup.send(view=view, ephemeral=True, wait=True)).id
    return (await interaction.edit_original_response(view=view)).id


async def replace(interaction: discord.Interaction[Any], view: ui.LayoutView) -> None:
    """The message with the button that was pressed becomes another."""
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view)
    else:
        await interaction.response.edit_message(view=view)


def _forget(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and task.exception():
        _log.error("a press failed after its answer did", exc_info=task.exception())
