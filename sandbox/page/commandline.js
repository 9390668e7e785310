// A slash command being filled in: one field for each option, completion in each, errors at the field.

import { convert, picks } from "./command.js";
import { el } from "./element.js";
import { icon } from "./icon.js";
import { avatar } from "./prose.js";
import { COMBOBOX } from "./suggestion.js";

const MOST = 25;
const PAUSE = 120;

export class CommandLine {
  #store;
  #interactions;
  #suggestions;
  #leave;
  #fields = [];
  #asked = 0;
  #timer = null;
  entry = null;

  constructor({ store, interactions, suggestions, leave }) {
    this.#store = store;
    this.#interactions = interactions;
    this.#suggestions = suggestions;
    this.#leave = leave;
    this.tail = el("input", { ...COMBOBOX, class: "tail", "aria-label": "More options", on: {
      input: () => this.#tailTyped(), focus: () => this.#offerOptions(), keydown: (event) => this.#key(event, null),
      blur: () => this.#suggestions.hide(),
    } });
    this.name = el("span", { class: "command-name" });
    this.row = el("span", { class: "options" });
    this.problem = el("div", { class: "problem", role: "alert", hidden: true });
    const cancel = el("button", { type: "button", class: "icon-button", "aria-label": "Cancel command", on: { click: () => leave("") } }, icon("close", 18));
    this.box = el("div", { class: "command", role: "group" }, el("div", { class: "command-line" }, this.name, this.row, this.tail), cancel);
  }

  open(entry, values = new Map(), rest = "") {
    this.entry = entry;
    this.name.textContent = `/${entry.label}`;
    this.box.setAttribute("aria-label", `/${entry.label}: ${entry.description}`);
    this.#fields = [];
    this.row.replaceChildren();
    this.#complain(null);
    for (const option of entry.options) {
      if (option.required || values.has(option.name)) this.#add(option, values.get(option.name) ?? "");
    }
    this.#count();
    const first = this.#fields[0];
    if (rest && first && !first.input.value) first.input.value = rest;
    this.#fields.forEach(resize);
    this.#next();
  }

  #rest() {
    return this.entry.options.filter((option) => !this.#fields.some((field) => field.option === option));
  }

  #add(option, text = "") {
    const field = { option, picked: undefined };
    field.input = el("input", {
      ...COMBOBOX, type: "text", value: text, inputmode: [4, 10].includes(option.type) ? "decimal" : null,
      "aria-label": `${option.label}${option.required ? " (required)" : ""}: ${option.description}`,
      "aria-required": option.required ? "true" : null, data: { option: option.name },
      on: {
        input: () => this.#typed(field), focus: () => this.#offer(field), blur: () => this.#suggestions.hide(),
        keydown: (event) => this.#key(event, field),
      },
    });
    field.box = el("label", { class: "option" }, el("span", { class: "option-name" }, option.label), field.input);
    this.#fields.push(field);
    this.row.append(field.box);
    resize(field);
    this.#count();
    return field;
  }

  #count() {
    const rest = this.#rest().length;
    this.tail.placeholder = rest ? `+${rest} more` : "";
  }

  /** Focus goes to the first required field that is empty, else to the end. */
  #next() {
    const empty = this.#fields.find((field) => field.option.required && !field.input.value.trim());
    (empty?.input ?? this.tail).focus();
    if (!empty) this.#offerOptions();
  }

  #typed(field) {
    field.picked = undefined;
    this.#complain(null);
    resize(field);
    if (!this.#split(field)) this.#offer(field);
  }

  /** Writing "name:" inside a field goes on to that option, as it would in one long line; its own name says nothing new. */
  #split(field) {
    const own = naming(field.option, field.input.value);
    if (own?.index === 0) {
      field.input.value = own[1];
      resize(field);
    }
    for (const option of this.entry.options) {
      const open = this.#fields.find((one) => one.option === option);
      const found = open?.input.value ? null : naming(option, field.input.value);
      if (!found) continue;
      field.input.value = field.input.value.slice(0, found.index).trim();
      resize(field);
      const other = open ?? this.#add(option);
      other.input.value = found[1];
      resize(other);
      this.#focusOn(other);
      return true;
    }
    return false;
  }

  #focusOn(field) {
    field.input.focus();
    this.#offer(field);
  }

  #offer(field) {
    if (field.option.autocomplete) return this.#askBot(field);
    const words = field.input.value.trim().toLowerCase();
    const all = picks(field.option, this.#store);
    const exact = all.some((pick) => pick.label.toLowerCase() === words);
    const rows = all.filter((pick) => exact || [pick.label, pick.hint ?? "", pick.name ?? ""].some((word) => word.toLowerCase().includes(words)));
    return this.#list(field, exact ? rows.sort((a, b) => (b.label.toLowerCase() === words) - (a.label.toLowerCase() === words)) : rows);
  }

  #list(field, found) {
    const rows = found.slice(0, MOST).map((pick) => ({
      ...pick, art: pick.user ? avatar(pick.user, pick.label.slice(1), 24) : null,
    }));
    const { label, description } = field.option;
    this.#suggestions.show(field.input, [el("strong", {}, label), ` ${description}`], rows, (row) => this.#pick(field, row));
  }

  #askBot(field) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const serial = this.#asked;
    this.#timer = setTimeout(async () => {
      const options = { ...this.#values().options, [field.option.name]: field.input.value };
      const choices = await this.#interactions.autocomplete(this.#store.current, this.entry, options, field.option.name);
      if (serial !== this.#asked || document.activeElement !== field.input) return;
      if (choices === null) this.#complain(null, "Loading options failed.");
      this.#list(field, (choices ?? []).map((choice) => ({ label: choice.name, value: choice.value })));
    }, PAUSE);
  }

  #pick(field, row) {
    field.input.value = row.label;
    field.picked = row.value;
    resize(field);
    this.#complain(null);
    this.#suggestions.hide();
    this.#next();
  }

  #offerOptions() {
    const words = this.tail.value.trim().toLowerCase();
    const rows = this.#rest()
      .filter((option) => option.label.toLowerCase().includes(words) || option.name.includes(words))
      .map((option) => ({ label: option.label, description: option.description, option }));
    const choose = (row) => {
      this.tail.value = "";
      this.#focusOn(this.#add(row.option));
    };
    this.#suggestions.show(this.tail, "Optional", rows, choose, words ? 0 : -1);
  }

  #tailTyped() {
    const name = this.tail.value.trim().replace(/:$/, "").toLowerCase();
    const option = this.tail.value.includes(":") && this.#rest().find((other) => [other.label.toLowerCase(), other.name].includes(name));
    if (option) {
      this.tail.value = "";
      this.#focusOn(this.#add(option));
    } else this.#offerOptions();
  }

  #key(event, field) {
    if (this.#suggestions.key(event)) return;
    const { key } = event;
    if (key === "Enter") {
      event.preventDefault();
      if (!this.#completes(field) || !this.#suggestions.take()) this.send();
    } else if (key === "Tab" && !event.shiftKey && this.#completes(field) && (field?.input.value || field?.option.required || this.tail.value)) {
      if (this.#suggestions.take()) event.preventDefault();
    } else if (key === "Escape") this.#leave("");
    else if (key === "Backspace" && !(field?.input ?? this.tail).value) {
      event.preventDefault();
      this.#back(field);
    }
  }

  /** Whether Enter would complete rather than send: not when the field already says what is marked. */
  #completes(field) {
    const row = this.#suggestions.active;
    if (!row) return false;
    return field === null || (field.picked !== row.value && field.input.value.trim().toLowerCase() !== row.label.toLowerCase());
  }

  #back(field) {
    const at = field ? this.#fields.indexOf(field) : this.#fields.length;
    if (field && !field.option.required) {
      this.#fields.splice(at, 1);
      field.box.remove();
      this.#count();
    }
    const before = this.#fields[at - 1];
    if (before) this.#focusOn(before);
    else if (this.#fields.some((other) => other.input.value)) this.#next();
    else this.#leave(`/${this.entry.label}`);
  }

  #values() {
    const options = {};
    let wrong = null;
    for (const field of this.#fields) {
      const answer = field.picked !== undefined ? { value: field.picked } : convert(field.option, field.input.value, this.#store);
      if (answer.problem) wrong ??= { field, problem: answer.problem };
      else if (answer.value !== undefined) options[field.option.name] = answer.value;
    }
    return { options, wrong };
  }

  send() {
    const { options, wrong } = this.#values();
    if (wrong) {
      wrong.field.input.focus();
      this.#complain(wrong.field, wrong.problem);
      return;
    }
    this.#interactions.slash(this.#store.current, this.entry, options);
    this.#leave("");
  }

  #complain(wrong, problem = "") {
    for (const field of this.#fields) {
      field.box.classList.toggle("wrong", field === wrong);
      field.input.setAttribute("aria-invalid", String(field === wrong));
    }
    this.problem.hidden = !problem;
    this.problem.textContent = wrong ? `${wrong.option.label}: ${problem}` : problem;
  }
}

function resize({ input }) {
  input.style.width = `${Math.max(3, input.value.length + 1)}ch`;
}

/** Where "name:" stands in a text, and what comes after it. */
function naming(option, text) {
  const names = [option.label, option.name].map(escaped).join("|");
  return new RegExp(`(?:^|\\s)(?:${names}):\\s*(.*)$`, "isu").exec(text);
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
