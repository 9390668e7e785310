"""Reads a request's body, JSON or multipart, whatever a client may have put into it."""

import json
import re
from typing import NoReturn

import aiohttp
from aiohttp import web

from sandbox.answer import BAD_JSON, TOO_LARGE, Answer, refusal
from sandbox.media import Upload

MAX_FILE = 10 * 1024 * 1024
MAX_FILES = 10
MAX_BODY = 30 * 1024 * 1024
MAX_DEPTH = 32
BAD_FORM = refusal(400, 50035, "Invalid Form Body")
_FIELD = re.compile(r"files?\[(\d{1,3})\]")

Body = tuple[object, list[Upload]]


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def parse(raw: bytes) -> object:
    """Strict JSON: NaN and Infinity are no numbers, and nothing is nested without end."""
    value: object = json.loads(raw, parse_constant=_no_constant)
    if raw.count(b"[") + raw.count(b"{") > MAX_DEPTH and _too_deep(value):
        raise ValueError("nested too deeply")
    return value


def _too_deep(value: object) -> bool:
    level = [value]
    for _ in range(MAX_DEPTH):
        inner: list[object] = []
        for each in level:
            if isinstance(each, dict):
                inner.extend(each.values())
            elif isinstance(each, list):
                inner.extend(each)
        level = inner
    return bool(level)


async def read(request: web.Request) -> Body | Answer:
    """The parsed body and the uploaded files, or a refusal."""
    if not request.body_exists:
        return None, []
    if (request.content_length or 0) > MAX_BODY:
        return TOO_LARGE
    try:
        if request.content_type.startswith("multipart/"):
            return await _read_form(request)
        raw = await request.read()
        return (parse(raw) if raw else None), []
    except web.HTTPRequestEntityTooLarge:
        return TOO_LARGE
    except (ValueError, RecursionError):
        return BAD_JSON


async def _read_form(request: web.Request) -> Body | Answer:
    payload: object = None
    uploads: list[Upload] = []
    try:
        reader = await request.multipart()
        while (part := await reader.next()) is not None:
            if not isinstance(part, aiohttp.BodyPartReader):
                return BAD_FORM
            content = await _read_part(part)
            if content is None:
                return TOO_LARGE
            if part.name == "payload_json":
                payload = parse(content)
            elif part.name is not None and (field := _FIELD.fullmatch(part.name)):
                uploads.append(Upload(int(field[1]), _plain(part.filename), content))
            if len(uploads) > MAX_FILES:
                return BAD_FORM
    except (AssertionError, RuntimeError, EOFError, aiohttp.ClientError, LookupError):
        return BAD_FORM
    return payload, sorted(uploads, key=lambda upload: upload.index)


async def _read_part(part: aiohttp.BodyPartReader) -> bytes | None:
    content = bytearray()
    while chunk := await part.read_chunk(65536):
        content += chunk
        if len(content) > MAX_FILE:
            return None
    return bytes(content)


def _plain(filename: str | None) -> str:
    """A name that is safe in an address: letters, digits, dots, dashes and underscores."""
    return re.sub(r"[^\w.-]+", "_", filename or "unknown", flags=re.ASCII)[:100] or "unknown"
