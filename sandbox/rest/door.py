"""The door every REST request comes through: faults, identity, limits, lookup, rights, record."""

import json
import logging
from collections.abc import Awaitable, Callable, Sequence

from aiohttp import web

from sandbox import clock
from sandbox.answer import (
    BAD_JSON,
    METHOD_NOT_ALLOWED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NOT_FOUND,
    OTHER_APPLICATION,
    UNAUTHORIZED,
    UNKNOWN_APPLICATION,
    UNKNOWN_CHANNEL,
    UNKNOWN_GUILD,
    UNKNOWN_MESSAGE,
    Answer,
    invalid,
    refusal,
)
from sandbox.application import Application
from sandbox.faults import Faults
from sandbox.ids import Snowflake
from sandbox.limits import Limits
from sandbox.permission import Permission
from sandbox.record import Request, Requests
from sandbox.rest import reading
from sandbox.rest.call import Call, Endpoint, Parts
from sandbox.rules.problem import Problem
from sandbox.shape import encode
from sandbox.token import token_text

log = logging.getLogger(__name__)

BROKEN = refusal(500, 0, "500: Internal Server Error")
NOT_AN_OBJECT = Problem((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
MAJOR = ("channel", "guild", "token")
PREFIXES = ("/api/v10", "/api/v9", "/api")


class Door:
    """Answers every request with JSON, and keeps standing whatever comes."""

    def __init__(self, parts: Parts, limits: Limits, faults: Faults, requests: Requests) -> None:
        self._parts = parts
        self._limits = limits
        self._faults = faults
        self._requests = requests

    def add_to(self, app: web.Application, endpoints: Sequence[Endpoint]) -> None:
        for endpoint in endpoints:
            app.router.add_route(
                endpoint.method, f"/api/v10{endpoint.path}", self._serving(endpoint)
            )
        known = {endpoint.path for endpoint in endpoints}
        for path in known:
            app.router.add_route("*", f"/api/v10{path}", self._wrong_method)
        app.router.add_route("*", "/api/{rest:.*}", self._nowhere)

    def _serving(self, endpoint: Endpoint) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            return await self._serve(endpoint, request)

        return serve

    async def _wrong_method(self, request: web.Request) -> web.Response:
        return self._respond(request, METHOD_NOT_ALLOWED, {})

    async def _nowhere(self, request: web.Request) -> web.Response:
        return self._respond(request, NOT_FOUND, {})

    async def _serve(self, endpoint: Endpoint, request: web.Request) -> web.Response:
        mishap = self._faults.next(endpoint.route)
        if mishap is not None and mishap.delay:
            await clock.sleep(self._parts.world.clock, mishap.delay)
        read = await reading.read(request)
        body = (None, []) if isinstance(read, Answer) else read
        headers: dict[str, str] = {}
        if mishap is not None and mishap.answer is not None:
            answer = mishap.answer
        elif isinstance(read, Answer):
            answer = read
        else:
            answer, headers = self._decide(endpoint, request, body)
        self._note(endpoint, request, body, answer)
        return self._respond(request, answer, headers)

    def _note(
        self, endpoint: Endpoint, request: web.Request, body: reading.Body, answer: Answer
    ) -> None:
        code = answer.body.get("code") if isinstance(answer.body, dict) else None
        self._requests.append(
            Request(
                endpoint.method,
                endpoint.path,
                request.path_qs,
                body[0],
                answer.status,
                code if answer.status >= 400 and isinstance(code, int) else None,
                [upload.filename for upload in body[1]],
            )
        )

    def _respond(
        self, request: web.Request, answer: Answer, headers: dict[str, str]
    ) -> web.Response:
        headers = headers | dict(answer.headers)
        if answer.body is None:
            return web.Response(status=answer.status, headers=headers)
        # Clients compare the whole header, so no charset may follow.
        headers["Content-Type"] = "application/json"
        return web.Response(
            status=answer.status, body=encode(answer.body).encode(), headers=headers
        )

    def _decide(
        self, endpoint: Endpoint, request: web.Request, body: reading.Body
    ) -> tuple[Answer, dict[str, str]]:
        application = self._identify(endpoint, request)
        if isinstance(application, Answer):
            return application, {}
        path = request.match_info
        major = next((path[name] for name in MAJOR if name in path), "")
        headers, refused = self._limits.take(
            application.id, endpoint.route, major, exempt=endpoint.open
        )
        if refused is not None:
            return refused, headers
        self._parts.world.changed |= endpoint.method != "GET"
        call = Call(self._parts, application, path, request.query, body[0], body[1])
        try:
            return self._resolve(endpoint, call) or endpoint.handle(call), headers
        except RecursionError:
            return BAD_JSON, headers
        except Exception:
            log.exception("%s broke on %s", endpoint.route, json.dumps(body[0])[:2000])
            return BROKEN, headers

    def _identify(self, endpoint: Endpoint, request: web.Request) -> Application | Answer:
        """Who asks; open routes are known by the application in their path or by their secret."""
        world, path = self._parts.world, request.match_info
        if not endpoint.open:
            header = request.headers.get("Authorization", "")
            text = token_text(header) if header.startswith("Bot ") else None
            if text is None:
                return UNAUTHORIZED
            asking = world.application(text)
            wanted = path.get("application")
            if wanted is None or wanted == asking.id:
                return asking
            known = world.application_by_id(wanted)
            return UNKNOWN_APPLICATION if known is None else OTHER_APPLICATION
        if "interaction" in path:
            interaction = self._parts.desk.find(path["interaction"])
            return interaction.application if interaction else _NOBODY
        return world.application_by_id(path.get("application", "")) or _NOBODY

    def _resolve(self, endpoint: Endpoint, call: Call) -> Answer | None:
        """Looks up what the path names; None when the handler may go on."""
        if not endpoint.takes_list and not isinstance(call.payload, dict | None):
            return invalid([NOT_AN_OBJECT])
        if "guild" in call.path:
            guild = call.world.guilds.get(Snowflake(call.path["guild"]))
            if guild is None or call.application.id not in call.world.members[guild["id"]]:
                return UNKNOWN_GUILD
            call.guild = guild
        if "channel" not in call.path:
            return None
        channel = call.world.channels.get(Snowflake(call.path["channel"]))
        if channel is None:
            return UNKNOWN_CHANNEL
        call.channel = channel
        if not call.may(Permission.VIEW_CHANNEL):
            return MISSING_ACCESS
        if not call.may(endpoint.needs):
            return MISSING_PERMISSIONS
        if "message" in call.path:
            call.found = call.world.message(channel["id"], call.path["message"])
            # An ephemeral message does not exist for the channel's own routes.
            if call.found is None or call.found.only_for is not None:
                return UNKNOWN_MESSAGE
        return None


_NOBODY = Application(Snowflake("0"), "", "", {})
