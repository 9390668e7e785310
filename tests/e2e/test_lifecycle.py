"""The rules about when and by whom, with bots that break them on purpose."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest

from sandbox.clock import DrivenClock
from sandbox.permission import Permission
from sandbox.person import Failed
from sandbox.server import Sandbox
from tests.e2e.conftest import Bot, Online
from tests.e2e.waiting import eventually

Handler = Callable[[discord.Interaction], Awaitable[None]]


async def serve(online: Online, handler: Handler) -> Bot:
    bot = Bot()

    @bot.tree.command(name="go", description="Does it")
    async def command(interaction: discord.Interaction) -> None:
        await handler(interaction)

    await online(bot)
    await bot.tree.sync()
    return bot


async def test_after_three_seconds_the_person_sees_a_failure_and_the_bot_gets_10062(
    box: Sandbox, clock: DrivenClock, online: Online
) -> None:
    """Discord docs: Receiving and Responding: the first answer is due within 3 seconds."""
    arrived, late = asyncio.Event(), asyncio.Event()
    refused: list[discord.NotFound] = []

    async def go(interaction: discord.Interaction) -> None:
        arrived.set()
        await late.wait()
        try:
            await interaction.response.send_message("too late")
        except discord.NotFound as error:
            refused.append(error)

    await serve(online, go)
    ada = await box.person("ada")
    typing = asyncio.create_task(ada.slash("go"))
    await arrived.wait()
    clock.advance(2.9)
    await asyncio.sleep(0)
    assert not typing.done()
    clock.advance(0.2)
    with pytest.raises(Failed, match="This interaction failed"):
        await typing
    late.set()
    await eventually(lambda: refused)
    assert (refused[0].status, refused[0].code) == (404, 10062)
    assert ada.messages == []


async def test_an_unknown_interaction_gets_10062(box: Sandbox, online: Online) -> None:
    bot = await online(Bot())
    adapter = discord.webhook.async_.async_context.get()
    with pytest.raises(discord.NotFound) as refused:
        await adapter.create_interaction_response(
            1, "nonsense", session=bot.http._HTTPClient__session, params=_message("hello")
        )
    assert refused.value.code == 10062


def _message(content: str) -> discord.http.MultipartParameters:
    data = {"type": 4, "data": {"content": content}}
    return discord.http.MultipartParameters(payload=data, multipart=None, files=None)


async def test_a_second_acknowledgement_gets_40060(box: Sandbox, online: Online) -> None:
    """Discord docs: Opcodes and Status Codes > JSON Error Codes."""
    refused: list[discord.HTTPException] = []

    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("twice")
        except discord.HTTPException as error:
            refused.append(error)

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    await eventually(lambda: refused)
    assert (refused[0].status, refused[0].code) == (400, 40060)
    assert "twice" not in ada.sees()


async def test_a_token_works_for_fifteen_minutes_and_then_gets_50027(
    box: Sandbox, clock: DrivenClock, online: Online
) -> None:
    """Discord docs: Receiving and Responding > Followup Messages."""
    kept: list[discord.Interaction] = []

    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("panel", ephemeral=True)
        kept.append(interaction)

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    await eventually(lambda: kept)
    clock.advance(15 * 60 - 1)
    await kept[0].edit_original_response(content="still")
    await ada.sees_text("still")
    clock.advance(2)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].edit_original_response(content="no more")
    assert (refused.value.status, refused.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as refused:
        await kept[0].followup.send("no more")
    assert refused.value.code == 50027
    assert "no more" not in ada.sees()


async def test_a_followup_before_the_first_answer_is_refused(box: Sandbox, online: Online) -> None:
    refused: list[discord.NotFound] = []

    async def go(interaction: discord.Interaction) -> None:
        try:
            await interaction.followup.send("too early")
        except discord.NotFound as error:
            refused.append(error)
        await interaction.response.send_message("now")

    await serve(online, go)
    ada = await box.person("ada")
    await ada.slash("go")
    assert refused[0].code == 10015
    assert "too early" not in ada.sees()


@pytest.mark.parametrize(
    ("denied", "code"),
    [
        (Permission.SEND_MESSAGES, 50013),
        (Permission.VIEW_CHANNEL, 50001),
        (Permission.EMBED_LINKS, 50013),
    ],
)
async def test_a_bot_without_the_right_gets_403(
    box: Sandbox, online: Online, denied: Permission, code: int
) -> None:
    """Discord docs: Topics > Permissions."""
    bot = await online(Bot())
    channel = bot.get_channel(int(box.channel("games")["id"]))
    box.deny("sandbox", "games", denied)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello", embed=discord.Embed(title="!"))
    assert refused.value.code == code
    ada = await box.person("ada")
    assert ada.messages == []


async def test_an_interaction_is_answered_even_where_the_bot_may_not_write(
    box: Sandbox, online: Online
) -> None:
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("here I may")

    await serve(online, go)
    box.deny("sandbox", "games", Permission.SEND_MESSAGES)
    ada = await box.person("ada")
    await ada.slash("go")
    assert "here I may" in ada.sees()


async def test_other_peoples_messages_need_a_right_to_be_deleted(
    box: Sandbox, online: Online
) -> None:
    bot = await online(Bot())
    ada = await box.person("ada")
    await ada.say("mine")
    await ada.sees_text("mine")
    box.deny("sandbox", "games", Permission.MANAGE_MESSAGES)
    channel = bot.get_channel(int(box.channel("games")["id"]))
    with pytest.raises(discord.Forbidden) as refused:
        await channel.get_partial_message(int(ada.messages[0]["id"])).delete()
    assert refused.value.code == 50013


SEND = "POST /channels/{channel}/messages"


async def test_too_many_requests_get_a_429_and_the_client_waits(
    live_box: Sandbox, online: Online
) -> None:
    """Discord docs: Topics > Rate Limits: the client waits for what the headers say."""
    bot = await online(Bot())
    channel = bot.get_channel(int(live_box.channel("games")["id"]))
    live_box.limits.set(SEND, 2, 0.3)
    started = asyncio.get_running_loop().time()
    for number in range(4):
        await channel.send(f"number {number}")
    assert asyncio.get_running_loop().time() - started >= 0.25
    sent = live_box.requests.to("POST", "/channels/{channel}/messages")
    assert [request.status for request in sent].count(200) == 4


async def test_a_429_carries_retry_after_and_the_bucket(box: Sandbox, online: Online) -> None:
    bot = await online(Bot(max_ratelimit_timeout=30.0))
    channel = bot.get_channel(int(box.channel("games")["id"]))
    other = bot.get_channel(int(box.channel("general")["id"]))
    box.limits.set(SEND, 1, 60.0)
    await channel.send("one")
    with pytest.raises(discord.RateLimited) as refused:
        await channel.send("two")
    assert refused.value.retry_after == pytest.approx(60.0, abs=0.5)
    await other.send("another channel has a bucket of its own")


async def test_the_limit_over_everything_spares_interactions(box: Sandbox, online: Online) -> None:
    async def go(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("answered")

    bot = await serve(online, go)
    box.limits.like_discord()
    for _ in range(50):
        await bot.http.get_user(int(box.world.users["ada"].id))
    ada = await box.person("ada")
    await ada.slash("go")
    bot.http.max_ratelimit_timeout = 0.5
    with pytest.raises(discord.RateLimited):
        await bot.http.get_user(int(box.world.users["ada"].id))
