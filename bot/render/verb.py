"""The words of buttons that are the table's own; all others are actions of its game."""

from typing import Final

JOIN: Final = "join"
LEAVE: Final = "leave"
ADD_CPU: Final = "cpu"
"""Asks for a level; `cpu.easy` and so on add one."""
START: Final = "start"
CANCEL: Final = "close-lobby"
PANEL: Final = "panel"
"""Shows the presser their own panel: the hand of 17, the Blocks of Switch."""
REMATCH: Final = "rematch"
REPLAY: Final = "replay"
VERIFY: Final = "verify"
RULES: Final = "rules"
THREAD: Final = "thread"
"""Moves the lobby to a thread of its own."""
