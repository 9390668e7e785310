"""REST v10, as far as a bot of this kind uses it."""
