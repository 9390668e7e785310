"""End to end: the real discord.py client against the sandbox, over real sockets."""

import warnings

# discord.py imports audioop, which warns on Python 3.11 and 3.12; warnings are errors in tests.
with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    import discord  # noqa: F401
