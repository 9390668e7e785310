"""What a server is asked for when it invites the bot."""

from typing import Final

PERMISSIONS: Final = {
    "view_channel": ("View Channels", 1 << 10),
    "send_messages": ("Send Messages", 1 << 11),
    "attach_files": ("Attach Files", 1 << 15),
    "read_message_history": ("Read Message History", 1 << 16),
    "create_public_threads": ("Create Public Threads", 1 << 35),
    "send_messages_in_threads": ("Send Messages in Threads", 1 << 38),
}
"""By discord.py's name: what Discord's settings call it, and its bit."""

ALL: Final = sum(bit for _, bit in PERMISSIONS.values())
ADMINISTRATOR: Final = 1 << 3


def lacking(granted: int) -> list[str]:
    """What of it is missing, as Discord's settings call it."""
    if granted & ADMINISTRATOR:
        return []
    return [name for name, bit in PERMISSIONS.values() if not granted & bit]


def link(application: int | str) -> str:
    address = "https://discord.com/oauth2/authorize"
    return f"{address}?client_id={application}&scope=bot+applications.commands&permissions={ALL}"
