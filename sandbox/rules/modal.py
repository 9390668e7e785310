"""Modals."""


from sandbox.rules.problem import Path, Problem


def check(payload: object, *, at: Path = ()) -> list[Problem]:
    return []
