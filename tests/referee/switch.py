"""Referee for Switch transcripts: an independent reading of the rules; imports nothing of the bot.

python tests/referee/switch.py FILE    (- reads standard input)
"""

import hashlib
import hmac
import json
import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

FACES = ("green", "green", "red", "block", "block", "blank")  # M2
CLICK, LAST, GOAL = 8, 16, 100  # A5, A6, W2


class Deviation(Exception):
    """What is wrong with a game, without saying where."""


def need(condition: bool, otherwise: str) -> None:
    if not condition:
        raise Deviation(otherwise)


def makes(card: int, dice: list[int]) -> bool:
    """A1: does one die, or the sum of several, equal the card?"""
    sums = {0}
    for die in dice:
        sums |= {total + die for total in sums}
    return card in sums


class Chance:
    """The stream of words that a game's seed and salt stand for."""

    def __init__(self, seed: bytes, salt: str) -> None:
        self.key = hashlib.sha256(seed + salt.encode("utf-8")).digest()
        self.used = 0

    def word(self) -> int:
        index, place = divmod(self.used, 8)
        self.used += 1
        block = hmac.new(self.key, index.to_bytes(8, "big"), hashlib.sha256).digest()
        return int.from_bytes(block[4 * place : 4 * place + 4], "big")

    def below(self, n: int) -> int:
        while (word := self.word()) >= n * (2**32 // n):
            pass
        return word % n

    def dice(self, count: int) -> list[int]:
        return [self.below(6) + 1 for _ in range(count)]


class Table:
    """One game. A declared Block (`block`) lies on top of the `phase` that it interrupts.

    The methods do_... are the actions; they raise a Deviation when the action is not legal.
    """

    def __init__(self, players: int, match: bool, chance: Chance) -> None:
        self.seats, self.match, self.chance = range(players), match, chance
        self.round = 0
        self.scores = [0] * players
        self.winners: list[int] | None = None
        left = list(self.seats)
        while len(left) > 1:  # M4
            rolled = chance.dice(len(left))
            left = [seat for seat, die in zip(left, rolled, strict=True) if die == max(rolled)]
        self.begin_round(left[0])

    def begin_round(self, starter: int) -> None:
        self.round += 1
        self.tops = [1 for _ in self.seats]  # M1
        self.blocked = [False for _ in self.seats]
        self.hold = [0 for _ in self.seats]
        self.pot = len(self.seats) + 1  # M3
        self.begin_turn(starter)

    def begin_turn(self, seat: int) -> None:
        self.turn, self.phase = seat % len(self.seats), "start"
        self.dice: list[int] = []
        self.face: str | None = None
        self.partner: int | None = None
        self.block: tuple[int, int] | None = None
        self.rolls = 0  # ordinary rolls in this turn
        self.gone = 0  # cards discarded of the roll on the table

    def end_turn(self) -> None:
        self.begin_turn(self.turn + 1)

    def shown(self) -> str:
        return "blocking" if self.block else self.phase

    def after(self) -> dict[str, Any]:
        pending: dict[str, Any] | None = None
        if self.block:
            pending = {"block": list(self.block)}
        elif self.phase == "discarding":
            pending = {"discard": self.turn}
        elif self.phase == "swap_window":
            pending = {"swap": [self.turn, self.partner]}
        as_kept = ("round", "tops", "blocked", "hold", "pot", "scores", "winners")
        return {
            **{key: getattr(self, key) for key in as_kept},
            "phase": self.shown(),
            "turn": None if self.phase == "over" else self.turn,
            "dice": self.dice if self.phase in ("rolled", "discarding") else [],
            "die": self.face if self.shown() in ("swapping", "swap_window") else None,
            "pending": pending,
        }

    def could_react(self) -> bool:
        """K10, X6: the mover's pile is free while cards go, so any other token can be used."""
        return any(self.hold[seat] for seat in self.seats if seat != self.turn)

    def at(self, *phases: str, mover: int | None = None) -> None:
        need(self.shown() in phases, f"it is not possible in phase {self.shown()}")
        need(mover in (None, self.turn), f"it is the turn of seat {self.turn}")

    def spend(self, seat: int) -> None:
        need(self.hold[seat] > 0, f"seat {seat} holds no token")
        self.hold[seat] -= 1

    def do_roll(self, seat: int) -> None:
        self.at("start", "rolled", mover=seat)
        need(not self.blocked[seat], "a blocked player rolls the Switch die (K5)")
        need(self.phase == "start" or self.gone > 0, "a card has to go first (A2)")
        top = self.tops[seat]
        self.dice = self.chance.dice(3 if top <= 6 else 4 if top <= 11 else 5)  # T1
        self.phase, self.rolls, self.gone = "rolled", self.rolls + 1, 0
        if not makes(top, self.dice):
            if self.rolls > 1:  # A5; a first roll costs nothing (A3)
                self.tops[seat] = 1 if top <= CLICK else CLICK + 1
            self.end_turn()

    def do_discard(self, seat: int) -> None:
        self.at("rolled", mover=seat)
        need(makes(self.tops[seat], self.dice), f"the dice do not make {self.tops[seat]} (A1)")
        if self.could_react():  # K10
            self.phase = "discarding"
        else:
            self.discard()

    def discard(self) -> None:
        self.phase, self.gone = "rolled", self.gone + 1
        self.tops[self.turn] += 1
        if self.tops[self.turn] > LAST:  # A6
            self.end_round()

    def end_round(self) -> None:
        self.winners = [self.turn]  # W1
        if self.match:  # W2; the winner's top is 17, which makes the 16 points
            self.scores = [old + top - 1 for old, top in zip(self.scores, self.tops, strict=True)]
            best = max(self.scores)
            self.winners = [seat for seat in self.seats if self.scores[seat] == best >= GOAL]
        self.phase = "over"
        if not self.winners:
            self.winners = None
            self.begin_round(self.turn)

    def do_stop(self, seat: int) -> None:
        self.at("rolled", mover=seat)  # A4
        need(self.gone > 0, "a card has to go first (A2)")
        self.end_turn()

    def do_die(self, seat: int) -> None:
        self.at("start", mover=seat)  # T2
        self.face = FACES[self.chance.below(6)]
        if self.face == "green" or (self.face == "red" and len(self.lowest()) > 1):  # X5
            self.phase = "swapping"
            return
        if self.face == "red" and self.lowest():  # B3
            self.trade(self.lowest()[0])
        if self.face == "block" and self.pot:  # B4
            self.pot -= 1
            self.hold[seat] += 1
        self.end_turn()  # B1, B5

    def lowest(self) -> list[int]:
        """B3: the seats with the lowest top card, if it is lower than the mover's."""
        low = min(self.tops)
        return [seat for seat in self.seats if self.tops[seat] == low < self.tops[self.turn]]

    def trade(self, other: int) -> None:
        """B2, K7: a pile moves with its discard and its block."""
        mover, tops, blocked = self.turn, self.tops, self.blocked
        tops[mover], tops[other] = tops[other], tops[mover]
        blocked[mover], blocked[other] = blocked[other], blocked[mover]

    def do_swap(self, seat: int, other: int | None) -> None:
        self.at("swapping", mover=seat)
        need(other != seat, "nobody swaps with themselves (B2)")
        if self.face == "red":
            need(other in self.lowest(), f"a red swap is with one of {self.lowest()} (B3)")
        if other is not None and self.face == "green" and self.could_react():  # X6
            self.phase, self.partner = "swap_window", other
            return
        if other is not None:
            self.trade(other)
        self.end_turn()

    def do_cancel(self, seat: int) -> None:
        self.at("swap_window")  # K6
        need(seat != self.turn, "nobody stops the own swap (X6)")
        self.spend(seat)
        self.pot += 1
        self.end_turn()

    def do_block(self, seat: int, target: int) -> None:
        self.at("start", "rolled", "discarding", "swapping")  # K1, K11
        need(target != seat, "nobody blocks the own pile (K2)")
        need(not self.blocked[target], f"the pile of seat {target} is blocked already (K2)")
        self.spend(seat)
        self.block = (seat, target)
        if not self.hold[target]:  # X4
            self.settle(target, lands=True)

    def do_counter(self, seat: int) -> None:
        self.at("blocking")  # K3
        need(self.block is not None and self.block[1] == seat, "another seat is the target")
        self.spend(seat)
        self.pot += 2
        self.settle(seat, lands=False)

    def settle(self, target: int, lands: bool) -> None:
        """K12: a Block lands or was prevented."""
        self.block = None
        self.blocked[target] = lands
        if lands and target == self.turn and self.phase in ("rolled", "discarding"):  # K8
            self.end_turn()
        elif self.phase == "discarding" and not self.could_react():  # X3
            self.discard()

    def do_unblock(self, seat: int) -> None:
        self.at("start", mover=seat)  # K4
        need(self.blocked[seat], "the pile is not blocked")
        self.spend(seat)
        self.blocked[seat] = False
        self.pot += 2

    def do_close(self, _: None) -> None:
        self.at("blocking", "discarding", "swap_window")
        if self.block:
            self.settle(self.block[1], lands=True)
        elif self.phase == "discarding":  # X3
            self.discard()
        elif self.partner is not None:
            self.trade(self.partner)
            self.end_turn()


def compare(table: Table, found: dict[str, Any]) -> None:
    """All of `after`, as JSON, so that 1 and true are two things; then what must always hold."""
    want, have = (
        {key: json.dumps(value, sort_keys=True) for key, value in side.items()}
        for side in (table.after(), found)
    )
    wrong = sorted(key for key in want | have if want.get(key) != have.get(key))
    each = (f"{key} should be {want.get(key)}, found {have.get(key)}" for key in wrong)
    need(not wrong, "; ".join(each))
    check_invariants(found)


def check_invariants(after: dict[str, Any]) -> None:
    """Tokens are never lost, and a window is open only for somebody who could use it."""
    phase, hold = after["phase"], after["hold"]
    tokens = sum(hold) + sum(after["blocked"]) + after["pot"] + (phase == "blocking")
    need(tokens == len(hold) + 1, f"there are {tokens} tokens, not {len(hold) + 1} (M3)")
    if phase == "blocking":  # X4
        need(hold[after["pending"]["block"][1]] > 0, "the target of the Block cannot answer")
    if phase in ("discarding", "swap_window"):  # K10, X6
        need(sum(hold) > hold[after["turn"]], "a window is open, but nobody can react")


def has_keys(record: dict[str, Any], *keys: str) -> None:
    need(record.keys() == set(keys), f"the keys are {sorted(record)}, not {sorted(keys)}")


def open_table(header: dict[str, Any]) -> Table:
    """The table after setup, from seed and salt; all of the header is checked but its `after`."""
    has_keys(header, "tavolo", "game", "players", "options", "commit", "seed", "salt", "after")
    need(header["tavolo"] == 1 and header["game"] == "switch", "this is no game of switch")
    players, seed = header["players"], header["seed"]
    need(2 <= len(players) <= 4, "there are not 2 to 4 players (M1)")
    for seat, player in enumerate(players):
        has_keys(player, "seat", "name", "cpu")
        need(player["seat"] == seat, f"player {seat} has seat {player['seat']}")
    has_keys(header["options"], "match")
    need(isinstance(header["options"]["match"], bool), "match is neither true nor false")
    need(re.fullmatch("[0-9a-f]{64}", seed) is not None, "the seed is not 32 bytes in hex")
    commit = hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    need(header["commit"] == commit, f"commit should be {commit}, found {header['commit']}")
    chance = Chance(bytes.fromhex(seed), header["salt"])
    return Table(len(players), header["options"]["match"], chance)


def check_step(table: Table, n: int, step: dict[str, Any]) -> None:
    """Play step number `n` on the table and compare."""
    do = step["do"]
    arguments = ["seat", *{"swap": ["with"], "block": ["target"]}.get(do, [])]
    has_keys(step, "n", "do", "after", *arguments)
    need(step["n"] == n, f"n should be {n}, found {step['n']}")
    action = getattr(table, f"do_{do}", None)
    if action is None:
        raise Deviation("there is no such action")
    for name in arguments:
        seat = step[name]
        seated = type(seat) is int and seat in table.seats and do != "close"
        nobody = seat is None and (do, name) in (("close", "seat"), ("swap", "with"))
        need(seated or nobody, f"{name} cannot be {json.dumps(seat)}")
    action(*(step[name] for name in arguments))
    compare(table, step["after"])


def check_end(table: Table, end: dict[str, Any]) -> None:
    how, winners, expected = end["end"], end["winners"], table.winners or []
    has_keys(end, "end", "winners", *(["reason"] if how == "aborted" else []))
    fitting = "finished" if table.phase == "over" else "aborted"
    need(how == fitting, f"end cannot be {json.dumps(how)} in phase {table.shown()}")
    need(winners == expected, f"winners should be {expected}, found {json.dumps(winners)}")


def check_game(records: list[Any]) -> str:
    """The first deviation of one game; empty when there is none."""
    table, where = None, "header"
    try:
        for n, record in enumerate(records):
            need(where != "end", "a line that is no header follows")
            where = f"step {n}" if n else where
            need(isinstance(record, dict), "the line is not a JSON object")
            if table is None:
                table = open_table(record)
                compare(table, record["after"])
            elif "end" in record:
                where = "end"
                check_end(table, record)
            else:
                where += f" ({record['do']} by seat {json.dumps(record['seat'])})"
                check_step(table, n, record)
        need(where == "end", "the game breaks off here, without an end line")
    except Deviation as why:
        return f"{where}: {why}."
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as why:
        return f"{where}: the line is malformed ({why!r})."
    return ""


def read_games(lines: Iterable[str]) -> Iterator[list[Any]]:
    """The lines of each game, the header first; a line that is not JSON is None."""
    game: list[Any] = []
    for text in filter(str.strip, lines):
        try:
            record = json.loads(text)
        except ValueError:
            record = None
        if game and isinstance(record, dict) and "tavolo" in record:
            yield game
            game = []
        game.append(record)
    yield game


def check_all(lines: Iterable[str]) -> tuple[list[str], int, int]:
    """The deviations, and the numbers of games and of steps."""
    deviations, games, steps = [], 0, 0
    for game in read_games(lines):
        games += 1
        steps += len(game) - 2  # but for header and end
        if wrong := check_game(game):
            deviations.append(f"Game {games}, {wrong}")
    return deviations, games, steps


def check(lines: Iterable[str]) -> list[str]:
    """Every deviation of the transcripts in `lines` from the rules, one sentence each; [] when
    there is none."""
    return check_all(lines)[0]


def main(path: str) -> int:
    with open(0 if path == "-" else path, encoding="utf-8") as file:
        deviations, games, steps = check_all(file)
    print("\n".join(deviations) or f"{games} games, {steps} steps, no deviation")
    return 1 if deviations else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
