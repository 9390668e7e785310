// What this person's client knows; views listen to it and never keep copies.

import { compare } from "./snowflake.js";

const EPHEMERAL = 64;
const THREADS = new Set([10, 11, 12]);

export class Store extends EventTarget {
  me = null;
  guild = {};
  people = new Map();
  channels = new Map();
  messages = new Map();
  commands = [];
  emojis = new Map();
  unread = new Map();
  current = null;

  take(frame) {
    switch (frame.t) {
      case "hello": return this.#hello(frame);
      case "message": return this.put(frame.message);
      case "message_delete": return this.remove(frame.channel_id, frame.id);
      case "channel":
        this.channels.set(frame.channel.id, frame.channel);
        return this.#say("channels");
      case "channel_delete":
        this.channels.delete(frame.id);
        if (this.current === frame.id) this.visit(this.ordered()[0]?.id ?? null);
        return this.#say("channels");
      case "commands":
        this.#offer(frame.commands);
        this.#say("people");
        return this.#say("commands");
      case "emojis":
        this.emojis = new Map(frame.emojis.map((emoji) => [emoji.id, emoji]));
        return this.#say("emojis");
      case "people": return this.#people(frame.people);
      default: return undefined;
    }
  }

  #hello(frame) {
    this.me = frame.me;
    this.guild = frame.guild ?? {};
    this.people.clear();
    this.#meet(frame.people);
    this.channels = new Map(frame.channels.map((channel) => [channel.id, channel]));
    this.messages = new Map();
    this.#offer(frame.commands ?? []);
    this.emojis = new Map((frame.emojis ?? []).map((emoji) => [emoji.id, emoji]));
    for (const [channel, list] of Object.entries(frame.messages ?? {})) {
      this.messages.set(channel, new Map(list.map((message) => [message.id, message])));
      for (const message of list) this.#knowAuthor(message);
    }
    if (!this.channels.has(this.current)) this.current = this.#landing();
    this.unread.delete(this.current);
    this.#say("language");
    this.#say("hello");
  }

  #landing() {
    const wanted = decodeURIComponent(location.hash.slice(1));
    const match = [...this.channels.values()].find((channel) => channel.id === wanted || channel.name === wanted);
    return (match ?? this.ordered()[0])?.id ?? null;
  }

  #people(people) {
    const before = this.me?.locale;
    this.#meet(people);
    if (this.me?.locale !== before) this.#say("language");
    this.#say("people");
  }

  #meet(people) {
    for (const person of people) {
      this.people.set(person.id, person);
      if (person.id === this.me?.id) this.me = { ...this.me, ...person };
    }
  }

  /** A bot is known by the commands it offers, before it has said anything. */
  #offer(commands) {
    this.commands = commands;
    for (const { application } of commands) {
      if (application) this.#knowAuthor({ author: { id: application.id, username: application.name, bot: true } });
    }
  }

  #knowAuthor({ author }) {
    if (author && !this.people.has(author.id)) this.people.set(author.id, author);
  }

  put(message) {
    const list = this.messages.get(message.channel_id) ?? new Map();
    this.messages.set(message.channel_id, list);
    const fresh = !list.has(message.id);
    list.set(message.id, message);
    this.#knowAuthor(message);
    if (fresh) this.#count(message);
    this.#say("message", { message, fresh });
  }

  remove(channel, id) {
    if (this.messages.get(channel)?.delete(id)) this.#say("gone", { channel, id });
  }

  #count(message) {
    if (message.channel_id === this.current && !document.hidden) return;
    if (message.author?.id === this.me?.id) return;
    const tally = this.unread.get(message.channel_id) ?? { messages: 0, pings: 0 };
    tally.messages += 1;
    tally.pings += this.pings(message) ? 1 : 0;
    this.unread.set(message.channel_id, tally);
    this.#say("unread");
  }

  read() {
    if (this.unread.delete(this.current)) this.#say("unread");
  }

  visit(id) {
    if (id === this.current || (id !== null && !this.channels.has(id))) return;
    this.current = id;
    this.unread.delete(id);
    this.#say("visit");
  }

  find(id) {
    for (const list of this.messages.values()) if (list.has(id)) return list.get(id);
    return null;
  }

  /** The messages of a channel, oldest first. */
  history(channel) {
    return [...(this.messages.get(channel)?.values() ?? [])].sort((a, b) => compare(a.id, b.id));
  }

  /** Channels a person can write in, in the server's order, each followed by its threads. */
  ordered() {
    const all = [...this.channels.values()];
    const by = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compare(a.id, b.id);
    const texts = all.filter((channel) => [0, 5].includes(channel.type)).sort(by);
    const threads = all.filter((channel) => THREADS.has(channel.type) && !channel.thread_metadata?.archived).sort(by);
    return texts.flatMap((channel) => [channel, ...threads.filter((thread) => thread.parent_id === channel.id)]);
  }

  roles() {
    return (this.guild.roles ?? []).filter((role) => role.id !== this.guild.id);
  }

  role(id) {
    return (this.guild.roles ?? []).find((role) => role.id === id);
  }

  pings(message) {
    if (message.mention_everyone || message.mentions?.some((user) => user.id === this.me?.id)) return true;
    return message.mention_roles?.some((role) => this.me?.roles?.includes(role)) ?? false;
  }

  name(user) {
    const known = this.people.get(user?.id) ?? user;
    return known?.global_name || known?.username || "Unknown user";
  }

  #say(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }
}

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);
export const isThread = (channel) => THREADS.has(channel?.type);
