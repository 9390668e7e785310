"""The demo bot's messages and forms: one of each component."""

import asyncio

import discord
from discord import ui

LEVELS = [discord.SelectOption(label=name, description=f"{name} CPU") for name in ("Easy", "Hard")]


class Classic(ui.View):
    """Rows of buttons in every style; `Silence` never answers."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0
        self.add_item(ui.Button(label="Link", url="https://example.org", row=1))
        self.add_item(ui.Button(label="Not now", disabled=True, row=1))

    @ui.button(label="Count: 0", style=discord.ButtonStyle.primary)
    async def counter(self, interaction: discord.Interaction, button: ui.Button["Classic"]) -> None:
        self.count += 1
        button.label = f"Count: {self.count}"
        await interaction.response.edit_message(view=self)

    @ui.button(label="Whisper", style=discord.ButtonStyle.secondary)
    async def whisper(self, interaction: discord.Interaction, _: ui.Button["Classic"]) -> None:
        await interaction.response.send_message(
            f"Only for {interaction.user.mention}.", ephemeral=True
        )

    @ui.button(label="Open form", style=discord.ButtonStyle.success)
    async def open_form(self, interaction: discord.Interaction, _: ui.Button["Classic"]) -> None:
        await interaction.response.send_modal(Form())

    @ui.button(label="Silence", emoji="🤐", style=discord.ButtonStyle.danger)
    async def silence(self, interaction: discord.Interaction, _: ui.Button["Classic"]) -> None:
        # A view acknowledges by itself when its callback returns, so this one never does.
        await asyncio.Event().wait()

    @ui.button(label="Level", style=discord.ButtonStyle.secondary)
    async def level(self, interaction: discord.Interaction, _: ui.Button["Classic"]) -> None:
        await interaction.response.send_message("Which level?", view=menus(), ephemeral=True)


class Level(ui.Select["ui.View"]):
    """Writes what was chosen into its own message."""

    def __init__(self) -> None:
        super().__init__(placeholder="Level", options=LEVELS)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"Level {self.values[0]}", view=self.view)


class Guests(ui.UserSelect["ui.View"]):
    def __init__(self) -> None:
        super().__init__(placeholder="Guests", max_values=3)

    async def callback(self, interaction: discord.Interaction) -> None:
        names = ", ".join(user.display_name for user in self.values)
        await interaction.response.send_message(f"Guests: {names}")


def menus() -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(Level())
    view.add_item(Guests())
    view.add_item(ui.RoleSelect(placeholder="Role"))
    view.add_item(ui.ChannelSelect(placeholder="Channel"))
    view.add_item(ui.MentionableSelect(placeholder="Anybody"))
    return view


class Details(ui.Button["Layout"]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message("Details for you.", ephemeral=True)


class Layout(ui.LayoutView):
    """A container with a section, pictures, a file and a row; files come with the message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        stripes, transcript = "attachment://stripes.png", "attachment://transcript.txt"
        thumbnail: ui.Thumbnail[Layout] = ui.Thumbnail(stripes, description="A small picture")
        section: ui.Section[Layout] = ui.Section(
            ui.TextDisplay("**Ada** has the turn"), "Total: **14**", accessory=thumbnail
        )
        gallery: ui.MediaGallery[Layout] = ui.MediaGallery(
            discord.MediaGalleryItem(stripes, description="The row: yellow, blue, green"),
            discord.MediaGalleryItem(stripes, description="The same again", spoiler=True),
        )
        row: ui.ActionRow[Layout] = ui.ActionRow(
            Details(label="17!", style=discord.ButtonStyle.danger),
            Details(label="My hand", style=discord.ButtonStyle.primary),
        )
        self.add_item(
            ui.Container(
                ui.TextDisplay("## Round 3\n-# Table 12"),
                section,
                ui.Separator(),
                gallery,
                ui.File(transcript),
                ui.Section("Tokens: 7", accessory=Details(label="Details")),
                ui.Separator(visible=False, spacing=discord.SeparatorSpacing.large),
                row,
                accent_colour=0x5662EA,
            )
        )


class Form(ui.Modal, title="Your table"):
    """A short text, a long one, and a select; the answer repeats the name and the level."""

    name: ui.Label["Form"] = ui.Label(
        text="Name",
        description="What it is called",
        component=ui.TextInput(min_length=3, max_length=20, placeholder="The round table"),
    )
    notes: ui.Label["Form"] = ui.Label(
        text="Notes",
        component=ui.TextInput(style=discord.TextStyle.paragraph, required=False, max_length=200),
    )
    level: ui.Label["Form"] = ui.Label(text="Level", component=ui.Select(options=LEVELS))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.level.component, ui.Select)
        parts = (self.name.component.value, *self.level.component.values)
        await interaction.response.send_message(f"Table: {' / '.join(parts)}")
