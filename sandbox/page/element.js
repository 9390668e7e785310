// Every node of the page is made here: text goes in as text, never as markup.

const LINK = /^https?:\/\//i;

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) node.addEventListener(event, act);
    else if (name === "data") Object.assign(node.dataset, value);
    else if (name === "value") node.value = value;
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** An address a person may follow, or null: only http and https, whatever a bot or a person wrote. */
export function safeLink(address) {
  if (typeof address !== "string" || !LINK.test(address)) return null;
  try {
    return new URL(address).href;
  } catch {
    return null;
  }
}

/** The sandbox serves files under its own address, whichever loopback name this tab was opened with. */
export function fileAddress(address) {
  if (typeof address !== "string") return null;
  if (address.startsWith("data:image/") || /^\/(?!\/)/.test(address)) return address;
  const link = safeLink(address);
  if (!link) return null;
  const url = new URL(link);
  const loopback = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  return loopback && url.port === location.port ? url.pathname + url.search : link;
}

export function outward(address, ...children) {
  return el("a", { href: address, target: "_blank", rel: "noopener noreferrer nofollow", class: "link" }, ...children);
}
