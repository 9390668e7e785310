"""Who may open a websocket: programs, and the sandbox's own page; no other page in a browser."""

from aiohttp import web

LOOPBACK = ("127.0.0.1", "localhost", "::1", "[::1]")


def is_loopback(host: str) -> bool:
    return host in LOOPBACK or host.startswith("127.")


def allowed(request: web.Request, host: str) -> bool:
    """A browser always names its page's origin; programs such as discord.py send none.

    The Host header must name this machine too, or a foreign name that resolves to loopback
    (DNS rebinding) would count as the sandbox's own.
    """
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    name = request.host.rsplit(":", 1)[0]
    own = is_loopback(name) or name == host or not is_loopback(host)
    return own and origin == f"http://{request.host}"
