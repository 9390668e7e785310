"""Tavolo: table games in Discord channels."""

__version__ = "0.1.0"
