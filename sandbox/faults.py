"""Faults on demand: what goes wrong between a bot and Discord, at a test's word."""

from dataclasses import dataclass

from sandbox.answer import Answer, refusal
from sandbox.gateway import Gateway
from sandbox.limits import too_many
from sandbox.session import Op, Session
from sandbox.shape import Json

Event = tuple[Session, str, Json]


@dataclass(slots=True)
class Mishap:
    """What befalls the next `left` requests whose `METHOD /route` contains `match`."""

    left: int
    match: str
    delay: float = 0.0
    answer: Answer | None = None


class Faults:
    """Each fault is used up by what it befalls; nothing goes wrong twice by accident."""

    def __init__(self, gateway: Gateway) -> None:
        self._gateway = gateway
        self._mishaps: list[Mishap] = []
        self._doubles = 0
        self._reversing = 0
        self._held: list[Event] = []
        gateway.arrange = self._arrange

    # Requests

    def fail(self, count: int = 1, *, status: int = 500, code: int = 0, match: str = "") -> None:
        """The next requests fail without being looked at, with any of Discord's codes."""
        answer = refusal(status, code, f"{status}: made to fail")
        self._mishaps.append(Mishap(count, match, answer=answer))

    def limit(self, count: int = 1, *, retry_after: float = 1.0, match: str = "") -> None:
        """The next requests get a 429."""
        self._mishaps.append(Mishap(count, match, answer=too_many(retry_after)))

    def delay(self, seconds: float, count: int = 1, *, match: str = "") -> None:
        """The next requests are looked at only after so many seconds of the sandbox's clock."""
        self._mishaps.append(Mishap(count, match, delay=seconds))

    @property
    def outstanding(self) -> int:
        """How many requests something is still to happen to."""
        return sum(mishap.left for mishap in self._mishaps)

    def next(self, route: str) -> Mishap | None:
        for mishap in self._mishaps:
            if mishap.match in route:
                mishap.left -= 1
                if mishap.left <= 0:
                    self._mishaps.remove(mishap)
                return mishap
        return None

    # Events

    def duplicate(self, count: int = 1) -> None:
        """The next events are delivered twice."""
        self._doubles += count

    def reverse(self, count: int = 2) -> None:
        """The next events are held back until there are `count`, then the last comes first."""
        self._reversing = count

    def _arrange(self, session: Session, name: str, data: Json) -> list[Event]:
        events: list[Event] = [(session, name, data)]
        if self._doubles:
            self._doubles -= 1
            events *= 2
        if not self._reversing:
            return events
        self._held += events
        if len(self._held) < self._reversing:
            return []
        released, self._held, self._reversing = self._held[::-1], [], 0
        return released

    # Connections

    def drop(self) -> None:
        """Every bot's wire is cut without a word."""
        for session in self._gateway.sessions():
            if session.link is not None:
                session.link.abort()

    def reconnect(self) -> None:
        """Every bot is asked to come back on a new connection and resume."""
        for session in self._gateway.sessions():
            if session.link is not None:
                session.link.op(Op.RECONNECT)

    def invalidate(self, *, resumable: bool = False) -> None:
        """Every bot's session is declared invalid; without `resumable` it is also forgotten."""
        for session in self._gateway.sessions():
            if not resumable:
                self._gateway.forget(session)
            if session.link is not None:
                session.link.op(Op.INVALID_SESSION, resumable)
