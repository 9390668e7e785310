"""Everything configurable, read once from the environment and .env; see .env.example."""

import os
from pathlib import Path
from typing import Literal

from dotenv import dotenv_values
from pydantic import AnyHttpUrl, BaseModel, ConfigDict, Field, SecretStr, ValidationError

from bot.complaint import Complaint
from bot.limit import RATE


class Settings(BaseModel):
    """Field names are the variables' names; a value in the environment outranks one in .env."""

    model_config = ConfigDict(frozen=True)

    DISCORD_TOKEN: SecretStr | None = None
    DISCORD_API_BASE: AnyHttpUrl | None = None
    DATA_DIR: Path = Path("data")
    SANDBOX_PORT: int = Field(default=8017, ge=1, le=65535)
    LOG_LEVEL: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "WARNING"
    LOG_FORMAT: Literal["text", "json"] = "text"
    PRESSES_PER_SECOND: float = Field(default=RATE, ge=0, le=1000)
    METRICS_PORT: int | None = Field(default=None, ge=1, le=65535)
    METRICS_HOST: str = "127.0.0.1"
    BACKUP_EVERY: float = Field(default=24, ge=0, le=24 * 365)
    BACKUP_KEEP: int = Field(default=7, ge=1, le=10_000)
    BACKUP_DIR: Path | None = None

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
    found = {**dotenv_values(directory / ".env"), **os.environ}
    given = {name: found[name] for name in Settings.model_fields if found.get(name)}
    if "DISCORD_API_BASE" in given and "DISCORD_TOKEN" not in given:
        raise Complaint("the setting DISCORD_API_BASE needs a DISCORD_TOKEN, too")
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        first = error.errors(include_input=False)[0]
        name = ".".join(str(part) for part in first["loc"])
        raise Complaint(f"the setting {name} is wrong: {first['msg']}") from None
