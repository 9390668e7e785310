// One message as a line of the log: who, when, what, and what can be done with it.

import { el } from "./element.js";
import { embed } from "./embed.js";
import { icon } from "./icon.js";
import { plain } from "./markdown.js";
import { attachments } from "./picture.js";
import { avatar } from "./prose.js";
import { isEphemeral } from "./store.js";

const THINKING = 128;
const REPLY = 19;
const THREAD_MADE = 18;
const PINNED = 6;

export class Messages {
  #store;
  #clock;
  #prose;
  #components;
  #interactions;
  #socket;

  constructor({ store, clock, prose, components, interactions, socket }) {
    this.#store = store;
    this.#clock = clock;
    this.#prose = prose;
    this.#components = components;
    this.#interactions = interactions;
    this.#socket = socket;
  }

  draw(message) {
    const line = el("li", { class: "line", data: { id: message.id } });
    if (this.#store.pings(message)) line.classList.add("pinged");
    if (isEphemeral(message)) line.classList.add("ephemeral");
    line.append(this.#isSystem(message) ? this.#system(message) : this.#article(message));
    return line;
  }

  #isSystem(message) {
    return [THREAD_MADE, PINNED].includes(message.type);
  }

  #system(message) {
    const words = message.type === PINNED ? "pinned a message to this channel." : ["started a thread: ", el("strong", {}, message.content)];
    return el("article", { class: "system" }, icon(message.type === PINNED ? "at" : "thread", 18),
      el("span", {}, el("strong", {}, this.#store.name(message.author)), " ", words), this.#moment(message));
  }

  #article(message) {
    const name = this.#store.name(message.author);
    const author = this.#store.people.get(message.author?.id) ?? message.author;
    const header = el("header", { class: "message-head" },
      el("strong", { class: "author" }, name), message.author?.bot ? el("span", { class: "tag" }, "BOT") : null, this.#moment(message));
    const article = el("article", { class: "message", "aria-label": `${name}, ${this.#clock.stamp(message.timestamp)}` },
      this.#origin(message), el("div", { class: "gutter" }, avatar(author, name)),
      el("div", { class: "body" }, header, this.#content(message), this.#foot(message)));
    return article;
  }

  #moment(message) {
    return el("time", { class: "stamp", datetime: message.timestamp, title: this.#clock.write(Date.parse(message.timestamp) / 1000, "F") },
      this.#clock.stamp(message.timestamp));
  }

  /** The line above a message that says what it answers: a command, or another message. */
  #origin(message) {
    const command = message.command ?? message.interaction?.name ?? message.interaction_metadata?.name;
    const user = message.interaction?.user ?? message.interaction_metadata?.user ?? (message.local ? this.#store.me : null);
    if (command && user) {
      const person = this.#store.people.get(user.id) ?? user;
      return el("div", { class: "origin" }, icon("reply", 22), avatar(person, this.#store.name(user), 16),
        el("strong", {}, this.#store.name(user)), " used ", el("span", { class: "mention" }, `/${command}`));
    }
    if (message.type !== REPLY && !message.referenced_message) return null;
    const original = message.referenced_message ?? this.#store.find(message.message_reference?.message_id ?? "");
    if (!original) return el("div", { class: "origin" }, icon("reply", 22), el("em", {}, "Original message was deleted"));
    const person = this.#store.people.get(original.author?.id) ?? original.author;
    return el("div", { class: "origin" }, icon("reply", 22), avatar(person, this.#store.name(original.author), 16),
      el("strong", {}, this.#store.name(original.author)), " ", el("span", { class: "excerpt" }, this.#excerpt(original)));
  }

  /** The words of a message on one line, its emojis as pictures among them. */
  #excerpt(message) {
    const words = this.words(message, ({ name, id }) => `<:${name}:${id}>`);
    if (!words) return "Press to see attachment";
    return words.split(/(<:\w+:\d+>)/).map((part) => {
      const found = part.match(/^<:(\w+):(\d+)>$/);
      return found ? this.#prose.emoji({ name: found[1], id: found[2] }, 16) : part;
    });
  }

  #content(message) {
    if (message.local === "sending") return el("div", { class: "thinking" }, "Sending command…");
    if (message.local === "failed") return el("div", { class: "failure", role: "alert" }, icon("warning", 16), message.content);
    if (message.flags & THINKING) return el("div", { class: "thinking" }, el("span", { class: "dots" }, el("i"), el("i"), el("i")), `${this.#store.name(message.author)} is thinking…`);
    return [
      this.#text(message), attachmentsOf(message),
      (message.embeds ?? []).map((data) => embed(data, message, { prose: this.#prose, clock: this.#clock })),
      this.#components.draw(message), this.#thread(message),
    ];
  }

  #text(message) {
    const edited = message.edited_timestamp ? el("small", { class: "edited", title: this.#clock.stamp(message.edited_timestamp) }, " (edited)") : null;
    if (!message.content) return null;
    const text = this.#prose.draw(message.content, { class: "content" });
    if (edited) (text.lastElementChild?.classList.contains("run") ? text.lastElementChild : text).append(edited);
    return text;
  }

  #thread(message) {
    const thread = message.thread && (this.#store.channels.get(message.thread.id) ?? message.thread);
    if (!thread) return null;
    return el("button", { type: "button", class: "thread-card", on: { click: () => this.#store.visit(thread.id) } },
      icon("thread", 18), el("strong", {}, thread.name), el("span", { class: "link" }, "See thread ›"));
  }

  #foot(message) {
    const failure = this.#interactions.failed.get(message.id);
    return [
      failure ? el("div", { class: "failure", role: "alert" }, icon("warning", 16), failure) : null,
      this.#reactions(message),
      isEphemeral(message) && message.local !== "sending" ? this.#privacy(message) : null,
    ];
  }

  #reactions(message) {
    if (!message.reactions?.length) return null;
    return el("div", { class: "reactions" }, message.reactions.map((reaction) =>
      el("span", { class: "reaction" }, this.#prose.emoji(reaction.emoji, 16), " ", String(reaction.count))));
  }

  #privacy(message) {
    const dismiss = () => {
      if (!message.local) this.#socket.send({ t: "dismiss", message_id: message.id });
      this.#store.remove(message.channel_id, message.id);
      document.querySelector("#composer")?.focus();
    };
    return el("div", { class: "privacy" }, icon("eye", 15), "Only you can see this • ",
      el("button", { type: "button", class: "as-link", on: { click: dismiss } }, "Dismiss message"));
  }

  /** The message in words, for a screen reader and for the excerpt of a reply. */
  words(message, emoji) {
    if (message.flags & THINKING) return `${this.#store.name(message.author)} is thinking…`;
    const parts = [message.content];
    for (const data of message.embeds ?? []) parts.push(data.title, data.description);
    for (const text of texts(message.components ?? [])) parts.push(text);
    for (const file of message.attachments ?? []) if (file.description) parts.push(file.description);
    return parts.filter(Boolean).map((part) => plain(part, (node) => this.#named(node), emoji)).join("\n");
  }

  #named(node) {
    if (node.type === "user") return `@${this.#store.name(this.#store.people.get(node.id))}`;
    if (node.type === "channel") return `#${this.#store.channels.get(node.id)?.name ?? "unknown"}`;
    if (node.type === "role") return `@${this.#store.role(node.id)?.name ?? "role"}`;
    return node.type === "time" ? this.#clock.write(node.unix, node.style) : "";
  }
}

function attachmentsOf(message) {
  const layout = Boolean(message.flags & 32768);
  return layout ? null : attachments(message);
}

function* texts(components) {
  for (const component of components) {
    if (component.type === 10) yield component.content;
    for (const item of component.items ?? []) if (item.description) yield item.description;
    yield* texts(component.components ?? []);
  }
}
