// The classic embed: a card with a coloured edge.

import { hex } from "./component.js";
import { el, fileAddress, outward, safeLink } from "./element.js";
import { locate, picture } from "./picture.js";

export function embed(data, message, { prose, clock }) {
  const card = el("article", { class: "embed" },
    el("div", { class: "embed-top" },
      el("div", { class: "embed-main" },
        provider(data), author(data.author), title(data, prose),
        data.description ? prose.draw(data.description, { class: "embed-description" }) : null,
        fields(data.fields ?? [], prose)),
      data.thumbnail ? picture(locate(data.thumbnail, message), { description: data.thumbnail.description, className: "thumbnail", width: 80, height: 80 }) : null),
    data.image ? picture(locate(data.image, message), { description: data.image.description ?? data.title, width: 480, height: 300 }) : null,
    footer(data, clock));
  if (Number.isInteger(data.color)) card.style.setProperty("--accent", hex(data.color));
  return card;
}

const provider = (data) => (data.provider?.name ? el("div", { class: "embed-provider" }, data.provider.name) : null);

function named(words, address) {
  const link = safeLink(address);
  return link ? outward(link, words) : words;
}

function small(address) {
  const source = fileAddress(address);
  return source ? el("img", { class: "embed-icon", src: source, alt: "", width: 22, height: 22 }) : null;
}

const author = (data) => (data?.name ? el("div", { class: "embed-author" }, small(data.icon_url), named(data.name, data.url)) : null);

const title = (data, prose) => (data.title ? el("div", { class: "embed-title" }, named(prose.line(data.title), data.url)) : null);

function fields(list, prose) {
  if (!list.length) return null;
  return el("div", { class: "embed-fields" }, list.map((field) =>
    el("div", { class: `embed-field${field.inline ? " inline" : ""}` },
      el("div", { class: "embed-name" }, prose.line(field.name)), prose.draw(field.value))));
}

function footer(data, clock) {
  const moment = data.timestamp ? clock.stamp(data.timestamp) : null;
  if (!data.footer?.text && !moment) return null;
  const words = [data.footer?.text, moment].filter(Boolean).join(" • ");
  return el("div", { class: "embed-footer" }, small(data.footer?.icon_url), words);
}
