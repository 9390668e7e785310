"""Referees transcripts of 17: an independent reading of the rules; imports nothing of the bot."""

import hashlib
import hmac
import itertools
import json
import struct
import sys
from collections.abc import Iterable, Iterator
from typing import Any

# M2, M3, M4, in the order of the unshuffled deck.
DECK = (
    [f"{value}c" for value in range(1, 6) for _ in range(3)]
    + [f"{value}o" for value in range(1, 6) for _ in range(7)]
    + [special for special in ("rev", "trash", "x2", "trap") for _ in range(5)]
)
HAND, GOAL, VICTORIES = 3, 17, 3
VISIBLE = (
    *("phase", "turn", "plays_left", "direction", "last", "callers", "row"),
    *("hands", "pile", "discard", "tokens", "round", "winners"),
)
HEADER = {"tavolo", "game", "players", "options", "commit", "seed", "salt", "after"}
STEP = {"n", "seat", "do", "after"}
ACTIONS = {"play": STEP | {"card", "face"}, "call": STEP, "close": STEP}
ENDS = {"finished": {"end", "winners"}, "aborted": {"end", "winners", "reason"}}


class Deviation(Exception):
    """The transcript does something that the rules or the format do not allow."""


def demand(condition: bool, complaint: str) -> None:
    if not condition:
        raise Deviation(complaint)


def text(value: object) -> str:
    """One spelling per JSON value, so that 1, 1.0 and true are three different things."""
    return json.dumps(value, sort_keys=True)


class Chance:
    """The stream of words that seed and salt determine."""

    def __init__(self, seed: bytes, salt: str) -> None:
        self.words = self.stream(hashlib.sha256(seed + salt.encode()).digest())

    @staticmethod
    def stream(key: bytes) -> Iterator[int]:
        for block in itertools.count():
            octets = hmac.digest(key, block.to_bytes(8, "big"), "sha256")
            yield from struct.unpack(">8L", octets)

    def below(self, n: int) -> int:
        limit = 2**32 - 2**32 % n
        return next(word for word in self.words if word < limit) % n

    def shuffle(self, cards: list[str]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]


class Table:
    """The table as the referee knows it; `view` is what a transcript shows of it."""

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.phase = "turn"
        self.plays_left = 1
        self.direction = 1  # S3
        self.last: int | None = None
        self.callers: list[int] = []
        self.row: list[tuple[str, str, int]] = []
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.pile = list(DECK)
        self.discard: list[str] = []
        self.tokens = [[0, 0] for _ in range(seats)]
        self.round = 1
        self.winners: list[int] | None = None
        self.played = 0  # cards played so far in the turn under way
        self.doubling = False  # P5: an x2 was played face up in the turn under way
        chance.shuffle(self.pile)  # S1
        for dealt in range(HAND * seats):
            self.draw(dealt % seats)
        self.turn: int | None = chance.below(seats)  # S2

    def view(self) -> dict[str, Any]:
        return {key: getattr(self, key) for key in VISIBLE}

    # Playing

    def play(self, seat: int, card: str, face: str) -> None:
        demand(self.phase == "turn", f"seat {seat} plays in phase {self.phase}")  # X1, X2
        demand(seat == self.turn, f"seat {seat} plays in the turn of seat {self.turn}")
        demand(card in self.hands[seat], f"seat {seat} plays {card}, which it does not hold")
        demand(face in ("up", "down"), f"seat {seat} plays {card} with face {face}")  # T1
        self.hands[seat].remove(card)
        self.row.append((card, face, seat))
        self.last = seat  # P4
        self.played += 1
        self.plays_left -= 1
        if face == "up":  # P9: face down nothing happens
            self.resolve_special(card)
        if self.plays_left == 0:  # X4: otherwise the same turn goes on
            self.finish_turn(seat)

    def resolve_special(self, card: str) -> None:
        if card == "rev":  # P1
            self.direction = -self.direction
        elif card == "trash":  # P2, P3
            self.discard += [gone for gone, _, _ in self.row[-2:]]
            del self.row[-2:]
        elif card == "x2":  # P5
            self.doubling = True

    def finish_turn(self, seat: int) -> None:
        for _ in range(self.played):  # T2, P6
            self.draw(seat)
        following = (seat + self.direction) % self.seats
        wanted = 2 if self.doubling else 1
        self.begin_turn(following, max(1, min(wanted, len(self.hands[following]))))  # P5, T3
        others = [other for other in range(self.seats) if other not in (seat, following)]
        self.phase = "react" if others else "turn"  # X2

    def begin_turn(self, seat: int, plays: int) -> None:
        self.phase = "turn"
        self.turn = seat
        self.plays_left = plays
        self.played = 0
        self.doubling = False

    def draw(self, seat: int) -> None:
        if not self.pile:  # T2
            self.pile, self.discard = self.discard, []
            self.chance.shuffle(self.pile)
        if self.pile:  # T3
            self.hands[seat].append(self.pile.pop(0))

    # Calling

    def distance(self, seat: int) -> int:
        """C3: how many seats after the last player, in the current direction; 0 for that player."""
        assert self.last is not None
        return (seat - self.last) * self.direction % self.seats

    def ahead(self) -> list[int]:
        """X3: those who would have priority over every caller so far."""
        best = min(self.distance(caller) for caller in self.callers)
        return [seat for seat in range(self.seats) if 0 < self.distance(seat) < best]

    def call(self, seat: int) -> None:
        demand(self.phase != "over", f"seat {seat} calls after the end of the game")
        demand(self.last is not None, f"seat {seat} calls before the round's first card")  # C2
        demand(self.played == 0, f"seat {seat} calls between the two cards of a turn")  # P6, X4
        demand(seat != self.last, f"seat {seat} calls, but played last")  # C2
        if self.phase == "grace":  # X3
            demand(seat in self.ahead(), f"seat {seat} calls in grace without priority")
        self.callers.append(seat)
        if self.ahead():
            self.phase = "grace"
        else:
            self.end_round()

    def close(self) -> None:
        demand(self.phase in ("react", "grace"), f"a window closes in phase {self.phase}")
        if self.phase == "react":
            self.phase = "turn"  # X2
        else:
            self.end_round()  # X3

    # Ending a round

    def end_round(self) -> None:
        assert self.last is not None
        caller = min(self.callers, key=self.distance)  # C3
        right = self.total() >= GOAL
        winner, loser = (caller, self.last) if right else (self.last, caller)  # E3, E4
        trappers = [seat for card, face, seat in self.row if (card, face) == ("trap", "down")]
        for seat in [loser] + [caller] * len(trappers):  # E2; E6: penalties first
            self.penalize(seat)
        for seat in {winner, *trappers}:  # E5: a set, so one each
            self.tokens[seat][0] += 1
        self.discard += [card for card, _, _ in self.row]  # E7
        self.row = []
        self.winners = self.victors()
        if self.winners is None:
            self.begin_round(winner)  # E8
        else:
            self.phase, self.turn = "over", None  # the rest stays as the round left it

    def total(self) -> int:
        """E1, P8."""
        return sum(int(card[0]) for card, _, _ in self.row if card[0].isdigit())

    def penalize(self, seat: int) -> None:
        """E6: one penalty token; with a second one, both go back and a victory token too."""
        victories, penalties = self.tokens[seat]
        self.tokens[seat] = [max(0, victories - 1), 0] if penalties else [victories, 1]

    def victors(self) -> list[int] | None:
        there = [seat for seat, (won, _) in enumerate(self.tokens) if won >= VICTORIES]  # G1
        fewest = min((self.tokens[seat][1] for seat in there), default=0)
        return [seat for seat in there if self.tokens[seat][1] == fewest] or None  # G2

    def begin_round(self, starter: int) -> None:
        self.round += 1
        self.direction = 1  # E9
        self.last = None
        self.callers = []
        for step in range(self.seats):  # X5
            seat = (starter + step) % self.seats
            for _ in range(HAND - len(self.hands[seat])):
                self.draw(seat)
        self.begin_turn(starter, 1)


def check_invariants(table: Table) -> None:
    held = [card for hand in table.hands for card in hand]
    cards = held + table.pile + table.discard + [card for card, _, _ in table.row]
    demand(sorted(cards) == sorted(DECK), f"{len(cards)} cards are not the deck of {len(DECK)}")
    demand(all(len(hand) <= HAND for hand in table.hands), "a hand is too large")
    demand(table.phase in ("turn", "react", "grace", "over"), f"phase {table.phase} is unknown")
    over = table.phase == "over"
    demand((table.turn is None) == over, "turn is null, but not in phase over, or the reverse")
    demand((table.winners is not None) == over, "winners are named, but not in phase over")
    demand(table.plays_left in (1, 2), "plays_left is neither 1 nor 2")
    sound = all(0 <= won <= VICTORIES and lost in (0, 1) for won, lost in table.tokens)
    demand(sound, f"tokens {table.tokens} are impossible")


def check_keys(entry: Any, keys: Iterable[str], what: str) -> None:
    demand(isinstance(entry, dict), f"{what} is not an object")
    odd = sorted(set(keys) ^ set(entry))
    demand(not odd, f"{what} has missing or unknown keys: {', '.join(odd)}")


def compare(table: Table, found: Any) -> None:
    check_keys(found, VISIBLE, "after")
    for key, value in table.view().items():
        wanted, given = text(value), text(found[key])
        demand(wanted == given, f"after.{key} differs: expected {wanted}, found {given}")
    check_invariants(table)


def open_table(header: Any) -> Table:
    check_keys(header, HEADER, "the header")
    kind = (header["tavolo"], header["game"])
    demand(text(kind) == text((1, "17")), f"{text(kind)} is no game of 17")
    players, salt = header["players"], header["salt"]
    demand(isinstance(players, list) and 2 <= len(players) <= 6, "not 2 to 6 players")  # M8
    for seat, player in enumerate(players):
        check_keys(player, ("seat", "name", "cpu"), f"player {seat}")
        demand(text(player["seat"]) == text(seat), f"player {seat} sits elsewhere")
    demand(isinstance(salt, str), "salt is not a text")
    try:
        seed = bytes.fromhex(header["seed"])
    except (TypeError, ValueError):
        raise Deviation("the seed is not hexadecimal") from None
    demand(len(seed) == 32, f"the seed has {len(seed)} bytes, not 32")
    demand(header["commit"] == hashlib.sha256(seed).hexdigest(), "commit is not the seed's SHA-256")
    table = Table(len(players), Chance(seed, salt))
    compare(table, header["after"])
    return table


def check_step(table: Table, step: Any, number: int) -> None:
    action = step.get("do") if isinstance(step, dict) else None
    demand(isinstance(action, str) and action in ACTIONS, f"unknown action {text(action)}")
    check_keys(step, ACTIONS[str(action)], "the step")
    seat = step["seat"]
    demand(text(step["n"]) == text(number), f"n is {text(step['n'])}, not {number}")
    known = seat is None if action == "close" else text(seat) in map(text, range(table.seats))
    demand(known, f"{action} cannot come from seat {text(seat)}")
    if action == "play":
        table.play(seat, step["card"], step["face"])
    elif action == "call":
        table.call(seat)
    else:
        table.close()
    compare(table, step["after"])


def check_end(table: Table, end: Any) -> None:
    demand(end is not None, "there is no end line")
    kind = "finished" if table.phase == "over" else "aborted"
    demand(end["end"] == kind, f"end is {text(end['end'])} in phase {table.phase}")
    check_keys(end, ENDS[kind], "the end line")
    wanted, given = text(table.winners or []), text(end["winners"])  # L2: aborted, no winners
    demand(wanted == given, f"winners differ: expected {wanted}, found {given}")


def split(lines: Iterable[str]) -> list[list[Any]]:
    """The entries of each game; what is not JSON becomes None, which no check accepts."""
    games: list[list[Any]] = []
    for line in filter(str.strip, lines):
        try:
            entry = json.loads(line)
        except ValueError:
            entry = None
        if not games or (isinstance(entry, dict) and "tavolo" in entry):
            games.append([])
        games[-1].append(entry)
    return games


def check_game(entries: list[Any]) -> tuple[int, str | None]:
    """How many steps were right, and the first deviation."""
    ended = isinstance(entries[-1], dict) and "end" in entries[-1]
    end = entries[-1] if ended else None
    steps = entries[1:-1] if ended else entries[1:]
    number, where = 0, "header"
    try:
        table = open_table(entries[0])
        for number, step in enumerate(steps, start=1):
            where = f"step {number}"
            check_step(table, step, number)
        where = f"end after step {number}"
        check_end(table, end)
    except Deviation as deviation:
        return max(0, number - 1), f"{where}: {deviation}"
    return number, None


def examine(lines: Iterable[str]) -> tuple[str, list[str]]:
    results = [check_game(entries) for entries in split(lines)]
    found = [f"game {i}, {why}" for i, (_, why) in enumerate(results, start=1) if why is not None]
    summary = f"{len(results)} games, {sum(steps for steps, _ in results)} steps, no deviation"
    return summary, found if results else ["there is no game"]


def check(lines: Iterable[str]) -> list[str]:
    """Every deviation of the transcripts in `lines` from the rules, one sentence each."""
    return examine(lines)[1]


def main(path: str) -> int:
    with open(0 if path == "-" else path, encoding="utf-8") as file:
        summary, found = examine(file)
    print("\n".join(found) or summary)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "-"))
