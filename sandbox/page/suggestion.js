// The list over the message box: the box keeps the focus, arrow keys move in the list.

import { el } from "./element.js";

const ID = "suggestions";

export class Suggestions {
  #rows = [];
  #active = -1;
  #choose = null;
  #field = null;

  constructor() {
    this.list = el("div", { id: ID, class: "suggestion-list", role: "listbox", "aria-label": "Suggestions" });
    this.box = el("div", { class: "suggestions", hidden: true }, el("div", { class: "suggestion-title" }), this.list);
    // A press must not take the focus from the field that is being completed.
    this.box.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.box.hidden;
  }

  /** Rows are {label, hint, description, art}; `first` is the row that Enter would take, -1 for none. */
  show(field, title, rows, choose, first = 0) {
    if (!rows.length) return this.hide();
    this.#rows = rows;
    this.#choose = choose;
    this.#field = field;
    this.box.firstChild.replaceChildren(...[title].flat());
    this.list.replaceChildren(...rows.map((row, at) => this.#row(row, at)));
    this.box.hidden = false;
    field.setAttribute("aria-expanded", "true");
    this.#mark(Math.min(first, rows.length - 1));
    return undefined;
  }

  #row(row, at) {
    const node = el("div", { id: `${ID}-${at}`, class: "suggestion", role: "option", "aria-selected": "false" },
      row.art ?? null,
      el("span", { class: "suggestion-text" },
        el("span", { class: "suggestion-label" }, row.label, row.extra ? el("span", { class: "suggestion-extra" }, row.extra) : null),
        row.description ? el("small", {}, row.description) : null),
      row.hint ? el("span", { class: "suggestion-hint" }, row.hint) : null);
    node.addEventListener("pointermove", () => this.#mark(at));
    node.addEventListener("click", () => this.#choose(this.#rows[at]));
    return node;
  }

  #mark(at) {
    this.#active = at;
    [...this.list.children].forEach((node, place) => {
      node.classList.toggle("active", place === at);
      node.setAttribute("aria-selected", String(place === at));
    });
    if (at < 0) this.#field.removeAttribute("aria-activedescendant");
    else this.#field.setAttribute("aria-activedescendant", `${ID}-${at}`);
    this.list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  get active() {
    return this.open ? this.#rows[this.#active] ?? null : null;
  }

  /** True when the key was for the list. Enter and Tab are left to the caller, who asks for `active`. */
  key(event) {
    if (!this.open) return false;
    const count = this.#rows.length;
    if (event.key === "ArrowDown") this.#mark((this.#active + 1) % count);
    else if (event.key === "ArrowUp") this.#mark((this.#active - 1 + count) % count);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  take() {
    const row = this.active;
    if (row) this.#choose(row);
    return row !== null;
  }

  hide() {
    this.box.hidden = true;
    this.#field?.setAttribute("aria-expanded", "false");
    this.#field?.removeAttribute("aria-activedescendant");
    this.#rows = [];
  }
}

export const COMBOBOX = {
  role: "combobox", "aria-autocomplete": "list", "aria-controls": ID, "aria-expanded": "false", "aria-haspopup": "listbox",
  autocomplete: "off", autocapitalize: "off", spellcheck: "false",
};
