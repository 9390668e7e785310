"""Logs: one line of key=value pairs an event, and never a secret in it."""

import json
import logging
import re
from typing import Final

SECRETS: Final = re.compile(
    r"((?:webhooks|interactions)/\d+/)[\w.%-]+"  # tokens of interactions, in addresses
    r"|[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"  # tokens of bots
)


class OneLine(logging.Formatter):
    """Tracebacks too: whatever reads the log reads lines."""

    def format(self, record: logging.LogRecord) -> str:
        fields = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        line = " ".join(f"{key}={_quoted(value)}" for key, value in fields.items())
        return SECRETS.sub(lambda found: f"{found[1] or ''}***", line)


def begin(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(OneLine())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Below this discord.py logs whole requests, with hands and tokens in them.
    logging.getLogger("discord").setLevel(max(logging.INFO, logging.getLevelName(level)))


def _quoted(value: str) -> str:
    return value if re.fullmatch(r"[\w.:+-]+", value) else json.dumps(value, ensure_ascii=False)
