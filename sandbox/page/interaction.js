// What this person has asked of a bot and not yet heard back about.

import { fromTime } from "./snowflake.js";

const NO_LINE = "The sandbox is not reachable. Try again when it is back.";

export class Interactions extends EventTarget {
  #socket;
  #store;
  #clock;
  #pending = new Map();
  #count = 0;
  busy = new Set();
  failed = new Map();
  picks = new Map();

  constructor(socket, store, clock) {
    super();
    this.#socket = socket;
    this.#store = store;
    this.#clock = clock;
    store.addEventListener("message", ({ detail }) => this.#edited(detail.message.id));
  }

  press(message, customId) {
    this.#component(message, customId, { t: "press", message_id: message.id, custom_id: customId });
  }

  select(message, customId, values) {
    this.picks.set(key(message.id, customId), values);
    this.#component(message, customId, { t: "select", message_id: message.id, custom_id: customId, values });
  }

  #component(message, customId, frame) {
    const place = key(message.id, customId);
    if (this.busy.has(place)) return;
    this.busy.add(place);
    this.failed.delete(message.id);
    this.#ask(frame, {
      done: () => this.busy.delete(place) && this.#changed(message.id),
      fail: (reason) => {
        this.busy.delete(place);
        this.failed.set(message.id, reason ?? "This interaction failed");
        this.picks.delete(place);
        this.#changed(message.id);
      },
    });
    this.#changed(message.id);
  }

  /** The command stands at the bottom of the log until the bot answers; a failure stays until dismissed. */
  slash(channel, entry, options) {
    const id = fromTime(this.#clock.now(), this.#count);
    const local = {
      id, channel_id: channel, local: "sending", flags: 64, author: this.#bot(entry), content: "",
      timestamp: new Date(this.#clock.now()).toISOString(), command: entry.label,
    };
    this.#store.put(local);
    this.#ask({ t: "slash", channel_id: channel, name: entry.path, options }, {
      done: () => this.#store.remove(channel, id),
      fail: (reason) => this.#store.put({ ...local, local: "failed", content: reason ?? "The application did not respond" }),
    });
  }

  #bot({ application }) {
    const known = [...this.#store.people.values()].find((user) => user.id === application?.id);
    return known ?? { id: application?.id ?? "0", username: application?.name ?? "App", bot: true };
  }

  autocomplete(channel, entry, options, focused) {
    return new Promise((resolve) => {
      const frame = { t: "autocomplete", channel_id: channel, name: entry.path, options, focused };
      this.#ask(frame, { done: resolve, fail: () => resolve(null), choices: true });
    });
  }

  submit(modal, values) {
    return new Promise((resolve) => {
      const frame = { t: "submit", interaction_id: modal.interaction_id, custom_id: modal.modal.custom_id, values };
      this.#ask(frame, { done: () => resolve(null), fail: (reason) => resolve(reason ?? "Something went wrong. Try again.") });
    });
  }

  #ask(frame, { done, fail, choices = false }) {
    this.#count += 1;
    const nonce = `${Date.now().toString(36)}-${this.#count}`;
    this.#pending.set(nonce, { done, fail, choices });
    if (!this.#socket.send({ ...frame, nonce })) this.#end(nonce, "fail", NO_LINE);
  }

  #end(nonce, how, what) {
    const asked = this.#pending.get(nonce);
    if (!asked) return false;
    this.#pending.delete(nonce);
    asked[how](what);
    return true;
  }

  /** True when the frame was an answer to something asked here. */
  take(frame) {
    switch (frame.t) {
      case "interaction":
        if (frame.state === "failed") this.#end(frame.nonce, "fail");
        else if (frame.state === "answered" && !this.#pending.get(frame.nonce)?.choices) this.#end(frame.nonce, "done");
        return true;
      case "modal":
        this.#end(frame.nonce, "done");
        this.dispatchEvent(new CustomEvent("modal", { detail: frame }));
        return true;
      case "choices": return this.#end(frame.nonce, "done", frame.choices);
      case "error": return this.#end(frame.nonce, "fail", frame.message);
      default: return false;
    }
  }

  /** The line broke: nothing asked on it will be answered. */
  lost() {
    for (const nonce of [...this.#pending.keys()]) this.#end(nonce, "fail");
  }

  #edited(id) {
    this.failed.delete(id);
    for (const place of this.picks.keys()) {
      if (place.startsWith(`${id}/`) && !this.busy.has(place)) this.picks.delete(place);
    }
  }

  isBusy(messageId, customId) {
    return this.busy.has(key(messageId, customId));
  }

  picked(messageId, customId) {
    return this.picks.get(key(messageId, customId));
  }

  #changed(id) {
    this.dispatchEvent(new CustomEvent("changed", { detail: id }));
  }
}

const key = (messageId, customId) => `${messageId}/${customId}`;
