"""What the doctor found: how bad it is, and in one sentence what it is and what to do."""

from enum import StrEnum
from typing import NamedTuple


class Level(StrEnum):
    OK = "ok"
    WARNING = "warning"
    """The bot runs, but something will annoy somebody."""
    PROBLEM = "problem"
    """The bot does not run, or loses something."""


class Finding(NamedTuple):
    level: Level
    subject: str
    sentence: str

    def __str__(self) -> str:
        return f"{self.level:<8} {self.subject:<12} {self.sentence}"


def ok(subject: str, sentence: str) -> Finding:
    return Finding(Level.OK, subject, sentence)


def warning(subject: str, sentence: str) -> Finding:
    return Finding(Level.WARNING, subject, sentence)


def problem(subject: str, sentence: str) -> Finding:
    return Finding(Level.PROBLEM, subject, sentence)


def many(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
