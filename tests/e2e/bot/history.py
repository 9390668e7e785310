"""What people can have seen of a stored table: every screen that its log passes through."""

import re
from collections.abc import Iterator, Sequence
from itertools import compress, product

from bot.engine.chance import Chance
from bot.engine.game import Seat
from bot.engine.word import lexicon
from bot.games import CATALOGUE
from bot.render import stage
from bot.render.look import Look
from bot.render.scene import Say
from bot.render.screen import Row, Screen, Text
from bot.store.store import Store
from bot.table.chair import Chair
from bot.table.ids import TableId, UserId
from bot.table.lobby import keep
from bot.table.log import Saved
from bot.table.restore import restore
from bot.table.table import Table
from sandbox.compose import walk
from sandbox.message import EPHEMERAL
from sandbox.person import Person
from sandbox.screen import BUTTON, label
from sandbox.server import Sandbox
from sandbox.shape import Json

Seen = tuple[str, ...]
"""What stands on a screen, line by line; deadlines look alike."""

ILLUSTRATED = Look("picture")
SIGN = re.compile(r"tavolo_(.+)_[0-9a-f]{6}")


def looks(box: Sandbox, token: str) -> tuple[Look, ...]:
    """How things looked before a bot had uploaded its emojis, and how they look with them."""
    uploaded = box.world.application(token).emojis.values()
    signs = ((SIGN.fullmatch(emoji["name"]), emoji) for emoji in uploaded)
    emojis = {found[1]: f"<:{one['name']}:{one['id']}>" for found, one in signs if found}
    return ILLUSTRATED, ILLUSTRATED._replace(emojis=emojis)


class History:
    """Of all tables that a store knows."""

    def __init__(self, tables: list[Saved], say: Say, looks: Sequence[Look]) -> None:
        self.tables = tables
        self._public: set[Seen] = set()
        self._private: dict[UserId, set[Seen]] = {}
        self._by_id = {saved.opened.table: saved for saved in tables}
        for saved in tables:
            for look in looks:
                self._add(saved, say, look)

    @classmethod
    async def of(cls, store: Store, say: Say, looks: Sequence[Look]) -> "History":
        ids = range(1, await store.last_table() + 1)
        found = [await store.read(TableId(id)) for id in ids]
        return cls([saved for saved in found if saved is not None], say, looks)

    def _add(self, saved: Saved, say: Say, look: Look) -> None:
        for table in self._stages(saved):
            self._public.add(_screen(stage.public(table, say, look=look), buttons=False))
            if stage.chapter(table):
                self._public.add(_screen(stage.result(table, say, look=look), buttons=False))
            for seat, chair in enumerate(table.chairs):
                if chair.user is not None and table.state is not None:
                    seen = self._private.setdefault(chair.user, set())
                    private = stage.private(table, Seat(seat), say, look=look)
                    seen.add(_screen(private, buttons=True))

    def running(self) -> Iterator[Table]:
        """The tables at which a game goes on, as they are now."""
        for saved in self.tables:
            if saved.started and not saved.ended:
                *_, table = self._stages(saved)
                yield table

    def _stages(self, saved: Saved) -> Iterator[Table]:
        """The table as it was after each entry of its log; it is the same one all the time."""
        table = _fresh(saved._replace(started=None))
        before = saved.opened.rematch_of
        for chairs in _lobbies(saved, self._by_id[before] if before else None):
            table.chairs = chairs
            yield table
        if saved.started is None:
            return
        table = _fresh(saved)
        yield table
        actions = lexicon(table.game)
        for seat, word in saved.moves:
            refused = table.step(seat, actions[word])
            assert refused is None
            if table.game.winners(table.state) is None:
                yield table
        if saved.ended:
            table.ended = saved.ended
            yield table

    def explains(self, person: Person) -> None:
        """Fails when somebody has seen what is not stored."""
        own = self._private.get(UserId(int(person.me["id"])), set())
        for message in person.messages:
            if not message["flags"] & EPHEMERAL:
                look = _message(message, buttons=False)
                assert look in self._public, f"{person.name} has seen, but it is lost:\n{look}"
            elif "### Your " in (look := _message(message, buttons=True))[0]:
                assert look in own, f"{person.name} holds what is lost:\n{look}"


def _lobbies(saved: Saved, before: Saved | None) -> Iterator[tuple[Chair, ...]]:
    """Who can have sat there, of those who do at last: one after the other they have come.

    In a rematch seats are kept for those from before, until they press, or the game starts.
    """
    chairs = saved.seated.chairs
    if before is None:
        yield from (chairs[:taken] for taken in range(1, len(chairs) + 1))
        return
    kept = keep(before.seated.chairs, ticket="the host's")
    came = {chair.user: chair for chair in chairs if chair.user is not None}
    guests = [user for user in came if user != saved.seated.host]
    others = [chair for chair in chairs if chair.name not in {one.name for one in kept}]
    for pressed in product((False, True), repeat=len(guests)):
        sitting = {saved.seated.host, *compress(guests, pressed)}
        there = [came[c.user] if c.user in came and c.user in sitting else c for c in kept]
        for more in range(len(others) + 1):
            yield (*there, *others[:more])
    yield chairs


def _fresh(saved: Saved) -> Table:
    return restore(saved._replace(moves=(), ended=None), CATALOGUE, Chance(bytes(32)), 0.0)


def _screen(screen: Screen, *, buttons: bool) -> Seen:
    lines = []
    for part in screen.parts:
        if isinstance(part, Text):
            lines.append(_timeless(part.markdown))
        elif isinstance(part, Row) and buttons:
            lines += [f"[{button.label}]{button.enabled}" for button in part.buttons]
    return tuple(lines)


def _message(message: Json, *, buttons: bool) -> Seen:
    lines = []
    for part in walk(message["components"]):
        if "content" in part:
            lines.append(_timeless(part["content"]))
        elif part.get("type") == BUTTON and buttons:
            lines.append(f"[{label(part)}]{not part.get('disabled')}")
    return tuple(lines)


def _timeless(text: str) -> str:
    return re.sub(r"<t:\d+:R>", "<t>", text)
