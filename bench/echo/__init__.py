"""The bot that the benchmark of the sandbox talks to, in a process of its own."""
