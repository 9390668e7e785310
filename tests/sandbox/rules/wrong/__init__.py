"""Requests that Discord refuses, one rule each.

The unit tests give them to the rules, the end-to-end tests send them with discord.py.
"""

from tests.sandbox.rules.wrong.button import BUTTONS
from tests.sandbox.rules.wrong.case import Wrong
from tests.sandbox.rules.wrong.command import COMMANDS, LISTS
from tests.sandbox.rules.wrong.embed import EMBEDS
from tests.sandbox.rules.wrong.layout import LAYOUTS
from tests.sandbox.rules.wrong.message import EDITS, EMPTY
from tests.sandbox.rules.wrong.message import MESSAGES as PLAIN
from tests.sandbox.rules.wrong.modal import AUTOCOMPLETES, MODALS
from tests.sandbox.rules.wrong.select import SELECTS
from tests.sandbox.rules.wrong.thing import EMOJIS, THREADS

MESSAGES = [*PLAIN, *LAYOUTS, *BUTTONS, *SELECTS, *EMBEDS]

__all__ = [
    "AUTOCOMPLETES",
    "COMMANDS",
    "EDITS",
    "EMOJIS",
    "EMPTY",
    "LISTS",
    "MESSAGES",
    "MODALS",
    "THREADS",
    "Wrong",
]
