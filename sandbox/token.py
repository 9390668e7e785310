"""Bots' tokens: any text will do, because nothing here is worth protecting."""


def token_text(token: object) -> str | None:
    """A token is 1 to 100 printable characters; the word Bot before it is not part of it."""
    if not isinstance(token, str):
        return None
    text = token.removeprefix("Bot ").strip()
    return text if 0 < len(text) <= 100 and text.isprintable() else None
