"""A bot's application: made when its token is first used."""

from dataclasses import dataclass, field

from sandbox.ids import Snowflake
from sandbox.shape import Json


@dataclass(slots=True)
class Application:
    """One bot: its user, its commands (global ones under None) and its emojis."""

    id: Snowflake
    token: str
    name: str
    owner: Json
    commands: dict[Snowflake | None, list[Json]] = field(default_factory=dict)
    emojis: dict[Snowflake, Json] = field(default_factory=dict)

    @property
    def user(self) -> Json:
        return {
            "id": self.id,
            "username": self.name,
            "global_name": None,
            "discriminator": "0001",
            "avatar": None,
            "bot": True,
            "public_flags": 0,
        }

    @property
    def me(self) -> Json:
        """Discord docs: Resources > User > User Structure, with what only oneself may see."""
        return self.user | {"verified": True, "mfa_enabled": True, "locale": "en-US", "email": None}

    def as_json(self) -> Json:
        """Discord docs: Resources > Application > Application Structure."""
        return {
            "id": self.id,
            "name": self.name,
            "icon": None,
            "description": "",
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": self.owner,
            "team": None,
            "bot": self.user,
            "approximate_guild_count": 1,
            "approximate_user_install_count": 0,
            "interactions_endpoint_url": None,
            "integration_types_config": {"0": {}},
        }

    def usable_commands(self, guild_id: Snowflake) -> list[Json]:
        """A server's own command hides the global one of the same name and type."""
        own = self.commands.get(guild_id, [])
        taken = {(command["name"], command["type"]) for command in own}
        shared = self.commands.get(None, [])
        return own + [c for c in shared if (c["name"], c["type"]) not in taken]


def display_name(token: str) -> str:
    """The bot is called after its token; the token `sandbox` is Tavolo itself."""
    return "Tavolo" if token == "sandbox" else token[:32]  # noqa: S105 - not a secret
