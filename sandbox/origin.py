"""Who may open a websocket: programs, and the sandbox's own page; no other page in a browser."""

import ipaddress

from aiohttp import web


def is_loopback(host: str) -> bool:
    """A name that only begins like an address, such as 127.0.0.1.example, is somebody else's."""
    try:
        return host == "localhost" or ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


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
