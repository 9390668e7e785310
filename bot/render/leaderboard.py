"""/leaderboard: a page of a ladder, where one stands oneself, and the way to all others."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.engine.game import AnyGame
from bot.render import symbol
from bot.render.name import fit
from bot.render.phrase import lines, small, words
from bot.render.scene import Say
from bot.render.screen import Button, Part, Row, Rule, Screen, Text
from bot.standing.ladder import CALLS, ORDERS, By, orders
from bot.standing.page import OWN_PAGE, Line, Page
from bot.standing.period import ALL, SPANS, Period, period
from bot.standing.rating import is_provisional
from bot.standing.standing import EVERYWHERE

MEDALS: Final = ("", "🥇", "🥈", "🥉")


_WORD: Final = re.compile(
    r"(\w+)\.(here|everywhere)\.(all|[1-9]\d{3}-(?:q[1-4]|0[1-9]|1[0-2]))\.(\w+)\.(\d{1,9})\.\d+",
    re.ASCII,
)


class Asked(NamedTuple):
    """Which page of which ladder: all that a button has to say."""

    game: str
    everywhere: bool
    period: Period
    by: By
    page: int = 1

    def word(self, slot: int) -> str:
        """The slot tells buttons apart that lead to the same page."""
        scope = "everywhere" if self.everywhere else "here"
        return f"{self.game}.{scope}.{self.period}.{self.by}.{self.page}.{slot}"

    @classmethod
    def read(cls, word: str) -> "Asked | None":
        """None for what stands on no button."""
        found = _WORD.fullmatch(word)
        if found is None:
            return None
        game, scope, period, by, page = found.groups()
        known = [order for order in ORDERS if order == by]
        if not known:
            return None
        return cls(game, scope == "everywhere", Period(period), known[0], int(page))


def draw_leaderboard(page: Page, game: AnyGame, viewer: str, now: float, say: Say) -> Screen:
    """`viewer` is the name of whoever asks."""
    asked = Asked(
        page.ladder.game,
        page.ladder.scope == EVERYWHERE,
        page.ladder.period,
        page.ladder.by,
        page.number,
    )
    if page.people:
        listed = lines(*(_line(line, asked.by, say) for line in page.lines))
        own = _own(page, asked, f"**{fit(viewer)}**", say)
    else:
        listed, own = _empty(asked, say), ""
    heading = lines(f"## {_title(asked, say)}", small(_subtitle(page, asked, say)))
    parts: list[Part] = [Text(heading), Rule(), Text(listed)]
    if own:
        parts += (Rule(), Text(own))
    if page.pages > 1:
        parts.append(Row(tuple(_turning(page, asked, say))))
    for ways in (_orders(asked, game, say), _periods(asked, now, say), _scopes(asked, say)):
        parts.append(Row(tuple(ways)))
    return Screen(tuple(parts), symbol.WON)


def name_period(period: Period, say: Say) -> str:
    """`All time`, `November 2026`, `Season 4 of 2026`."""
    if period == ALL:
        return say("choice-period-all")
    year, _, part = period.partition("-")
    if part.startswith("q"):
        return say("leaderboard-season", number=part[1:], year=year)
    return say.write.month(int(year), int(part))


def _title(asked: Asked, say: Say) -> str:
    return f"{symbol.VICTORY} {say(f'game-{asked.game}')} · {say(f'choice-by-{asked.by}')}"


def _subtitle(page: Page, asked: Asked, say: Say) -> str:
    scope = say("choice-scope-everywhere" if asked.everywhere else "choice-scope-here")
    parts = [name_period(asked.period, say), scope]
    if page.pages > 1:
        parts.append(say("leaderboard-page", number=page.number, pages=page.pages))
    return " · ".join(parts)


def _line(line: Line, by: By, say: Say) -> str:
    medal = MEDALS[line.rank] if line.rank < len(MEDALS) else f"`{line.rank}.`"
    return words(medal, f"**{fit(line.name)}**", "·", _value(line, by, say))


def _value(line: Line, by: By, say: Say) -> str:
    games = say("leaderboard-games", n=line.games)
    match by:
        case "rating":
            doubtful = f" · {say('rating-provisional')}" if is_provisional(line.rated) else ""
            return f"{line.value}{doubtful} · {games}"
        case "wins":
            return f"{say('leaderboard-wins', n=line.value)} · {games}"
        case "victories":
            return f"{say('leaderboard-victories', n=line.value)} · {games}"
        case "accuracy":
            share = say.write.exact_percent(line.value / 1000)
            return say("leaderboard-accuracy", share=share, n=line.calls)


def _own(page: Page, asked: Asked, name: str, say: Say) -> str:
    if page.own is not None:
        rank = say("leaderboard-own", name=name, rank=page.own.rank, people=page.people)
        return f"{symbol.NOW} {rank} · {_value(page.own, asked.by, say)}"
    return f"{symbol.NOT_NOW} {_missing(page, asked, name, say)}"


def _missing(page: Page, asked: Asked, name: str, say: Say) -> str:
    """Why somebody is not on the list, and how to get there."""
    if page.standing is None:
        key = "leaderboard-not-shown" if asked.everywhere else "leaderboard-no-game"
        return say(key, name=name)
    if asked.by == "accuracy":
        calls = page.standing.counts.get("calls", 0)
        return say("leaderboard-few-calls", name=name, n=calls, least=CALLS)
    return say("leaderboard-not-rated", name=name)


def _empty(asked: Asked, say: Say) -> str:
    game = say(f"game-{asked.game}")
    if asked.everywhere:
        return say("leaderboard-nobody-everywhere", game=game)
    if asked.by == "accuracy":
        return say("leaderboard-nobody-calls", least=CALLS)
    if asked.by == "rating":
        return say("leaderboard-nobody-rated", game=game)
    key = "leaderboard-nobody" if asked.period == ALL else "leaderboard-nobody-then"
    return say(key, game=game)


def _turning(page: Page, asked: Asked, say: Say) -> Iterator[Button]:
    number, pages = page.number, page.pages
    leads = (
        ("button-first", 1, number > 1),
        ("button-back", number - 1, number > 1),
        ("button-next", number + 1, number < pages),
        ("button-last", pages, number < pages),
    )
    for slot, (key, to, there) in enumerate(leads):
        yield Button(say(key), asked._replace(page=to).word(slot), enabled=there)
    there = page.own is not None and page.own not in page.lines
    yield Button(say("button-own-place"), asked._replace(page=OWN_PAGE).word(4), "primary", there)


def _orders(asked: Asked, game: AnyGame, say: Say) -> Iterator[Button]:
    for slot, by in enumerate(orders(game), start=5):
        there = asked._replace(by=by, page=1)
        yield _way(say(f"choice-by-{by}"), there.word(slot), by == asked.by)


def _periods(asked: Asked, now: float, say: Say) -> Iterator[Button]:
    for slot, span in enumerate(SPANS, start=10):
        then = period(span, now)
        there = asked._replace(period=then, page=1)
        yield _way(say(f"choice-period-{span}"), there.word(slot), then == asked.period)


def _scopes(asked: Asked, say: Say) -> Iterator[Button]:
    for slot, everywhere in enumerate((False, True), start=13):
        there = asked._replace(everywhere=everywhere, page=1)
        key = "choice-scope-everywhere" if everywhere else "choice-scope-here"
        yield _way(say(key), there.word(slot), everywhere == asked.everywhere)


def _way(label: str, do: str, is_here: bool) -> Button:
    return Button(label, do, "primary" if is_here else "secondary", enabled=not is_here)
