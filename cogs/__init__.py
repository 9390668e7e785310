"""Slash commands, buttons and panels: with bot/app.py the only code that knows discord.py."""
