"""Which texts the code asks for, read from its source."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

TABLES = {
    f"refused-{reason}"
    for reason in (
        *("no-table", "table-here", "full", "already-seated", "too-few", "already-started"),
        *("not-in-lobby", "not-in-game", "not-host", "not-host-or-moderator"),
        *("too-late", "not-stored"),
    )
}
"""Why tables and lobbies refuse."""


def literals() -> Iterator[str]:
    """Every string in the code that could be the key of a text."""
    for node in _nodes():
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and KEY.fullmatch(value):
            yield value


def patterns() -> set[str]:
    """Keys that are put together, `f"game-{id}"`, as regular expressions."""
    return {
        _pattern(node)
        for node in _nodes()
        if isinstance(node, ast.JoinedStr)
        and isinstance(node.values[0], ast.Constant)
        and re.match(r"[a-z]+-", str(node.values[0].value))
    }


def said() -> set[str]:
    """Literal keys in `say("key", ...)`."""
    return {
        call.args[0].value
        for call in _nodes()
        if isinstance(call, ast.Call)
        and call.args
        and isinstance(call.args[0], ast.Constant)
        and isinstance(call.args[0].value, str)
        and getattr(call.func, "attr", getattr(call.func, "id", "")) == "say"
    }


def reasons() -> set[str]:
    """Every reason that there is to refuse."""
    return {key for key in literals() if key.startswith("refused-")} | TABLES


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
        for part in joined.values
    )


def _nodes() -> Iterator[ast.AST]:
    for package in ("bot", "cogs"):
        for path in sorted((ROOT / package).rglob("*.py")):
            yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))
