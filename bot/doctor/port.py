"""Whether somebody else has the ports that the bot would listen on."""

import socket
from collections.abc import Iterator

from bot.complaint import Complaint, why_not
from bot.doctor.finding import Finding, ok, problem
from bot.settings import Settings
from bot.store.database import NAME
from bot.store.lock import is_taken

SANDBOX = "127.0.0.1"


def check(settings: Settings) -> Iterator[Finding]:
    """Tried, not asked. While a bot runs here it has them itself."""
    try:
        if is_taken(settings.DATA_DIR / NAME):
            return
    except Complaint:  # told by the check of the database
        return
    if settings.METRICS_PORT is not None:
        yield _free("METRICS_PORT", settings.METRICS_HOST, settings.METRICS_PORT)
    if settings.in_sandbox:
        yield _free("SANDBOX_PORT", SANDBOX, settings.SANDBOX_PORT)


def _free(setting: str, host: str, number: int) -> Finding:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, number), family=family).close()
    except OSError as error:
        told = f"nobody can listen on {host}:{number} ({why_not(error)})"
        return problem("ports", f"{told}: choose another {setting}")
    return ok("ports", f"{host}:{number} is free")
