"""What SQLite says, in words that tell the person who runs the bot what to mend."""

import sqlite3

_WORDS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it may not be written",
    sqlite3.SQLITE_PERM: "it may not be written",
    sqlite3.SQLITE_CANTOPEN: "the file cannot be opened, or its folder may not be written",
    sqlite3.SQLITE_BUSY: "another program has locked it",
    sqlite3.SQLITE_LOCKED: "another program has locked it",
    sqlite3.SQLITE_CORRUPT: "the file is damaged",
    sqlite3.SQLITE_NOTADB: "the file is damaged or is no SQLite database",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
}


def words(error: Exception) -> str:
    """Why it failed, as the end of a sentence."""
    code = getattr(error, "sqlite_errorcode", None)  # missing where Python itself complains
    return _WORDS.get(code & 0xFF, str(error)) if isinstance(code, int) else str(error)


def of_the_disk(error: Exception) -> bool:
    """Whether anything else would have failed as well, whatever it had been."""
    return isinstance(error, sqlite3.OperationalError) or type(error) is sqlite3.DatabaseError
