// The channel list: a column on a wide screen, a drawer on a phone.

import { el } from "./element.js";
import { icon } from "./icon.js";
import { isThread } from "./store.js";

export class Sidebar {
  #store;
  #app = document.querySelector("#app");
  #opener = document.querySelector("#open-drawer");
  #drawer = document.querySelector("#drawer");
  #nav = document.querySelector("#channels");

  constructor(store) {
    this.#store = store;
    this.#opener.append(icon("menu", 24));
    for (const event of ["hello", "channels", "unread", "visit"]) store.addEventListener(event, () => this.#draw());
    store.addEventListener("visit", () => {
      this.toggle(false);
      if (store.current) history.replaceState(null, "", `#${encodeURIComponent(store.channels.get(store.current)?.name ?? store.current)}`);
    });
    this.#opener.addEventListener("click", () => this.toggle(!this.#app.classList.contains("drawn")));
    document.querySelector("#veil").addEventListener("click", () => this.toggle(false));
    addEventListener("keydown", (event) => this.#key(event));
    this.#narrow = matchMedia("(max-width: 760px)");
    this.#narrow.addEventListener("change", () => this.toggle(false));
    this.toggle(false);
  }

  #narrow;

  toggle(open) {
    const hadFocus = this.#drawer.contains(document.activeElement);
    this.#app.classList.toggle("drawn", open);
    this.#opener.setAttribute("aria-expanded", String(open));
    this.#drawer.inert = this.#narrow.matches && !open;
    if (open) this.#nav.querySelector("[aria-current]")?.focus();
    else if (hadFocus && this.#narrow.matches) this.#opener.focus();
  }

  #key(event) {
    if (event.key === "Escape" && this.#app.classList.contains("drawn")) this.toggle(false);
    if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    event.preventDefault();
    const list = this.#store.ordered();
    const at = list.findIndex((channel) => channel.id === this.#store.current);
    const next = list[(at + (event.key === "ArrowDown" ? 1 : -1) + list.length) % list.length];
    if (next) this.#store.visit(next.id);
  }

  #draw() {
    const { guild, channels, current } = this.#store;
    document.querySelector("#server-name").textContent = guild.name ?? "";
    document.querySelector("#server-badge").textContent = initials(guild.name ?? "");
    const focused = this.#nav.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    this.#nav.replaceChildren(el("div", { class: "channel-kind", "aria-hidden": "true" }, "Text channels"),
      el("ul", {}, this.#store.ordered().map((channel) => this.#item(channel))));
    if (focused) this.#nav.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
    const channel = channels.get(current);
    document.querySelector("#chat-title").replaceChildren(icon(isThread(channel) ? "thread" : "hash", 22), channel?.name ?? "");
    document.querySelector("#chat-topic").textContent = channel?.topic ?? "";
    this.#title(channel);
  }

  #item(channel) {
    const tally = this.#store.unread.get(channel.id);
    const here = channel.id === this.#store.current;
    const classes = ["channel", isThread(channel) ? "thread" : "", tally && !here ? "unread" : ""].filter(Boolean).join(" ");
    return el("li", {}, el("button", {
      type: "button", class: classes, "aria-current": here ? "page" : null, data: { id: channel.id },
      on: { click: () => (here ? this.toggle(false) : this.#store.visit(channel.id)) },
    }, icon(isThread(channel) ? "thread" : "hash", 18), el("span", { class: "channel-name" }, channel.name),
    tally?.pings ? el("span", { class: "badge" }, String(tally.pings), el("span", { class: "hidden-text" }, " mentions")) : null,
    tally && !tally.pings && !here ? el("span", { class: "hidden-text" }, " unread") : null));
  }

  #title(channel) {
    const pings = [...this.#store.unread.values()].reduce((sum, tally) => sum + tally.pings, 0);
    const name = this.#store.me ? ` – ${this.#store.name(this.#store.me)}` : "";
    document.title = `${pings ? `(${pings}) ` : ""}#${channel?.name ?? ""}${name} – Tavolo sandbox`;
  }
}

const initials = (name) => name.split(/\s+/).map((word) => word[0] ?? "").join("").slice(0, 3);
