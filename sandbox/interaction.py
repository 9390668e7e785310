"""Interactions and their life: 3 seconds to be acknowledged, 15 minutes to be worked with.

Discord docs: Interactions > Receiving and Responding.
"""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from sandbox.answer import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    Answer,
)
from sandbox.application import Application
from sandbox.clock import Timer
from sandbox.gateway import Gateway
from sandbox.ids import Snowflake
from sandbox.message import Message
from sandbox.shape import Json
from sandbox.slash import STRING
from sandbox.user import User
from sandbox.world import World

ACKNOWLEDGE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
REMEMBERED_SECONDS = 60 * 60.0


class Kind(IntEnum):
    COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5


@dataclass(slots=True, eq=False)
class Interaction:
    """Something a person did that a bot has to answer."""

    id: Snowflake
    token: str
    kind: Kind
    application: Application
    user: User
    channel: Json
    opened: float
    tell: Callable[[Json], None]
    nonce: object
    name: str = ""
    completing: int = STRING
    source: Message | None = None
    acknowledged: bool = False
    late: bool = False
    original_id: Snowflake | None = None
    modal: Json | None = None
    timer: Timer | None = None

    def report(self, state: str, reason: str | None = None) -> None:
        frame: Json = {"t": "interaction", "nonce": self.nonce, "state": state, "id": self.id}
        if reason is not None:
            frame["reason"] = reason
        self.tell(frame)

    def metadata(self) -> Json:
        """Discord docs: Resources > Message > Message Interaction Metadata."""
        metadata: Json = {
            "id": self.id,
            "type": int(self.kind),
            "user": self.user.as_json(),
            "authorizing_integration_owners": {"0": self.channel["guild_id"]},
        }
        if self.kind is Kind.COMMAND:
            metadata |= {"name": self.name, "command_type": 1}
        elif self.source is not None:
            metadata["interacted_message_id"] = self.source.id
        return metadata


class Desk:
    """Hands interactions to bots and decides whether an answer is still in time."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway
        self._by_id: dict[Snowflake, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def open(self, interaction: Interaction, data: Json) -> None:
        """Sends it to the bot; the person hears of a failure if no answer comes in time."""
        self._forget_old()
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        clock = self._world.clock
        interaction.timer = clock.later(ACKNOWLEDGE_SECONDS, lambda: self._fail(interaction))
        guild_id = Snowflake(interaction.channel["guild_id"])
        event = self._event(interaction, data)
        self._gateway.interaction(interaction.application, guild_id, event)

    def new(
        self,
        kind: Kind,
        application: Application,
        user: User,
        channel: Json,
        tell: Callable[[Json], None],
        nonce: object,
    ) -> Interaction:
        world = self._world
        token = secrets.token_urlsafe(48)
        return Interaction(
            world.snowflakes.make(),
            token,
            kind,
            application,
            user,
            channel,
            world.clock.now(),
            tell,
            nonce,
        )

    def _event(self, interaction: Interaction, data: Json) -> Json:
        """Discord docs: Receiving and Responding > Interaction Structure."""
        world, user, channel = self._world, interaction.user, interaction.channel
        guild = world.guilds[channel["guild_id"]]
        rights = str(int(world.rights(user.id, channel)))
        event: Json = {
            "id": interaction.id,
            "application_id": interaction.application.id,
            "type": int(interaction.kind),
            "data": data,
            "guild": {"id": guild["id"], "locale": guild["preferred_locale"], "features": []},
            "guild_id": guild["id"],
            "channel": channel | {"permissions": rights},
            "channel_id": channel["id"],
            "member": world.member(guild["id"], user.id) | {"permissions": rights},
            "token": interaction.token,
            "version": 1,
            "app_permissions": str(int(world.rights(interaction.application.id, channel))),
            "locale": user.locale,
            "guild_locale": guild["preferred_locale"],
            "entitlements": [],
            "authorizing_integration_owners": {"0": guild["id"]},
            "context": 0,
            "attachment_size_limit": 10 * 1024 * 1024,
        }
        if interaction.source is not None:
            event["message"] = interaction.source.body
        return event

    def _fail(self, interaction: Interaction) -> None:
        if not interaction.acknowledged:
            interaction.late = True
            interaction.report("failed", "The application did not respond")

    def find(self, interaction_id: str) -> Interaction | None:
        return self._by_id.get(Snowflake(interaction_id))

    def acknowledgeable(self, interaction_id: str, token: str) -> Interaction | Answer:
        """The interaction, if this is its first answer and it comes within 3 seconds."""
        interaction = self._by_id.get(Snowflake(interaction_id))
        if interaction is None or not secrets.compare_digest(
            interaction.token.encode(), token.encode(errors="replace")
        ):
            return UNKNOWN_INTERACTION
        if interaction.acknowledged:
            return ALREADY_ACKNOWLEDGED
        waited = self._world.clock.now() - interaction.opened
        if interaction.late or waited > ACKNOWLEDGE_SECONDS:
            return UNKNOWN_INTERACTION
        return interaction

    def acknowledge(self, interaction: Interaction) -> None:
        interaction.acknowledged = True
        if interaction.timer is not None:
            interaction.timer.cancel()

    def workable(self, application_id: str, token: str) -> Interaction | Answer:
        """The interaction behind a webhook token, which works for 15 minutes."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.application.id != application_id:
            return UNKNOWN_WEBHOOK
        if self._world.clock.now() - interaction.opened > TOKEN_SECONDS:
            return INVALID_WEBHOOK_TOKEN
        return interaction if interaction.acknowledged else UNKNOWN_WEBHOOK

    def _forget_old(self) -> None:
        oldest = self._world.clock.now() - REMEMBERED_SECONDS
        while self._by_id:
            first = next(iter(self._by_id.values()))
            if first.opened > oldest:
                return
            del self._by_id[first.id]
            del self._by_token[first.token]
