"""Channels, threads and servers. Discord docs: Resources > Channel, Resources > Guild."""

from sandbox.answer import (
    MISSING_PERMISSIONS,
    NO_CONTENT,
    THREAD_ALREADY,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    Answer,
    invalid,
)
from sandbox.guild import PRIVATE_THREAD, THREAD, new_channel, new_thread
from sandbox.ids import Snowflake
from sandbox.permission import Permission
from sandbox.rest.call import Call, Endpoint
from sandbox.rules import thread as rule
from sandbox.shape import Json, timestamp, whole

HAS_THREAD = 1 << 5
_EDITABLE = ("name", "topic", "rate_limit_per_user", "nsfw", "position")


def get(call: Call) -> Answer:
    return Answer(200, call.channel)


def edit(call: Call) -> Answer:
    threaded = "thread_metadata" in call.channel
    own = call.channel.get("owner_id") == call.application.id
    if not own and not call.may(
        Permission.MANAGE_THREADS if threaded else Permission.MANAGE_CHANNELS
    ):
        return MISSING_PERMISSIONS
    problems = rule.check(call.body, editing=True) if threaded else []
    if problems:
        return invalid(problems)
    for key in _EDITABLE:
        if key in call.body:
            call.channel[key] = call.body[key]
    for key in ("archived", "locked", "auto_archive_duration"):
        if threaded and key in call.body:
            call.channel["thread_metadata"][key] = call.body[key]
    if "permission_overwrites" in call.body and not threaded:
        call.channel["permission_overwrites"] = call.body["permission_overwrites"]
    call.parts.feed.channel_changed(call.channel)
    return Answer(200, call.channel)


def delete(call: Call) -> Answer:
    threaded = "thread_metadata" in call.channel
    if not call.may(Permission.MANAGE_THREADS if threaded else Permission.MANAGE_CHANNELS):
        return MISSING_PERMISSIONS
    call.parts.feed.channel_deleted(call.channel)
    return Answer(200, call.channel)


def create(call: Call) -> Answer:
    name = call.body.get("name")
    rights = call.world.guild_rights(call.application.id, call.guild["id"])
    if not rights & Permission.MANAGE_CHANNELS:
        return MISSING_PERMISSIONS
    problems = rule.check({"name": name})
    if problems:
        return invalid(problems)
    made = new_channel(call.world.snowflakes.make(), call.guild["id"], str(name), 99)
    call.parts.feed.channel_created(made)
    return Answer(201, made)


# Threads


def start_thread(call: Call) -> Answer:
    """A thread without a message is private unless its type says otherwise."""
    kind = whole(call.body.get("type"), PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    if not call.may(wanted):
        return MISSING_PERMISSIONS
    return _thread(call, call.world.snowflakes.make(), PRIVATE_THREAD if private else THREAD)


def start_thread_from_message(call: Call) -> Answer:
    if call.message.body["flags"] & HAS_THREAD:
        return THREAD_ALREADY
    if not call.may(Permission.CREATE_PUBLIC_THREADS):
        return MISSING_PERMISSIONS
    answer = _thread(call, call.message.id, THREAD)
    if answer.status == 201:
        call.message.body["flags"] |= HAS_THREAD
        call.message.body["thread"] = answer.body
        call.parts.feed.message_edited(call.message)
    return answer


def _thread(call: Call, thread_id: Snowflake, kind: int) -> Answer:
    problems = rule.check(call.body)
    if problems:
        return invalid(problems)
    made = new_thread(
        thread_id,
        call.channel,
        str(call.body.get("name")),
        call.application.id,
        call.world.clock.now(),
        kind=kind,
        archive_minutes=whole(call.body.get("auto_archive_duration"), 1440),
    )
    call.world.thread_members[thread_id] = {call.application.id}
    call.parts.feed.channel_created(made)
    return Answer(201, made | {"member": _thread_member(call, thread_id, call.application.id)})


def _thread_member(call: Call, thread_id: str, user_id: str) -> Json:
    now = timestamp(call.world.clock.now())
    return {"id": thread_id, "user_id": user_id, "join_timestamp": now, "flags": 0}


def _joining(call: Call) -> Snowflake:
    named = call.path["user"]
    return call.application.id if named == "@me" else Snowflake(named)


def join_thread(call: Call) -> Answer:
    there = call.world.thread_members.setdefault(call.channel["id"], set())
    there.add(_joining(call))
    call.parts.crowd.channel(call.channel)
    return NO_CONTENT


def leave_thread(call: Call) -> Answer:
    call.world.thread_members.get(call.channel["id"], set()).discard(_joining(call))
    call.parts.crowd.channel(call.channel)
    return NO_CONTENT


def active_threads(call: Call) -> Answer:
    threads = [c for c in call.world.channels_of(call.guild["id"]) if "thread_metadata" in c]
    live = [c for c in threads if not c["thread_metadata"]["archived"]]
    return Answer(200, {"threads": live, "members": []})


# Servers


def guild(call: Call) -> Answer:
    members = call.world.members[call.guild["id"]]
    counts = {"approximate_member_count": len(members), "approximate_presence_count": len(members)}
    return Answer(200, call.guild | (counts if "with_counts" in call.query else {}))


def guild_channels(call: Call) -> Answer:
    channels = call.world.channels_of(call.guild["id"])
    return Answer(200, [c for c in channels if "thread_metadata" not in c])


def members(call: Call) -> Answer:
    everybody = sorted(
        call.world.members[call.guild["id"]].values(), key=lambda m: int(m["user"]["id"])
    )
    after = whole(call.query.get("after"))
    limit = min(1000, max(1, whole(call.query.get("limit"), 1)))
    return Answer(200, [m for m in everybody if int(m["user"]["id"]) > after][:limit])


def member(call: Call) -> Answer:
    user_id = Snowflake(call.path["user"])
    found = call.world.members[call.guild["id"]].get(user_id)
    if found is not None:
        return Answer(200, found)
    known = call.world.user_by_id(user_id) or call.world.application_by_id(user_id)
    return UNKNOWN_MEMBER if known else UNKNOWN_USER


def roles(call: Call) -> Answer:
    return Answer(200, call.guild["roles"])


def overwrite(call: Call) -> Answer:
    """Discord docs: Resources > Channel > Edit Channel Permissions."""
    target = call.path["target"]
    kept = [o for o in call.channel["permission_overwrites"] if o["id"] != target]
    allow, deny = (str(whole(call.body.get(key))) for key in ("allow", "deny"))
    new = {"id": target, "type": whole(call.body.get("type")), "allow": allow, "deny": deny}
    call.channel["permission_overwrites"] = [*kept, new]
    call.parts.feed.channel_changed(call.channel)
    return NO_CONTENT


_CHANNEL, _GUILD = "/channels/{channel}", "/guilds/{guild}"

ENDPOINTS = (
    Endpoint("GET", _CHANNEL, get),
    Endpoint("PATCH", _CHANNEL, edit),
    Endpoint("DELETE", _CHANNEL, delete),
    Endpoint("PUT", f"{_CHANNEL}/permissions/{{target}}", overwrite, needs=Permission.MANAGE_ROLES),
    Endpoint("POST", f"{_CHANNEL}/threads", start_thread),
    Endpoint(
        "POST",
        f"{_CHANNEL}/messages/{{message}}/threads",
        start_thread_from_message,
        needs=Permission.CREATE_PUBLIC_THREADS,
    ),
    Endpoint("PUT", f"{_CHANNEL}/thread-members/{{user}}", join_thread),
    Endpoint("DELETE", f"{_CHANNEL}/thread-members/{{user}}", leave_thread),
    Endpoint("GET", _GUILD, guild),
    Endpoint("GET", f"{_GUILD}/channels", guild_channels),
    Endpoint("POST", f"{_GUILD}/channels", create),
    Endpoint("GET", f"{_GUILD}/threads/active", active_threads),
    Endpoint("GET", f"{_GUILD}/members", members),
    Endpoint("GET", f"{_GUILD}/members/{{user}}", member),
    Endpoint("GET", f"{_GUILD}/roles", roles),
)
