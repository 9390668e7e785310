"""The people of the sandbox, as the server knows them."""

from dataclasses import dataclass

from sandbox.ids import Snowflake
from sandbox.shape import Json

LOCALES = ("en-US", "en-GB", "nl", "fr", "de", "es-ES", "es-419", "it")

FOUNDERS: tuple[tuple[str, str, Snowflake], ...] = (
    ("ada", "Ada", Snowflake("1090000000000000101")),
    ("ben", "Ben", Snowflake("1090000000000000102")),
    ("cleo", "Cleo", Snowflake("1090000000000000103")),
    ("dario", "Dario", Snowflake("1090000000000000104")),
)


@dataclass(slots=True)
class User:
    """A person with a language; a bot's user belongs to its application."""

    id: Snowflake
    username: str
    global_name: str
    locale: str = "en-US"

    def as_json(self) -> Json:
        return {
            "id": self.id,
            "username": self.username,
            "global_name": self.global_name,
            "discriminator": "0",
            "avatar": None,
            "bot": False,
            "public_flags": 0,
        }


def readable_name(name: str) -> bool:
    """A name in an address is at most 32 letters, digits, dots, dashes or underscores."""
    return 0 < len(name) <= 32 and all(c.isalnum() or c in "._-" for c in name)
