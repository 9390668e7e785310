"""Servers, channels and members in Discord's own shape."""

from sandbox.ids import Snowflake
from sandbox.permission import EVERYONE, Permission
from sandbox.shape import Json, timestamp

TEXT, THREAD, PRIVATE_THREAD = 0, 11, 12


def new_guild(guild_id: Snowflake, name: str, owner_id: Snowflake) -> Json:
    """Discord docs: Resources > Guild > Guild Object; members and channels are kept apart."""
    return {
        "id": guild_id,
        "name": name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "owner_id": owner_id,
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "roles": [new_role(guild_id, "@everyone", EVERYONE, position=0)],
        "emojis": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "max_members": 500000,
        "vanity_url_code": None,
        "description": None,
        "banner": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": None,
        "nsfw_level": 0,
        "stickers": [],
        "premium_progress_bar_enabled": False,
        "safety_alerts_channel_id": None,
    }


def new_role(
    role_id: Snowflake, name: str, permissions: Permission, *, position: int, managed: bool = False
) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(int(permissions)),
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }


def new_channel(channel_id: Snowflake, guild_id: Snowflake, name: str, position: int) -> Json:
    return {
        "id": channel_id,
        "type": TEXT,
        "guild_id": guild_id,
        "name": name,
        "position": position,
        "permission_overwrites": [],
        "topic": None,
        "nsfw": False,
        "last_message_id": None,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "flags": 0,
    }


def new_thread(
    thread_id: Snowflake,
    parent: Json,
    name: str,
    owner_id: Snowflake,
    now: float,
    *,
    kind: int = THREAD,
    archive_minutes: int = 1440,
) -> Json:
    """Discord docs: Resources > Channel > Thread Metadata Object."""
    return {
        "id": thread_id,
        "type": kind,
        "guild_id": parent["guild_id"],
        "parent_id": parent["id"],
        "owner_id": owner_id,
        "name": name,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": False,
            "auto_archive_duration": archive_minutes,
            "archive_timestamp": timestamp(now),
            "locked": False,
            "create_timestamp": timestamp(now),
        },
    }


def new_member(user: Json, joined: float, roles: list[Snowflake]) -> Json:
    return {
        "user": user,
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": roles,
        "joined_at": timestamp(joined),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }
