// Pictures and files that bots send, and the large view of a picture.

import { el, fileAddress, outward } from "./element.js";
import { icon } from "./icon.js";

const WIDEST = 550;
const TALLEST = 400;

/** The file behind a media item; an attachment:// reference is looked up in its message. */
export function locate(media, message) {
  const address = media?.proxy_url || media?.url || "";
  if (!address.startsWith("attachment://")) return { ...media, url: fileAddress(address) };
  const name = decodeURIComponent(address.slice("attachment://".length));
  const file = (message.attachments ?? []).find((attachment) => attachment.filename === name);
  return { ...media, ...file, url: fileAddress(file?.url) };
}

function covered(node, spoiler) {
  if (!spoiler) return node;
  const cover = el("button", { type: "button", class: "cover", "aria-label": "Spoiler, press to show" }, "SPOILER");
  const box = el("div", { class: "covered" }, node, cover);
  cover.addEventListener("click", () => box.replaceWith(node));
  return box;
}

/** A picture that opens large when pressed; without a description it says so to a screen reader. */
export function picture(media, { description, spoiler, className = "", width = WIDEST, height = TALLEST } = {}) {
  const alt = description || "Picture without a description";
  if (!media.url) return el("div", { class: "missing" }, icon("file"), `Picture not available: ${alt}`);
  const size = fitted(media, width, height);
  const image = el("img", { src: media.url, alt, decoding: "async", ...size });
  image.addEventListener("error", () => image.closest(".picture")?.classList.add("broken"));
  const open = () => enlarge(media.url, alt);
  const button = el("button", { type: "button", class: `picture ${className}`.trim(), "aria-label": `Enlarge: ${alt}`, title: description, on: { click: open } }, image);
  return covered(button, spoiler);
}

function fitted(media, width, height) {
  if (!media.width || !media.height) return {};
  const scale = Math.min(1, width / media.width, height / media.height);
  return { width: Math.round(media.width * scale), height: Math.round(media.height * scale) };
}

export function gallery(items, message) {
  const single = items.length === 1;
  const cells = items.map((item) => picture(locate(item.media, message), { ...item, className: single ? "" : "cell" }));
  return el("div", { class: `gallery g${Math.min(items.length, 10)}` }, cells);
}

export function fileBox(media, { name, size, spoiler } = {}) {
  const title = name || media.filename || decodeURIComponent((media.url ?? "").split(/[?#]/)[0].split("/").at(-1)) || "file";
  const link = media.url ? outward(media.url, title) : el("span", {}, title);
  if (media.url) link.setAttribute("download", title);
  const weight = size ?? media.size;
  const box = el("div", { class: "file" }, icon("file", 30),
    el("div", { class: "file-text" }, link, weight !== undefined && weight !== null ? el("small", {}, bytes(weight)) : null));
  return covered(box, spoiler);
}

function bytes(count) {
  if (count < 1024) return `${count} bytes`;
  return count < 1048576 ? `${(count / 1024).toFixed(1)} KB` : `${(count / 1048576).toFixed(1)} MB`;
}

const SHOWN = /^image\/(png|jpe?g|gif|webp|svg\+xml|avif)/;

/** Attachments of a classic message; those that an embed shows are not shown twice. */
export function attachments(message) {
  const used = JSON.stringify(message.embeds ?? []);
  const rest = (message.attachments ?? []).filter((file) => !used.includes(`attachment://${file.filename}`) && !used.includes(file.url));
  const images = rest.filter((file) => SHOWN.test(file.content_type ?? ""));
  const others = rest.filter((file) => !images.includes(file));
  const items = images.map((file) => ({ media: file, description: file.description, spoiler: file.filename.startsWith("SPOILER_") }));
  return [
    items.length ? gallery(items, message) : null,
    ...others.map((file) => fileBox(locate(file, message), { name: file.filename, size: file.size })),
  ];
}

export function enlarge(address, alt) {
  const close = el("button", { type: "button", class: "icon-button lightbox-close", "aria-label": "Close" }, icon("close", 26));
  const box = el("dialog", { class: "lightbox", "aria-label": "Picture" }, close,
    el("figure", {}, el("img", { src: address, alt }), el("figcaption", {}, alt, " ", outward(address, "Open in a new tab"))));
  box.addEventListener("click", (event) => event.target.closest("img, figcaption") || box.close());
  box.addEventListener("close", () => box.remove());
  document.body.append(box);
  box.showModal();
  close.focus();
}
