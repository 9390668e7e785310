"""The meter for Prometheus, and the page on which it is read."""

import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from math import isfinite
from platform import python_version
from typing import Final

from aiohttp import web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot import __version__
from bot.complaint import Complaint, why_not
from bot.metrics import Reading

ANSWERS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0)
"""Seconds; after three Discord has given up waiting."""
COMMITS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BATCHES: Final = (1, 2, 5, 10, 20, 50, 100, 200)
REMEMBERED: Final = 4096
"""Presses whose answers are waited for."""


class Prometheus:
    """Implements `Meter`; every bot has a registry of its own."""

    def __init__(self) -> None:
        self.registry = one = CollectorRegistry()
        self._arrivals: OrderedDict[int, float] = OrderedDict()
        ProcessCollector(registry=one)
        about = Info("tavolo_build", "Which Tavolo this is.", registry=one)
        about.info({"version": __version__, "python": python_version()})
        self._interactions = Counter(
            "tavolo_interactions", "Presses, commands and forms.", ("kind", "name"), registry=one
        )
        self._refusals = Counter(
            "tavolo_refusals", "Sentences that say why not.", ("reason",), registry=one
        )
        self._acknowledgement = Histogram(
            "tavolo_acknowledgement_seconds",
            "From the arrival of a press or command to Discord's receipt of its first answer.",
            registry=one,
            buckets=ANSWERS,
        )
        self._move = Histogram(
            "tavolo_move_seconds",
            "From the arrival of a press to its move being on disk.",
            registry=one,
            buckets=ANSWERS,
        )
        self._commit = Histogram(
            "tavolo_store_commit_seconds",
            "What a transaction of the store takes.",
            registry=one,
            buckets=COMMITS,
        )
        self._writes = Histogram(
            "tavolo_store_commit_writes",
            "How many writes went into one transaction.",
            registry=one,
            buckets=BATCHES,
        )
        self._moves = Counter("tavolo_moves", "Moves of people, CPUs and clocks.", registry=one)
        self._failures = Counter(
            "tavolo_store_failures", "Transactions that failed.", ("reason",), registry=one
        )
        self._requests = Counter(
            "tavolo_discord_requests",
            "Requests to Discord; status 0: no answer.",
            ("resource", "method", "status"),
            registry=one,
        )
        self._limits = Counter(
            "tavolo_rate_limits",
            "Answers of Discord that there were too many requests.",
            ("scope",),
            registry=one,
        )
        self._gateway = Counter(
            "tavolo_gateway_events", "Connections lost and made.", ("event",), registry=one
        )
        self._backups = Counter("tavolo_backups", "Backups.", ("result",), registry=one)
        self._backup_at = Gauge(
            "tavolo_backup_timestamp_seconds", "When the last backup succeeded.", registry=one
        )
        self._backup_size = Gauge(
            "tavolo_backup_bytes", "The size of the last backup.", registry=one
        )
        self._logged = Counter(
            "tavolo_log_records", "Warnings and errors.", ("level", "logger"), registry=one
        )

    def arrived(self, kind: str, name: str, interaction: int) -> None:
        self._interactions.labels(kind, name).inc()
        self._arrivals[interaction] = time.perf_counter()
        if len(self._arrivals) > REMEMBERED:
            self._arrivals.popitem(last=False)

    def acknowledged(self, interaction: int) -> None:
        self._since(interaction, self._acknowledgement)

    def stored(self, interaction: int) -> None:
        self._since(interaction, self._move)

    def _since(self, interaction: int, histogram: Histogram) -> None:
        arrived = self._arrivals.get(interaction)
        if arrived is not None:
            histogram.observe(time.perf_counter() - arrived)

    def refused(self, reason: str) -> None:
        self._refusals.labels(reason.removeprefix("refused-")).inc()

    def requested(self, resource: str, method: str, status: int) -> None:
        self._requests.labels(resource, method, str(status)).inc()

    def limited(self, scope: str) -> None:
        self._limits.labels(scope).inc()

    def committed(self, writes: int, moves: int, seconds: float) -> None:
        self._commit.observe(seconds)
        self._writes.observe(writes)
        self._moves.inc(moves)

    def not_committed(self, reason: str) -> None:
        self._failures.labels(reason).inc()

    def gateway(self, event: str) -> None:
        self._gateway.labels(event).inc()

    def backed_up(self, size: int, at: float) -> None:
        self._backups.labels("done").inc()
        self._backup_size.set(size)
        self._backup_at.set(at)

    def not_backed_up(self) -> None:
        self._backups.labels("failed").inc()

    def watch(self, read: Callable[[], Reading]) -> None:
        self.registry.register(Readings(read))

    def listen(self) -> "Listener":
        """What to add to a logger, so that warnings and errors are counted."""
        return Listener(self._logged)


class Readings(Collector):
    """Asks when it is asked."""

    def __init__(self, read: Callable[[], Reading]) -> None:
        self._read = read

    def describe(self) -> Iterator[Metric]:
        """Nothing yet: there may be nothing to read so early."""
        yield from ()

    def collect(self) -> Iterator[Metric]:
        now = self._read()
        tables = GaugeMetricFamily("tavolo_tables", "Tables.", labels=("game", "phase"))
        for labels, number in now.tables.items():
            tables.add_metric(labels, number)
        yield tables
        yield GaugeMetricFamily("tavolo_servers", "Servers the bot is in.", now.servers)
        yield GaugeMetricFamily("tavolo_connected", "Whether people reach it.", now.connected)
        if isfinite(now.latency):
            yield GaugeMetricFamily(
                "tavolo_heartbeat_seconds", "How long Discord took for the last one.", now.latency
            )


class Listener(logging.Handler):
    """Counts by logger, of which there are as many as files, and never by what is said."""

    def __init__(self, logged: Counter) -> None:
        super().__init__(logging.WARNING)
        self._logged = logged

    def emit(self, record: logging.LogRecord) -> None:
        self._logged.labels(record.levelname.lower(), record.name).inc()


@asynccontextmanager
async def serving(host: str, port: int) -> AsyncIterator[Prometheus]:
    """A meter that can be read at /metrics.

    Made in the event loop, where nothing changes meanwhile; that takes a millisecond or two.
    """
    meter = Prometheus()

    async def page(_: web.Request) -> web.Response:
        return web.Response(
            body=generate_latest(meter.registry), headers={"Content-Type": CONTENT_TYPE_LATEST}
        )

    app = web.Application()
    app.router.add_get("/metrics", page)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    root, listener = logging.getLogger(), meter.listen()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as error:
            reason = why_not(error)
            raise Complaint(
                f"METRICS_PORT: nobody can listen on {host}:{port}: {reason}: choose another"
            ) from None
        root.addHandler(listener)
        yield meter
    finally:
        root.removeHandler(listener)
        await runner.cleanup()
