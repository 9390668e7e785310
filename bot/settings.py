"""Everything configurable, read once from the environment and .env; see .env.example."""

import os
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from bot.complaint import Complaint
from bot.field import Secret, address, kinds, number, one_of, secret, whole
from bot.limit import RATE

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS: Final = ("text", "json")


class Settings(NamedTuple):
    """Field names are the variables' names; a value in the environment outranks one in .env."""

    DISCORD_TOKEN: Annotated[Secret | None, secret] = None
    DISCORD_API_BASE: Annotated[str | None, address] = None
    DATA_DIR: Annotated[Path, Path] = Path("data")
    SANDBOX_PORT: Annotated[int, whole(1, 65535)] = 8017
    LOG_LEVEL: Annotated[str, one_of(LEVELS)] = "WARNING"
    LOG_FORMAT: Annotated[str, one_of(FORMATS)] = "text"
    PRESSES_PER_SECOND: Annotated[float, number(0, 1000)] = RATE
    METRICS_PORT: Annotated[int | None, whole(1, 65535)] = None
    METRICS_HOST: Annotated[str, str] = "127.0.0.1"
    BACKUP_EVERY: Annotated[float, number(0, 24 * 365)] = 24
    BACKUP_KEEP: Annotated[int, whole(1, 10_000)] = 7
    BACKUP_DIR: Annotated[Path | None, Path] = None

    @property
    def in_sandbox(self) -> bool:
        """Without a token there is nobody to be at Discord."""
        return self.DISCORD_TOKEN is None

    @property
    def backups(self) -> Path:
        """The folder for backups that are made by themselves."""
        return self.BACKUP_DIR or self.DATA_DIR / "backups"


def load(directory: Path) -> Settings:
    """An empty value counts as not set: that is how .env.example leaves them."""
    found = {**written(directory / ".env"), **os.environ}
    given: dict[str, Any] = {}
    for name, read in kinds(Settings).items():
        if text := found.get(name):
            try:
                given[name] = read(text)
            except ValueError as error:
                raise Complaint(f"the setting {name} is wrong: {error}") from None
    settings = Settings(**given)
    if settings.DISCORD_API_BASE is not None and settings.DISCORD_TOKEN is None:
        raise Complaint("the setting DISCORD_API_BASE needs a DISCORD_TOKEN, too")
    return settings


def written(file: Path) -> dict[str, str | None]:
    """What stands in .env. A line that is not understood may be the token, so none is left out."""
    try:
        text = file.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except UnicodeDecodeError:
        raise Complaint(f"{file} is not in UTF-8: save it as plain text") from None
    except OSError as error:
        raise Complaint(f"{file} cannot be read: {error.strerror}") from None
    for line in parse_stream(StringIO(text)):
        if line.error:
            raise Complaint(f"{file}, line {line.original.line}: this is not NAME=value")
    return dotenv_values(stream=StringIO(text))
