"""Who may do what where. Discord docs: Topics > Permissions > Permission Hierarchy."""

from enum import IntFlag

from sandbox.shape import Json, objects, whole


class Permission(IntFlag):
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


NOTHING = Permission(0)
EVERYTHING = ~NOTHING
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CHANGE_NICKNAME
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
MODERATOR = Permission.MANAGE_MESSAGES | Permission.MANAGE_THREADS | Permission.PIN_MESSAGES

_MEMBER, _ROLE = 1, 0
_ADMINISTRATOR = int(Permission.ADMINISTRATOR)


def bits(value: object) -> Permission:
    return Permission(whole(value)) & EVERYTHING


def in_guild(guild: Json, member: Json) -> Permission:
    """What a member may do before any channel has a say."""
    if guild["owner_id"] == member["user"]["id"]:
        return EVERYTHING
    held = {guild["id"], *member["roles"]}
    granted = 0
    for role in guild["roles"]:
        if role["id"] in held:
            granted |= whole(role["permissions"])
    return EVERYTHING if granted & _ADMINISTRATOR else bits(granted)


def in_channel(guild: Json, member: Json, channel: Json) -> Permission:
    """What a member may do in a channel: @everyone's overwrite, then roles', then their own."""
    granted = in_guild(guild, member)
    if granted == EVERYTHING:
        return granted
    overwrites = objects(channel.get("permission_overwrites"))
    if not overwrites:
        return granted if granted & Permission.VIEW_CHANNEL else NOTHING
    everyone = [o for o in overwrites if o["id"] == guild["id"]]
    roles = [o for o in overwrites if o["type"] == _ROLE and o["id"] in member["roles"]]
    own = [o for o in overwrites if o["type"] == _MEMBER and o["id"] == member["user"]["id"]]
    for layer in (everyone, roles, own):
        denied = allowed = NOTHING
        for overwrite in layer:
            denied |= bits(overwrite["deny"])
            allowed |= bits(overwrite["allow"])
        granted = (granted & ~denied) | allowed
    return granted if granted & Permission.VIEW_CHANNEL else NOTHING
