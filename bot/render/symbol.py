"""The few pictures among the words: the same thing, the same sign, on every screen."""

from typing import Final

FRONT: Final = "⬜"
BACK: Final = "⬛"
VICTORY: Final = "🏆"
PENALTY: Final = "🟥"
CPU: Final = "🤖"
AWAY: Final = "💤"
NOW: Final = "▶️"
NOT_NOW: Final = "▫️"
WINDOW: Final = "⏳"
CALLED: Final = "📣"
RIGHT: Final = "✅"
WRONG: Final = "❌"
BACK_AGAIN: Final = "↩️"
BLOCK: Final = "🧱"
BLOCKED: Final = "⛔"
DICE: Final = "🎲"
HOST: Final = "👑"
PERSON: Final = "👤"
BOOK: Final = "📖"
WINNER: Final = "🥇"
GREEN: Final = "🟢"
RED: Final = "🔴"

GOOD: Final = "👍"
LUCKY: Final = "🍀"
UNLUCKY: Final = "🌧️"
BETTER: Final = "💡"
TURN: Final = "🔀"

CLOCKWISE: Final = "↻"
COUNTERCLOCKWISE: Final = "↺"

CALM: Final = 0x5865F2
YOURS: Final = 0x57F287
TENSE: Final = 0xFEE75C
DONE: Final = 0x99AAB5
ALARM: Final = 0xED4245
WON: Final = 0xF1C40F
