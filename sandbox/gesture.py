"""What people do with commands, buttons, selects and forms: each becomes an interaction.

Discord's own client would not let a person do what is refused here, so a bot never sees it.
"""

from collections.abc import Callable

from sandbox.application import Application
from sandbox.compose import walk
from sandbox.crowd import Visitor, may_use
from sandbox.form import fill, wrong_selection
from sandbox.ids import Snowflake
from sandbox.interaction import Desk, Interaction, Kind
from sandbox.message import Message
from sandbox.permission import Permission
from sandbox.shape import Json
from sandbox.slash import Reader, Typed
from sandbox.world import World

BUTTON, STRING_SELECT, RESOLVED = 2, 3, (5, 6, 7, 8)
SELECTS = (STRING_SELECT, *RESOLVED)
GONE = "That is no longer there."


class Gestures:
    """Each returns one sentence when it is refused, and None when it went to the bot."""

    def __init__(self, world: World, desk: Desk) -> None:
        self._world = world
        self._desk = desk
        self.acts: dict[str, Callable[[Visitor, Json], str | None]] = {
            "slash": self.slash,
            "autocomplete": self.autocomplete,
            "press": self.press,
            "select": self.select,
            "submit": self.submit,
        }

    # Commands

    def slash(self, visitor: Visitor, frame: Json) -> str | None:
        return self._command(visitor, frame, Kind.COMMAND)

    def autocomplete(self, visitor: Visitor, frame: Json) -> str | None:
        if not isinstance(frame.get("focused"), str):
            return "Autocompletion is for one option."
        return self._command(visitor, frame, Kind.AUTOCOMPLETE)

    def _command(self, visitor: Visitor, frame: Json, kind: Kind) -> str | None:
        channel = self._channel(visitor, frame.get("channel_id"))
        name, options = frame.get("name"), frame.get("options", {})
        if channel is None:
            return "That channel does not exist."
        if not isinstance(name, str) or not name or not isinstance(options, dict):
            return "A command has a name and options."
        words = name.lstrip("/").split()
        found = self._registered(visitor, channel, words[0] if words else "")
        if found is None:
            return f"There is no command /{name}."
        application, command = found
        focused = frame["focused"] if kind is Kind.AUTOCOMPLETE else None
        reader = Reader(self._world, visitor.guild_id)
        data = reader.read(command, Typed(words, options, focused))
        if isinstance(data, str):
            return data
        interaction = self._new(kind, application, visitor, channel, frame)
        interaction.name = " ".join(words)
        interaction.completing = reader.completing
        self._desk.open(interaction, data)
        return None

    def _registered(
        self, visitor: Visitor, channel: Json, name: str
    ) -> tuple[Application, Json] | None:
        rights = self._world.rights(visitor.user.id, channel)
        if not rights & Permission.USE_APPLICATION_COMMANDS:
            return None
        for application in self._world.applications.values():
            for command in application.usable_commands(visitor.guild_id):
                if command["name"] == name and command["type"] == 1 and may_use(command, rights):
                    return application, command
        return None

    def _channel(self, visitor: Visitor, channel_id: object) -> Json | None:
        channel = self._world.channels.get(Snowflake(str(channel_id)))
        if channel is None or channel["guild_id"] != visitor.guild_id:
            return None
        return channel if self._world.sees_channel(visitor.user.id, channel) else None

    def _new(
        self, kind: Kind, application: Application, visitor: Visitor, channel: Json, frame: Json
    ) -> Interaction:
        return self._desk.new(
            kind, application, visitor.user, channel, visitor.tell, frame.get("nonce")
        )

    # Components

    def press(self, visitor: Visitor, frame: Json) -> str | None:
        found = self._component(visitor, frame, (BUTTON,))
        if isinstance(found, str):
            return found
        message, button = found
        return self._touch(visitor, frame, message, _touched(button))

    def select(self, visitor: Visitor, frame: Json) -> str | None:
        found = self._component(visitor, frame, SELECTS)
        if isinstance(found, str):
            return found
        message, menu = found
        values = frame.get("values")
        if not isinstance(values, list) or not all(isinstance(v, str) for v in values):
            return "A selection is a list of values."
        problem = wrong_selection(menu, values)
        if problem is not None:
            return problem
        data = _touched(menu) | {"values": values}
        if menu["type"] in RESOLVED:
            reader = Reader(self._world, visitor.guild_id)
            problem = reader.resolve_all(menu["type"], values)
            if problem is not None:
                return problem
            data["resolved"] = reader.resolved
        return self._touch(visitor, frame, message, data)

    def _component(
        self, visitor: Visitor, frame: Json, kinds: tuple[int, ...]
    ) -> tuple[Message, Json] | str:
        message = self._world.find_message(str(frame.get("message_id")))
        if message is None or not message.visible_to(visitor.user.id):
            return GONE
        if self._channel(visitor, message.channel_id) is None:
            return GONE
        custom_id = frame.get("custom_id")
        for component in walk(message.body["components"]):
            if component.get("type") in kinds and component.get("custom_id") == custom_id:
                if custom_id is None:
                    break
                if component.get("disabled"):
                    return "That is disabled."
                return message, component
        return GONE

    def _touch(self, visitor: Visitor, frame: Json, message: Message, data: Json) -> str | None:
        application = self._world.application_by_id(message.author_id)
        if application is None:
            return GONE
        channel = self._world.channels[message.channel_id]
        interaction = self._new(Kind.COMPONENT, application, visitor, channel, frame)
        interaction.source = message
        self._desk.open(interaction, data)
        return None

    # Forms

    def submit(self, visitor: Visitor, frame: Json) -> str | None:
        shown = self._desk.find(str(frame.get("interaction_id")))
        values = frame.get("values")
        if shown is None or shown.modal is None or shown.user is not visitor.user:
            return "That form is no longer open."
        if frame.get("custom_id") != shown.modal.get("custom_id") or not isinstance(values, dict):
            return "That is not the form that is open."
        components = fill(shown.modal, values)
        if isinstance(components, str):
            return components
        data: Json = {"custom_id": shown.modal["custom_id"], "components": components}
        reader = Reader(self._world, visitor.guild_id)
        for field in walk(components):
            if field["type"] in RESOLVED:
                problem = reader.resolve_all(field["type"], field["values"])
                if problem is not None:
                    return problem
        if reader.resolved:
            data["resolved"] = reader.resolved
        interaction = self._new(Kind.MODAL_SUBMIT, shown.application, visitor, shown.channel, frame)
        interaction.source = shown.source
        self._desk.open(interaction, data)
        return None


def _touched(component: Json) -> Json:
    return {
        "custom_id": component["custom_id"],
        "component_type": component["type"],
        "id": component["id"],
    }
