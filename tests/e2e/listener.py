"""A deliberately wrong bot: the real client, which sends whatever a test gives it."""

import asyncio
import io
import json
from collections.abc import Sequence
from typing import Any

import discord
import pytest
from discord.http import Route

from sandbox.rules.problem import WHOLE, Path
from tests.sandbox.rules.wrong import Wrong


class Listener(discord.Client):
    """Hears every interaction and leaves the answer to the test."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.heard: asyncio.Queue[discord.Interaction[Any]] = asyncio.Queue()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        self.heard.put_nowait(interaction)

    async def hear(self) -> discord.Interaction[Any]:
        return await asyncio.wait_for(self.heard.get(), 10)

    @property
    def messages(self) -> str:
        """Where a message in the channel #games goes."""
        games = discord.utils.get(self.guilds[0].text_channels, name="games")
        assert games is not None
        return f"/channels/{games.id}/messages"

    @property
    def application_path(self) -> str:
        return f"/applications/{self.application_id}"

    async def send(self, method: str, path: str, body: object, files: Sequence[str] = ()) -> Any:
        """The client's own request, without the checks that its classes make before it."""
        if not files:
            return await self.http.request(Route(method, path), json=body)
        form: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(body)}]
        for index, name in enumerate(files):
            value = io.BytesIO(b"x")
            form.append({"name": f"files[{index}]", "value": value, "filename": name})
        return await self.http.request(Route(method, path), form=form)

    async def is_refused(
        self, method: str, path: str, body: object, case: Wrong, at: Path = ()
    ) -> None:
        """The request gets a 400, with the case's code at the case's place."""
        with pytest.raises(discord.HTTPException) as caught:
            await self.send(method, path, body, case.files)
        error = caught.value
        if case.code in WHOLE:
            assert (error.status, error.code) == (400, WHOLE[case.code][0]), case.rule
            return
        assert (error.status, error.code) == (400, 50035), f"{case.rule}: {error}"
        place: Any = error._errors
        for step in (*at, *case.path):
            assert str(step) in place, f"{case.rule}: nothing at {case.path} in {error}"
            place = place[str(step)]
        assert [each["code"] for each in place["_errors"]] == [case.code], case.rule
