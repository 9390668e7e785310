// The message box: plain text, and the way into slash commands.

import { catalogue, read, search } from "./command.js";
import { CommandLine } from "./commandline.js";
import { el } from "./element.js";
import { icon } from "./icon.js";
import { avatar } from "./prose.js";
import { COMBOBOX, Suggestions } from "./suggestion.js";

const LONGEST = 2000;
const WORD = /(^|\s)([@#])([^\s@#]*)$/;

export class Composer {
  #store;
  #socket;
  #entries = [];
  #suggestions = new Suggestions();
  #area = document.querySelector("#composer-area");

  constructor({ store, socket, interactions }) {
    this.#store = store;
    this.#socket = socket;
    this.text = el("textarea", {
      ...COMBOBOX, id: "composer", rows: 1, maxlength: LONGEST,
      on: { input: () => this.#typed(), keydown: (event) => this.#key(event), blur: () => this.#suggestions.hide() },
    });
    this.command = new CommandLine({ store, interactions, suggestions: this.#suggestions, leave: (text) => this.#plain(text) });
    const send = el("button", { type: "button", class: "icon-button send", "aria-label": "Send", on: { click: () => this.#send() } }, icon("send", 20));
    this.command.box.hidden = true;
    this.problem = this.command.problem;
    this.box = el("div", { class: "composer" }, this.text, this.command.box, send);
    this.#area.append(this.#suggestions.box, this.problem, this.box);
    for (const event of ["hello", "commands", "people"]) store.addEventListener(event, () => this.#learn());
    for (const event of ["hello", "visit", "channels"]) store.addEventListener(event, () => this.#name());
    addEventListener("keydown", (event) => this.#anywhere(event));
  }

  #learn() {
    this.#entries = catalogue(this.#store.commands, this.#store.me?.locale ?? "en-US");
    if (document.activeElement === this.text) this.#typed();
  }

  #name() {
    const channel = this.#store.channels.get(this.#store.current);
    const words = channel ? `Message #${channel.name}` : "Message";
    this.text.placeholder = words;
    this.text.setAttribute("aria-label", words);
  }

  #plain(text) {
    this.command.box.hidden = true;
    this.text.hidden = false;
    this.text.value = text;
    this.text.focus();
    this.problem.hidden = true;
    this.#typed();
  }

  #typed() {
    this.#grow();
    this.problem.hidden = true;
    const { value } = this.text;
    if (!value.startsWith("/") || value.includes("\n")) return this.#offerNames();
    const command = read(this.#entries, value);
    if (command) return this.#enter(command.entry, command.values, command.rest);
    const rows = search(this.#entries, value.slice(1)).slice(0, 25).map((entry) => this.#row(entry));
    return this.#suggestions.show(this.text, "Commands", rows, (row) => this.#enter(row.entry));
  }

  #row(entry) {
    const known = this.#store.people.get(entry.application?.id) ?? { id: entry.application?.id, bot: true };
    const extra = entry.options.map((option) => ` ${option.label}${option.required ? "" : "?"}`).join("");
    const app = entry.application?.name ?? "";
    return { entry, label: `/${entry.label}`, extra, description: entry.description, hint: app, art: avatar(known, app || "App", 28) };
  }

  #enter(entry, values, rest) {
    this.text.value = "";
    this.#suggestions.hide();
    this.text.hidden = true;
    this.command.box.hidden = false;
    this.command.open(entry, values, rest);
  }

  /** After "@" and "#": people and channels; what is chosen stands as a name and is sent as a mention. */
  #offerNames() {
    const found = WORD.exec(this.text.value.slice(0, this.text.selectionStart));
    if (!found) return this.#suggestions.hide();
    const [, , sign, typed] = found;
    const words = typed.toLowerCase();
    const rows = (sign === "@" ? this.#people() : this.#channels()).filter((row) => `${row.label} ${row.hint ?? ""}`.toLowerCase().includes(words));
    const title = sign === "@" ? "Members" : "Channels";
    return this.#suggestions.show(this.text, title, rows.slice(0, 10), (row) => this.#insert(typed.length + 1, row.text));
  }

  #people() {
    return [...this.#store.people.values()].map((user) => ({
      label: this.#store.name(user), hint: user.username, text: `@${user.username}`, art: avatar(user, this.#store.name(user), 24),
    }));
  }

  #channels() {
    return this.#store.ordered().map((channel) => ({ label: `#${channel.name}`, text: `#${channel.name}` }));
  }

  #insert(length, text) {
    const end = this.text.selectionStart;
    this.text.setRangeText(`${text} `, end - length, end, "end");
    this.#suggestions.hide();
    this.#grow();
  }

  #key(event) {
    if (event.isComposing || this.#suggestions.key(event)) return;
    const enter = event.key === "Enter" && !event.shiftKey;
    const tab = event.key === "Tab" && !event.shiftKey;
    if ((enter || tab) && this.#suggestions.take()) event.preventDefault();
    else if (enter) {
      event.preventDefault();
      this.#send();
    }
  }

  #send() {
    if (!this.command.box.hidden) return this.command.send();
    const content = this.text.value.trim();
    if (!content) return this.text.focus();
    if (content.startsWith("/") && !content.includes("\n")) return this.#unknown(content);
    if (!this.#socket.send({ t: "say", channel_id: this.#store.current, content: this.#mentions(content) })) {
      return this.complain("Not sent: the sandbox is not reachable. Your text stays here.");
    }
    return this.#plain("");
  }

  #unknown(content) {
    const [name] = content.slice(1).split(" ");
    this.complain(`There is no command /${name} here. Type / to see all commands.`);
  }

  complain(words) {
    this.problem.textContent = words;
    this.problem.hidden = false;
  }

  #mentions(content) {
    const user = (name) => [...this.#store.people.values()].find((person) => person.username.toLowerCase() === name.toLowerCase());
    const channel = (name) => [...this.#store.channels.values()].find((other) => other.name === name);
    return content
      .replace(/(?<![\w<])@([\w.-]+)/g, (all, name) => (user(name) ? `<@${user(name).id}>` : all))
      .replace(/(?<![\w<])#([\p{L}\p{N}_-]+)/gu, (all, name) => (channel(name) ? `<#${channel(name).id}>` : all));
  }

  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, innerHeight * 0.4)}px`;
  }

  /** Typing anywhere writes into the box, as people expect of a chat; Escape comes back to it. */
  #anywhere(event) {
    const active = document.activeElement;
    if (document.querySelector("dialog[open]") || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (active?.closest("input, textarea, select, [role=listbox], .listbox, .me")) return;
    const onControl = active?.closest("button, a, [role=button]");
    const letter = event.key.length === 1 && event.key !== " ";
    if (event.key === "Escape" || (letter && !onControl)) this.focus();
  }

  focus() {
    (this.command.box.hidden ? this.text : this.command.tail).focus();
  }
}
