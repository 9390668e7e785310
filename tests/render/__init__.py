"""Screens: what people read and press."""
