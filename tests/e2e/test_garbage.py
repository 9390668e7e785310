"""Garbage on every route and socket: a clear error, and the sandbox keeps running."""

import asyncio
import io
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.person import Person
from sandbox.rest.table import ENDPOINTS
from sandbox.server import Sandbox

AUTH = {"Authorization": "Bot wire"}
GARBAGE: tuple[object, ...] = (
    None,
    7,
    "text",
    [],
    [[]],
    {},
    {"content": 5, "embeds": {}, "components": "no", "flags": "x", "attachments": 9},
    {"type": "x", "data": 3},
    {"type": 4, "data": {"content": ["x"], "components": [{"type": 1, "components": [None]}]}},
    {"name": {}, "options": [1, None, {"type": "x"}], "description": None, "image": "data:"},
    {"content": "x", "components": [{"type": 10**30, "id": -1}], "flags": 10**30},
    {"content": "\ud800", "message_reference": 5, "allowed_mentions": {"parse": {}, "users": 3}},
    {"messages": [None, {}, 5], "permission_overwrites": 5, "allow": {}, "archived": "x"},
)
BROKEN = (
    b"{",
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"content": NaN}',
    b'{"a":' * 500 + b"1" + b"}" * 500,
    b'{"components":[{"type":17,"components":' * 300 + b"[]" + b"}]}" * 300,
)


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


@pytest.fixture
async def wire(box: Sandbox) -> dict[str, str]:
    """A path parameter of every kind that exists."""
    application = box.world.application("wire")
    ada = await box.person("ada")
    await ada.say("something to point at")
    await ada.sees_text("something")
    return {
        "application": application.id,
        "guild": next(iter(box.world.guilds)),
        "channel": box.channel("games")["id"],
        "message": ada.messages[0]["id"],
        "user": ada.me["id"],
        "emoji": "%F0%9F%8E%B2",
        "target": ada.me["id"],
        "token": "token",
        "interaction": "1",
        "command": "1",
    }


async def _alive(box: Sandbox, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{box.url}/health") as response:
        assert (await response.json())["ok"] is True


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda endpoint: endpoint.route)
async def test_wrong_types_get_a_refusal_in_json_on_every_route(
    box: Sandbox, http: aiohttp.ClientSession, wire: dict[str, str], endpoint: Any
) -> None:
    if endpoint.method == "DELETE":
        bodies: tuple[object, ...] = GARBAGE[:1]
    else:
        bodies = GARBAGE
    for body in bodies:
        path = endpoint.path.format(**wire)
        url = f"{box.url}/api/v10{path}"
        async with http.request(endpoint.method, url, json=body, headers=AUTH) as response:
            text = await response.text()
            assert response.status < 500, f"{body!r} broke {endpoint.route}: {text}"
            if response.status >= 400:
                assert response.headers["Content-Type"] == "application/json"
                assert isinstance(json.loads(text)["message"], str)
    await _alive(box, http)


@pytest.mark.parametrize("raw", BROKEN, ids=lambda raw: raw[:20].decode(errors="replace"))
async def test_bad_json_gets_a_400(
    box: Sandbox, http: aiohttp.ClientSession, wire: dict[str, str], raw: bytes
) -> None:
    url = f"{box.url}/api/v10/channels/{wire['channel']}/messages"
    headers = AUTH | {"Content-Type": "application/json"}
    async with http.post(url, data=raw, headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] in (50109, 50035, 50006)
    await _alive(box, http)


async def test_a_huge_body_gets_a_413(
    box: Sandbox, http: aiohttp.ClientSession, wire: dict[str, str]
) -> None:
    url = f"{box.url}/api/v10/channels/{wire['channel']}/messages"
    form = aiohttp.FormData()
    form.add_field("files[0]", io.BytesIO(bytes(10 * 1024 * 1024 + 1)), filename="big.bin")
    async with http.post(url, data=form, headers=AUTH) as response:
        assert response.status == 413
        assert (await response.json())["code"] == 40005
    headers = AUTH | {"Content-Type": "application/json", "Content-Length": str(1 << 40)}
    status = await _raw(box, "POST", url.removeprefix(box.url), headers)
    assert status == 413
    await _alive(box, http)


async def _raw(box: Sandbox, method: str, path: str, headers: dict[str, str]) -> int:
    """A request whose headers no library would send."""
    reader, writer = await asyncio.open_connection(box.host, box.port)
    lines = [f"{method} {path} HTTP/1.1", "Host: sandbox"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = (await reader.readline()).split()[1]
    writer.close()
    await writer.wait_closed()
    return int(status)


@pytest.mark.parametrize(
    "raw",
    [b"", b"--x", b"--x\r\n\r\n", b"--x\r\nContent-Disposition: nonsense\r\n\r\nx\r\n--x--\r\n"],
)
async def test_a_broken_form_gets_a_400(
    box: Sandbox, http: aiohttp.ClientSession, wire: dict[str, str], raw: bytes
) -> None:
    url = f"{box.url}/api/v10/channels/{wire['channel']}/messages"
    for kind in ("multipart/form-data; boundary=x", "multipart/form-data"):
        async with http.post(url, data=raw, headers=AUTH | {"Content-Type": kind}) as response:
            assert response.status == 400, await response.text()
    await _alive(box, http)


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/v10/nowhere", 404),
        ("GET", "/api/v6/users/@me", 404),
        ("DELETE", "/api/v10/users/@me", 405),
        ("GET", "/api/v10/channels/nonsense", 404),
        ("GET", "/api/v10/channels/1/messages/2", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/page/../server.py", 404),
        ("GET", "/page/%2e%2e/server.py", 404),
        ("GET", "/attachments/1/2/3", 404),
        ("GET", "/emojis/1.png", 404),
        ("GET", "/gateway", 426),
        ("GET", "/people", 426),
        ("POST", "/people", 405),
    ],
)
async def test_unknown_places_say_so(
    box: Sandbox, http: aiohttp.ClientSession, method: str, path: str, status: int
) -> None:
    assert await _raw(box, method, path, AUTH) == status
    await _alive(box, http)


@pytest.mark.parametrize(
    "noise",
    [b"\x16\x03\x01\x02\x00\x01", b"\x00" * 70_000, b"GET " + b"/" * 70_000, b"ciao\r\n\r\n"],
    ids=["a TLS greeting", "zeros", "an endless address", "no request"],
)
async def test_what_is_not_http_is_turned_away(
    box: Sandbox, http: aiohttp.ClientSession, noise: bytes
) -> None:
    reader, writer = await asyncio.open_connection(box.host, box.port)
    writer.write(noise)
    assert await asyncio.wait_for(reader.readline(), 5) == b"HTTP/1.0 400 Bad Request\r\n"
    writer.close()
    await _alive(box, http)


@pytest.mark.parametrize("header", ["", "Bot", "Bot ", "Bearer x", "Bot " + "x" * 200])
async def test_a_request_without_a_bots_token_gets_401(
    box: Sandbox, http: aiohttp.ClientSession, header: str
) -> None:
    headers = {"Authorization": header}
    async with http.get(f"{box.url}/api/v10/users/@me", headers=headers) as response:
        assert response.status == 401
        assert (await response.json())["code"] == 0


async def test_where_the_gateway_is_may_be_asked_without_a_token(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    """Discord docs: Gateway > Get Gateway: this endpoint does not require authentication."""
    async with http.get(f"{box.url}/api/v10/gateway") as response:
        assert response.status == 200
        assert await response.json() == {"url": f"ws://127.0.0.1:{box.port}/gateway"}


async def test_another_bots_application_is_out_of_reach(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    other = box.world.application("other")
    url = f"{box.url}/api/v10/applications/{other.id}/commands"
    async with http.get(url, headers=AUTH) as response:
        assert (response.status, (await response.json())["code"]) == (403, 20012)


@pytest.mark.parametrize("place", ["people", "gateway"])
@pytest.mark.parametrize("page", ["http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_foreign_page_may_not_open_a_socket(
    box: Sandbox, http: aiohttp.ClientSession, place: str, page: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"{box.url}/{place}?v=10", headers={"Origin": page})
    assert refused.value.status == 403


@pytest.mark.parametrize("name", ["evil.example:80", "127.0.0.1.evil.example", "localhost.evil"])
async def test_a_name_that_only_resolves_to_this_machine_is_foreign(
    box: Sandbox, http: aiohttp.ClientSession, name: str
) -> None:
    headers = {"Origin": f"http://{name}", "Host": name}
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"{box.url}/people", headers=headers)
    assert refused.value.status == 403


async def test_the_sandboxs_own_page_may(box: Sandbox, http: aiohttp.ClientSession) -> None:
    async with http.ws_connect(f"{box.url}/people", headers={"Origin": box.url}) as socket:
        assert json.loads(await socket.receive_str())["t"] == "hello"


FRAMES: tuple[object, ...] = (
    5,
    [],
    {},
    {"t": 5},
    {"t": []},
    {"t": "nothing"},
    {"t": "say"},
    {"t": "say", "channel_id": {}, "content": "x"},
    {"t": "say", "channel_id": "1090000000000000022", "content": "x" * 2001},
    {"t": "say", "channel_id": "1090000000000000022", "content": 5},
    {"t": "slash", "channel_id": "1090000000000000022", "name": 5, "options": {}},
    {"t": "slash", "channel_id": "1090000000000000022", "name": " ", "options": {}},
    {"t": "slash", "channel_id": "1090000000000000022", "name": "x", "options": []},
    {"t": "autocomplete", "channel_id": "1090000000000000022", "name": "x", "options": {}},
    {"t": "press", "message_id": [], "custom_id": {}},
    {"t": "select", "message_id": None, "custom_id": None, "values": 5},
    {"t": "submit", "interaction_id": {}, "custom_id": 1, "values": []},
    {"t": "dismiss", "message_id": 5},
    {"t": "locale", "locale": []},
    {"t": "locale", "locale": "xx"},
)


@pytest.mark.parametrize("frame", FRAMES, ids=str)
async def test_a_persons_bad_frame_gets_a_sentence(
    box: Sandbox, http: aiohttp.ClientSession, frame: object
) -> None:
    async with http.ws_connect(f"{box.url}/people?as=ada") as socket:
        await socket.receive_str()
        await socket.send_json(frame)
        answer = json.loads(await socket.receive_str(timeout=5))
        assert answer["t"] == "error"
        assert answer["message"].endswith(".")


async def test_a_persons_bytes_and_broken_json_get_a_sentence(
    box: Sandbox, http: aiohttp.ClientSession
) -> None:
    async with http.ws_connect(f"{box.url}/people?as=ada") as socket:
        await socket.receive_str()
        for text in ("{", "[" * 10_000):
            await socket.send_str(text)
            assert json.loads(await socket.receive_str(timeout=5))["t"] == "error"
        await socket.send_bytes(b"\x00")
        assert json.loads(await socket.receive_str(timeout=5))["t"] == "error"
        await socket.send_str("x" * 100_000)
        assert (await socket.receive(timeout=5)).type is aiohttp.WSMsgType.CLOSE
    ada: Person = await box.person("ada")
    assert ada.me["username"] == "ada"


@pytest.mark.parametrize("query", ["as=", "as=%00", "as=" + "x" * 33, "as=ada&guild=1"])
async def test_nobody_and_nowhere_cannot_connect(
    box: Sandbox, http: aiohttp.ClientSession, query: str
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        await http.ws_connect(f"{box.url}/people?{query}")
    assert refused.value.status == 400
