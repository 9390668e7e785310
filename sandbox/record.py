"""A record of every REST request, for counting them and for checking their bodies elsewhere."""

from collections import deque
from dataclasses import dataclass, field

KEPT = 20_000


@dataclass(slots=True)
class Request:
    """One request as the bot sent it, and the status it got."""

    method: str
    route: str
    path: str
    body: object
    status: int
    code: int | None = None
    files: list[str] = field(default_factory=list)


class Requests(deque[Request]):
    """The latest requests, oldest first."""

    def __init__(self) -> None:
        super().__init__(maxlen=KEPT)
        self.total = 0
        """How many there have been in all."""

    def append(self, request: Request, /) -> None:
        self.total += 1
        super().append(request)

    def to(self, method: str, route: str) -> list[Request]:
        return [request for request in self if (request.method, request.route) == (method, route)]
