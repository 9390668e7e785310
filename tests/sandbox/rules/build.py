"""Parts of requests, correct unless a test says otherwise."""

V2 = 1 << 15
EPHEMERAL = 1 << 6

Json = dict[str, object]


def button(custom_id: str = "join", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "Join", "custom_id": custom_id, **more}


def link(**more: object) -> Json:
    return {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org", **more}


def select(count: int = 3, **more: object) -> Json:
    listed = [choice(str(number)) for number in range(count)]
    return {"type": 3, "custom_id": "level", "options": listed, **more}


def choice(value: str, **more: object) -> Json:
    return {"label": f"Level {value}", "value": value, **more}


def people(**more: object) -> Json:
    return {"type": 5, "custom_id": "who", **more}


def row(*components: object, **more: object) -> Json:
    return {"type": 1, "components": list(components), **more}


def text(content: str = "Your turn", **more: object) -> Json:
    return {"type": 10, "content": content, **more}


def section(*texts: object, **more: object) -> Json:
    return {"type": 9, "components": list(texts), "accessory": button(), **more}


def container(*components: object, **more: object) -> Json:
    return {"type": 17, "components": list(components), **more}


def gallery(*urls: str, **more: object) -> Json:
    items = [{"media": {"url": url}, "description": "The row", **more} for url in urls]
    return {"type": 12, "items": items}


def thumbnail(url: str = "https://example.org/card.png", **more: object) -> Json:
    return {"type": 11, "media": {"url": url}, **more}


def file(url: str = "attachment://replay.txt") -> Json:
    return {"type": 13, "file": {"url": url}}


def classic(*components: object, **more: object) -> Json:
    """A message of the old kind with one row."""
    return {"content": "A table", "components": [row(*components)], **more}


def layout(*components: object, **more: object) -> Json:
    """A message of Components V2."""
    return {"flags": V2, "components": list(components), **more}


def modal(*components: object, **more: object) -> Json:
    return {"custom_id": "name", "title": "Your name", "components": list(components), **more}


def text_input(custom_id: str = "name", **more: object) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def label(component: object, **more: object) -> Json:
    return {"type": 18, "label": "Name", "component": component, **more}


def command(name: object = "play", *options: object, **more: object) -> Json:
    return {"name": name, "description": "Opens a lobby", "options": list(options), **more}


def option(name: str = "game", kind: int = 3, **more: object) -> Json:
    return {"type": kind, "name": name, "description": "Which game", **more}
