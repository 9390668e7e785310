"""Commands that a bot registers. Discord docs: Interactions > Application Commands."""

from sandbox.answer import NO_CONTENT, UNKNOWN_COMMAND, Answer, invalid
from sandbox.ids import Snowflake
from sandbox.rest.call import Call, Endpoint
from sandbox.rules import command as rule
from sandbox.shape import Json, objects


def _scope(call: Call) -> Snowflake | None:
    return Snowflake(call.path["guild"]) if "guild" in call.path else None


def _there(call: Call) -> list[Json]:
    return call.application.commands.setdefault(_scope(call), [])


def _registered(call: Call, payload: Json, known: Json | None) -> Json:
    """Discord docs: Application Commands > Application Command Object, with what it adds."""
    scope = _scope(call)
    command: Json = {
        "id": known["id"] if known else call.world.snowflakes.make(),
        "application_id": call.application.id,
        "version": call.world.snowflakes.make(),
        "type": 1,
        "name": "",
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "default_member_permissions": None,
        "dm_permission": True,
        "contexts": None,
        "integration_types": [0],
        "nsfw": False,
    }
    if scope is not None:
        command["guild_id"] = scope
    sent = {key: value for key, value in payload.items() if key not in ("id", "version")}
    return command | sent


def _same(command: Json, payload: Json) -> bool:
    return bool(
        command["name"] == payload.get("name") and command["type"] == payload.get("type", 1)
    )


def get_all(call: Call) -> Answer:
    return Answer(200, _there(call))


def overwrite(call: Call) -> Answer:
    """Replaces all; a command that keeps its name and type keeps its id."""
    problems = rule.check_all(call.payload)
    if problems:
        return invalid(problems)
    known = _there(call)
    new = [
        _registered(call, payload, next((c for c in known if _same(c, payload)), None))
        for payload in objects(call.payload)
    ]
    return _keep(call, new, Answer(200, new))


def create(call: Call) -> Answer:
    """A command of the same name and type is replaced."""
    problems = rule.check(call.payload)
    if problems:
        return invalid(problems)
    there = _there(call)
    known = next((c for c in there if _same(c, call.body)), None)
    made = _registered(call, call.body, known)
    rest = [c for c in there if c is not known]
    over = rule.too_many([c["type"] for c in (*rest, made)])
    if over:
        return invalid(over)
    return _keep(call, [*rest, made], Answer(200 if known else 201, made))


def _found(call: Call) -> Json | None:
    return next((c for c in _there(call) if c["id"] == call.path["command"]), None)


def get(call: Call) -> Answer:
    command = _found(call)
    return Answer(200, command) if command else UNKNOWN_COMMAND


def edit(call: Call) -> Answer:
    command = _found(call)
    if command is None:
        return UNKNOWN_COMMAND
    problems = rule.check(call.payload, editing=command)
    if problems:
        return invalid(problems)
    command |= {key: value for key, value in call.body.items() if key not in ("id", "type")}
    command["version"] = call.world.snowflakes.make()
    return _keep(call, _there(call), Answer(200, command))


def delete(call: Call) -> Answer:
    command = _found(call)
    if command is None:
        return UNKNOWN_COMMAND
    return _keep(call, [c for c in _there(call) if c is not command], NO_CONTENT)


def _keep(call: Call, commands: list[Json], answer: Answer) -> Answer:
    call.application.commands[_scope(call)] = commands
    call.parts.crowd.commands_changed()
    return answer


def _endpoints(path: str) -> tuple[Endpoint, ...]:
    return (
        Endpoint("GET", path, get_all),
        Endpoint("PUT", path, overwrite, takes_list=True),
        Endpoint("POST", path, create),
        Endpoint("GET", f"{path}/{{command}}", get),
        Endpoint("PATCH", f"{path}/{{command}}", edit),
        Endpoint("DELETE", f"{path}/{{command}}", delete),
    )


ENDPOINTS = _endpoints("/applications/{application}/commands") + _endpoints(
    "/applications/{application}/guilds/{guild}/commands"
)
