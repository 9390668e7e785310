"""A typed command, turned into what the bot receives; Discord's client refuses what does not fit.

Discord docs: Application Commands > Application Command Interaction Data Structure.
"""

from dataclasses import dataclass, field

from sandbox.ids import Snowflake
from sandbox.shape import Json, objects, whole
from sandbox.world import World

SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = 3, 4, 5, 6, 7, 8, 9, 10
SAFE_INTEGER = 2**53


@dataclass(slots=True)
class Typed:
    """What a person typed: the words of the command, its options, and where the cursor is."""

    words: list[str]
    options: Json
    focused: str | None = None


@dataclass(slots=True)
class Reader:
    """Turns typed values into options; whatever they point at is collected in `resolved`."""

    world: World
    guild_id: Snowflake
    resolved: Json = field(default_factory=dict)
    completing: int = STRING

    def read(self, command: Json, typed: Typed) -> Json | str:
        """The interaction's data, or one sentence about what is wrong."""
        chain: list[Json] = []
        holder = command
        for word in typed.words[1:]:
            nested = [o for o in objects(holder.get("options")) if o.get("type") in (1, 2)]
            found = next((o for o in nested if o["name"] == word), None)
            if found is None:
                return f"/{command['name']} has no part called {word}."
            chain.append(found)
            holder = found
        wanted = objects(holder.get("options"))
        if any(option.get("type") in (SUBCOMMAND, GROUP) for option in wanted):
            return f"/{' '.join(typed.words)} needs one of its parts."
        options = self._options(wanted, typed)
        if isinstance(options, str):
            return options
        for part in reversed(chain):
            options = [{"name": part["name"], "type": part["type"], "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if self.resolved:
            data["resolved"] = self.resolved
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data

    def _options(self, wanted: list[Json], typed: Typed) -> list[Json] | str:
        names = {option["name"] for option in wanted}
        unknown = [name for name in [*typed.options, typed.focused or ""] if name not in names]
        if typed.focused is None:
            unknown = [name for name in typed.options if name not in names]
        if unknown:
            return f"There is no option called {unknown[0]}."
        read: list[Json] = []
        for option in wanted:
            name = option["name"]
            if name == typed.focused:
                self.completing = option["type"]
                value: object = str(typed.options.get(name, ""))
                read.append({"name": name, "type": option["type"], "value": value, "focused": True})
            elif name in typed.options:
                value = self._value(option, typed.options[name])
                if isinstance(value, _Wrong):
                    return value.sentence
                read.append({"name": name, "type": option["type"], "value": value})
            elif option.get("required") and typed.focused is None:
                return f"The option {name} is required."
        return read

    def _value(self, option: Json, value: object) -> object:
        name = option["name"]
        match option["type"]:
            case 3:
                value = _text(option, value)
            case 4 | 10:
                value = _number(option, value)
            case 5:
                if isinstance(value, str) and value.lower() in ("true", "false"):
                    value = value.lower() == "true"
                if not isinstance(value, bool):
                    return _Wrong(f"The option {name} is true or false.")
            case 6:
                return self._user(name, value)
            case 7:
                return self._channel(name, value)
            case 8 | 9:
                return self._role(name, value, people=option["type"] == MENTIONABLE)
            case _:
                return _Wrong(f"The sandbox has no way to give the option {name}.")
        choices = objects(option.get("choices"))
        if choices and not isinstance(value, _Wrong):
            return _choice(name, choices, value)
        return value

    def _user(self, name: str, value: object) -> object:
        """A person by id, by mention or by name."""
        text = str(value).removeprefix("<@").removesuffix(">").lstrip("@")
        user = self.world.user_by_id(text) or self.world.users.get(text.lower())
        bot = self.world.application_by_id(text)
        found = user.as_json() if user else bot.user if bot else None
        if found is None:
            return _Wrong(f"The option {name} is somebody in this server.")
        self._resolve("users", found)
        member = self.world.members[self.guild_id].get(Snowflake(found["id"]))
        if member is None:  # somebody who has left can still be named by id
            return found["id"]
        partial = {key: each for key, each in member.items() if key not in ("user", "deaf", "mute")}
        rights = self.world.guild_rights(Snowflake(found["id"]), self.guild_id)
        self._resolve("members", partial | {"id": found["id"], "permissions": str(int(rights))})
        return found["id"]

    def _channel(self, name: str, value: object) -> object:
        text = str(value).removeprefix("<#").removesuffix(">").lstrip("#")
        for channel in self.world.channels_of(self.guild_id):
            if text in (channel["id"], channel["name"]):
                self._resolve("channels", channel | {"permissions": "0"})
                return channel["id"]
        return _Wrong(f"The option {name} is a channel of this server.")

    def _role(self, name: str, value: object, *, people: bool) -> object:
        text = str(value).removeprefix("<@&").removesuffix(">")
        for role in self.world.guilds[self.guild_id]["roles"]:
            if text in (role["id"], role["name"]):
                self._resolve("roles", role)
                return role["id"]
        return self._user(name, value) if people else _Wrong(f"The option {name} is a role.")

    def _resolve(self, kind: str, found: Json) -> None:
        self.resolved.setdefault(kind, {})[found["id"]] = found

    def resolve_all(self, kind: int, values: list[str]) -> str | None:
        """For the selects of people, roles and channels (types 5 to 8)."""
        option = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}[kind]
        for value in values:
            got = self._value({"name": "choice", "type": option}, value)
            if isinstance(got, _Wrong):
                return got.sentence
        return None


@dataclass(frozen=True, slots=True)
class _Wrong:
    sentence: str


def _text(option: Json, value: object) -> object:
    if isinstance(value, int | float) and not isinstance(value, bool):
        value = str(value)
    least, most = whole(option.get("min_length")), whole(option.get("max_length"), 6000)
    if not isinstance(value, str) or not max(1, least) <= len(value) <= most:
        return _Wrong(f"The option {option['name']} is text of {max(1, least)} to {most} letters.")
    return value


def _number(option: Json, value: object) -> object:
    whole_number = option["type"] == INTEGER
    if isinstance(value, str):
        try:
            value = int(value) if whole_number else float(value)
        except ValueError:
            value = None
    fits = isinstance(value, int) if whole_number else isinstance(value, int | float)
    if not fits or isinstance(value, bool) or not isinstance(value, int | float):
        kind = "a whole number" if whole_number else "a number"
        return _Wrong(f"The option {option['name']} is {kind}.")
    least, most = option.get("min_value", -SAFE_INTEGER), option.get("max_value", SAFE_INTEGER)
    if not least <= value <= most:
        return _Wrong(f"The option {option['name']} is between {least} and {most}.")
    return value


def _choice(name: str, choices: list[Json], value: object) -> object:
    """A choice by its value or, as a person would type it, by its name."""
    for choice in choices:
        if value in (choice["value"], choice["name"]):
            return choice["value"]
    return _Wrong(f"The option {name} is one of {', '.join(str(c['name']) for c in choices)}.")
