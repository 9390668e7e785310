"""What goes wrong between Tavolo and the sandbox, at random moments."""

import asyncio
from collections import Counter
from random import Random

from sandbox.faults import Faults
from sandbox.gateway import Gateway

OFTEN = 8.0
"""Faults in a second, on average."""
ROUTES = ("/callback", "/webhooks", "PATCH /channels", "POST /channels", "")
UNKNOWN_INTERACTION = 10062


class Fates:
    def __init__(self, faults: Faults, gateway: Gateway, chance: Random) -> None:
        self.count: Counter[str] = Counter()
        self._faults = faults
        self._gateway = gateway
        self._chance = chance
        self._kinds = {
            "429s": (10, self._limit),
            "500s": (10, self._fail),
            "late callbacks": (10, self._delay),
            "lost callbacks": (5, self._lose),
            "duplicates": (16, self._duplicate),
            "overtakings": (8, self._reverse),
            "dropped sockets": (1, self._drop),
            "reconnects": (1, self._reconnect),
            "invalid sessions": (1, self._invalidate),
        }

    async def strike(self) -> None:
        """Until cancelled."""
        kinds = list(self._kinds)
        weights = [weight for weight, _ in self._kinds.values()]
        while True:
            await asyncio.sleep(self._chance.expovariate(OFTEN))
            if not len(self._gateway):  # nobody is there whom it could befall
                continue
            [kind] = self._chance.choices(kinds, weights)
            self.count[kind] += self._kinds[kind][1]()

    def _some(self) -> int:
        return self._chance.randint(1, 3)

    def _limit(self) -> int:
        some, wait = self._some(), self._chance.uniform(0.05, 1.0)
        self._faults.limit(some, retry_after=wait, match=self._chance.choice(ROUTES))
        return some

    def _fail(self) -> int:
        some, status = self._some(), self._chance.choice((500, 502, 503))
        self._faults.fail(some, status=status, match=self._chance.choice(ROUTES))
        return some

    def _delay(self) -> int:
        """Some so late that Discord has given up waiting."""
        some = self._some()
        self._faults.delay(self._chance.uniform(0.2, 4.0), some, match="/callback")
        return some

    def _lose(self) -> int:
        self._faults.fail(1, status=404, code=UNKNOWN_INTERACTION, match="/callback")
        return 1

    def _duplicate(self) -> int:
        some = self._some()
        self._faults.duplicate(some)
        return some

    def _reverse(self) -> int:
        self._faults.reverse(2)
        return 1

    def _drop(self) -> int:
        self._faults.drop()
        return 1

    def _reconnect(self) -> int:
        self._faults.reconnect()
        return 1

    def _invalidate(self) -> int:
        self._faults.invalidate(resumable=self._chance.random() < 0.5)
        return 1
