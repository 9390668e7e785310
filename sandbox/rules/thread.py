"""Threads."""


from sandbox.rules.problem import Path, Problem


def check(payload: object, *, editing: bool = False, at: Path = ()) -> list[Problem]:
    return []
