"""Message objects in Discord's shape, from what somebody wrote."""

import copy
import re
from collections.abc import Iterator, Sequence

from sandbox import media
from sandbox.ids import Snowflake
from sandbox.media import Upload
from sandbox.message import (
    COMPONENTS_V2,
    DEFAULT,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    Message,
)
from sandbox.shape import Json, objects, timestamp, whole
from sandbox.user import User
from sandbox.world import World

_MENTION = re.compile(r"<@!?(\d+)>")
_SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2
_EDITABLE = SUPPRESS_EMBEDS | COMPONENTS_V2
TEXT_DISPLAY, THUMBNAIL, GALLERY, FILE = 10, 11, 12, 13


def blank(world: World, author: Json, channel_id: Snowflake, kind: int = DEFAULT) -> Json:
    """Discord docs: Resources > Message > Message Object, with nothing in it yet."""
    return {
        "id": world.snowflakes.make(),
        "channel_id": channel_id,
        "type": kind,
        "author": author,
        "content": "",
        "timestamp": timestamp(world.clock.now()),
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": [],
        "pinned": False,
        "flags": 0,
    }


def spoken(world: World, user: User, channel: Json, content: str) -> Message:
    """What a person typed into a channel."""
    body = blank(world, user.as_json(), channel["id"])
    body["content"] = content
    _mention(world, body, None)
    return Message(body)


def write(world: World, body: Json, payload: Json, uploads: Sequence[Upload]) -> None:
    """Fills a new message with what a bot sent."""
    body["flags"] |= whole(payload.get("flags")) & _SETTABLE
    _fill(world, body, payload, uploads)
    for key in ("tts", "nonce"):
        if key in payload:
            body[key] = payload[key]


def rewrite(world: World, body: Json, payload: Json, uploads: Sequence[Upload]) -> None:
    """Edits a message: what is not named stays, and the V2 flag can be set but not taken back."""
    if "flags" in payload:
        wanted = whole(payload["flags"]) & _EDITABLE
        body["flags"] = (body["flags"] & ~SUPPRESS_EMBEDS) | wanted
    if body["flags"] & LOADING:
        body["flags"] &= ~LOADING
    else:
        body["edited_timestamp"] = timestamp(world.clock.now())
    _fill(world, body, payload, uploads)


def _fill(world: World, body: Json, payload: Json, uploads: Sequence[Upload]) -> None:
    if "content" in payload:
        body["content"] = str(payload["content"] or "").strip()
    _attach(world, body, payload, uploads)
    if "embeds" in payload:
        body["embeds"] = [_embed(e, body["attachments"]) for e in objects(payload["embeds"])]
    if "components" in payload:
        body["components"] = _components(payload["components"], body["attachments"])
    _mention(world, body, payload.get("allowed_mentions"))


def _attach(world: World, body: Json, payload: Json, uploads: Sequence[Upload]) -> None:
    """Attachments that an edit does not list are gone; the new ones are listed by their index."""
    listed = {str(each.get("id")): each for each in objects(payload.get("attachments"))}
    kept = body["attachments"]
    if "attachments" in payload:
        for gone in (a for a in kept if a["id"] not in listed):
            world.files.pop(gone["id"], None)
        kept = [a for a in kept if a["id"] in listed]
    new = [
        media.attach(world, body["channel_id"], upload, listed.get(str(upload.index), {}))
        for upload in uploads
    ]
    body["attachments"] = kept + new


def _embed(embed: Json, attachments: list[Json]) -> Json:
    shown = {"type": "rich"} | copy.deepcopy(embed)
    for key in ("image", "thumbnail"):
        picture = shown.get(key)
        if isinstance(picture, dict):
            shown[key] = picture | media.resolve(picture.get("url"), attachments)
    return shown


def walk(components: object) -> Iterator[Json]:
    """Every component of a tree, in reading order: rows, containers, sections, labels."""
    for component in objects(components):
        yield component
        if "components" in component:
            yield from walk(component["components"])
        for place in ("accessory", "component"):
            if place in component:
                yield from walk([component[place]])


def _components(components: object, attachments: list[Json]) -> list[Json]:
    """Numbers every component that has no id, and gives media their addresses."""
    shown = copy.deepcopy(objects(components))
    taken = {whole(c.get("id")) for c in walk(shown)}
    number = 0
    for component in walk(shown):
        if not whole(component.get("id")):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number
        spell_ids(component)
        match component.get("type"):
            case 11:
                _show(component, "media", attachments)
            case 12:
                for item in objects(component.get("items")):
                    _show(item, "media", attachments)
            case 13:
                _show(component, "file", attachments)
    return shown


def spell_ids(component: Json) -> None:
    """Clients may send ids as numbers; Discord shows them as text, which keeps every digit."""
    options = objects(component.get("options"))
    emojis = objects([holder.get("emoji") for holder in (component, *options)])
    for holder in (*emojis, *objects(component.get("default_values"))):
        if holder.get("id") is not None:
            holder["id"] = str(holder["id"])


def _show(holder: Json, key: str, attachments: list[Json]) -> None:
    item = holder.get(key)
    if isinstance(item, dict):
        holder[key] = media.resolve(item.get("url"), attachments)


def texts(body: Json) -> str:
    """All text of a message that can mention somebody."""
    shown = [c.get("content") for c in walk(body["components"]) if c.get("type") == TEXT_DISPLAY]
    return "\n".join([body["content"], *(text for text in shown if isinstance(text, str))])


def _mention(world: World, body: Json, allowed: object) -> None:
    """Only those are mentioned whom allowed_mentions lets be mentioned; without it, everybody."""
    text = texts(body)
    ids = dict.fromkeys(_MENTION.findall(text))
    everyone = "@everyone" in text or "@here" in text
    if isinstance(allowed, dict):
        kinds, users = allowed.get("parse") or [], allowed.get("users") or []
        everyone = everyone and "everyone" in kinds
        if "users" not in kinds:
            ids = {user_id: None for user_id in ids if user_id in map(str, users)}
    found = (world.user_by_id(user_id) for user_id in ids)
    body["mentions"] = [user.as_json() for user in found if user is not None]
    body["mention_everyone"] = everyone
