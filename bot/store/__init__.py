"""Tables on disk: an append-only log in SQLite, behind the port of bot/table/log.py."""
