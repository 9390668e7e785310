"""Who the bot is, and where its gateway is."""

from sandbox.answer import UNKNOWN_USER, Answer
from sandbox.rest.call import Call, Endpoint


def me(call: Call) -> Answer:
    return Answer(200, call.application.me)


def user(call: Call) -> Answer:
    found = call.world.user_by_id(call.path["user"])
    if found is not None:
        return Answer(200, found.as_json())
    bot = call.world.application_by_id(call.path["user"])
    return Answer(200, bot.user) if bot else UNKNOWN_USER


def application(call: Call) -> Answer:
    return Answer(200, call.application.as_json())


def edit_application(call: Call) -> Answer:
    return Answer(200, call.application.as_json())


def my_guilds(call: Call) -> Answer:
    return Answer(
        200,
        [
            {
                "id": guild["id"],
                "name": guild["name"],
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(int(call.world.guild_rights(call.application.id, guild_id))),
                "features": [],
            }
            for guild_id, guild in call.world.guilds.items()
        ],
    )


def gateway(call: Call) -> Answer:
    return Answer(200, {"url": _gateway_url(call)})


def gateway_bot(call: Call) -> Answer:
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 16}
    shards = call.parts.gateway.suggested_shards
    return Answer(200, {"url": _gateway_url(call), "shards": shards, "session_start_limit": limit})


def _gateway_url(call: Call) -> str:
    return call.world.base_url.replace("http", "ws", 1) + "/gateway"


ENDPOINTS = (
    Endpoint("GET", "/users/@me", me),
    Endpoint("GET", "/users/@me/guilds", my_guilds),
    Endpoint("GET", "/users/{user}", user),
    Endpoint("GET", "/oauth2/applications/@me", application),
    Endpoint("GET", "/applications/@me", application),
    Endpoint("PATCH", "/applications/@me", edit_application),
    Endpoint("GET", "/gateway/bot", gateway_bot),
    Endpoint("GET", "/gateway", gateway, open=True),
)
