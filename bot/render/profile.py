"""/profile: how somebody plays a game."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.drawing.profile import Profile as Drawing
from bot.drawing.profile import Stat, TokenStat
from bot.engine.game import AnyGame, Counts
from bot.render import symbol
from bot.render.name import fit, plain
from bot.render.phrase import chip, described, labelled, lines, small
from bot.render.scene import Say
from bot.render.screen import Button, Part, Picture, Row, Rule, Screen, Style, Text
from bot.standing.profile import Losing, Profile
from bot.standing.rating import Rating
from bot.standing.standing import Standing
from bot.table.ids import LARGEST, UserId

BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 24
"""Bars that stand on one line of a telephone."""

TOKENS: Final = ("victories", "penalties")
CALLS: Final = ("calls", "right")
NONE: Final = "–"
"""In pictures, for a number that there is none of."""


_WORD: Final = re.compile(r"(\d{1,19})\.(\w+)", re.ASCII)


class Asked(NamedTuple):
    """Whose profile, in which game: all that a button has to say."""

    user: UserId
    game: str

    @property
    def word(self) -> str:
        return f"{self.user}.{self.game}"

    @classmethod
    def read(cls, word: str) -> "Asked | None":
        """None for what stands on no button."""
        found = _WORD.fullmatch(word)
        if found is None or int(found[1]) > LARGEST:
            return None
        return cls(UserId(int(found[1])), found[2])


def draw_profile(
    profile: Profile,
    user: UserId,
    game: AnyGame,
    games: Iterable[str],
    say: Say,
    pictures: bool = False,
) -> Screen:
    """`games` are those that there are profiles of."""
    title = f"{symbol.PERSON} {fit(profile.name)} · {say(f'game-{profile.game}')}"
    rating, *rest = _told(profile, game, say)
    heading = lines(f"## {title}", small(say("profile-scope")))
    parts: list[Part] = [Text(heading), Rule()]
    if pictures and (profile.ratings or profile.standing.games):
        alt = described([f"{line}." for line in (plain(title), rating, *rest)])
        parts.append(Picture(_drawing(profile, game, say), alt))
    parts += (
        Text(lines(rating, _curve(profile), *rest)),
        Row(tuple(_tabs(profile, user, games, say))),
    )
    return Screen(tuple(parts), symbol.CALM)


def _tabs(profile: Profile, user: UserId, games: Iterable[str], say: Say) -> Iterator[Button]:
    for game in games:
        here = game == profile.game
        style: Style = "primary" if here else "secondary"
        yield Button(say(f"game-{game}"), Asked(user, game).word, style, enabled=not here)


def _told(profile: Profile, game: AnyGame, say: Say) -> Iterator[str]:
    """Line by line, without markup: it describes the picture as well."""
    yield _rating(profile.ratings, say)
    standing = profile.standing
    if not standing.games:
        yield say("profile-no-game", game=say(f"game-{profile.game}"))
        return
    shared = say("profile-shared", n=standing.shared) if standing.shared else ""
    yield _labelled("choice-by-wins", _wins(standing, say), shared, say=say)
    if _counts(game, TOKENS):
        victories, penalties = (standing.counts.get(name, 0) for name in TOKENS)
        counted = f"{symbol.VICTORY} {victories} · {symbol.PENALTY} {penalties}"
        balance = say("profile-balance", balance=say.write.signed(victories - penalties))
        yield _labelled("profile-tokens", counted, balance, say=say)
    if _counts(game, CALLS):
        yield _labelled("choice-by-accuracy", _calls(standing.counts, say), say=say)
    times = profile.losing and say(
        "profile-times", times=profile.losing.times, n=profile.losing.lost
    )
    yield _labelled("profile-losing", _losing(profile.losing, say), times or "", say=say)
    others = [name for name in game.counters if name not in (*TOKENS, *CALLS)]
    yield " · ".join(say(f"counter-{name}", n=standing.counts.get(name, 0)) for name in others)


def _drawing(profile: Profile, game: AnyGame, say: Say) -> Drawing:
    points = [rating.points for rating in profile.ratings]
    standing, stats = profile.standing, list[Stat | TokenStat]()
    if standing.games:
        share = say.write.percent(standing.wins / standing.games)
        # Not in words, which are too long for the picture in some languages.
        won = f"{standing.wins} / {standing.games} · {share}"
        stats.append(Stat(say("choice-by-wins"), won))
        if _counts(game, TOKENS):
            victories, penalties = (str(standing.counts.get(name, 0)) for name in TOKENS)
            stats.append(TokenStat(say("profile-tokens"), victories, penalties))
        if _counts(game, CALLS):
            stats.append(Stat(say("choice-by-accuracy"), _accuracy(standing.counts, say)))
        stats.append(Stat(say("profile-losing"), _losing(profile.losing, say)))
    return Drawing(
        name=plain(fit(profile.name)),
        otherwise=say("profile-somebody"),
        rating=Stat(say("choice-by-rating"), str(points[-1]) if points else NONE),
        ratings=tuple(points),
        highest=str(max(points, default=NONE)),
        lowest=str(min(points, default=NONE)),
        stats=tuple(stats),
    )


def _counts(game: AnyGame, counters: Iterable[str]) -> bool:
    return set(counters) <= set(game.counters)


def _labelled(key: str, *parts: str, say: Say) -> str:
    return labelled(say(key), " · ".join(part for part in parts if part), say)


def _rating(ratings: Sequence[Rating], say: Say) -> str:
    if not ratings:
        return say("profile-unrated")
    points = [rating.points for rating in ratings]
    doubtful = say("rating-provisional") if ratings[-1].provisional else ""
    between = say("profile-between", lowest=str(min(points)), highest=str(max(points)))
    many = between if len(points) > 1 else ""
    return _labelled("choice-by-rating", str(points[-1]), doubtful, many, say=say)


def _curve(profile: Profile) -> str:
    points = [rating.points for rating in profile.ratings]
    return chip(curve(points)) if len(points) > 1 else ""


def curve(points: Sequence[int]) -> str:
    """One bar for each game, or for every few: the last is always there."""
    count = min(len(points), LONGEST)
    last = len(points) - 1
    chosen = [points[last - step * last // max(count - 1, 1)] for step in reversed(range(count))]
    low, high = min(chosen), max(chosen)
    return "".join(BARS[(point - low) * (len(BARS) - 1) // max(high - low, 1)] for point in chosen)


def _wins(standing: Standing, say: Say) -> str:
    share = say.write.percent(standing.wins / standing.games)
    return say("profile-of-games", wins=standing.wins, n=standing.games, share=share)


def _accuracy(counts: Counts, say: Say) -> str:
    calls, right = (counts.get(name, 0) for name in CALLS)
    return say.write.exact_percent(right / calls) if calls else NONE


def _calls(counts: Counts, say: Say) -> str:
    calls, right = (counts.get(name, 0) for name in CALLS)
    if not calls:
        return say("profile-no-calls")
    return say("leaderboard-accuracy", share=say.write.exact_percent(right / calls), n=calls)


def _losing(losing: Losing | None, say: Say) -> str:
    return say(f"losing-{losing.way}") if losing else say("profile-never-lost")
