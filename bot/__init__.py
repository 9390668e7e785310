"""Tavolo: table games in Discord channels."""
