"""Reads a request's body, JSON or multipart, whatever a client may have put into it."""

import asyncio
import json
import re
from typing import NoReturn

import aiohttp
from aiohttp import web
from aiohttp.base_protocol import BaseProtocol

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
        raw = await request.read()
        # Not request.content_type: that takes longer than all the rest, for every new boundary.
        if request.headers.get("Content-Type", "").lower().startswith("multipart/"):
            return await _read_form(request, raw)
        return (parse(raw) if raw else None), []
    except web.HTTPRequestEntityTooLarge:
        return TOO_LARGE
    except (ValueError, RecursionError):
        return BAD_JSON


async def _read_form(request: web.Request, raw: bytes) -> Body | Answer:
    """From memory: part by part off the wire, it would take twice as long to arrive."""
    payload: object = None
    uploads: list[Upload] = []
    stream = aiohttp.StreamReader(BaseProtocol(asyncio.get_running_loop()), MAX_BODY)
    stream.feed_data(raw)
    stream.feed_eof()
    try:
        reader = aiohttp.MultipartReader(request.headers, stream)
        while (part := await reader.next()) is not None:
            if not isinstance(part, aiohttp.BodyPartReader):
                return BAD_FORM
            content = await _read_part(part)
            if content is None:
                return TOO_LARGE
            _, told = aiohttp.parse_content_disposition(part.headers.get("Content-Disposition"))
            name = aiohttp.content_disposition_filename(told, "name") or ""
            if name == "payload_json":
                payload = parse(content)
            elif field := _FIELD.fullmatch(name):
                file = aiohttp.content_disposition_filename(told)
                uploads.append(Upload(int(field[1]), _plain(file), content))
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
