"""A message as it is kept: Discord's object, plus who alone may see it."""

from dataclasses import dataclass

from sandbox.ids import Snowflake
from sandbox.shape import Json

EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS = 1 << 2, 1 << 12

DEFAULT, REPLY, CHAT_INPUT_COMMAND, CONTEXT_MENU_COMMAND = 0, 19, 20, 23


@dataclass(slots=True)
class Message:
    """`only_for` is set for ephemeral messages: nobody else ever gets to know of them."""

    body: Json
    only_for: Snowflake | None = None

    @property
    def id(self) -> Snowflake:
        return Snowflake(self.body["id"])

    @property
    def channel_id(self) -> Snowflake:
        return Snowflake(self.body["channel_id"])

    @property
    def author_id(self) -> Snowflake:
        return Snowflake(self.body["author"]["id"])

    def visible_to(self, user_id: Snowflake) -> bool:
        return self.only_for is None or self.only_for == user_id
