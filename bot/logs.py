"""Logs: one line an event, as key=value pairs or as JSON, and never a secret in it."""

import json
import logging
import re
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from types import TracebackType
from typing import Final, TypeAlias

ExcInfo: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

SECRETS: Final = re.compile(
    r"((?:webhooks|interactions)/\d+/)[\w.%-]+"  # tokens of interactions, in addresses
    r"|[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"  # tokens of bots
)
STRUCK_OUT: Final = "***"
SHORTEST: Final = 16
"""Letters that a token has at least: the sandbox takes everyday words for tokens."""

CHATTY: Final = ("discord", "aiosqlite")
"""Below INFO they log whole requests and whatever is stored, with hands and tokens in them."""


class OneLine(logging.Formatter):
    """Tracebacks too: whatever reads the log reads lines."""

    def __init__(self, secrets: Collection[str] = ()) -> None:
        super().__init__()
        self._secrets = [secret for secret in secrets if len(secret) >= SHORTEST]

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "ts": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            fields["exception"] = self._told(record.name, record.exc_info)
        return self._line({name: self._censored(text) for name, text in fields.items()})

    def _told(self, logger: str, error: ExcInfo) -> str:
        """Where in the program Discord could not be reached is of no help: it is no mistake."""
        if logger.startswith("discord.") and isinstance(error[1], OSError):
            return f"{type(error[1]).__name__}: {error[1]}"
        return self.formatException(error)

    def _line(self, fields: Mapping[str, str]) -> str:
        return " ".join(f"{key}={_quoted(value)}" for key, value in fields.items())

    def _censored(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, STRUCK_OUT)
        return SECRETS.sub(lambda found: f"{found[1] or ''}{STRUCK_OUT}", text)


class Json(OneLine):
    """The same fields as an object."""

    def _line(self, fields: Mapping[str, str]) -> str:
        return json.dumps(fields, ensure_ascii=False)


FORMATS: Final = {"text": OneLine, "json": Json}


def begin(level: str, style: str = "text", secrets: Collection[str] = ()) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[style](secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.captureWarnings(True)
    for chatty in CHATTY:
        logging.getLogger(chatty).setLevel(max(logging.INFO, logging.getLevelName(level)))


def _quoted(value: str) -> str:
    return value if re.fullmatch(r"[\w.:+-]+", value) else json.dumps(value, ensure_ascii=False)
