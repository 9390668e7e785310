"""/verify: a finished game is proved, a running one keeps its secrets, tampering is told."""

import asyncio
import re
import sqlite3
from argparse import Namespace
from contextlib import closing
from pathlib import Path

import pytest

from bot.engine.chance import commitment
from bot.store.database import NAME
from bot.verify import run
from sandbox.server import Sandbox
from tests.e2e.bot.company import play
from tests.e2e.bot.conftest import Start
from tests.e2e.bot.guests import answer, boards, people, pressable, presses, sit_down
from tests.e2e.bot.player import play as play_on
from tests.e2e.bot.player import switch_carefully
from tests.e2e.bot.stacked import table_of
from tests.e2e.bot.test_seventeen import SWIFT, play_to_the_end
from tests.e2e.bot.yesterday import played, seen, transcript, watched
from tests.table.clock import DrivenClock, HastyClock
from tests.table.finished import seed_of

both_games = pytest.mark.parametrize("game", ["17", "switch"])


@both_games
async def test_a_finished_game_is_proved_with_everything_that_it_takes(
    box: Sandbox, start: Start, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, game)
    (ada,) = await people(box, "ada")
    await ada.slash("verify", table="5")
    shown = seen(ada)
    assert "Verified" in shown
    assert f"Commitment: `{commitment(seed_of(5))}`" in shown
    assert f"Seed: `{seed_of(5).hex()}`" in shown
    file = tmp_path / watched(ada)["attachments"][0]["filename"]
    assert f"`python -m bot verify {file.name}`" in shown
    file.write_text(transcript(box, ada), encoding="utf-8")
    assert run(Namespace(file=str(file))) == 0, "as python -m bot verify does"
    said = capsys.readouterr().out
    assert re.fullmatch(rf"game 1: {game}, \d+ steps, finished: verified\n", said)
    await ada.press("Replay")
    assert "Replay of table 5 · step 0" in seen(ada)


@pytest.mark.parametrize("command", ["replay", "verify"])
async def test_a_running_game_keeps_its_seed_and_its_cards(
    box: Sandbox, start: Start, command: str
) -> None:
    bot = await start(DrivenClock())
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben)
    await play([ada, ben])
    seed = table_of(bot).opened.seed.hex()
    for person in (ada, cleo):
        await person.slash(command, table="1")
        assert answer(person) == (
            "Table 1 is still being played, and its seed and cards stay secret until it is over."
        )
        assert watched(person)["attachments"] == []
        assert pressable(watched(person)) == []
        assert await person.complete(command, "table") == {}
        await person.slash(command)
        assert answer(person) == "No game has been finished here yet: /play opens a table."
    sent = " ".join(str(request.body) for request in box.requests)
    assert seed not in sent


async def test_a_button_made_up_for_a_running_game_shows_nothing(
    box: Sandbox, start: Start, tmp_path: Path
) -> None:
    """Ids of buttons can be guessed: the press of one is refused like the command."""
    bot = await start(DrivenClock())
    await played(bot.store, 5)
    ada, ben = await people(box, "ada", "ben")
    await ada.slash("replay")
    await ada.press("Forward")
    with closing(sqlite3.connect(tmp_path / NAME)) as shell, shell:
        shell.execute("UPDATE tables SET ending = NULL WHERE id = 5")
    for button in ("Forward", "Analysis", "Verify"):
        await ada.press(button)
        assert answer(ada).startswith("Table 5 is still being played")
    assert ben.messages == []


TAMPERED = {
    "another seed": (
        "UPDATE tables SET seed = zeroblob(32)",
        "The stored seed is not the one that the lobby was sealed with",
    ),
    "another seed, sealed anew": (
        "UPDATE tables SET seed = zeroblob(32),"
        " sealed = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'",
        "is impossible in the game that this seed and salt give",
    ),
    "another salt": (
        "UPDATE tables SET salt = '1,2,3'",
        "is impossible in the game that this seed and salt give",
    ),
    "another action": (
        "DROP TRIGGER actions_never_change; UPDATE actions SET word = 'nonsense' WHERE number = 3",
        "Step 3 is impossible in the game that this seed and salt give",
    ),
    "an action less": (
        "DROP TRIGGER actions_never_vanish;"
        " DELETE FROM actions WHERE number = (SELECT max(number) FROM actions)",
        "The stored end is not the one that the actions lead to",
    ),
    "another winner": (
        "UPDATE tables SET winners = '[2, 1]'",
        "The stored end is not the one that the actions lead to",
    ),
    "other options": (
        """UPDATE tables SET options = '{"odd": true}'""",
        "This game cannot even be begun",
    ),
}


@both_games
@pytest.mark.parametrize("how", TAMPERED)
async def test_a_database_that_was_tampered_with_is_told(
    box: Sandbox, start: Start, tmp_path: Path, game: str, how: str
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5, game)
    script, said = TAMPERED[how]
    with closing(sqlite3.connect(tmp_path / NAME)) as shell:
        shell.executescript(script)
    (ada,) = await people(box, "ada")
    await ada.slash("verify")
    assert "Not as it was played" in seen(ada)
    assert said in seen(ada)
    assert "ask whoever runs the bot" in seen(ada)
    assert watched(ada)["attachments"] == []


async def test_a_log_that_is_no_game_cannot_be_replayed(
    box: Sandbox, start: Start, tmp_path: Path
) -> None:
    bot = await start(DrivenClock())
    await played(bot.store, 5)
    with closing(sqlite3.connect(tmp_path / NAME)) as shell:
        shell.executescript(TAMPERED["another salt"][0])
    (ada,) = await people(box, "ada")
    await ada.slash("replay")
    assert answer(ada) == (
        "Table 5 cannot be replayed: its log is not the game that was played, and Verify says why."
    )


async def test_at_the_end_of_17_everybody_can_replay_and_verify_it(
    box: Sandbox, start: Start
) -> None:
    await start(HastyClock(20), **SWIFT)
    ada, ben, cleo = await people(box, "ada", "ben", "cleo")
    await sit_down(ada, ben)
    lobby_showed = table_commit(ada.sees(), box)
    await play_to_the_end(ada, ben)
    await presses(cleo, "Replay")
    assert "Replay of table 1 · step 0" in seen(cleo)
    assert watched(cleo)["attachments"]
    await cleo.press("Forward")
    assert "Replay of table 1 · step 1" in seen(cleo)
    (end,) = boards(ada)
    await ada.press("Verify", on=end)
    assert "Verified" in seen(ada)
    assert f"Commitment: `{lobby_showed}`" in seen(ada)
    assert pressable(end) == ["Rematch", "Replay", "Verify"], "the public message stays as it is"


async def test_at_the_end_of_switch_everybody_can_replay_and_verify_it(
    box: Sandbox, start: Start
) -> None:
    await start(HastyClock(20), turn_seconds=3600)
    ada, ben = await people(box, "ada", "ben")
    await sit_down(ada, ben, game="Switch")
    async with asyncio.TaskGroup() as playing:
        for person in (ada, ben):
            playing.create_task(play_on(person, switch_carefully, deadline=20))
    await presses(ada, "Replay")
    assert "Replay of table 1 · step 0" in seen(ada)
    (end,) = boards(ada)
    await ada.press("Verify", on=end)
    assert "Verified" in seen(ada)


def table_commit(screen: str, box: Sandbox) -> str:
    """What the lobby showed, from the record of what the bot sent."""
    sent = " ".join(str(request.body) for request in box.requests)
    found = set(re.findall(r"sha256 `([0-9a-f]{64})`", sent))
    assert len(found) == 1, screen
    return str(found.pop())
