"""Discord docs: Topics > Permissions > Permission Overwrites, rule by rule."""

from sandbox.clock import DrivenClock
from sandbox.permission import EVERYTHING, NOTHING, Permission
from sandbox.shape import Json
from sandbox.world import HOME, MODERATORS, World

WRITE, SEE, MANAGE = Permission.SEND_MESSAGES, Permission.VIEW_CHANNEL, Permission.MANAGE_MESSAGES


def _overwrite(target: str, kind: int, allow: Permission, deny: Permission) -> Json:
    return {"id": target, "type": kind, "allow": str(int(allow)), "deny": str(int(deny))}


def _rights(name: str, *overwrites: Json) -> Permission:
    world = World.with_home(DrivenClock())
    channel = world.channels_of(HOME)[0]
    channel["permission_overwrites"] = list(overwrites)
    return world.rights(world.users[name].id, channel)


def test_the_owner_may_do_everything_whatever_a_channel_says() -> None:
    assert _rights("ada", _overwrite(HOME, 0, NOTHING, SEE)) == EVERYTHING


def test_roles_add_up() -> None:
    assert _rights("ben") & MANAGE
    assert not _rights("cleo") & MANAGE


def test_a_role_may_be_given_back_what_everyone_is_denied() -> None:
    everyone = _overwrite(HOME, 0, NOTHING, WRITE)
    moderators = _overwrite(MODERATORS, 0, WRITE, NOTHING)
    assert not _rights("cleo", everyone, moderators) & WRITE
    assert _rights("ben", everyone, moderators) & WRITE


def test_a_members_own_overwrite_has_the_last_word() -> None:
    world = World.with_home(DrivenClock())
    own = _overwrite(world.users["ben"].id, 1, NOTHING, MANAGE)
    moderators = _overwrite(MODERATORS, 0, MANAGE, NOTHING)
    assert not _rights("ben", own, moderators) & MANAGE


def test_who_cannot_see_a_channel_may_do_nothing_there() -> None:
    assert _rights("cleo", _overwrite(HOME, 0, NOTHING, SEE)) == NOTHING


def test_who_is_not_a_member_may_do_nothing() -> None:
    world = World.with_home(DrivenClock())
    stranger = world.snowflakes.make()
    assert world.rights(stranger, world.channels_of(HOME)[0]) == NOTHING
    assert world.guild_rights(stranger, HOME) == NOTHING
