// Draws the markdown tree; names of people, channels and roles come from the store.

import { el, outward, safeLink } from "./element.js";
import { icon } from "./icon.js";
import { inline, parse } from "./markdown.js";

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s" };

export class Prose {
  #store;
  #clock;

  constructor(store, clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** A whole text: the answer is one element that carries the language-neutral class "prose". */
  draw(source, props = {}) {
    const blocks = parse(source ?? "");
    const large = onlyEmojis(blocks) ? " jumbo" : "";
    return el("div", { ...props, class: `prose ${props.class ?? ""}${large}`.trim() }, blocks.map((node) => this.#node(node)));
  }

  /** One line, such as an embed's title: no headings, lists or quotes. */
  line(source) {
    return inline(source ?? "").map((node) => this.#node(node));
  }

  #all(nodes) {
    return nodes.map((node) => this.#node(node));
  }

  #node(node) {
    switch (node.type) {
      case "text": return node.text;
      case "prose": return el("div", { class: "run" }, this.#all(node.children));
      case "strong": case "em": case "underline": case "strike": return el(TAGS[node.type], {}, this.#all(node.children));
      case "heading": return el(`h${node.level + 2}`, { class: `h${node.level}` }, this.#all(node.children));
      case "subtext": return el("small", { class: "subtext" }, this.#all(node.children));
      case "quote": return el("blockquote", {}, this.#all(node.children));
      case "list": return this.#list(node);
      case "code": return el("code", {}, node.text);
      case "block": return el("pre", { tabindex: 0 }, el("code", {}, node.text));
      case "link": return this.#link(node);
      case "spoiler": return this.#spoiler(node);
      case "time": return this.#time(node);
      default: return this.#reference(node);
    }
  }

  #reference(node) {
    switch (node.type) {
      case "user": return this.mention(`@${this.#store.name(this.#store.people.get(node.id))}`, node.id === this.#store.me?.id);
      case "role": return this.#role(node.id);
      case "channel": return this.#channel(node.id);
      case "everyone": return this.mention(node.text);
      case "command": return el("span", { class: "mention" }, `/${node.name}`);
      default: return this.emoji(node);
    }
  }

  mention(words, mine = false) {
    return el("span", { class: `mention${mine ? " mine" : ""}` }, words);
  }

  #role(id) {
    const role = this.#store.role(id);
    const node = this.mention(`@${role?.name ?? "unknown role"}`);
    if (role?.color) node.style.setProperty("--role", `#${role.color.toString(16).padStart(6, "0")}`);
    if (role?.color) node.classList.add("coloured");
    return node;
  }

  #channel(id) {
    const channel = this.#store.channels.get(id);
    if (!channel) return el("span", { class: "mention" }, "#unknown");
    const visit = () => this.#store.visit(id);
    return el("button", { type: "button", class: "mention", on: { click: visit } }, `#${channel.name}`);
  }

  emoji({ id, name }, size = 22) {
    if (!id) return el("span", { class: "unicode" }, name ?? "");
    const alt = `:${name ?? "emoji"}:`;
    const address = `/emojis/${encodeURIComponent(id)}.png`;
    return el("img", { class: "emoji", src: address, alt, title: alt, width: size, height: size, draggable: "false" });
  }

  #link({ href, children, masked }) {
    const address = safeLink(href);
    if (!address) return this.#all(children);
    const link = outward(address, this.#all(children));
    if (masked) link.title = address;
    return link;
  }

  #list(node) {
    const items = node.items.map((item) => el("li", {}, this.#all(item)));
    return el(node.ordered ? "ol" : "ul", { start: node.start }, items);
  }

  #spoiler(node) {
    const inside = el("span", { "aria-hidden": "true", inert: true }, this.#all(node.children));
    const box = el("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": "Spoiler, press to show" }, inside);
    const show = (event) => {
      if (event.type === "keydown" && !["Enter", " "].includes(event.key)) return;
      if (box.classList.contains("shown")) return;
      event.preventDefault();
      box.classList.add("shown");
      for (const name of ["role", "tabindex", "aria-label"]) box.removeAttribute(name);
      inside.removeAttribute("aria-hidden");
      inside.inert = false;
    };
    box.addEventListener("click", show);
    box.addEventListener("keydown", show);
    return box;
  }

  #time({ unix, style }) {
    const moment = new Date(unix * 1000);
    if (Number.isNaN(moment.getTime())) return "Invalid date";
    const props = { class: "moment", datetime: moment.toISOString(), title: this.#clock.write(unix, "F") };
    if (style === "R") props.data = { live: unix };
    return el("time", props, this.#clock.write(unix, style));
  }
}

function onlyEmojis(blocks) {
  if (blocks.length !== 1 || blocks[0].type !== "prose") return false;
  const { children } = blocks[0];
  const emojis = children.filter((node) => node.type === "emoji").length;
  return emojis > 0 && emojis <= 30 && children.every((node) => node.type === "emoji" || (node.type === "text" && !node.text.trim()));
}

/** The coloured disc of somebody: their picture, or the first letter of their name. */
export function avatar(user, name, size = 40) {
  const address = user?.avatar_url;
  const disc = el("span", { class: "avatar", "aria-hidden": "true" });
  disc.style.setProperty("--size", `${size}px`);
  disc.style.setProperty("--hue", String(hue(user?.id ?? name)));
  if (address) disc.append(el("img", { src: address, alt: "", width: size, height: size }));
  else if (user?.bot) disc.append(icon("slash", Math.round(size * 0.6)));
  else disc.append([...name][0]?.toUpperCase() ?? "?");
  if (user?.bot) disc.classList.add("bot");
  return disc;
}

function hue(text) {
  let sum = 0;
  for (const sign of String(text)) sum = (sum * 31 + sign.codePointAt(0)) % 3600;
  return (sum * 137) % 360;
}
