"""Gateway v10, as the real client and as a bare websocket see it."""

import asyncio
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.ids import Snowflake, shard_of
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Hasty, Online
from tests.e2e.waiting import eventually

GUILDS, MESSAGES = 1, 1 << 9


class Sharded(Hasty, discord.AutoShardedClient):
    """Several shards in one process."""


class Wire:
    """A bot that speaks the gateway's language by hand."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self) -> dict[str, Any]:
        frame = json.loads(await self.socket.receive_str(timeout=5))
        assert isinstance(frame, dict)
        return frame

    async def until(self, name: str) -> dict[str, Any]:
        while (frame := await self.next())["t"] != name:
            pass
        return frame

    async def send(self, op: int, data: object) -> None:
        await self.socket.send_str(json.dumps({"op": op, "d": data}))

    async def identify(self, intents: int = GUILDS, **more: object) -> dict[str, Any]:
        await self.next()
        await self.send(2, {"token": "wire", "intents": intents, "properties": {}, **more})
        return await self.until("READY")

    async def close_code(self) -> int | None:
        while not self.socket.closed:
            await self.socket.receive(timeout=5)
        return self.socket.close_code


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def dial(http: aiohttp.ClientSession, box: Sandbox, query: str = "v=10") -> Wire:
    return Wire(await http.ws_connect(f"{box.url}/gateway?{query}"))


async def test_the_real_client_becomes_ready_with_its_servers(box: Sandbox, online: Online) -> None:
    bot = await online(Bot())
    assert [guild.name for guild in bot.guilds] == ["Tavolo's table"]
    names = [channel.name for channel in bot.guilds[0].text_channels]
    assert names == ["general", "games", "other-table"]
    assert str(bot.user) == "Tavolo#0001"


async def test_heartbeats_are_acknowledged(box: Sandbox, online: Online) -> None:
    bot = await online(Bot())
    await eventually(lambda: 0 <= bot.latency < 1)


async def test_a_connection_without_heartbeats_is_closed(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    box.gateway.heartbeat_ms = 20
    wire = await dial(http, box)
    assert await wire.close_code() == 4009


async def test_shards_get_the_servers_and_interactions_that_are_theirs(
    box: Sandbox, online: Online
) -> None:
    second = box.add_guild("The other table")
    seen: list[tuple[int, str]] = []
    bot = Sharded(intents=discord.Intents(guilds=True), shard_count=2, guild_ready_timeout=0.05)
    tree = discord.app_commands.CommandTree(bot)

    @tree.command(description="Where am I?")
    async def where(interaction: discord.Interaction) -> None:
        assert interaction.guild is not None
        seen.append((interaction.guild.shard_id, interaction.guild.name))
        await interaction.response.send_message(interaction.guild.name)

    await online(bot)
    await tree.sync()
    assert len(box.gateway.sessions()) == 2
    for guild in (None, second["id"]):
        ada = await box.person("ada", guild=guild)
        await ada.knows("where")
        await ada.slash("where")
    expected = [(g.shard_id, g.name) for g in bot.guilds]
    assert sorted(seen) == sorted(expected)
    assert {shard_of(Snowflake(str(g.id)), 2) for g in bot.guilds} == {s for s, _ in seen}


async def test_two_bots_answer_each_for_itself(box: Sandbox, online: Online) -> None:
    for token in ("sandbox", "Croupier"):
        bot = Bot()

        @bot.tree.command(name=f"hello-{token.lower()}", description="Says hello")
        async def hello(interaction: discord.Interaction) -> None:
            assert interaction.client.user is not None
            await interaction.response.send_message(f"I am {interaction.client.user.name}")

        await online(bot, token)
        await bot.tree.sync()
    ada = await box.person("ada")
    await ada.knows("hello-croupier")
    await ada.slash("hello-sandbox")
    await ada.slash("hello-croupier")
    assert "Tavolo\nI am Tavolo" in ada.sees()
    assert "Croupier\nI am Croupier" in ada.sees()


async def test_frames_come_plain_or_as_one_zlib_stream(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    plain = await dial(http, box)
    assert (await plain.next())["op"] == 10
    packed = await dial(http, box, "v=10&encoding=json&compress=zlib-stream")
    unpack = zlib.decompressobj()
    first = await packed.socket.receive_bytes(timeout=5)
    assert first.endswith(b"\x00\x00\xff\xff")
    assert json.loads(unpack.decompress(first))["op"] == 10
    await packed.send(1, None)
    second = await packed.socket.receive_bytes(timeout=5)
    assert json.loads(unpack.decompress(second))["op"] == 11


async def test_resume_replays_what_was_missed(box: Sandbox, http: aiohttp.ClientSession) -> None:
    first = await dial(http, box)
    ready = await first.identify(GUILDS | MESSAGES)
    created = await first.until("GUILD_CREATE")
    box.faults.drop()
    await first.close_code()
    ada = await box.person("ada")
    await ada.say("one")
    await ada.say("two")
    await ada.sees_text("two")
    again = await dial(http, box)
    session = {"token": "wire", "session_id": ready["d"]["session_id"], "seq": created["s"]}
    await again.next()
    await again.send(6, session)
    missed = [await again.next() for _ in range(3)]
    assert [frame["t"] for frame in missed] == ["MESSAGE_CREATE", "MESSAGE_CREATE", "RESUMED"]
    assert [frame["s"] for frame in missed] == [created["s"] + n for n in (1, 2, 3)]


async def test_the_real_client_resumes_after_a_cut_wire(box: Sandbox, online: Online) -> None:
    bot = Bot()
    resumed = asyncio.Event()

    @bot.event
    async def on_resumed() -> None:
        resumed.set()

    @bot.tree.command(description="Answers")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    await online(bot)
    await bot.tree.sync()
    box.faults.reconnect()
    async with asyncio.timeout(10):
        await resumed.wait()
    ada = await box.person("ada")
    await ada.slash("ping")
    assert "pong" in ada.sees()
    assert len(box.gateway.sessions()) == 1


async def test_an_invalidated_session_is_identified_anew(box: Sandbox, online: Online) -> None:
    bot = await online(Bot())
    before = box.gateway.sessions()[0].id
    box.faults.invalidate()
    await eventually(lambda: [s.id for s in box.gateway.sessions() if s.link] not in ([], [before]))
    assert bot.guilds


async def test_an_unknown_session_cannot_be_resumed(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    wire = await dial(http, box)
    await wire.next()
    await wire.send(6, {"token": "wire", "session_id": "none", "seq": 1})
    assert await wire.next() == {"op": 9, "d": False, "s": None, "t": None}


async def test_message_content_is_hidden_without_its_intent(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    wire = await dial(http, box)
    await wire.identify(GUILDS | MESSAGES)
    ada = await box.person("ada")
    await ada.say("secret")
    assert (await wire.until("MESSAGE_CREATE"))["d"]["content"] == ""


async def test_members_are_sent_when_asked_for(box: Sandbox, http: aiohttp.ClientSession) -> None:
    wire = await dial(http, box)
    await wire.identify()
    guild_id = next(iter(box.world.guilds))
    await wire.send(8, {"guild_id": guild_id, "query": "be", "limit": 1, "nonce": "7"})
    chunk = (await wire.until("GUILD_MEMBERS_CHUNK"))["d"]
    assert [m["user"]["username"] for m in chunk["members"]] == ["ben"]
    assert chunk["nonce"] == "7"


IDENTIFY = {"token": "wire", "intents": 1, "properties": {}}


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (["{"], 4002),
        (["[]"], 4002),
        (['{"op": "2"}'], 4002),
        (["x" * 5000], 4002),
        (["[" * 3000], 4002),
        ([{"op": 99, "d": None}], 4003),
        ([{"op": 2, "d": IDENTIFY}, {"op": 99, "d": None}], 4001),
        ([{"op": 8, "d": {}}], 4003),
        ([{"op": 2, "d": []}], 4002),
        ([{"op": 2, "d": IDENTIFY | {"token": 5}}], 4004),
        ([{"op": 2, "d": IDENTIFY}, {"op": 2, "d": IDENTIFY}], 4005),
        ([{"op": 2, "d": IDENTIFY | {"shard": [2, 2]}}], 4010),
        ([{"op": 2, "d": IDENTIFY | {"shard": "all"}}], 4010),
        ([{"op": 2, "d": IDENTIFY | {"intents": 1 << 40}}], 4013),
        ([{"op": 2, "d": {"token": "wire"}}], 4013),
        ([{"op": 1, "d": None}] * 121, 4008),
    ],
)
async def test_a_bad_frame_closes_with_discords_code(
    box: Sandbox, http: aiohttp.ClientSession, frames: list[Any], code: int
) -> None:
    wire = await dial(http, box)
    for frame in frames:
        text = frame if isinstance(frame, str) else json.dumps(frame)
        await wire.socket.send_str(text)
    assert await wire.close_code() == code
    assert (await (await dial(http, box)).next())["op"] == 10, "the sandbox keeps running"


@pytest.mark.parametrize(
    ("query", "code"), [("v=6", 4012), ("", 4012), ("v=10&encoding=etf", 4002)]
)
async def test_an_unknown_version_or_encoding_is_refused(
    box: Sandbox, http: aiohttp.ClientSession, query: str, code: int
) -> None:
    assert await (await dial(http, box, query)).close_code() == code


async def test_a_wrong_sequence_and_disallowed_intents_are_refused(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    wire = await dial(http, box)
    ready = await wire.identify()
    session = {"token": "wire", "session_id": ready["d"]["session_id"], "seq": 10_000}
    again = await dial(http, box)
    await again.send(6, session)
    assert await again.close_code() == 4007
    box.gateway.privileged_intents = False
    greedy = await dial(http, box)
    await greedy.send(2, IDENTIFY | {"intents": 1 << 15})
    assert await greedy.close_code() == 4014
