"""What a browser fetches: the page itself, and files as Discord's CDN would serve them."""

import html
import mimetypes
from pathlib import Path

from aiohttp import web

from sandbox.ids import Snowflake
from sandbox.world import World

_COLOURS = ("#5865f2", "#3ba55d", "#faa61a", "#ed4245", "#eb459e", "#57a0d3")
_SAFE = {"X-Content-Type-Options": "nosniff"}
# Only what a browser may show in place; anything else is a download, as on Discord's CDN.
_INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp", "text/plain", "application/json")


class Pages:
    """Serves files only: nothing here changes the world."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/", self._index)
        app.router.add_get("/page/{file:.+}", self._page)
        app.router.add_get("/attachments/{channel}/{attachment}/{filename}", self._attachment)
        app.router.add_get("/emojis/{emoji}.png", self._emoji)
        app.router.add_get("/avatars/{user:[0-9]+}.svg", self._avatar)

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return self._file("index.html")

    async def _page(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["file"])

    def _file(self, name: str) -> web.StreamResponse:
        path = (self._folder / name).resolve()
        if not path.is_relative_to(self._folder.resolve()) or not path.is_file():
            return web.Response(status=404, text="There is no such file in the page.")
        return web.FileResponse(path, headers={"Cache-Control": "no-cache"})

    async def _attachment(self, request: web.Request) -> web.Response:
        info = request.match_info
        return self._bytes(info["attachment"], info["filename"])

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._bytes(request.match_info["emoji"], "emoji.png")

    def _bytes(self, file_id: str, filename: str) -> web.Response:
        content = self._world.files.get(Snowflake(file_id))
        if content is None:
            return web.Response(status=404, text="There is no such file.")
        kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
        headers = dict(_SAFE)
        if kind not in _INLINE:
            kind, headers["Content-Disposition"] = "application/octet-stream", "attachment"
        return web.Response(body=content, content_type=kind, headers=headers)

    async def _avatar(self, request: web.Request) -> web.Response:
        user_id = request.match_info["user"]
        user = self._world.user_by_id(user_id)
        bot = self._world.application_by_id(user_id)
        name = user.global_name if user else bot.name if bot else "?"
        colour = _COLOURS[int(user_id) % len(_COLOURS)]
        drawn = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">'
            f'<rect width="80" height="80" fill="{colour}"/>'
            '<text x="40" y="54" font-family="sans-serif" font-size="40" fill="#fff" '
            f'text-anchor="middle">{html.escape(name[:1])}</text></svg>'
        )
        return web.Response(text=drawn, content_type="image/svg+xml", headers=_SAFE)
