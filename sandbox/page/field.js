// The fields of a modal form: each has a label, an element, and a way to read its value.

import { el } from "./element.js";
import { select } from "./select.js";

const TEXT_INPUT = 4;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const RADIO = 21;
const CHECKBOXES = 22;
const CHECKBOX = 23;
const PARAGRAPH = 2;

let serial = 0;

/** A field is {id, node, read(), problem()}; an unsupported kind is drawn as a sentence and reads nothing. */
export function field(component, { label, description, store, prose }) {
  serial += 1;
  const id = `field-${serial}`;
  const required = component.required ?? component.type !== CHECKBOX;
  const parts = make(component, { id, label, store, prose, required, described: description ? `${id}-hint` : null });
  const title = [label, required && component.type !== CHECKBOX ? el("span", { class: "asterisk", "aria-hidden": "true" }, " *") : null];
  const fault = el("div", { class: "field-problem", id: `${id}-problem`, hidden: true });
  const node = el("div", { class: "field" },
    parts.inputId ? el("label", { class: "field-label", for: parts.inputId }, title) : el("div", { class: "field-label", id: `${id}-label` }, title),
    description ? el("div", { class: "field-hint", id: `${id}-hint` }, description) : null, parts.node, parts.count ?? null, fault);
  const check = () => {
    const problem = parts.problem();
    fault.hidden = !problem;
    fault.textContent = problem ?? "";
    parts.control?.setAttribute("aria-invalid", String(Boolean(problem)));
    if (problem) parts.control?.setAttribute("aria-errormessage", fault.id);
    return problem;
  };
  return { customId: component.custom_id, node, read: parts.read, check, focus: () => (parts.control ?? parts.node).focus() };
}

function make(component, setting) {
  if (component.type === TEXT_INPUT) return text(component, setting);
  if (SELECTS.has(component.type)) return menu(component, setting);
  if (component.type === RADIO || component.type === CHECKBOXES) return group(component, setting);
  if (component.type === CHECKBOX) return checkbox(component, setting);
  const node = el("div", { class: "missing" }, "This page cannot show this kind of field.");
  return { node, read: () => undefined, problem: () => null };
}

function text(component, { id, required, described }) {
  const long = component.style === PARAGRAPH;
  const control = el(long ? "textarea" : "input", {
    id, class: "text-input", type: long ? null : "text", rows: long ? 4 : null, placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000, value: component.value ?? "", "aria-required": required ? "true" : null,
    "aria-describedby": described, autocomplete: "off", data: { customId: component.custom_id },
  });
  const limit = component.max_length ?? 4000;
  const count = el("div", { class: "field-count", "aria-hidden": "true" });
  const tally = () => { count.textContent = limit <= 1000 ? `${control.value.length}/${limit}` : ""; };
  control.addEventListener("input", tally);
  tally();
  const problem = () => {
    const { length } = control.value;
    if (!length) return required ? "This field is required." : null;
    return length < (component.min_length ?? 0) ? `Must be at least ${component.min_length} characters.` : null;
  };
  return { inputId: id, node: control, control, count, read: () => control.value, problem };
}

function menu(component, { label, store, prose, required }) {
  let chosen;
  const holder = el("div", { class: "field-select" });
  const draw = () => {
    const control = select(component, {
      store, prose, label, picked: () => chosen,
      done: (values) => {
        chosen = values;
        draw();
        parts.control.focus();
      },
    });
    holder.replaceChildren(control);
    parts.control = control;
    return control;
  };
  const preset = () => (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  const read = () => chosen ?? component.default_values?.map((value) => value.id) ?? preset();
  const problem = () => {
    const { length } = read();
    if (!length) return required ? "Make a selection." : null;
    return length < (component.min_values ?? 1) ? `Choose at least ${component.min_values}.` : null;
  };
  const parts = { node: holder, control: null, read, problem };
  draw();
  return parts;
}

function group(component, { id, required, described }) {
  const single = component.type === RADIO;
  const inputs = component.options.map((option, at) => {
    const input = el("input", { type: single ? "radio" : "checkbox", name: id, id: `${id}-${at}`, value: option.value });
    input.checked = Boolean(option.default);
    return input;
  });
  const rows = component.options.map((option, at) => el("label", { class: "choice" }, inputs[at],
    el("span", {}, option.label, option.description ? el("small", {}, option.description) : null)));
  const node = el("div", { class: "choices", role: single ? "radiogroup" : "group", "aria-labelledby": `${id}-label`, "aria-describedby": described }, rows);
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  const least = component.min_values ?? (required ? 1 : 0);
  const most = single ? 1 : component.max_values ?? component.options.length;
  const problem = () => {
    const { length } = values();
    if (length < least && (required || length)) return least === 1 ? "Make a selection." : `Choose at least ${least}.`;
    return length > most ? `Choose at most ${most}.` : null;
  };
  return { node, control: inputs[0], read: () => (single ? values()[0] ?? null : values()), problem };
}

function checkbox(component, { id }) {
  const input = el("input", { type: "checkbox", id, class: "lone-check" });
  input.checked = Boolean(component.default);
  return { inputId: id, node: input, control: input, read: () => input.checked, problem: () => null };
}
