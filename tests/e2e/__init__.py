"""End to end: the real discord.py client against the sandbox, over real sockets."""
