"""/profile: how somebody plays a game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from bot.engine.game import AnyGame, Counts
from bot.render import symbol
from bot.render.name import fit
from bot.render.phrase import chip, lines, percent, small
from bot.render.scene import Say
from bot.render.screen import Button, Row, Rule, Screen, Text
from bot.standing.profile import Profile
from bot.standing.rating import Rating
from bot.table.ids import UserId

BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 24
"""Bars that stand on one line of a telephone."""

TOKENS: Final = ("victories", "penalties")
CALLS: Final = ("calls", "right")


class Asked(NamedTuple):
    """Whose profile, in which game: all that a button has to say."""

    user: UserId
    game: str

    @property
    def word(self) -> str:
        return f"{self.user}.{self.game}"

    @classmethod
    def read(cls, word: str) -> "Asked":
        user, _, game = word.partition(".")
        return cls(UserId(int(user)), game)


def draw_profile(
    profile: Profile, user: UserId, game: AnyGame, games: Iterable[str], say: Say
) -> Screen:
    """`games` are those that there are profiles of."""
    heading = f"## {symbol.PERSON} {fit(profile.name)} · {say(f'game-{profile.game}')}"
    tabs = [
        Button(
            say(f"game-{one}"),
            Asked(user, one).word,
            "primary" if one == profile.game else "secondary",
            enabled=one != profile.game,
        )
        for one in games
    ]
    parts = (
        Text(lines(heading, small(say("profile-scope")))),
        Rule(),
        Text(lines(*_told(profile, game, say))),
        Row(tuple(tabs)),
    )
    return Screen(parts, symbol.CALM)


def _told(profile: Profile, game: AnyGame, say: Say) -> Iterator[str]:
    if profile.ratings:
        yield from _rating([rating.points for rating in profile.ratings], profile.ratings[-1], say)
    else:
        yield say("profile-unrated")
    standing = profile.standing
    if not standing.games:
        yield say("profile-no-game", game=say(f"game-{profile.game}"))
        return
    yield _wins(profile, say)
    if set(TOKENS) <= set(game.counters):
        yield _tokens(standing.counts, say)
    if set(CALLS) <= set(game.counters):
        yield _calls(standing.counts, say)
    yield _losing(profile, say)
    others = [name for name in game.counters if name not in (*TOKENS, *CALLS)]
    counted = (say(f"counter-{name}", n=standing.counts.get(name, 0)) for name in others)
    yield small(" · ".join(counted))


def _rating(points: Sequence[int], now: Rating, say: Say) -> Iterator[str]:
    doubtful = f" · {say('rating-provisional')}" if now.provisional else ""
    yield f"{say('choice-by-rating')}: **{now.points}**{doubtful}"
    if len(points) > 1:
        between = say("profile-between", lowest=str(min(points)), highest=str(max(points)))
        yield f"{chip(curve(points))} {between}"


def curve(points: Sequence[int]) -> str:
    """One bar for each game, or for every few: the last is always there."""
    count = min(len(points), LONGEST)
    last = len(points) - 1
    chosen = [points[last - step * last // max(count - 1, 1)] for step in reversed(range(count))]
    low, high = min(chosen), max(chosen)
    return "".join(BARS[(point - low) * (len(BARS) - 1) // max(high - low, 1)] for point in chosen)


def _wins(profile: Profile, say: Say) -> str:
    standing = profile.standing
    share = percent(standing.wins / standing.games)
    games = say("profile-of-games", wins=standing.wins, n=standing.games, share=share)
    shared = f" · {say('profile-shared', n=standing.shared)}" if standing.shared else ""
    return f"{say('choice-by-wins')}: {games}{shared}"


def _tokens(counts: Counts, say: Say) -> str:
    victories, penalties = (counts.get(name, 0) for name in TOKENS)
    balance = say("profile-balance", balance=f"{victories - penalties:+}")
    counted = f"{symbol.VICTORY} {victories} · {symbol.PENALTY} {penalties}"
    return f"{say('profile-tokens')}: {counted} · {balance}"


def _calls(counts: Counts, say: Say) -> str:
    calls, right = (counts.get(name, 0) for name in CALLS)
    if not calls:
        told = say("profile-no-calls")
    else:
        told = say("leaderboard-accuracy", share=f"{100 * right / calls:.1f}", n=calls)
    return f"{say('choice-by-accuracy')}: {told}"


def _losing(profile: Profile, say: Say) -> str:
    losing = profile.losing
    if losing is None:
        told = say("profile-never-lost")
    else:
        times = say("profile-times", times=losing.times, n=losing.lost)
        told = f"{say(f'losing-{losing.way}')} ({times})"
    return f"{say('profile-losing')}: {told}"
