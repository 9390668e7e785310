// A bot's form over the page; it stays open until the bot has taken it.

import { el } from "./element.js";
import { field } from "./field.js";
import { icon } from "./icon.js";

const ROW = 1;
const TEXT = 10;
const LABEL = 18;

export class Modals {
  #store;
  #prose;
  #interactions;

  constructor({ store, prose, interactions }) {
    this.#store = store;
    this.#prose = prose;
    this.#interactions = interactions;
    interactions.addEventListener("modal", ({ detail }) => this.open(detail));
  }

  open(frame) {
    document.querySelector("dialog.modal")?.close();
    const { modal } = frame;
    const parts = modal.components.flatMap((component) => this.#part(component));
    const fields = parts.filter((part) => part.read);
    const problem = el("div", { class: "failure", role: "alert", hidden: true });
    const send = el("button", { type: "submit", class: "button primary" }, el("span", { class: "button-face" }, "Submit"));
    const cancel = el("button", { type: "button", class: "button plain" }, "Cancel");
    const close = el("button", { type: "button", class: "icon-button", "aria-label": "Close" }, icon("close"));
    const form = el("form", { method: "dialog", novalidate: true },
      el("div", { class: "modal-head" }, el("h2", { id: "modal-title" }, modal.title), close),
      el("div", { class: "modal-body" }, parts.map((part) => part.node), problem),
      el("div", { class: "modal-foot" }, cancel, send));
    const box = el("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
    const back = document.activeElement;
    for (const button of [cancel, close]) button.addEventListener("click", () => box.close());
    box.addEventListener("close", () => {
      box.remove();
      if (back?.isConnected) back.focus();
      else document.querySelector("#composer")?.focus();
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#submit({ frame, fields, box, send, problem });
    });
    document.body.append(box);
    box.showModal();
    fields[0]?.focus();
  }

  #part(component) {
    const context = { store: this.#store, prose: this.#prose };
    if (component.type === TEXT) return [{ node: this.#prose.draw(component.content) }];
    if (component.type === ROW) return component.components.map((child) => field(child, { ...context, label: child.label ?? child.placeholder ?? "" }));
    if (component.type === LABEL) {
      const { label, description } = component;
      return [field(component.component, { ...context, label, description })];
    }
    return [{ node: el("div", { class: "missing" }, "This page cannot show this part of the form.") }];
  }

  async #submit({ frame, fields, box, send, problem }) {
    const wrong = fields.filter((one) => one.check());
    if (wrong.length) return wrong[0].focus();
    if (send.getAttribute("aria-busy") === "true") return undefined;
    send.setAttribute("aria-busy", "true");
    send.append(el("span", { class: "dots" }, el("i"), el("i"), el("i")));
    problem.hidden = true;
    const values = {};
    for (const one of fields) if (one.read() !== undefined) values[one.customId] = one.read();
    const failure = await this.#interactions.submit(frame, values);
    if (!failure) return box.close();
    send.removeAttribute("aria-busy");
    send.lastChild.remove();
    problem.replaceChildren(icon("warning", 16), failure);
    problem.hidden = false;
    return undefined;
  }
}
