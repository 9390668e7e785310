"""The bot stops and starts again: tables, buttons and commands are as before."""

import re
import shutil
from pathlib import Path

from bot.table.pace import PACES
from bot.text.catalogue import FALLBACK, FOLDER, Catalogue
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.bot.company import (
    board,
    cards,
    is_to_move,
    panel,
    play,
    seated,
    sees_played,
    text,
    to_move,
    words,
)
from tests.e2e.bot.guests import presses
from tests.e2e.bot.life import life
from tests.e2e.conftest import Online
from tests.e2e.waiting import eventually
from tests.table.clock import START, DrivenClock

COMMANDS = "/applications/{application}/commands"


def deadlines(*people: Person) -> list[float]:
    """Until when the tables of these people wait, as their boards tell."""
    boards = [text(board(person)) for person in people]
    return [float(until) for shown in boards for until in re.findall(r"<t:(\d+):R>", shown)]


async def test_boards_and_panels_from_before_work_and_have_their_full_time_again(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    clock = DrivenClock()
    async with life(tmp_path, online, clock):
        seventeen = await seated(box, "ada", "ben")
        switch = await seated(box, "cleo", "dario", game="Switch", channel="other-table")
        await sees_played(seventeen[0], await play(seventeen))
    clock.advance(600)  # nobody's time ran meanwhile
    async with life(tmp_path, online, clock):
        full = START + 600 + PACES["normal"].turn
        await eventually(lambda: deadlines(seventeen[0], switch[0]) == [full, full])
        player = await to_move(seventeen)
        old = panel(player)
        assert old
        await player.press(cards(player)[0])
        await sees_played(player, player)
        assert panel(player) != old, "it is the same message, and shows what is new"
        roller = next(person for person in switch if is_to_move(person))
        await roller.press("Roll")
        await roller.until(lambda seen: "🎲" in seen or "rolled" in seen)


async def test_a_lobby_from_before_fills_and_starts(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    ada, ben = await box.person("ada"), await box.person("ben")
    async with life(tmp_path, online, DrivenClock()):
        await ada.slash("play", game="17")
    async with life(tmp_path, online, DrivenClock()):
        await ben.press("Join")
        await ada.until(lambda _: "start" in words(board(ada)))
    async with life(tmp_path, online, DrivenClock()):
        await ada.press("Start")
        await ada.until(lambda _: "My hand" in ada.buttons)
        await ben.press(
            "My hand"
        )  # Ben's first press is forgotten, so there is nothing to deal with
        await play([ada, ben])


async def test_commands_are_told_to_discord_only_when_they_have_changed(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    texts, changed = tmp_path / "texts", tmp_path / "changed"
    for folder in (texts, changed):
        shutil.copytree(FOLDER / FALLBACK, folder / FALLBACK)
    file = changed / FALLBACK / "commands.ftl"
    words = file.read_text("utf-8").replace("command-play-game = ", "command-play-game = Tell: ")
    file.write_text(words, "utf-8")
    ada = await box.person("ada")
    told = []
    for spoken in (texts, texts, changed, changed, texts):
        catalogue = Catalogue.load(spoken, strict=True)
        async with life(tmp_path, online, DrivenClock(), catalogue):
            told.append(len(box.requests.to("PUT", COMMANDS)))
    assert told == [1, 1, 2, 2, 3]
    [play] = [c for c in ada.commands if c["name"] == "play"]
    assert [o["description"] for o in play["options"]][:2] == ["Which game", "How many may play"]


async def test_after_many_boards_and_panels_buttons_work_and_none_is_kept_in_memory(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    """discord.py would unregister the buttons' class with a view that mixes it with others."""
    async with life(tmp_path, online, DrivenClock()) as bot:
        people = await seated(box, "ada", "ben")
        for _ in range(10):
            await play(people)
            await presses(people[0], "My hand")
            await people[1].slash("board")
        views = bot._connection._view_store
        assert views._views == {}
        assert views._synced_message_views == {}
        kinds = [kind.__name__ for kind in views._dynamic_items.values()]
        assert kinds == ["Press", "Control", "Watch"]
        await sees_played(people[0], await play(people))


async def test_a_bot_without_a_wire_is_not_well(
    box: Sandbox, online: Online, tmp_path: Path
) -> None:
    async with life(tmp_path, online, DrivenClock()) as bot:
        assert bot.is_connected()
        await box.close()
        await eventually(lambda: not bot.is_connected())
