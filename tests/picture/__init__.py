"""Pictures: what they look like, and what they must not tell."""
