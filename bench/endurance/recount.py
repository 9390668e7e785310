"""An independent count of what happened in a game, from its transcript alone.

Reads the public format (docs/transcript.md) and imports nothing of the bot.
"""

from typing import Any

Json = dict[str, Any]

VALUES = {f"{value}{kind}": value for value in range(1, 6) for kind in "co"}


def recount(lines: list[Json]) -> tuple[list[dict[str, int]], list[int], list[int]]:
    """By seat: what is counted, and the place; and the winners."""
    header, *steps, end = lines
    count = {"17": seventeen, "switch": switch}[header["game"]]
    counts = count(header, steps)
    last = (steps or [header])[-1]["after"]
    return counts, places(worth(header, last)), end["winners"]


def worth(header: Json, after: Json) -> list[tuple[int, ...]]:
    if header["game"] == "17":
        return [(victory, -penalty) for victory, penalty in after["tokens"]]
    if header["options"]["match"]:
        return [(score,) for score in after["scores"]]
    return [(top,) for top in after["tops"]]


def places(worth: list[tuple[int, ...]]) -> list[int]:
    order = sorted(worth, reverse=True)
    return [order.index(one) + 1 for one in worth]


def seventeen(header: Json, steps: list[Json]) -> list[dict[str, int]]:
    names = ("victories", "penalties", "calls", "right", "traps", "trapped")
    counts = [dict.fromkeys(names, 0) for _ in header["players"]]
    before = header["after"]
    for step in steps:
        after = step["after"]
        if after["round"] > before["round"] or after["phase"] == "over":
            callers = before["callers"] + ([step["seat"]] if step["do"] == "call" else [])
            reckon(before, callers, counts)
        before = after
    return counts


def reckon(table: Json, callers: list[int], counts: list[dict[str, int]]) -> None:
    """E1 to E5."""
    seats, last, way = len(counts), table["last"], table["direction"]
    caller = min(callers, key=lambda seat: (seat - last) * way % seats)
    right = sum(VALUES.get(card, 0) for card, _, _ in table["row"]) >= 17
    traps = [seat for card, face, seat in table["row"] if (card, face) == ("trap", "down")]
    winner, loser = (caller, last) if right else (last, caller)
    for seat in {winner, *traps}:
        counts[seat]["victories"] += 1
    counts[loser]["penalties"] += 1
    counts[caller]["penalties"] += len(traps)
    counts[caller]["calls"] += 1
    counts[caller]["right"] += right
    counts[caller]["trapped"] += len(traps)
    for seat in traps:
        if seat != caller:
            counts[seat]["traps"] += 1


def switch(header: Json, steps: list[Json]) -> list[dict[str, int]]:
    names = ("discards", "busts", "swaps", "blocks", "points")
    counts = [dict.fromkeys(names, 0) for _ in header["players"]]
    before = header["after"]
    for step in steps:
        after, mover = step["after"], before["turn"]
        own = counts[mover]
        top, new_round = before["tops"][mover], after["round"] > before["round"]
        over = after["phase"] == "over"
        if new_round or over or (after["tops"][mover] == top + 1 and not swapped(before, step)):
            own["discards"] += 1
        again = before["phase"] == "rolled"  # A5: the first roll of a turn costs nothing
        own["busts"] += step["do"] == "roll" and again and after["turn"] != mover
        own["swaps"] += swapped(before, step)
        if step["do"] == "block":
            counts[step["seat"]]["blocks"] += 1
        before = after
    for seat, score in enumerate(before["scores"]):
        counts[seat]["points"] = score
    return counts


def swapped(before: Json, step: Json) -> bool:
    """Whether the piles of the mover and somebody else changed hands in this step."""
    after = step["after"]
    if before["phase"] == "swap_window":
        return bool(step["do"] == "close")
    if step["do"] == "swap":
        return step["with"] is not None and after["phase"] != "swap_window"
    # B3: red, with the only one who is lowest.
    return bool(step["do"] == "die" and after["tops"] != before["tops"])
