"""Which message is a channel's last: presses and commands tell it, so no intent is needed.

discord.py keeps its own idea of a channel and throws away what comes with an interaction, hence
the look at what came over the wire.
"""

import json
from collections import OrderedDict

from bot.table.ids import ChannelId, MessageId

REMEMBERED = 4096
"""Channels; of those where nobody has pressed anything for longest nothing is known."""


class Sight:
    def __init__(self) -> None:
        self._last: OrderedDict[ChannelId, MessageId] = OrderedDict()

    def last(self, channel: ChannelId) -> MessageId | None:
        return self._last.get(channel)

    def posted(self, channel: ChannelId, message: MessageId) -> None:
        self._last[channel] = message
        self._last.move_to_end(channel)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def hear(self, frame: str) -> None:
        """A frame of the gateway, as it came."""
        if '"INTERACTION_CREATE"' not in frame:
            return
        channel = json.loads(frame)["d"].get("channel") or {}
        if channel.get("last_message_id"):
            self.posted(ChannelId(int(channel["id"])), MessageId(int(channel["last_message_id"])))
