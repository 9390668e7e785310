// The markdown of chat as a tree of plain objects; knows nothing of the page, so nothing here can inject.

const DEEPEST = 12;
const NUMBER = "(\\d{1,20})";

const TOKENS = [
  [/\\([^\sA-Za-z0-9])/y, ([, text]) => ({ type: "text", text })],
  [/```(?:([\w+.#-]{1,20})\n)?\n*([^]*?[^`\s][^]*?)\n*```(?!`)\n?/y, ([, language, text]) => ({ type: "block", language, text })],
  [/(`{1,2})(?!`)([^]*?[^`])\1(?!`)/y, ([, , text]) => ({ type: "code", text: text.length > 2 ? text.replace(/^ (.*) $/s, "$1") : text })],
  [/<(https?:\/\/[^\s<>]+)>/yi, ([, href]) => ({ type: "link", href, children: [{ type: "text", text: href }] })],
  [new RegExp(`<@!?${NUMBER}>`, "y"), ([, id]) => ({ type: "user", id })],
  [new RegExp(`<@&${NUMBER}>`, "y"), ([, id]) => ({ type: "role", id })],
  [new RegExp(`<#${NUMBER}>`, "y"), ([, id]) => ({ type: "channel", id })],
  [new RegExp(`<a?:(\\w{2,32}):${NUMBER}>`, "y"), ([, name, id]) => ({ type: "emoji", name, id })],
  [/<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y, ([, unix, style]) => ({ type: "time", unix: Number(unix), style: style ?? "f" })],
  [new RegExp(`</([^:<>\\n]{1,100}):${NUMBER}>`, "y"), ([, name, id]) => ({ type: "command", name, id })],
  [/@(everyone|here)\b/y, ([text]) => ({ type: "everyone", text })],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'*_~|)\]!?]/yi, ([href]) => ({ type: "link", href, children: [{ type: "text", text: href }] })],
];

const LINKED = /\[((?:\\.|[^\[\]\\\n]|\[[^\[\]\n]*\])+)\]\(<?(https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)>?(?:\s+"[^"\n]*")?\)/yi;

const MARKS = [["**", "strong"], ["__", "underline"], ["~~", "strike"], ["||", "spoiler"], ["*", "em"], ["_", "em"]];

function match(pattern, source, at) {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** Where a marker that opened before `from` closes, or -1. Escapes and code inside do not count. */
function closing(source, from, marker) {
  const sign = marker[0];
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source[at] === "`") {
      const code = match(TOKENS[1][0], source, at) ?? match(TOKENS[2][0], source, at);
      if (code) at += code[0].length - 1;
    } else if (source[at] === sign) {
      let run = 1;
      while (source[at + run] === sign) run += 1;
      if (marker.length === 2 ? run >= 2 : run !== 2) return at + (sign === "|" || sign === "~" ? 0 : run - marker.length);
      at += run - 1;
    }
  }
  return -1;
}

function marked(source, at, depth) {
  for (const [marker, type] of MARKS) {
    if (!source.startsWith(marker, at)) continue;
    const from = at + marker.length;
    if (marker === "*" && /\s/.test(source[from] ?? " ")) continue;
    if (marker === "_" && /\w/.test(source[at - 1] ?? "")) continue;
    const end = closing(source, from, marker);
    if (end <= from) continue;
    if (marker === "_" && /\w/.test(source[end + 1] ?? "")) continue;
    return { node: { type, children: inline(source.slice(from, end), depth + 1) }, next: end + marker.length };
  }
  return null;
}

function token(source, at, depth) {
  const linked = source[at] === "[" ? match(LINKED, source, at) : null;
  if (linked) {
    const node = { type: "link", href: linked[2], masked: true, children: inline(linked[1], depth + 1) };
    return { node, next: at + linked[0].length };
  }
  for (const [pattern, make] of TOKENS) {
    const found = match(pattern, source, at);
    if (found) return { node: make(found), next: at + found[0].length };
  }
  return depth < DEEPEST ? marked(source, at, depth) : null;
}

export function inline(source, depth = 0) {
  const nodes = [];
  const push = (node) => {
    const last = nodes.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else nodes.push(node.type === "text" ? { ...node } : node);
  };
  for (let at = 0; at < source.length;) {
    const found = /[\\`<@h*_~|[H]/.test(source[at]) ? token(source, at, depth) : null;
    push(found?.node ?? { type: "text", text: source[at] });
    at = found?.next ?? at + 1;
  }
  return nodes;
}

/** The end of the line that starts at `at`; a fenced block keeps its lines together. */
function lineEnd(source, at) {
  const newline = (from) => (source.indexOf("\n", from) + 1 || source.length + 1) - 1;
  let end = newline(at);
  while ((source.slice(at, end).split("```").length - 1) % 2 === 1) {
    const fence = source.indexOf("```", end);
    if (fence < 0) return newline(at);
    end = newline(fence + 3);
  }
  return end;
}

const ITEM = /^( *)([-*]|\d{1,4}\.) +(?=\S)/;

function listOf(lines, depth) {
  const [, indent, sign] = ITEM.exec(lines[0]);
  const ordered = /\d/.test(sign);
  const items = [];
  for (const line of lines) {
    const found = ITEM.exec(line);
    const deeper = found === null || found[1].length > indent.length + (items.length ? 0 : 1);
    if (items.length && deeper) items.at(-1).push(line);
    else items.push([line.replace(ITEM, "")]);
  }
  const children = items.map(([first, ...rest]) => [...inline(first, depth), ...nested(rest, depth)]);
  return { type: "list", ordered, start: ordered ? Number.parseInt(sign, 10) : undefined, items: children };
}

function nested(lines, depth) {
  if (!lines.length) return [];
  if (ITEM.test(lines[0]) && depth < DEEPEST) return [listOf(lines, depth + 1)];
  return inline(`\n${lines.map((line) => line.trim()).join("\n")}`, depth);
}

function blockAt(line) {
  let found = /^(#{1,3})\s+(?=\S)(.*)$/s.exec(line);
  if (found) return { type: "heading", level: found[1].length, text: found[2] };
  found = /^-#\s+(?=\S)(.*)$/s.exec(line);
  if (found) return { type: "subtext", text: found[1] };
  return null;
}

/** Whole messages: headings, subtext, quotes and lists stand on their own lines. */
export function parse(source, depth = 0) {
  const blocks = [];
  let prose = [];
  const flush = (followed) => {
    if (prose.length) blocks.push({ type: "prose", children: inline(prose.join("\n") + (followed && prose.at(-1) === "" ? "\n" : ""), depth) });
    prose = [];
  };
  for (let at = 0; at <= source.length;) {
    const end = lineEnd(source, at);
    const line = source.slice(at, end);
    const quotable = depth === 0;
    const simple = blockAt(line);
    if (simple) {
      flush(true);
      blocks.push({ ...simple, text: undefined, children: inline(simple.text.replace(/\s+#+\s*$/, ""), depth) });
      at = end + 1;
    } else if (quotable && line.startsWith(">>> ")) {
      flush(true);
      blocks.push({ type: "quote", children: parse(source.slice(at + 4), depth + 1) });
      return blocks;
    } else if (quotable && /^> /.test(line)) {
      flush(true);
      const lines = gather(source, at, (text) => /^> /.test(text) || text === ">");
      blocks.push({ type: "quote", children: parse(lines.map((text) => text.slice(2)).join("\n"), depth + 1) });
      at += lines.join("\n").length + 1;
    } else if (ITEM.test(line)) {
      flush(true);
      const numbered = /^ *\d/.test(line);
      const lines = gather(source, at, (text) => (ITEM.test(text) && /^ *\d/.test(text) === numbered) || /^ {2,}\S/.test(text));
      blocks.push(listOf(lines, depth + 1));
      at += lines.join("\n").length + 1;
    } else {
      prose.push(line);
      at = end + 1;
    }
  }
  flush(false);
  return blocks;
}

function gather(source, at, belongs) {
  const lines = [];
  for (let from = at; from <= source.length;) {
    const end = lineEnd(source, from);
    const line = source.slice(from, end);
    if (!belongs(line)) break;
    lines.push(line);
    from = end + 1;
  }
  return lines;
}

/** The words alone, for announcements, previews and titles. */
export function plain(source, name = () => "", emoji = (node) => `:${node.name}:`) {
  const flat = (node) => {
    if (node.items) return node.items.map((item) => item.map(flat).join("")).join("\n") + "\n";
    if (node.children) return node.children.map(flat).join("") + (node.type === "heading" || node.type === "subtext" ? "\n" : "");
    if (node.type === "emoji") return emoji(node);
    if (node.type === "command") return `/${node.name}`;
    return node.text ?? name(node) ?? "";
  };
  return parse(source ?? "").map(flat).join("\n").replace(/\n{2,}/g, "\n").trim();
}
