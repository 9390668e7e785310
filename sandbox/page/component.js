// A message's components, classic rows and Components V2 alike.

import { button } from "./button.js";
import { el } from "./element.js";
import { fileBox, gallery, locate, picture } from "./picture.js";
import { select } from "./select.js";

const ROW = 1;
const BUTTON = 2;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

export class Components {
  #store;
  #prose;
  #interactions;

  constructor(store, prose, interactions) {
    this.#store = store;
    this.#prose = prose;
    this.#interactions = interactions;
  }

  draw(message) {
    if (!message.components?.length) return null;
    return el("div", { class: "components" }, message.components.map((component) => this.#one(component, message)));
  }

  #one(component, message) {
    switch (component.type) {
      case ROW: return el("div", { class: "row" }, component.components.map((child) => this.#one(child, message)));
      case BUTTON: return this.#button(component, message);
      case SECTION: return this.#section(component, message);
      case TEXT: return this.#prose.draw(component.content);
      case THUMBNAIL: return this.#thumbnail(component, message);
      case GALLERY: return gallery(component.items, message);
      case FILE: return fileBox(locate(component.file, message), component);
      case SEPARATOR: return this.#separator(component);
      case CONTAINER: return this.#container(component, message);
      default: return SELECTS.has(component.type) ? this.#select(component, message) : this.#unknown(component);
    }
  }

  #button(component, message) {
    const busy = this.#interactions.isBusy(message.id, component.custom_id);
    return button(component, { prose: this.#prose, busy, press: (id) => this.#interactions.press(message, id) });
  }

  #select(component, message) {
    const { custom_id: id } = component;
    return select(component, {
      store: this.#store, prose: this.#prose, busy: this.#interactions.isBusy(message.id, id),
      picked: () => this.#interactions.picked(message.id, id), done: (values) => this.#interactions.select(message, id, values),
    });
  }

  #section(component, message) {
    return el("div", { class: "section" },
      el("div", { class: "section-texts" }, component.components.map((child) => this.#one(child, message))),
      component.accessory ? el("div", { class: "accessory" }, this.#one(component.accessory, message)) : null);
  }

  #thumbnail(component, message) {
    const { description, spoiler } = component;
    return picture(locate(component.media, message), { description, spoiler, className: "thumbnail", width: 85, height: 85 });
  }

  #separator({ divider = true, spacing = 1 }) {
    return el("div", { class: `separator${spacing === 2 ? " wide" : ""}${divider ? " line" : ""}`, role: divider ? "separator" : null });
  }

  #container(component, message) {
    const box = el("div", { class: "container" }, component.components.map((child) => this.#one(child, message)));
    if (Number.isInteger(component.accent_color)) {
      box.classList.add("accented");
      box.style.setProperty("--accent", hex(component.accent_color));
    }
    if (component.spoiler) this.#cover(box);
    return box;
  }

  #cover(box) {
    const cover = el("button", { type: "button", class: "cover", "aria-label": "Spoiler, press to show" }, "SPOILER");
    const inner = [...box.children];
    for (const child of inner) child.inert = true;
    cover.addEventListener("click", () => {
      cover.remove();
      for (const child of inner) child.inert = false;
      box.classList.remove("covered");
    });
    box.classList.add("covered");
    box.append(cover);
  }

  #unknown({ type }) {
    return el("div", { class: "missing" }, `This page cannot show components of type ${Number(type)}.`);
  }
}

export function hex(colour) {
  return `#${(colour & 0xffffff).toString(16).padStart(6, "0")}`;
}
