"""Which texts the code asks for, read from its source."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
ANY = "[a-z0-9-]+"


def literals() -> Iterator[str]:
    """Every string in the code that could be the key of a text."""
    for node in _nodes():
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and KEY.fullmatch(value):
            yield value


def patterns() -> set[str]:
    """Keys that are put together where they are said, `say(f"game-{id}")`, as expressions."""
    found = {
        _pattern(argument)
        for call in _calls()
        if _speaks(call)
        for argument in call.args
        if isinstance(argument, ast.JoinedStr)
    }
    return {pattern for pattern in found if not pattern.startswith(ANY)}  # for those: `prefixes`


def prefixes() -> set[str]:
    """What the keys of choices begin with: `choices(text, "choice-pace", PACES)`."""
    called = ("choices", "_choices")
    return {key for call in _calls() if _called(call.func) in called for key in _strings(call)}


def said() -> set[str]:
    """Literal keys in `say("key")`, `say_to(somebody)("key")` and `tell(somebody, "key")`."""
    return {key for call in _calls() for key in _strings(call) if _speaks(call)}


def reasons() -> set[str]:
    """Every reason in `Refused("reason")`."""
    return {key for call in _calls() if _called(call.func) == "Refused" for key in _strings(call)}


def commands() -> set[str]:
    """The keys of all slash commands, `command-name`, and of their options."""
    found = set()
    for node in _nodes():
        if isinstance(node, ast.AsyncFunctionDef) and any(map(_is_command, node.decorator_list)):
            options = [argument.arg for argument in node.args.args[2:]]
            found |= {f"command-{node.name}", *(f"command-{node.name}-{one}" for one in options)}
    return found


def _is_command(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and _called(decorator.func) == "command"


def _calls() -> Iterator[ast.Call]:
    return (node for node in _nodes() if isinstance(node, ast.Call))


def _speaks(call: ast.Call) -> bool:
    if isinstance(call.func, ast.Call):
        return _called(call.func.func) in {"say_to", "say_in", "speaker"}
    return _called(call.func) in {"say", "tell"}


def _called(function: ast.expr) -> str:
    return str(getattr(function, "attr", getattr(function, "id", "")))


def _strings(call: ast.Call) -> Iterator[str]:
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


def _pattern(joined: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY
        for part in joined.values
    )


@cache
def _nodes() -> list[ast.AST]:
    return [
        node
        for package in ("bot", "cogs")
        for path in sorted((ROOT / package).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
