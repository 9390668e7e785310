"""The bot itself, end to end: real client, real sockets, real store."""
