"""No word that people could read stands in the code of screens and commands."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.text.keys import ROOT

SHOWN = {
    "Text": (0,),
    "Button": (0,),
    "Picture": (1,),
    "Choice": (0,),
    "Select": (0,),
    "ChannelSelect": (0,),
    "TextDisplay": (0,),
    "sentence": (0,),
    "enclosing": (0,),
    "lines": range(9),
    "words": range(9),
    "small": (0,),
    "waits": (0,),
    "described": (0,),
}
"""What makes something that people read, and which of its arguments they read."""

NAMED = {"label", "content", "placeholder", "title", "description", "text", "alt", "markdown"}
"""Arguments that people read, whatever takes them; a choice's and a thread's `name` as well."""

NAMING = {"Choice", "create_thread", "locale_str"}

_LETTERS = re.compile(r"[^\W\d_]")


def words(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every literal with letters that is passed on to be read."""
    for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
        called = str(getattr(call.func, "attr", getattr(call.func, "id", "")))
        places = SHOWN.get(called, ())
        read = [each for place, each in enumerate(call.args) if place in places]
        named = NAMED | ({"name"} if called in NAMING else set())
        read += [each.value for each in call.keywords if each.arg in named]
        for argument in read:
            for text in _literals(argument):
                if _LETTERS.search(text):
                    yield argument.lineno, text


def _literals(node: ast.expr) -> Iterator[str]:
    """Of the text itself, not of what is said or computed within it."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from _literals(part)
        case ast.FormattedValue(value=inner):
            if isinstance(inner, ast.IfExp):
                yield from _literals(inner)
        case ast.BinOp(left=left, right=right):
            yield from _literals(left)
            yield from _literals(right)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body)
            yield from _literals(orelse)


def test_screens_and_commands_have_no_words_of_their_own() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for package in ("bot/render", "cogs")
        for path in sorted((ROOT / package).rglob("*.py"))
        for line, text in words(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'Text("Hello")',
        'Text(f"## {title} is over")',
        'Button("Roll", ROLL)',
        'ui.Button(label="Roll")',
        'lines(heading, "Nobody is left." if empty else "")',
        'ui.TextInput(placeholder="Seconds")',
        'channel.create_thread(name=f"{game} with {host}")',
        'Choice(name="Quick", value="quick")',
        'small(n + " s")',
    ],
)
def test_a_word_of_the_code_is_found(source: str) -> None:
    assert list(words(source))


@pytest.mark.parametrize(
    "source",
    ['Text(say("hello"))', 'Text(f"## {symbol.NOW} · {say(x)}")', 'Button(say("roll"), "roll")'],
)
def test_texts_and_signs_are_no_words(source: str) -> None:
    assert not list(words(source))
