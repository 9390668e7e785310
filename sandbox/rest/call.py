"""One REST request on its way to its handler, with everything it names already looked up."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sandbox.answer import Answer
from sandbox.application import Application
from sandbox.crowd import Crowd
from sandbox.feed import Feed
from sandbox.gateway import Gateway
from sandbox.interaction import Desk
from sandbox.media import Upload
from sandbox.message import Message
from sandbox.permission import NOTHING, Permission
from sandbox.shape import Json
from sandbox.world import World


@dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the sandbox that handlers work on."""

    world: World
    feed: Feed
    crowd: Crowd
    gateway: Gateway
    desk: Desk


@dataclass(slots=True)
class Call:
    """`channel`, `guild` and `message` are there when the route names them."""

    parts: Parts
    application: Application
    path: Mapping[str, str]
    query: Mapping[str, str]
    payload: object = None
    uploads: Sequence[Upload] = ()
    channel: Json = field(default_factory=dict)
    guild: Json = field(default_factory=dict)
    found: Message | None = None

    @property
    def world(self) -> World:
        return self.parts.world

    @property
    def body(self) -> Json:
        return self.payload if isinstance(self.payload, dict) else {}

    @property
    def message(self) -> Message:
        assert self.found is not None, "only routes with {message} have a message"
        return self.found

    @property
    def filenames(self) -> list[str]:
        return [upload.filename for upload in self.uploads]

    @property
    def rights(self) -> Permission:
        return self.world.rights(self.application.id, self.channel)

    def may(self, wanted: Permission) -> bool:
        return self.rights & wanted == wanted


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A route, what a bot needs to be allowed to use it, and what answers it.

    `open` routes need no Authorization header: they carry their secret in the path, or have none.
    They are exempt from the limit over everything.
    """

    method: str
    path: str
    handle: Callable[[Call], Answer]
    needs: Permission = NOTHING
    open: bool = False
    takes_list: bool = False

    @property
    def route(self) -> str:
        return f"{self.method} {self.path}"
