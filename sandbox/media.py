"""Files that bots upload: kept in memory and served back under an address of their own."""

import mimetypes
import struct
from dataclasses import dataclass

from sandbox.shape import Json
from sandbox.world import World

SCHEME = "attachment://"


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request; `index` is the n of its field files[n]."""

    index: int
    filename: str
    content: bytes


def attach(world: World, channel_id: str, upload: Upload, described: Json) -> Json:
    """Keeps the file and returns Discord's attachment object for it."""
    attachment_id = world.snowflakes.make()
    world.files[attachment_id] = upload.content
    url = f"{world.base_url}/attachments/{channel_id}/{attachment_id}/{upload.filename}"
    attachment: Json = {
        "id": attachment_id,
        "filename": upload.filename,
        "size": len(upload.content),
        "url": url,
        "proxy_url": url,
        "content_type": mimetypes.guess_type(upload.filename)[0],
        "content_scan_version": 0,
    }
    if isinstance(described.get("description"), str):
        attachment["description"] = described["description"]
    size = picture_size(upload.content)
    if size is not None:
        attachment["width"], attachment["height"] = size
    return attachment


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, from its first bytes."""
    if content[:8] == b"\x89PNG\r\n\x1a\n" and len(content) >= 24:
        width, height = struct.unpack(">II", content[16:24])
        return int(width), int(height)
    if content[:6] in (b"GIF87a", b"GIF89a") and len(content) >= 10:
        width, height = struct.unpack("<HH", content[6:10])
        return int(width), int(height)
    return None


def resolve(url: object, attachments: list[Json]) -> Json:
    """Discord docs: Message Components > Unfurled Media Item, as it comes back in a message."""
    found: Json = {}
    if isinstance(url, str) and url.startswith(SCHEME):
        name = url.removeprefix(SCHEME)
        found = next((each for each in attachments if each["filename"] == name), {})
    else:
        found = next((each for each in attachments if each["url"] == url), {})
    address = found.get("url", url)
    item: Json = {
        "url": address,
        "proxy_url": address,
        "width": found.get("width"),
        "height": found.get("height"),
        "content_type": found.get("content_type"),
        "loading_state": 2,
        "flags": 0,
    }
    if found:
        item["attachment_id"] = found["id"]
    return item
