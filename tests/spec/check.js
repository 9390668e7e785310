// One recorded request against the description: a list of complaints, empty when it keeps it.

import { BODIES, described } from "./bodies.js";

const PREFIX = /^\/api\/v\d+/;
// Discord docs: Reference > Snowflakes. A bot may send an id as a number; the description knows
// only strings. These are the places where discord.py does so.
const HOLDERS = new Set(["attachments", "default_values", "emoji", "message_reference"]);
const IDS = new Set(["id", "message_id", "channel_id", "guild_id"]);
const LISTS = new Set(["users", "roles", "sticker_ids", "messages"]);

function text(value) {
  return typeof value === "number" ? String(value) : value;
}

export function idsAsText(value, holder) {
  if (Array.isArray(value)) {
    return value.map((each) => (LISTS.has(holder) ? text(each) : idsAsText(each, holder)));
  }
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      HOLDERS.has(holder) && IDS.has(key) ? text(each) : idsAsText(each, key),
    ]),
  );
}

// Of a union's branches the one that got furthest tells what is wrong.
function explain(issue, path = []) {
  const here = [...path, ...issue.path];
  if (issue.code !== "invalid_union" || !issue.errors?.length) {
    return `${here.join(".") || "(body)"}: ${issue.message}`;
  }
  const branches = issue.errors.map((issues) => issues.map((each) => explain(each, here)));
  const wrongType = (branch) => branch.some((each) => /(^|\.)type: /.test(each));
  return (branches.find((branch) => !wrongType(branch)) ?? branches[0]).join("; ");
}

export function complaints({ method, path, body }) {
  const template = described(method, path.replace(PREFIX, ""));
  if (template === undefined) return [`${method} ${path}: the description has no such path`];
  if (body === null || body === undefined) return [];
  const schema = BODIES[`${method} ${template}`];
  if (schema === undefined) return [`${method} ${template}: no schema is known for its body`];
  const result = schema.safeParse(idsAsText(body));
  if (result.success) return [];
  return result.error.issues.map((issue) => `${method} ${template}: ${explain(issue)}`);
}
