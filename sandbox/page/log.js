// The message log of the current channel: kept in order, at the bottom while the reader is there.

import { el } from "./element.js";
import { icon } from "./icon.js";
import { reanchor } from "./listbox.js";
import { compare } from "./snowflake.js";
import { isEphemeral } from "./store.js";

const NEAR = 80;
const TOGETHER = 7 * 60 * 1000;
const LONGEST = 200;

export class Log {
  #store;
  #clock;
  #messages;
  #list = document.querySelector("#messages");
  #scroller = document.querySelector("#scroller");
  #jump = document.querySelector("#jump");
  #announcer = document.querySelector("#announcer");
  #said = new Map();
  #missed = 0;
  #stuck = true;

  constructor({ store, clock, messages, interactions }) {
    this.#store = store;
    this.#clock = clock;
    this.#messages = messages;
    store.addEventListener("hello", () => this.#fill());
    store.addEventListener("visit", () => this.#fill());
    store.addEventListener("language", () => this.#fill());
    store.addEventListener("message", ({ detail }) => this.#put(detail.message, detail.fresh));
    store.addEventListener("gone", ({ detail }) => this.#drop(detail));
    interactions.addEventListener("changed", ({ detail }) => this.#again(detail));
    this.#scroller.addEventListener("scroll", () => this.#scrolled());
    this.#jump.addEventListener("click", () => this.bottom());
    new ResizeObserver(() => this.#stuck && this.bottom()).observe(this.#list);
    new ResizeObserver(() => this.#stuck && this.bottom()).observe(this.#scroller);
  }

  #fill() {
    const channel = this.#store.channels.get(this.#store.current);
    this.#list.setAttribute("aria-label", channel ? `Messages in ${channel.name}` : "Messages");
    const history = this.#store.history(this.#store.current).slice(-LONGEST);
    this.#list.replaceChildren(...history.map((message) => this.#messages.draw(message)));
    this.#arrange();
    this.bottom();
  }

  #line(id) {
    return this.#list.querySelector(`li[data-id="${CSS.escape(id)}"]`);
  }

  #put(message, fresh) {
    if (message.channel_id !== this.#store.current) return;
    const line = this.#messages.draw(message);
    const old = this.#line(message.id);
    if (old) this.#swap(old, line);
    else this.#insert(line);
    this.#arrange();
    if (fresh) this.#arrived(message);
    this.#announce(message);
    if (this.#stuck) this.bottom();
  }

  /** The bot's edit must not take the keyboard from the person: the same control keeps the focus. */
  #swap(old, line) {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const shown = [...old.querySelectorAll(".spoiler")].map((node) => node.classList.contains("shown"));
    old.replaceWith(line);
    reanchor(old, line);
    line.querySelectorAll(".spoiler").forEach((node, at) => shown[at] && node.click());
    if (!focused) return;
    const id = focused.dataset.customId;
    const same = id ? line.querySelector(`[data-custom-id="${CSS.escape(id)}"]:not(:disabled)`) : null;
    (same ?? line.querySelector("button:not(:disabled)") ?? this.#scroller).focus({ preventScroll: true });
  }

  #insert(line) {
    const lines = [...this.#list.querySelectorAll("li[data-id]")];
    const after = lines.findLast((other) => compare(other.dataset.id, line.dataset.id) < 0);
    if (after) after.after(line);
    else this.#list.prepend(line);
    if (lines.length >= LONGEST) lines[0].remove();
  }

  #again(id) {
    const message = this.#store.find(id);
    const old = this.#line(id);
    if (message && old) this.#swap(old, this.#messages.draw(message));
    this.#arrange();
  }

  #drop({ channel, id }) {
    if (channel !== this.#store.current) return;
    const line = this.#line(id);
    if (line?.contains(document.activeElement)) this.#scroller.focus({ preventScroll: true });
    line?.remove();
    this.#arrange();
  }

  /** Day dividers, and which messages stand under the name of the one before. */
  #arrange() {
    for (const divider of this.#list.querySelectorAll("li.day")) divider.remove();
    let before = null;
    for (const line of [...this.#list.children]) {
      const message = this.#store.messages.get(this.#store.current)?.get(line.dataset.id);
      if (!message) continue;
      const day = this.#clock.day(message.timestamp);
      const sameDay = before !== null && this.#clock.day(before.timestamp) === day;
      if (!sameDay) line.before(el("li", { class: "day", role: "separator", "aria-label": day }, el("span", {}, day)));
      line.classList.toggle("grouped", sameDay && this.#together(before, message));
      before = message;
    }
    this.#list.classList.toggle("empty", before === null);
  }

  #together(before, message) {
    const plain = [0, undefined].includes(message.type) && !message.local && !message.referenced_message;
    const answer = message.interaction?.name ?? message.interaction_metadata?.name;
    return plain && !answer && before.author?.id === message.author?.id && [0, 19, 20, undefined].includes(before.type)
      && isEphemeral(before) === isEphemeral(message) && Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER;
  }

  #arrived(message) {
    if (message.author?.id === this.#store.me?.id || message.local) this.#stuck = true;
    if (this.#stuck) return;
    this.#missed += 1;
    this.#jump.replaceChildren(`${this.#missed} new message${this.#missed === 1 ? "" : "s"}`, icon("down", 16));
    this.#jump.hidden = false;
  }

  /** A screen reader hears each new text once; an edit that changes no words is silent. */
  #announce(message) {
    const words = this.#messages.words(message);
    if (!words || this.#said.get(message.id) === words) return;
    this.#said.set(message.id, words);
    if (message.author?.id === this.#store.me?.id) return;
    this.#announcer.append(el("p", {}, `${this.#store.name(message.author)}: ${words.slice(0, 400)}`));
    while (this.#announcer.children.length > 20) this.#announcer.firstChild.remove();
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    this.#stuck = scrollHeight - scrollTop - clientHeight < NEAR;
    if (this.#stuck) this.#caughtUp();
  }

  #caughtUp() {
    this.#missed = 0;
    this.#jump.hidden = true;
    if (!document.hidden) this.#store.read();
  }

  bottom() {
    this.#stuck = true;
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#caughtUp();
  }
}
