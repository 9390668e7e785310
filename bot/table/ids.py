"""Whose number is whose: ids that cannot be mistaken for each other."""

from typing import Final, NewType

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ChannelId = NewType("ChannelId", int)
"""A channel or a thread."""
GuildId = NewType("GuildId", int)
MessageId = NewType("MessageId", int)

LARGEST: Final = 2**63 - 1
"""Of all ids that there are at Discord, and that a database takes."""
