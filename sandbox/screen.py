"""A person's screen as text: what a test can read is what a person could see."""

from sandbox.compose import walk
from sandbox.message import EPHEMERAL, LOADING
from sandbox.shape import Json, objects

BUTTON, TEXT_DISPLAY, LINK = 2, 10, 5
SELECTS = (3, 5, 6, 7, 8)


def show(message: Json) -> str:
    """One message: who wrote it, its texts, its pictures' descriptions, its buttons."""
    author = message["author"]
    lines = [author.get("global_name") or author["username"]]
    if message["flags"] & EPHEMERAL:
        lines[0] += " (only you can see this)"
    if message["flags"] & LOADING:
        lines.append("is thinking...")
    if message["content"]:
        lines.append(message["content"])
    for embed in message["embeds"]:
        lines += _embed(embed)
    for component in walk(message["components"]):
        lines += _component(component)
    for attachment in message["attachments"]:
        lines.append(f"{{{attachment.get('description') or attachment['filename']}}}")
    return "\n".join(lines)


def _embed(embed: Json) -> list[str]:
    lines = [embed[key] for key in ("title", "description") if embed.get(key)]
    fields = objects(embed.get("fields"))
    lines += [f"{field.get('name')}: {field.get('value')}" for field in fields]
    footer = embed.get("footer")
    if isinstance(footer, dict) and footer.get("text"):
        lines.append(footer["text"])
    return lines


def label(component: Json) -> str:
    """What stands on a button or select; a button may have only an emoji."""
    if component.get("type") == BUTTON:
        emoji = component.get("emoji") or {}
        return str(component.get("label") or emoji.get("name") or "")
    return str(component.get("placeholder") or "")


def _component(component: Json) -> list[str]:
    kind = component.get("type")
    if kind == BUTTON:
        return [f"[{label(component)}]" + (" (disabled)" if component.get("disabled") else "")]
    if kind in SELECTS:
        chosen = [o["label"] for o in objects(component.get("options")) if o.get("default")]
        return [f"<{', '.join(chosen) or label(component)}>"]
    if kind == TEXT_DISPLAY:
        return [str(component.get("content"))]
    if kind in (11, 12):
        items = objects(component.get("items")) if kind == 12 else [component]
        return [f"{{{item.get('description') or 'a picture'}}}" for item in items]
    return []


def find_control(message: Json, kinds: tuple[int, ...], name: str) -> Json | None:
    """A button or select by what stands on it or by its custom_id; an enabled one first."""
    found = [
        component
        for component in walk(message["components"])
        if component.get("type") in kinds
        and name in (label(component), component.get("custom_id"))
        and component.get("style") != LINK
    ]
    return min(found, key=lambda component: bool(component.get("disabled")), default=None)
