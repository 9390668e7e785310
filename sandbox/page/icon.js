// The page's own drawings: 24 by 24, filled or stroked with the text's colour.

const SHAPES = {
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a3 3 0 0 0 3 3h11M15 12l4 4-4 4",
  menu: "M4 6h16M4 12h16M4 18h16",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.4-4 3-6 6.5-6s6.1 2 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.3M18 14.5c2 .8 3.3 2.7 3.5 5.5",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  close: "M6 6l12 12M18 6 6 18",
  chevron: "M6 9l6 6 6-6",
  sun: "M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  file: "M6 2.5h8l5 5V21.5H6ZM14 2.5v5h5M9 13h7M9 17h7",
  download: "M12 3v12M7 10.5l5 5 5-5M4 20.5h16",
  outward: "M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9",
  reply: "M4 20v-6a4 4 0 0 1 4-4h12",
  slash: "M16 4 8 20",
  check: "M5 12.5l4.5 4.5L19 7",
  send: "M4 4l17 8-17 8 3-8ZM7 12h13",
  warning: "M12 3.5 22 20.5H2ZM12 10v5M12 17.5v.6",
  down: "M12 4v15M5.5 13l6.5 6.5 6.5-6.5",
  at: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM15.5 8.5V13a2.5 2.5 0 0 0 5 0v-1a8.5 8.5 0 1 0-3.5 6.9",
};

const SVG = "http://www.w3.org/2000/svg";

export function icon(name, size = 20) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({
    viewBox: "0 0 24 24", width: size, height: size, fill: "none", stroke: "currentColor",
    "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round", "aria-hidden": "true", class: "icon",
  })) svg.setAttribute(key, value);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}
