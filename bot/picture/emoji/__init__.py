"""Emojis of the application: cards, tokens and dice, drawn to be told apart at 22 pixels."""
