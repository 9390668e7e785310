"""`python -m bot` as somebody starts it who has no token: the sandbox, the bot, and the way out."""

import json
import os
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.process import SECONDS, Run, child, free_port, lives, members, run
from tests.e2e.waiting import eventually


@asynccontextmanager
async def visitor(url: str) -> AsyncIterator[Person]:
    async with aiohttp.ClientSession() as http:
        ada = Person("ada", await http.ws_connect(f"{url}/people?as=ada", max_msg_size=0))
        await ada.enter()
        yield ada
        await ada.leave()


async def is_refused(folder: Path, **settings: object) -> str:
    """The one sentence with which it ends at once."""
    async with run(folder, **settings) as bot:
        assert await bot.ends() == 2
        sentence = await bot.complaint()
    assert sentence.count("\n") == 1, sentence
    return sentence


async def painter_of(bot: Run) -> int:
    """It comes with the first picture."""
    await eventually(lambda: child(bot.process.pid, "bot.picture"), SECONDS)
    return child(bot.process.pid, "bot.picture") or 0


async def test_it_says_where_to_go_and_what_to_type_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    async with run(tmp_path) as bot:
        told = await bot.says("Ctrl-C")
        assert f"Open {bot.url} in a browser and type /" in told
        painter = await painter_of(bot)
        assert len(members(bot.process.pid)) == 2, "bot and sandbox are one process group"
        async with visitor(bot.url) as ada:
            await ada.slash("about")
            assert "Tavolo (only you can see this)" in ada.sees()
        os.killpg(bot.process.pid, signal.SIGINT)
        assert await bot.ends() == 0
        assert await bot.complaint() == ""
        assert members(bot.process.pid) == []
        assert not lives(painter)
    assert (tmp_path / "data" / "sandbox" / "sandbox.json").exists(), "the world is kept"


async def test_sigterm_to_the_bot_alone_ends_all(tmp_path: Path) -> None:
    async with run(tmp_path) as bot:
        await bot.says("Ctrl-C")
        painter = await painter_of(bot)
        bot.process.terminate()
        assert await bot.ends() == 0
        assert await bot.complaint() == ""
        assert members(bot.process.pid) == []
        assert not lives(painter)


async def test_a_killed_bot_takes_the_others_with_it(tmp_path: Path) -> None:
    async with run(tmp_path) as bot:
        await bot.says("Ctrl-C")
        painter = await painter_of(bot)
        bot.process.kill()
        await bot.ends()
        await eventually(lambda: not members(bot.process.pid) and not lives(painter))


async def test_without_its_sandbox_the_bot_stops_and_says_so(tmp_path: Path) -> None:
    async with run(tmp_path) as bot:
        await bot.says("Ctrl-C")
        os.kill(child(bot.process.pid, "sandbox") or 0, signal.SIGKILL)
        assert await bot.ends() == 2
        last = (await bot.complaint()).splitlines()[-1]  # discord.py may have logged the loss first
        assert last == "python -m bot: the sandbox stopped, so the bot stops too"


async def test_a_taken_port_is_one_sentence_that_says_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = await is_refused(tmp_path, SANDBOX_PORT=port)
    assert sentence == (
        f"Port {port} is taken: stop the program that uses it, "
        f"or choose another with SANDBOX_PORT={port + 1}.\n"
    )


async def test_a_wrong_setting_is_one_sentence(tmp_path: Path) -> None:
    sentence = await is_refused(tmp_path, SANDBOX_PORT="high")
    assert sentence.startswith("python -m bot: the setting SANDBOX_PORT is wrong: ")


async def test_with_a_token_it_goes_where_discord_api_base_points(
    tmp_path: Path, box: Sandbox
) -> None:
    api = f"{box.url}/api/v10"
    async with run(tmp_path, DISCORD_TOKEN="Croupier", DISCORD_API_BASE=api) as bot:
        ada = await box.person("ada")
        await eventually(lambda: len(box.gateway), SECONDS)
        await ada.slash("about")
        assert "Croupier (only you can see this)" in ada.sees()
        bot.process.send_signal(signal.SIGINT)
        assert await bot.ends() == 0
        assert await bot.complaint() == ""
    assert not (tmp_path / "data" / "sandbox").exists(), "there was no sandbox of its own"


TOKEN = "secret" * 20
"""The sandbox does not take it."""


async def test_a_token_that_is_not_accepted_is_one_sentence(tmp_path: Path, box: Sandbox) -> None:
    api = f"{box.url}/api/v10"
    sentence = await is_refused(tmp_path, DISCORD_TOKEN=TOKEN, DISCORD_API_BASE=api)
    assert sentence == "python -m bot: DISCORD_TOKEN is not accepted: copy it anew\n"


async def test_a_discord_that_is_out_of_order_is_one_sentence(tmp_path: Path, box: Sandbox) -> None:
    box.faults.fail(1, status=503, match="GET /users/@me")
    api = f"{box.url}/api/v10"
    sentence = await is_refused(tmp_path, DISCORD_TOKEN="x", DISCORD_API_BASE=api)
    assert sentence.startswith("python -m bot: Discord cannot be reached: 503 ")


async def test_whoever_reads_json_reads_nothing_else_and_no_token(
    tmp_path: Path, box: Sandbox
) -> None:
    settings = {"DISCORD_TOKEN": TOKEN, "DISCORD_API_BASE": f"{box.url}/api/v10"}
    logged = await is_refused(tmp_path, **settings, LOG_FORMAT="json", LOG_LEVEL="INFO")
    assert "secret" not in logged
    found = json.loads(logged)
    assert (found["level"], found["logger"]) == ("CRITICAL", "bot.run")
    assert found["message"] == "DISCORD_TOKEN is not accepted: copy it anew"


@pytest.mark.parametrize("path", ["/health", "/nowhere", ""])
async def test_a_place_without_discords_api_is_one_sentence(
    tmp_path: Path, box: Sandbox, path: str
) -> None:
    sentence = await is_refused(tmp_path, DISCORD_TOKEN="x", DISCORD_API_BASE=f"{box.url}{path}")
    assert sentence.startswith("python -m bot: DISCORD_API_BASE: no Discord API at http://")


async def test_a_place_where_nobody_listens_is_one_sentence(tmp_path: Path) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}/api/v10"
    sentence = await is_refused(tmp_path, DISCORD_TOKEN="x", DISCORD_API_BASE=nowhere)
    assert sentence.startswith(f"python -m bot: DISCORD_API_BASE: no Discord API at {nowhere}: ")


async def test_the_doctor_asks_the_discord_that_the_bot_would_go_to(
    tmp_path: Path, box: Sandbox
) -> None:
    api = f"{box.url}/api/v10"
    async with run(tmp_path, "doctor", DISCORD_TOKEN="Croupier", DISCORD_API_BASE=api) as doctor:
        said = await doctor.says("servers")
        assert await doctor.ends() == 0
        assert await doctor.complaint() == ""
    found = [" ".join(line.split()) for line in said.splitlines()]
    for line in (
        "ok discord the bot is called Croupier",
        "ok clock it tells the same time as Discord's",
        "ok application presses come to the bot",
        "warning commands Discord knows none yet: the bot tells them when it starts",
        "ok servers it is in 1 server and has every permission it needs",
    ):
        assert line in found
