// One button of a message: a press, or a link outward.

import { el, safeLink } from "./element.js";
import { icon } from "./icon.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-style", 6: "premium" };
const LINK = 5;
const PREMIUM = 6;

export function button(component, { prose, busy = false, press }) {
  const style = `button ${STYLES[component.style] ?? "secondary"}`;
  const label = component.label ?? (component.style === PREMIUM ? "Premium" : "");
  const face = [
    component.emoji ? prose.emoji(component.emoji, 20) : null,
    label ? el("span", { class: "button-label" }, label) : null,
  ];
  if (component.style === LINK) {
    const address = component.disabled ? null : safeLink(component.url);
    const link = el("a", {
      class: style, role: address ? null : "link", "aria-disabled": address ? null : "true",
      href: address, target: "_blank", rel: "noopener noreferrer nofollow",
    }, face, icon("outward", 16));
    return link;
  }
  return el("button", {
    type: "button", class: style, disabled: component.disabled || component.style === PREMIUM, data: { customId: component.custom_id },
    "aria-label": label ? null : component.emoji?.name, "aria-busy": busy ? "true" : null,
    on: { click: () => busy || press(component.custom_id) },
  }, el("span", { class: "button-face" }, face), busy ? el("span", { class: "dots" }, el("i"), el("i"), el("i")) : null);
}
