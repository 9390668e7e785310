// node main.js FOLDER: every request in the folder's *.jsonl against Discord's description.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { BODIES, described } from "./bodies.js";
import { complaints } from "./check.js";

const SHOWN = 40;
// These answers say that the body itself is wrong; a deliberately wrong bot gets them.
const REFUSED = new Set([30032, 50006, 50035, 50109]);

// These tests are no bots: they throw bytes at the sandbox to see it stand.
const GARBAGE = /test_garbage\.py/;

// {"repeat": n} stands for n letters, so that the file of invalid bodies can be read.
function spelled(value) {
  if (Array.isArray(value)) return value.map(spelled);
  if (value === null || typeof value !== "object") return value;
  if (typeof value.repeat === "number") return "x".repeat(value.repeat);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, spelled(each)]));
}

function toothless() {
  const invalid = JSON.parse(readFileSync(new URL("./invalid.json", import.meta.url), "utf8"));
  const missed = invalid
    .filter((each) => complaints({ ...each, body: spelled(each.body) }).length === 0)
    .map((each) => `the check does not see ${each.why}`);
  const tried = new Set(invalid.map((each) => `${each.method} ${described(each.method, each.path)}`));
  const untried = Object.keys(BODIES).filter((key) => !tried.has(key));
  console.log(`spec: ${invalid.length - missed.length} of ${invalid.length} invalid bodies seen`);
  return [...missed, ...untried.map((key) => `no invalid body is tried for ${key}`)];
}

function recorded(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const lines = names.flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"));
  const requests = lines.filter(Boolean).map((line) => JSON.parse(line));
  return requests.filter((each) => !GARBAGE.test(each.test));
}

function deviations(folder) {
  const requests = recorded(folder);
  const refused = requests.filter((each) => REFUSED.has(each.code));
  const sent = requests.filter((each) => !REFUSED.has(each.code));
  const bodies = sent.filter((each) => each.body !== null && each.body !== undefined);
  if (bodies.length === 0) return [`${folder} holds no request with a body: run the tests first`];
  const alone = refused.filter((each) => complaints(each).length > 0).length;
  console.log(`spec: ${sent.length} requests recorded, ${bodies.length} with a body`);
  console.log(`spec: the sandbox refused ${refused.length} more; the description sees ${alone}`);
  return sent.flatMap(complaints);
}

const found = [...new Set([...toothless(), ...deviations(process.argv[2])])];
for (const each of found.slice(0, SHOWN)) console.error(`spec: ${each}`);
if (found.length > SHOWN) console.error(`spec: and ${found.length - SHOWN} more`);
console.log(found.length ? `spec: ${found.length} deviations` : "spec: no deviations");
process.exitCode = found.length ? 1 : 0;
