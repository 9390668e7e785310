"""Wrong commands."""

from sandbox.rules.problem import Path
from tests.sandbox.rules.build import command, option
from tests.sandbox.rules.wrong.case import BAD_LENGTH, CHOICES, MAX_LENGTH, REQUIRED, UNION, Wrong

INVALID_NAME = "APPLICATION_COMMAND_INVALID_NAME"
OPTION: Path = ("options", 0)

COMMANDS = [
    Wrong("a command without name", command(name=None), ("name",), REQUIRED),
    Wrong("an empty name", command(""), ("name",), BAD_LENGTH),
    Wrong("a name of 33", command("x" * 33), ("name",), BAD_LENGTH),
    Wrong("a name in capitals", command("Play"), ("name",), INVALID_NAME),
    Wrong("a name with a space", command("play now"), ("name",), INVALID_NAME),
    Wrong("a name with an exclamation mark", command("play!"), ("name",), INVALID_NAME),
    Wrong("a name with an emoji", command("🎲"), ("name",), INVALID_NAME),
    Wrong("a command without description", command(description=None), ("description",), REQUIRED),
    Wrong("an empty description", command(description=""), ("description",), BAD_LENGTH),
    Wrong("a description of 101", command(description="x" * 101), ("description",), BAD_LENGTH),
    Wrong("an unknown kind of command", command(type=9), ("type",), CHOICES),
    Wrong(
        "an unknown locale",
        command(name_localizations={"en": "play"}),
        ("name_localizations", "en"),
        CHOICES,
    ),
    Wrong(
        "a locale with an underscore",
        command(description_localizations={"es_ES": "x"}),
        ("description_localizations", "es_ES"),
        CHOICES,
    ),
    Wrong(
        "a translated name in capitals",
        command(name_localizations={"de": "Spielen"}),
        ("name_localizations", "de"),
        INVALID_NAME,
    ),
    Wrong(
        "a translated name of 33",
        command(name_localizations={"de": "x" * 33}),
        ("name_localizations", "de"),
        BAD_LENGTH,
    ),
    Wrong(
        "a translated description of 101",
        command(description_localizations={"fr": "x" * 101}),
        ("description_localizations", "fr"),
        BAD_LENGTH,
    ),
    Wrong(
        "translations in a list",
        command(name_localizations=["de"]),
        ("name_localizations",),
        "DICT_TYPE_CONVERT",
    ),
    Wrong(
        "permissions by name",
        command(default_member_permissions="admin"),
        ("default_member_permissions",),
        "NUMBER_TYPE_COERCE",
    ),
    Wrong("an unknown context", command(contexts=[3]), ("contexts", 0), CHOICES),
    Wrong(
        "an unknown installation", command(integration_types=[2]), ("integration_types", 0), CHOICES
    ),
    Wrong(
        "26 options",
        command("play", *[option(f"o{n}") for n in range(26)]),
        ("options",),
        MAX_LENGTH,
    ),
    Wrong("an unknown kind of option", command("play", option(kind=12)), OPTION, UNION),
    Wrong(
        "an option in capitals", command("play", option("Game")), (*OPTION, "name"), INVALID_NAME
    ),
    Wrong(
        "an option without description",
        command("play", option(description=None)),
        (*OPTION, "description"),
        REQUIRED,
    ),
    Wrong(
        "an option's unknown locale",
        command("play", option(name_localizations={"xx": "a"})),
        (*OPTION, "name_localizations", "xx"),
        CHOICES,
    ),
    Wrong(
        "two options with one name",
        command("play", option(), option()),
        ("options", 1, "name"),
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    Wrong(
        "a required option after an optional one",
        command("play", option("a"), option("b", required=True)),
        ("options", 1),
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    Wrong(
        "26 choices",
        command("play", option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])),
        (*OPTION, "choices"),
        MAX_LENGTH,
    ),
    Wrong(
        "a choice's name of 101",
        command("play", option(choices=[{"name": "x" * 101, "value": "x"}])),
        (*OPTION, "choices", 0, "name"),
        BAD_LENGTH,
    ),
    Wrong(
        "a choice's value of 101",
        command("play", option(choices=[{"name": "x", "value": "x" * 101}])),
        (*OPTION, "choices", 0, "value"),
        MAX_LENGTH,
    ),
    Wrong(
        "a number as a text's choice",
        command("play", option(choices=[{"name": "x", "value": 17}])),
        (*OPTION, "choices", 0, "value"),
        "STRING_TYPE_CONVERT",
    ),
    Wrong(
        "a text as an integer's choice",
        command("play", option(kind=4, choices=[{"name": "x", "value": "17"}])),
        (*OPTION, "choices", 0, "value"),
        "NUMBER_TYPE_COERCE",
    ),
    Wrong(
        "a text as a number's choice",
        command("play", option(kind=10, choices=[{"name": "x", "value": "1.7"}])),
        (*OPTION, "choices", 0, "value"),
        "NUMBER_TYPE_COERCE",
    ),
    Wrong(
        "a choice's unknown locale",
        command(
            "play", option(choices=[{"name": "x", "value": "x", "name_localizations": {"xx": "x"}}])
        ),
        (*OPTION, "choices", 0, "name_localizations", "xx"),
        CHOICES,
    ),
    Wrong(
        "choices of a boolean",
        command("play", option(kind=5, choices=[{"name": "x", "value": "x"}])),
        (*OPTION, "choices"),
        "APPLICATION_COMMAND_OPTION_CHOICES_INVALID",
    ),
    Wrong(
        "choices with autocomplete",
        command("play", option(autocomplete=True, choices=[{"name": "x", "value": "x"}])),
        (*OPTION, "autocomplete"),
        "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_INVALID",
    ),
    Wrong(
        "min_value over max_value",
        command("play", option(kind=4, min_value=5, max_value=4)),
        (*OPTION, "min_value"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "min_length over max_length",
        command("play", option(min_length=5, max_length=4)),
        (*OPTION, "min_length"),
        "NUMBER_TYPE_MAX",
    ),
    Wrong(
        "an option beside a subcommand",
        command("play", option("a", 1), option("b")),
        ("options",),
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    Wrong(
        "a subcommand in a subcommand",
        command("play", option("a", 1, options=[option("b", 1)])),
        (*OPTION, "options", 0),
        UNION,
    ),
    Wrong(
        "a group in a group",
        command("play", option("a", 2, options=[option("b", 2)])),
        (*OPTION, "options", 0),
        UNION,
    ),
    Wrong(
        "an option in a group",
        command("play", option("a", 2, options=[option("b")])),
        (*OPTION, "options", 0),
        UNION,
    ),
    Wrong(
        "a subcommand's option in capitals",
        command("play", option("a", 1, options=[option("B")])),
        (*OPTION, "options", 0, "name"),
        INVALID_NAME,
    ),
    Wrong(
        "a command of more than 8,000",
        command(
            "play",
            *[
                option(
                    f"o{n}", choices=[{"name": "x" * 100, "value": f"{n}-{m}"} for m in range(20)]
                )
                for n in range(5)
            ],
        ),
        (),
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    Wrong(
        "a menu with a description",
        command("Play", type=2),
        ("description",),
        "APPLICATION_COMMAND_MENU_FIELD_FORBIDDEN",
    ),
    Wrong("a menu's name of 33", {"type": 3, "name": "x" * 33}, ("name",), BAD_LENGTH),
]

LISTS = [
    Wrong(
        "two commands with one name",
        [command("a"), command("a")],
        (1,),
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
    ),
    Wrong("a wrong command among others", [command("a"), command("B")], (1, "name"), INVALID_NAME),
    Wrong("a command that is no object", ["play"], (0,), "MODEL_TYPE_CONVERT"),
    Wrong("commands that are no list", {"name": "play"}, (), "LIST_TYPE_CONVERT"),
    Wrong("131 commands", [command(f"c{n}") for n in range(131)], (), MAX_LENGTH),
    Wrong("101 commands", [command(f"c{n}") for n in range(101)], (), "TOO_MANY_COMMANDS"),
    Wrong(
        "16 menus", [{"type": 2, "name": f"Menu {n}"} for n in range(16)], (), "TOO_MANY_COMMANDS"
    ),
]
