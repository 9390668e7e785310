// Who this tab is: the panel with the switcher, the language and the theme; and the list of members.

import { el } from "./element.js";
import { icon } from "./icon.js";
import { avatar } from "./prose.js";

const LANGUAGES = {
  "en-US": "English (US)", nl: "Nederlands", fr: "Français", de: "Deutsch", "es-ES": "Español (España)", it: "Italiano",
};

const address = (name) => `?as=${encodeURIComponent(name)}${location.hash}`;

export class PersonPanel {
  #store;
  #socket;
  #theme;
  #drawn = "";
  #box = document.querySelector("#me");
  #members = document.querySelector("#members");
  #toggle = document.querySelector("#toggle-members");

  constructor({ store, socket, theme }) {
    this.#store = store;
    this.#socket = socket;
    this.#theme = theme;
    this.#build();
    this.#toggle.append(icon("people", 24));
    this.#toggle.addEventListener("click", () => this.#showMembers(this.#members.hidden));
    this.#showMembers(matchMedia("(min-width: 1100px)").matches);
    for (const event of ["hello", "people", "message"]) store.addEventListener(event, () => this.#draw());
  }

  #build() {
    this.who = el("button", { type: "button", class: "who", "aria-haspopup": "true", "aria-expanded": "false", on: { click: () => this.#open(this.menu.hidden) } });
    this.language = el("select", { id: "language", on: { change: () => this.#socket.send({ t: "locale", locale: this.language.value }) } },
      Object.entries(LANGUAGES).map(([code, name]) => el("option", { value: code, lang: code }, name)));
    this.light = el("button", { type: "button", class: "icon-button", on: { click: () => {
      this.#theme.toggle();
      this.#paint();
    } } });
    this.list = el("ul", {});
    const name = el("input", { name: "as", required: true, maxlength: 32, placeholder: "Somebody new", "aria-label": "Name of somebody new", autocomplete: "off", pattern: "[A-Za-z0-9_.\\-]{2,32}", title: "2 to 32 letters, digits, dots, dashes or underscores" });
    const form = el("form", { class: "newcomer", method: "get", action: "/" }, name, el("button", { type: "submit", class: "button secondary small" }, "Join"));
    this.menu = el("div", { class: "switcher", hidden: true },
      el("div", { class: "switcher-title" }, "Use this tab as"), this.list, form,
      el("div", { class: "switcher-row" }, el("label", { for: "language" }, "Language"), this.language));
    this.#box.append(this.menu, this.who, this.light);
    this.#box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || this.menu.hidden) return;
      event.stopPropagation();
      this.#open(false);
      this.who.focus();
    });
    document.addEventListener("pointerdown", (event) => this.#box.contains(event.target) || this.#open(false));
    this.#paint();
  }

  #open(open) {
    this.menu.hidden = !open;
    this.who.setAttribute("aria-expanded", String(open));
    if (open) (this.list.querySelector("a") ?? this.language).focus();
  }

  #paint() {
    const next = this.#theme.light ? "dark" : "light";
    this.light.replaceChildren(icon(this.#theme.light ? "moon" : "sun"));
    this.light.setAttribute("aria-label", `Switch to the ${next} theme`);
  }

  /** Drawn again only when somebody changed, so that an open switcher keeps its focus. */
  #draw() {
    const { me } = this.#store;
    const known = JSON.stringify([me, ...this.#store.people.values()]);
    if (!me || known === this.#drawn) return;
    this.#drawn = known;
    const name = this.#store.name(me);
    this.who.replaceChildren(avatar(me, name, 32), el("span", { class: "who-text" }, el("strong", {}, name), el("small", {}, LANGUAGES[me.locale] ?? me.locale)));
    this.who.setAttribute("aria-label", `You are ${name}. Switch person or language`);
    if (this.language.value !== me.locale) this.language.value = me.locale;
    const people = [...this.#store.people.values()].filter((person) => !person.bot);
    this.list.replaceChildren(...people.filter((person) => person.id !== me.id).map((person) => this.#link(person)));
    const bots = [...this.#store.people.values()].filter((person) => person.bot);
    this.#members.replaceChildren(...this.#group("Apps", bots), ...this.#group("Members", people));
  }

  #link(person) {
    const name = this.#store.name(person);
    const go = el("a", { href: address(person.username), class: "person" }, avatar(person, name, 28), el("span", {}, name));
    const tab = el("a", { href: address(person.username), target: "_blank", class: "icon-button", "aria-label": `Open a new tab as ${name}`, title: "New tab" }, icon("outward", 18));
    return el("li", {}, go, tab);
  }

  #group(title, people) {
    if (!people.length) return [];
    return [el("h2", {}, `${title} — ${people.length}`), el("ul", {}, people.map((person) => {
      const name = this.#store.name(person);
      return el("li", { class: "member" }, avatar(person, name, 32), el("span", { class: "member-name" }, name), person.bot ? el("span", { class: "tag" }, "BOT") : null);
    }))];
  }

  #showMembers(open) {
    this.#members.hidden = !open;
    this.#toggle.setAttribute("aria-expanded", String(open));
  }
}
