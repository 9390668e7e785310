"""What the command line says when something given to it is wrong."""

import os


class Complaint(Exception):
    """One clear sentence for the person at the keyboard; the program ends with exit code 2."""


def why_not(error: OSError) -> str:
    """Why nobody can listen there: asyncio's errors have the address in them once more.

    Numbers below 0 are those of names that are not found.
    """
    number = error.errno or 0
    return os.strerror(number) if number > 0 else error.strerror or str(error)
