"""Faults on demand, as a bot lives through them."""

import asyncio

import discord
import pytest

from sandbox.clock import DrivenClock
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online
from tests.e2e.waiting import eventually

CALLBACK = "/interactions/{interaction}/{token}/callback"


@pytest.fixture
def bot() -> Bot:
    bot = Bot(intents=discord.Intents(guilds=True, guild_messages=True, message_content=True))

    @bot.tree.command(description="Answers")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    return bot


async def test_the_client_resumes_after_a_dropped_socket(
    box: Sandbox, online: Online, bot: Bot
) -> None:
    resumed = asyncio.Event()

    @bot.event
    async def on_resumed() -> None:
        resumed.set()

    await online(bot)
    await bot.tree.sync()
    box.faults.drop()
    async with asyncio.timeout(20):
        await resumed.wait()
    ada = await box.person("ada")
    await ada.slash("ping")
    assert "pong" in ada.sees()


async def test_what_is_typed_while_the_bot_is_away_is_answered_when_it_resumes(
    box: Sandbox, online: Online, bot: Bot
) -> None:
    await online(bot)
    await bot.tree.sync()
    ada = await box.person("ada")
    box.faults.drop()
    await ada.slash("ping")
    assert "pong" in ada.sees()
    assert len(box.gateway.sessions()) == 1, "it was the same session all the time"


async def test_any_of_discords_refusals_can_be_had(box: Sandbox, online: Online, bot: Bot) -> None:
    await online(bot)
    games = bot.get_partial_messageable(int(box.channel("games")["id"]))
    message = await games.send("an old board")
    box.faults.fail(status=400, code=30046, match="PATCH /channels")
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="once too often")
    assert (refused.value.status, refused.value.code) == (400, 30046)
    assert (await message.edit(content="a fresh board")).content == "a fresh board"


@pytest.mark.parametrize("status", [500, 502])
async def test_a_failing_request_is_tried_again(
    box: Sandbox, online: Online, bot: Bot, status: int
) -> None:
    await online(bot)
    await bot.tree.sync()
    box.faults.fail(1, status=status, match=CALLBACK)
    ada = await box.person("ada")
    await ada.slash("ping")
    assert "pong" in ada.sees()
    tried = box.requests.to("POST", CALLBACK)
    assert [request.status for request in tried] == [status, 200]


async def test_only_the_named_requests_fail(box: Sandbox, online: Online, bot: Bot) -> None:
    await online(bot)
    box.faults.fail(9, status=503, match="POST /channels/{channel}/messages")
    channel = await bot.fetch_channel(int(box.channel("games")["id"]))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.DiscordServerError):
        await channel.send("lost")


async def test_a_429_on_demand_is_waited_for(box: Sandbox, online: Online, bot: Bot) -> None:
    await online(bot)
    await bot.tree.sync()
    box.faults.limit(1, retry_after=0.05, match=CALLBACK)
    ada = await box.person("ada")
    await ada.slash("ping")
    assert "pong" in ada.sees()
    assert [r.status for r in box.requests.to("POST", CALLBACK)] == [429, 200]


async def test_a_delayed_request_waits_for_the_clock(
    box: Sandbox, clock: DrivenClock, online: Online, bot: Bot
) -> None:
    await online(bot)
    box.faults.delay(2.0, match="GET /users/{user}")
    asking = asyncio.create_task(bot.fetch_user(int(box.world.users["ada"].id)))
    await eventually(lambda: clock.waiting)
    assert not asking.done()
    clock.advance(2.0)
    assert (await asking).name == "ada"


async def test_a_duplicated_event_arrives_twice(box: Sandbox, online: Online, bot: Bot) -> None:
    heard: list[str] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    await online(bot)
    box.faults.duplicate()
    ada = await box.person("ada")
    await ada.say("once")
    await ada.say("again")
    await eventually(lambda: "again" in heard)
    assert heard == ["once", "once", "again"]


async def test_events_come_out_of_order(box: Sandbox, online: Online, bot: Bot) -> None:
    heard: list[str] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message.content)

    await online(bot)
    box.faults.reverse(2)
    ada = await box.person("ada")
    for word in ("one", "two", "three"):
        await ada.say(word)
    await eventually(lambda: "three" in heard)
    assert heard == ["two", "one", "three"]


async def test_a_duplicated_interaction_can_be_answered_once(
    box: Sandbox, online: Online, bot: Bot
) -> None:
    await online(bot)
    await bot.tree.sync()
    box.faults.duplicate()
    ada = await box.person("ada")
    await ada.slash("ping")
    await eventually(lambda: len(box.requests.to("POST", CALLBACK)) == 2)
    assert sorted(r.status for r in box.requests.to("POST", CALLBACK)) == [200, 400]
    assert len(ada.messages) == 1


@pytest.mark.parametrize("resumable", [True, False])
async def test_an_invalid_session_is_survived(
    box: Sandbox, online: Online, bot: Bot, resumable: bool
) -> None:
    await online(bot)
    await bot.tree.sync()
    [before] = box.gateway.sessions()
    link = before.link
    box.faults.invalidate(resumable=resumable)
    await eventually(
        lambda: any(s.link not in (None, link) for s in box.gateway.sessions()), deadline=15
    )
    assert (before in box.gateway.sessions()) is resumable
    ada = await box.person("ada")
    await ada.slash("ping")
    assert "pong" in ada.sees()
