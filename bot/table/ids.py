"""Whose number is whose: ids that cannot be mistaken for each other."""

from typing import NewType

TableId = NewType("TableId", int)
UserId = NewType("UserId", int)
ChannelId = NewType("ChannelId", int)
"""A channel or a thread."""
GuildId = NewType("GuildId", int)
MessageId = NewType("MessageId", int)
