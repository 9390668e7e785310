// One person's line to the sandbox; it comes back by itself after a break.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;

export class Socket extends EventTarget {
  #name;
  #line = null;
  #wait = FIRST_WAIT;
  #timer = null;

  constructor(name) {
    super();
    this.#name = name;
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
  }

  get open() {
    return this.#line?.readyState === WebSocket.OPEN;
  }

  connect() {
    const address = new URL("/people", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    if (this.#name) address.searchParams.set("as", this.#name);
    const line = new WebSocket(address);
    this.#line = line;
    line.addEventListener("message", (event) => this.#take(event.data));
    line.addEventListener("close", () => line === this.#line && this.#lost());
  }

  /** False when the line is down: the caller keeps what the person wrote. */
  send(frame) {
    if (!this.open) return false;
    this.#line.send(JSON.stringify(frame));
    return true;
  }

  #take(text) {
    const frame = JSON.parse(text);
    if (frame.t === "hello") this.#wait = FIRST_WAIT;
    this.dispatchEvent(new CustomEvent("frame", { detail: frame }));
  }

  #lost() {
    this.dispatchEvent(new CustomEvent("lost"));
    this.#timer = setTimeout(() => this.#again(), this.#wait);
    this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
  }

  #again() {
    this.#timer = null;
    this.connect();
  }

  #hurry() {
    if (this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#again();
  }
}
