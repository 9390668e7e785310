"""`python -m bot doctor`: what it finds, and that it never tells the token."""

import asyncio
import base64
import os
import socket
import time
import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from discord import Permissions

from bot.__main__ import main
from bot.backups import Plan, make
from bot.doctor import data, machine, online, texts, token
from bot.doctor.finding import Finding, Level
from bot.invite import ALL, PERMISSIONS, lacking, link
from bot.picture.emoji.collection import collect
from bot.settings import Settings
from bot.store.database import NAME
from bot.store.lock import is_taken, only_one
from bot.store.store import Store
from tests.e2e.process import free_port
from tests.store.entry import running

ROOT = Path(__file__).parent.parent
ID = "1234567890123456789"
TOKEN = f"{base64.b64encode(ID.encode()).decode().rstrip('=')}.GabcdE.{'secret-of-a-bot' * 3}"

Captured = pytest.CaptureFixture[str]
Ask = Callable[..., str]


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> Ask:
    """All that the doctor says about an empty folder, with these settings."""
    monkeypatch.chdir(tmp_path)
    for name in Settings._fields:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SANDBOX_PORT", str(free_port()))

    def run(*arguments: str, code: int = 0, **settings: str) -> str:
        for name, value in settings.items():
            monkeypatch.setenv(name, value)
        assert main(["doctor", *arguments]) == code
        said, complaint = capsys.readouterr()
        assert complaint == ""
        assert "secret" not in said, "it tells the token"
        return said

    return run


def line(said: str, subject: str) -> str:
    """The last thing that it says about that, with its level."""
    found = [" ".join(one.split()) for one in said.splitlines() if one[9:].startswith(subject)]
    assert found, f"nothing about {subject}:\n{said}"
    return found[-1].replace(f" {subject}", "", 1)


def test_a_first_start_needs_nothing(ask: Ask, tmp_path: Path) -> None:
    said = ask()
    assert "problem" not in said
    assert line(said, "database") == "ok data/tavolo.sqlite3 will be made at the first start"
    assert line(said, "token").startswith("warning there is no DISCORD_TOKEN")
    assert os.listdir(tmp_path) == [], "it has changed nothing"


def test_a_wrong_setting_is_one_line(ask: Ask) -> None:
    said = ask(code=1, SANDBOX_PORT="high")
    assert line(said, "settings").startswith("problem the setting SANDBOX_PORT is wrong: ")
    assert said.splitlines()[-1].startswith("1 problem")


def test_a_name_that_is_no_setting_is_told(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKE=x\nLOG_LEVEL=INFO\n")
    file = tmp_path / ".env"
    assert (
        line(ask(), "settings") == f"warning {file} sets DISCORD_TOKE: see .env.example for names"
    )


def test_a_broken_file_of_settings_is_a_problem(ask: Ask, tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xff\xfe")
    assert "is not in UTF-8" in line(ask(code=1), "settings")


def test_a_port_that_is_taken_is_a_problem_unless_the_bot_has_it(ask: Ask, tmp_path: Path) -> None:
    settings = {"DATA_DIR": str(tmp_path)}
    with socket.create_server(("127.0.0.1", 0)) as other:
        number = other.getsockname()[1]
        said = ask(code=1, **settings, METRICS_PORT=str(number))
        assert f"nobody can listen on 127.0.0.1:{number} (Address already in use)" in said
        with only_one(tmp_path / NAME):
            assert "listen" not in ask(METRICS_PORT=str(number))
    assert line(ask(), "ports").endswith(" is free")


def test_an_address_of_metrics_that_there_is_not_is_a_problem(ask: Ask) -> None:
    said = ask(code=1, METRICS_PORT=str(free_port()), METRICS_HOST="192.0.2.1")
    assert "Cannot assign requested address): choose another METRICS_PORT" in said


def test_another_server_has_an_address(capsys: Captured) -> None:
    assert main(["doctor", "--api", "discord"]) == 2
    assert "'discord' does not begin with http://" in capsys.readouterr().err


def test_a_good_token_is_told_by_its_bot(ask: Ask) -> None:
    said = ask("--offline", DISCORD_TOKEN=TOKEN)
    assert line(said, "token") == f"ok it looks like a token, of the bot {ID}"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (ID, "it is the application's id"),
        ("0123456789abcdef" * 4, "public key"),
        ("A-secret_of_exactly_32_letters-x", "client secret"),
        (f"'{TOKEN}'", "quotation marks"),
        (f"Bot {TOKEN}", "a space"),
        (TOKEN[:-30], "not the shape"),
        ("x" * 26 + TOKEN[26:], "not the shape"),
    ],
)
def test_what_people_copy_instead_is_named(wrong: str, why: str) -> None:
    found = token.check(wrong)
    assert found.level is Level.PROBLEM
    assert why in found.sentence
    assert "Reset Token" in found.sentence
    assert wrong not in found.sentence


def test_a_token_that_others_can_read_is_a_warning(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    file.chmod(0o644)
    assert f"warning token others on this machine can read {file}: chmod 600" in " ".join(
        ask("--offline").split()
    )
    file.chmod(0o600)
    assert "chmod" not in ask("--offline")


# What is kept


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "data" / NAME

    async def fill() -> None:
        async with Store.open(path) as store:
            await store.append(*running())

    asyncio.run(fill())
    return path


def kept(path: Path, subject: str, **settings: Any) -> str:
    """What it says about that of what is kept there, with its level."""
    given = Settings(DATA_DIR=path.parent)._replace(**settings)
    [finding] = [finding for finding in data.check(given) if finding.subject == subject]
    return f"{finding.level} {finding.sentence}"


def test_a_sound_database_is_told_with_its_tables(path: Path) -> None:
    assert kept(path, "database").endswith("sound, 1 unfinished table")
    assert kept(path, "bot") == "ok none is running here"
    assert kept(path, "backups").startswith("warning there is none in ")


def test_a_running_bot_is_seen_and_left_alone(path: Path) -> None:
    with only_one(path):
        assert kept(path, "bot").startswith("warning one is running here, but is not connected")
        (path.parent / "health").touch()
        assert kept(path, "bot").startswith("ok one is running here, and connected")
        assert is_taken(path)
    assert not is_taken(path)


def test_a_damaged_database_is_a_problem(path: Path, ask: Ask) -> None:
    path.write_bytes(b"nothing of use" * 1000)
    assert "damaged" in line(ask(code=1), "database")


def test_a_file_in_the_place_of_the_folder_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "is a file, but DATA_DIR" in kept(tmp_path / "data" / NAME, "folder")


def test_a_disk_that_is_nearly_full_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Told to the doctor: nobody fills the tester's disk."""
    for free, level in ((10**6, "problem"), (10**8, "warning"), (10**10, "ok")):
        usage = SimpleNamespace(free=free)
        monkeypatch.setattr("bot.doctor.data.shutil.disk_usage", lambda _, usage=usage: usage)
        assert kept(path, "disk").startswith(level)


def test_a_backup_is_in_time_or_late_or_unwanted(path: Path) -> None:
    plan = Plan(path, path.parent / "backups", 0, keep=9)
    make(plan, time.time() - 100 * 3600)
    assert "the last one 100 hours old, but one is due every 24:" in kept(path, "backups")
    make(plan, time.time() - 3600)
    assert kept(path, "backups") == f"ok 2 in {plan.folder}, the last one 1 hour old"
    assert kept(path, "backups", BACKUP_EVERY=0).startswith("warning there are none")


def test_metrics_for_everybody_are_a_warning(ask: Ask) -> None:
    said = ask(METRICS_PORT="9017", METRICS_HOST="0.0.0.0")
    assert line(said, "metrics").startswith("warning whoever reaches 0.0.0.0:9017")


# What it stands on


def test_it_asks_for_the_same_packages_as_the_installation() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed = [f"{name}{wanted}" for name, wanted in machine.NEEDED.items()]
    assert needed == project["dependencies"]


def test_versions_are_compared_as_numbers() -> None:
    assert machine.satisfies("2.7.10", ">=2.7.1,<2.8")
    assert machine.satisfies("12.0.0rc1", ">=12")
    assert not machine.satisfies("2.8.0", ">=2.7.1,<2.8")
    assert not machine.satisfies("3.9", ">=3.12")


def test_a_language_that_lacks_texts_is_named(tmp_path: Path) -> None:
    for language, content in (("en-US", "a = A\nb = B\n"), ("nl", "a = A\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "common.ftl").write_text(content)
    [found] = texts.check(tmp_path)
    assert found.level is Level.WARNING
    assert found.sentence.startswith("nl lacks 1 of 2 texts (b)")
    [found] = texts.check(tmp_path / "nl")
    assert found.level is Level.PROBLEM


def test_the_invitation_asks_for_what_discord_calls_so() -> None:
    assert Permissions(**dict.fromkeys(PERMISSIONS, True)).value == ALL
    assert f"permissions={ALL}" in link(1)
    assert lacking(ALL) == lacking(Permissions(administrator=True).value) == []
    assert lacking(ALL & ~Permissions(send_messages=True).value) == ["Send Messages"]


# What Discord says

GUILD = {"id": "1", "name": "Club \x1b[2J", "permissions": str(ALL)}
HEALTHY: dict[str, object] = {
    "/users/@me": {"id": "7", "username": "Croupier"},
    "/applications/@me": {"id": "7", "interactions_endpoint_url": None},
    "/gateway/bot": {"session_start_limit": {"remaining": 998}},
    "/applications/7/commands": [{}, {}],
    "/users/@me/guilds": [GUILD],
}


@asynccontextmanager
async def discord(answers: dict[str, object]) -> AsyncIterator[str]:
    """A Discord that says so; what it does not know is not there."""

    async def answer(request: web.Request) -> web.Response:
        if request.headers["Authorization"] != f"Bot {TOKEN}":
            return web.Response(status=401)
        if request.query.get("after", "0") != "0":
            return web.json_response([])
        found = answers.get(request.path)
        return web.json_response(found) if found is not None else web.Response(status=404)

    app = web.Application()
    app.router.add_get("/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    port = free_port()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        await runner.cleanup()


async def found(answers: dict[str, object], secret: str = TOKEN) -> dict[str, Finding]:
    emojis = {"items": [{"name": emoji.name} for emoji in collect()]}
    async with discord({"/applications/7/emojis": emojis} | answers) as base:
        return {finding.subject: finding async for finding in online.check(base, secret)}


async def test_a_healthy_bot_has_nothing_to_fear() -> None:
    findings = await found(HEALTHY)
    assert {finding.level for finding in findings.values()} == {Level.OK}
    assert findings["discord"].sentence == "the bot is called Croupier"
    assert findings["servers"].sentence == "it is in 1 server and has every permission it needs"


@pytest.mark.parametrize(
    ("path", "body", "subject", "level", "says"),
    [
        ("/users/@me/guilds", [], "servers", Level.WARNING, "invite it with https://discord.com/"),
        (
            "/users/@me/guilds",
            [GUILD | {"permissions": "1024"}],
            "servers",
            Level.WARNING,
            "Club [2J: Send Messages, Attach Files,",
        ),
        ("/applications/7/commands", [], "commands", Level.WARNING, "knows none yet"),
        ("/applications/7/emojis", {"items": []}, "emojis", Level.WARNING, "are not uploaded"),
        (
            "/gateway/bot",
            {"session_start_limit": {"remaining": 1}},
            "logins",
            Level.WARNING,
            "only 1 are left",
        ),
        (
            "/applications/@me",
            {"id": "7", "interactions_endpoint_url": "https://example.org"},
            "application",
            Level.PROBLEM,
            "Interactions Endpoint URL",
        ),
        ("/gateway/bot", None, "discord", Level.PROBLEM, "answers /gateway/bot with 404"),
    ],
)
async def test_what_discord_says_is_understood(
    path: str, body: object, subject: str, level: Level, says: str
) -> None:
    finding = (await found(HEALTHY | {path: body}))[subject]
    assert finding.level is level
    assert says in finding.sentence


async def test_many_poor_servers_are_summed_up() -> None:
    poor = [{"id": str(n), "name": f"Club {n}", "permissions": "0"} for n in range(1, 15)]
    finding = (await found(HEALTHY | {"/users/@me/guilds": poor}))["servers"]
    assert finding.sentence == "4 more of 14 lack something"


async def test_a_token_that_is_not_accepted_is_all_there_is_to_say() -> None:
    findings = await found(HEALTHY, secret="another")
    assert [finding.level for finding in findings.values()] == [Level.PROBLEM]
    assert findings["discord"].sentence.startswith("DISCORD_TOKEN is not accepted: copy it anew")


async def test_a_discord_that_cannot_be_reached_is_one_line() -> None:
    nowhere = f"http://127.0.0.1:{free_port()}"
    [finding] = [finding async for finding in online.check(nowhere, TOKEN)]
    assert finding.level is Level.PROBLEM
    assert finding.sentence.startswith(f"{nowhere} cannot be asked (")


def test_a_clock_is_right_or_off_or_wrong() -> None:
    levels = [online.clock(1000.0, 1000.0 + wrong).level for wrong in (1, -1, 10, -10, 100, -100)]
    assert levels == [level for level in (Level.OK, Level.WARNING, Level.PROBLEM) for _ in "+-"]
    assert "10 s slow" in online.clock(1000.0, 990.0).sentence
