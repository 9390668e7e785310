"""Looking at a finished game: who may, and all its screens, on one message that one person sees."""

import io
import logging
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import discord
from discord.utils import MISSING

from bot.render.analysis import draw_analysis, pages
from bot.render.proof import draw_proof, file_name
from bot.render.replay import PAGE, PROOF, STEP, draw_frame
from bot.render.screen import Screen
from bot.table.archive import Archive, Brief
from bot.table.ids import ChannelId, GuildId, TableId
from bot.table.log import LogFailed, Saved
from bot.table.replay import Deviation, Replay
from cogs.answer import Interaction, replace, whisper
from cogs.easel import UNKNOWN, Letter
from cogs.layout import Paper, file, layout
from cogs.restraint import STRAY
from cogs.shelf import Film

if TYPE_CHECKING:
    from cogs.desk import Desk

PREFIX: Final = "r"
"""Of the ids of buttons that look at games; those of tables begin with a `t`."""
SEARCHED = 25
"""Finished games of a server among which the latest is looked for that somebody may see."""

_WANTED: Final = re.compile(r"(?:[a-z]+\s*)?#?(\d{1,18})", re.ASCII | re.IGNORECASE)
"""With the word for a table, or without it, whatever the language."""

_log = logging.getLogger(__name__)


def typed(text: str) -> TableId:
    """The table that somebody typed: `12`, `#12`, `Tisch 12`; anything else is 0, which is none."""
    found = _WANTED.fullmatch(text.strip())
    return TableId(int(found[1])) if found else TableId(0)


async def open_replay(desk: "Desk", interaction: Interaction, table: TableId | None) -> None:
    """From the beginning. Without a table: the last game here."""
    saved = await _find(desk, interaction, table)
    if saved is not None:
        film = await _film(desk, interaction, saved)
        if film is not None:
            look = await desk.houses.look(GuildId(interaction.guild_id or 0))
            screen = draw_frame(film.replay, film.frames, 0, desk.say_to(interaction), look)
            await _present(desk, interaction, saved, screen, film.replay)


async def open_proof(desk: "Desk", interaction: Interaction, table: TableId | None) -> None:
    saved = await _find(desk, interaction, table)
    if saved is not None:
        screen, replay = await _prove(desk, interaction, saved, place=0)
        await _present(desk, interaction, saved, screen, replay)


async def turn(desk: "Desk", interaction: Interaction, table: TableId, do: str) -> None:
    """A press on the message itself: it shows another frame, another page, or the proof."""
    saved = await _find(desk, interaction, table)
    if saved is None:
        return
    if interaction.message is None or not interaction.message.flags.ephemeral:  # a board, say
        await desk.tell(interaction, STRAY)
        return
    what, *numbers = do.split(".")
    if what == PROOF:
        screen, replay = await _prove(desk, interaction, saved, int(numbers[-1]))
        await _show(desk, interaction, saved, screen, replay)
        return
    film = await _film(desk, interaction, saved)
    if film is None:
        return
    say, place = desk.say_to(interaction), min(int(numbers[-1]), len(film.frames) - 1)
    if what == PAGE:
        page = min(int(numbers[0]), pages(film.replay) - 1)
        screen = draw_analysis(film.replay, film.frames, page, place, say)
    else:
        assert what == STEP
        look = await desk.houses.look(GuildId(interaction.guild_id or 0))
        screen = draw_frame(film.replay, film.frames, place, say, look)
    await _show(desk, interaction, saved, screen, film.replay)


async def recent(desk: "Desk", interaction: Interaction, limit: int) -> Sequence[Brief]:
    """The person's own games on this server."""
    archive: Archive = desk.bot.store
    guild = GuildId(interaction.guild_id or 0)
    return await archive.finished_by(guild, desk.user(interaction), limit)


async def _find(desk: "Desk", interaction: Interaction, table: TableId | None) -> Saved | None:
    """None, and the person knows why, when there is nothing for them to see."""
    archive: Archive = desk.bot.store
    try:
        wanted = await _latest(archive, interaction) if table is None else table
        saved = None if wanted is None else await archive.read(wanted)
    except LogFailed as failure:
        _log.error("not read: %s", failure)
        await desk.tell(interaction, "refused-not-read")
        return None
    if wanted is None:
        await desk.tell(interaction, "refused-no-games")
        return None
    if saved is None or not may_see(interaction, saved):
        await desk.tell(interaction, "refused-no-such-game")
        return None
    refused = _not_to_be_seen(saved)
    if refused:
        await desk.tell(interaction, refused, table=str(wanted))
        return None
    return saved


def _not_to_be_seen(saved: Saved) -> str | None:
    """The reason, as the key of a text: seed and cards are secret until a game is finished."""
    if saved.ended is None:
        return "refused-still-running" if saved.started else "refused-still-lobby"
    if saved.started is None:
        return "refused-never-began"
    return None if saved.ended.how == "finished" else "refused-was-aborted"


async def _latest(archive: Archive, interaction: Interaction) -> TableId | None:
    """Of the channel or, since games may have threads of their own, of the server."""
    guild = GuildId(interaction.guild_id or 0)
    here = await archive.finished_in(guild, ChannelId(interaction.channel_id or 0), 1)
    if here:
        return here[0].table
    for brief in await archive.finished_in(guild, None, SEARCHED):
        if _sees(interaction, brief.channel):
            return brief.table
    return None


def may_see(interaction: Interaction, saved: Saved) -> bool:
    """Whoever played, and whoever may read the channel, of this server only."""
    if saved.opened.guild != interaction.guild_id:
        return False
    played = any(chair.user == interaction.user.id for chair in saved.seated.chairs)
    return played or _sees(interaction, saved.opened.channel)


def _sees(interaction: Interaction, channel: ChannelId) -> bool:
    if channel == interaction.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    found = guild.get_channel_or_thread(channel) if guild else None
    if found is None or not isinstance(member, discord.Member):
        return False
    if isinstance(found, discord.Thread) and found.is_private():
        return False
    return found.permissions_for(member).view_channel


async def _film(desk: "Desk", interaction: Interaction, saved: Saved) -> Film | None:
    film = await desk.shelf.film(saved)
    if isinstance(film, Deviation):
        await desk.tell(interaction, "refused-broken-log", table=str(saved.opened.table))
        return None
    return film


async def _prove(
    desk: "Desk", interaction: Interaction, saved: Saved, place: int
) -> tuple[Screen, Replay | None]:
    archive: Archive = desk.bot.store
    sealed = await archive.sealed(saved.opened.table)
    proof, replay = await desk.shelf.proof(saved, sealed)
    return draw_proof(saved, proof, place, desk.say_to(interaction)), replay


async def _present(
    desk: "Desk", interaction: Interaction, saved: Saved, screen: Screen, replay: Replay | None
) -> None:
    """A new message with the transcript, which stays with it whatever it shows later."""
    letter = await _letter(desk, saved, screen, with_file=replay is not None)
    files = [*_transcript(saved, replay), *letter.uploads(UNKNOWN)]
    await whisper(interaction, letter.view, files or MISSING)


async def _show(
    desk: "Desk", interaction: Interaction, saved: Saved, screen: Screen, replay: Replay | None
) -> None:
    """Another screen on the same message: of its files, those that are not named would go."""
    letter = await _letter(desk, saved, screen, with_file=replay is not None)
    assert interaction.message is not None
    hanging = interaction.message.attachments
    kept = [attachment for attachment in hanging if attachment.filename == file_name(saved)]
    files = [*(kept or _transcript(saved, replay)), *letter.uploads(UNKNOWN)]
    await replace(interaction, letter.view, files)


def _transcript(saved: Saved, replay: Replay | None) -> list[discord.File]:
    if replay is None:
        return []
    return [discord.File(io.BytesIO(replay.text.encode()), file_name(saved))]


async def _letter(desk: "Desk", saved: Saved, screen: Screen, with_file: bool) -> Letter:
    return await desk.easel.paint(screen, lambda shown: _view(shown, saved, with_file))


def _view(screen: Screen, saved: Saved, with_file: bool) -> Paper:
    paper = layout(screen, saved.opened.table, 0, PREFIX)
    return Paper(*paper.components, file(file_name(saved))) if with_file else paper
