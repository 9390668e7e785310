"""The gateway: Discord's websocket for bots."""

from sandbox.shape import Json
from sandbox.world import World


class Gateway:
    def __init__(self, world: World, host: str) -> None:
        self._world = world

    def event(self, name: str, data: Json, channel: Json) -> None:
        pass

    def __len__(self) -> int:
        return 0
