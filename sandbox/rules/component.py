"""Components of a message."""


from sandbox.rules.problem import Path, Problem


def check(components: object, *, v2: bool, at: Path = ()) -> list[Problem]:
    return []
