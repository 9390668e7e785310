// A list of options that opens over the page; one or several may be chosen, by mouse or keys alone.

import { el } from "./element.js";
import { icon } from "./icon.js";

let opened = null;
let serial = 0;

/** A bot's edit redraws the message while its list is open: the list stays if its select is still there. */
export function reanchor(old, fresh) {
  if (!opened || !old.contains(opened.anchor)) return;
  const id = opened.anchor.dataset.customId;
  const same = id ? fresh.querySelector(`[data-custom-id="${CSS.escape(id)}"]:not(:disabled)`) : null;
  if (!same) {
    opened.close();
    return;
  }
  opened.anchor = same;
  same.setAttribute("aria-expanded", "true");
}

/** Opens under (or over) its anchor. `done(values)` is called once if the choice stands. */
export class Listbox {
  #options;
  #chosen;
  #shown = [];
  #active = 0;
  #settings;
  #typed = "";
  #typedAt = 0;

  constructor(anchor, options, settings) {
    opened?.close();
    opened = this;
    serial += 1;
    this.anchor = anchor;
    anchor.setAttribute("aria-expanded", "true");
    this.#options = options;
    this.#settings = { min: 1, max: 1, label: "Options", searchable: false, ...settings };
    this.#chosen = new Set(this.#settings.chosen ?? []);
    this.#build();
    this.#draw();
    this.#place();
    (this.search ?? this.list).focus({ preventScroll: true });
  }

  get #several() {
    return this.#settings.max > 1 || this.#settings.min === 0;
  }

  #build() {
    const { label, searchable } = this.#settings;
    this.list = el("div", {
      id: `listbox-${serial}`, class: "listbox-list", role: "listbox", tabindex: searchable ? -1 : 0,
      "aria-label": label, "aria-multiselectable": this.#several ? "true" : null,
    });
    this.search = !searchable ? null : el("input", {
      class: "listbox-search", type: "text", role: "combobox", "aria-label": `Search: ${label}`, placeholder: "Search",
      "aria-controls": this.list.id, "aria-expanded": "true", "aria-autocomplete": "list", autocomplete: "off",
      on: { input: () => this.#draw() },
    });
    const done = !this.#several ? null : el("div", { class: "listbox-foot" },
      el("button", { type: "button", class: "button primary small", on: { click: () => this.#finish() } }, "Done"));
    this.box = el("div", { class: "listbox" }, this.search, this.list, done);
    this.box.addEventListener("keydown", (event) => this.#key(event));
    this.box.addEventListener("focusout", (event) => {
      if (!this.box.contains(event.relatedTarget) && event.relatedTarget !== null) this.close();
    });
    this.outside = (event) => {
      if (this.box.contains(event.target) || this.anchor.contains(event.target)) return;
      if (this.#several) this.#finish();
      else this.close();
    };
    this.moved = () => this.#place();
    document.addEventListener("pointerdown", this.outside, true);
    addEventListener("resize", this.moved);
    document.addEventListener("scroll", this.moved, true);
    (this.anchor.closest("dialog") ?? document.body).append(this.box);
  }

  #draw() {
    const words = (this.search?.value ?? "").trim().toLowerCase();
    this.#shown = this.#options.filter((option) => option.label.toLowerCase().includes(words));
    const first = this.#shown.findIndex((option) => this.#chosen.has(option.value));
    this.#active = Math.max(0, first);
    this.list.replaceChildren(...this.#shown.map((option, at) => this.#row(option, at)));
    if (!this.#shown.length) this.list.append(el("div", { class: "listbox-empty" }, "Nothing found"));
    this.#mark();
  }

  #row(option, at) {
    const chosen = this.#chosen.has(option.value);
    const row = el("div", { id: `${this.list.id}-${at}`, class: "listbox-row", role: "option", "aria-selected": String(chosen) },
      option.art ? el("span", { class: "listbox-art" }, option.art()) : null,
      el("span", { class: "listbox-text" }, el("span", {}, option.label), option.description ? el("small", {}, option.description) : null),
      el("span", { class: `tick${this.#several ? " square" : ""}` }, chosen ? icon("check", 16) : null));
    row.addEventListener("pointermove", () => this.#move(at));
    row.addEventListener("click", () => this.#choose(at));
    return row;
  }

  #mark() {
    const rows = this.list.querySelectorAll("[role=option]");
    rows.forEach((row, at) => row.classList.toggle("active", at === this.#active));
    const active = rows[this.#active];
    const holder = this.search ?? this.list;
    if (active) holder.setAttribute("aria-activedescendant", active.id);
    else holder.removeAttribute("aria-activedescendant");
    active?.scrollIntoView({ block: "nearest" });
  }

  #move(at) {
    if (at === this.#active || !this.#shown.length) return;
    this.#active = Math.max(0, Math.min(this.#shown.length - 1, at));
    this.#mark();
  }

  #choose(at) {
    const option = this.#shown[at];
    if (!option) return;
    if (!this.#several) {
      this.#chosen = new Set([option.value]);
      this.#finish(true);
      return;
    }
    if (this.#chosen.has(option.value)) this.#chosen.delete(option.value);
    else if (this.#settings.max === 1) this.#chosen = new Set([option.value]);
    else if (this.#chosen.size < this.#settings.max) this.#chosen.add(option.value);
    const query = this.#active;
    this.#draw();
    this.#active = query;
    this.#mark();
  }

  #key(event) {
    const { key } = event;
    const jump = { ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, Home: 0, End: this.#shown.length - 1, PageDown: this.#active + 8, PageUp: this.#active - 8 };
    const typing = this.search !== null && document.activeElement === this.search;
    if (key in jump && !(typing && (key === "Home" || key === "End"))) this.#move(jump[key]);
    else if (key === "Escape") this.close(true);
    else if (key === "Tab" && !this.#several) this.close(true);
    else if (document.activeElement?.closest(".listbox-foot")) return;
    else if (key === "Enter" || (key === " " && !typing)) {
      if (key === "Enter" && this.#several && this.#chosen.size) this.#finish(true);
      else this.#choose(this.#active);
    } else if (!typing && key.length === 1 && !event.ctrlKey && !event.metaKey) this.#typeAhead(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #typeAhead(key) {
    const now = performance.now();
    this.#typed = now - this.#typedAt > 800 ? key : this.#typed + key;
    this.#typedAt = now;
    const at = this.#shown.findIndex((option) => option.label.toLowerCase().startsWith(this.#typed.toLowerCase()));
    if (at >= 0) this.#move(at);
  }

  #finish(refocus = false) {
    const values = this.#options.map((option) => option.value).filter((value) => this.#chosen.has(value));
    const before = [...(this.#settings.chosen ?? [])];
    const same = values.length === before.length && values.every((value) => before.includes(value));
    const stands = values.length >= this.#settings.min && !(this.#several && same);
    this.close(refocus);
    if (stands) this.#settings.done(values);
  }

  #place() {
    const at = this.anchor.getBoundingClientRect();
    const width = Math.min(Math.max(at.width, 240), innerWidth - 16);
    const below = innerHeight - at.bottom - 12;
    const above = at.top - 12;
    const over = below < 220 && above > below;
    const room = Math.min(over ? above : below, 380);
    Object.assign(this.box.style, {
      width: `${width}px`, left: `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`, maxHeight: `${Math.max(120, room)}px`,
      top: over ? "auto" : `${at.bottom + 4}px`, bottom: over ? `${innerHeight - at.top + 4}px` : "auto",
    });
  }

  close(refocus = false) {
    if (opened !== this) return;
    opened = null;
    document.removeEventListener("pointerdown", this.outside, true);
    removeEventListener("resize", this.moved);
    document.removeEventListener("scroll", this.moved, true);
    this.box.remove();
    this.anchor.setAttribute("aria-expanded", "false");
    if (refocus) this.anchor.focus();
  }
}
