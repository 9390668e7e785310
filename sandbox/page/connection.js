// The strip that says that the sandbox is away, and that it is back.

import { el } from "./element.js";

const GOODBYE = 2500;

export class Connection {
  #strip = document.querySelector("#connection");
  #lost = false;
  first = true;

  constructor(socket) {
    socket.addEventListener("lost", () => this.#away());
    socket.addEventListener("frame", ({ detail }) => detail.t === "hello" && this.#back());
  }

  #away() {
    this.#lost = true;
    this.#strip.className = "connection away";
    this.#strip.replaceChildren(el("span", { class: "dots" }, el("i"), el("i"), el("i")), "Connection lost. Reconnecting…");
  }

  #back() {
    this.first = !this.#lost;
    if (!this.#lost) return;
    this.#lost = false;
    this.#strip.className = "connection back";
    this.#strip.replaceChildren("Back online.");
    setTimeout(() => this.#lost || this.#strip.replaceChildren(), GOODBYE);
  }
}
