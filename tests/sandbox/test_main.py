"""`python -m sandbox` as somebody starts it who has read nothing."""

import asyncio
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import aiohttp
import pytest

from sandbox.server import Sandbox


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sandbox", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)


def test_a_taken_port_is_explained_in_one_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = _run("--port", str(port))
    assert ended.returncode == 1
    assert ended.stderr == (
        f"Port {port} is taken: stop the program that uses it, "
        f"or choose another with SANDBOX_PORT={port + 1}.\n"
    )


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.168.1.2", "127.0.0.1.example"])
def test_another_address_needs_an_explicit_flag(host: str) -> None:
    ended = _run("--host", host, "--port", "0")
    assert ended.returncode == 2
    assert "without --allow-remote" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_a_port_that_is_none_and_a_folder_that_is_no_world_are_explained(tmp_path: Path) -> None:
    ended = _run("--port", "99999")
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    (tmp_path / "sandbox.json").write_text("{")
    ended = _run("--port", "0", "--data", str(tmp_path))
    assert (ended.returncode, ended.stderr.count("\n")) == (1, 1)
    assert "move it away" in ended.stderr


async def test_stopping_does_not_wait_for_open_pages_and_bots() -> None:
    async with aiohttp.ClientSession() as http:
        async with Sandbox.start() as box:
            page = await http.ws_connect(f"{box.url}/people")
            bot = await http.ws_connect(f"{box.url}/gateway?v=10")
            await bot.receive()
            await bot.send_json({"op": 2, "d": {"token": "x", "intents": 1}})
            await bot.receive()
            await page.receive()
            closing = [asyncio.create_task(_close_code(each)) for each in (page, bot)]
        assert await asyncio.gather(*closing) == [1001, 1001]


async def _close_code(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    while not socket.closed:
        await socket.receive()
    return socket.close_code


def test_it_serves_and_stops_cleanly(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sandbox", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        url = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{url}/health") as response:
            assert b'"ok": true' in response.read()
        process.terminate()
        assert process.wait(timeout=10) == 0
