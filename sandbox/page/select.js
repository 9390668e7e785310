// The select menus: fixed options, people, roles, channels; in messages and in forms.

import { el } from "./element.js";
import { icon } from "./icon.js";
import { Listbox } from "./listbox.js";
import { avatar } from "./prose.js";

const STRING = 3;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;

/** What one select offers, as {value, label, description, art}. */
export function offers(component, store, prose) {
  if (component.type === STRING) {
    return component.options.map((option) => ({
      value: option.value, label: option.label, description: option.description,
      art: option.emoji ? () => prose.emoji(option.emoji, 20) : null,
    }));
  }
  const list = [];
  if ([USER, MENTIONABLE].includes(component.type)) {
    for (const user of store.people.values()) list.push({ value: user.id, label: store.name(user), description: user.username, art: () => avatar(user, store.name(user), 24) });
  }
  if ([ROLE, MENTIONABLE].includes(component.type)) {
    for (const role of store.roles()) list.push({ value: role.id, label: `@${role.name}`, art: () => icon("at", 18) });
  }
  if (component.type === CHANNEL) {
    const kinds = component.channel_types ?? [];
    const channels = store.ordered().filter((channel) => !kinds.length || kinds.includes(channel.type));
    for (const channel of channels) list.push({ value: channel.id, label: channel.name, art: () => icon("hash", 18) });
  }
  return list;
}

/** What a select shows before anybody touches it. */
export function preset(component) {
  if (component.type !== STRING) return (component.default_values ?? []).map((value) => value.id);
  return component.options.filter((option) => option.default).map((option) => option.value);
}

/** The closed select. `picked()` is what it shows now, `done(values)` hears a new choice. */
export function select(component, { store, prose, picked, done, label, busy = false }) {
  const options = offers(component, store, prose);
  const chosen = picked() ?? preset(component);
  const several = (component.max_values ?? 1) > 1;
  const shown = chosen.map((value) => options.find((option) => option.value === value)).filter(Boolean);
  const placeholder = component.placeholder || (several ? "Make your selections" : "Make a selection");
  const words = shown.length
    ? shown.map((option) => el("span", { class: several ? "pick" : "picked" }, option.art ? option.art() : null, option.label))
    : el("span", { class: "placeholder" }, placeholder);
  const name = label ?? placeholder;
  const button = el("button", {
    type: "button", class: "select", role: "combobox", "aria-haspopup": "listbox", "aria-expanded": "false",
    "aria-label": shown.length ? `${name}: ${shown.map((option) => option.label).join(", ")}` : name,
    "aria-busy": busy ? "true" : null, disabled: component.disabled, data: { customId: component.custom_id },
  }, el("span", { class: "select-words" }, words), busy ? el("span", { class: "dots" }, el("i"), el("i"), el("i")) : icon("chevron", 20));
  const open = () => {
    if (busy || button.getAttribute("aria-expanded") === "true") return;
    new Listbox(button, options, {
      label: name, chosen, min: component.min_values ?? 1, max: component.max_values ?? 1,
      searchable: component.type !== STRING, done,
    });
  };
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (!["ArrowDown", "ArrowUp"].includes(event.key)) return;
    event.preventDefault();
    open();
  });
  return button;
}
