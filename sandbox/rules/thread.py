"""Threads. Discord docs: Channel > Start Thread from Message, Start Thread without Message."""

from sandbox.rules import field
from sandbox.rules.problem import Path, Problem

NAME_MAX = 100
ARCHIVE = (60, 1440, 4320, 10080)
KINDS = (10, 11, 12)


def check(payload: object, *, editing: bool = False, at: Path = ()) -> list[Problem]:
    """A name of 1 to 100 characters; in an edit it may stay as it is."""
    if not isinstance(payload, dict):
        return [field.not_a_model(at)]
    return [
        *field.text(payload, "name", at, 1, NAME_MAX, required=not editing),
        *field.choice(payload, "auto_archive_duration", at, ARCHIVE),
        *field.integer(payload, "rate_limit_per_user", at, 0, 21600),
        *field.choice(payload, "type", at, KINDS),
        *(
            problem
            for key in ("invitable", "archived", "locked")
            for problem in field.boolean(payload, key, at)
        ),
    ]
