// Slash commands as a person writes them: names in their language, options, values and what is wrong with them.

const SUBCOMMAND = 1;
const GROUP = 2;
const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

const KIN = { "en-GB": "en-US", "es-419": "es-ES" };

function local(thing, field, locale) {
  const names = thing[`${field}_localizations`];
  return names?.[locale] ?? names?.[KIN[locale]] ?? thing[field];
}

function optionOf(option, locale) {
  return {
    ...option, label: local(option, "name", locale), description: local(option, "description", locale),
    choices: choicesOf(option, locale),
  };
}

function choicesOf(option, locale) {
  if (option.type === BOOLEAN) return [{ label: "True", value: true }, { label: "False", value: false }];
  return (option.choices ?? []).map((choice) => ({ label: local(choice, "name", locale), value: choice.value, name: choice.name }));
}

/** One entry for each command or subcommand that can be typed, in this person's language. */
export function catalogue(commands, locale) {
  const entries = [];
  const walk = (node, path, label, application, top) => {
    const options = node.options ?? [];
    const nested = options.filter((option) => [SUBCOMMAND, GROUP].includes(option.type));
    if (nested.length) {
      for (const child of nested) walk(child, `${path} ${child.name}`, `${label} ${local(child, "name", locale)}`, application, top);
      return;
    }
    entries.push({ path, label, description: local(node, "description", locale), options: options.map((option) => optionOf(option, locale)), application });
  };
  for (const command of commands) {
    if ((command.type ?? 1) === 1) walk(command, command.name, local(command, "name", locale), command.application, command);
  }
  return entries.sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** Entries for what was typed after the slash: beginnings first, then parts. */
export function search(entries, typed) {
  const words = typed.toLowerCase();
  const rank = (entry) => {
    const names = [entry.label.toLowerCase(), entry.path];
    if (names.some((name) => name.startsWith(words))) return 0;
    return names.some((name) => name.includes(words)) ? 1 : 2;
  };
  return entries.map((entry) => [rank(entry), entry]).filter(([order]) => order < 2).sort((a, b) => a[0] - b[0]).map(([, entry]) => entry);
}

/** A whole line such as "/play game:17 seats:3", once its command is followed by a space; else null. */
export function read(entries, text) {
  const line = text.slice(1);
  const named = entries
    .flatMap((entry) => [[entry.label, entry], [entry.path, entry]])
    .filter(([name]) => line.toLowerCase().startsWith(`${name.toLowerCase()} `))
    .sort((a, b) => b[0].length - a[0].length)[0];
  if (!named) return null;
  const [name, entry] = named;
  return { entry, ...valuesIn(entry, line.slice(name.length + 1)) };
}

function valuesIn(entry, text) {
  const marks = [];
  for (const option of entry.options) {
    for (const name of new Set([option.label, option.name])) {
      const found = new RegExp(`(?:^|\\s)${escaped(name)}:`, "iu").exec(text);
      if (found) marks.push({ option, from: found.index, to: found.index + found[0].length });
    }
  }
  marks.sort((a, b) => a.from - b.from);
  const values = new Map(marks.map((mark, at) => [mark.option.name, text.slice(mark.to, marks[at + 1]?.from).trim()]));
  return { values, rest: text.slice(0, marks[0]?.from).trim() };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** What can be picked for an option without asking the bot. */
export function picks(option, store) {
  if (option.choices.length) return option.choices.map(({ label, value, name }) => ({ label, value, name }));
  const people = () => [...store.people.values()].map((user) => ({ label: `@${store.name(user)}`, value: user.id, hint: user.username, user }));
  const roles = () => store.roles().map((role) => ({ label: `@${role.name}`, value: role.id }));
  switch (option.type) {
    case USER: return people();
    case ROLE: return roles();
    case MENTIONABLE: return [...people(), ...roles()];
    case CHANNEL: return store.ordered()
      .filter((channel) => !option.channel_types?.length || option.channel_types.includes(channel.type))
      .map((channel) => ({ label: `#${channel.name}`, value: channel.id }));
    default: return [];
  }
}

/** The value to send for what was typed, or one sentence about why there is none. */
export function convert(option, typed, store) {
  const text = typed.trim();
  if (!text) return option.required ? { problem: "This option is required. Specify a value." } : {};
  const offered = picks(option, store);
  if (offered.length || [USER, CHANNEL, ROLE, MENTIONABLE].includes(option.type)) {
    const wanted = text.toLowerCase();
    const match = offered.find((pick) => [pick.label, String(pick.value), pick.name, pick.hint, pick.label.replace(/^[@#]/, "")]
      .some((word) => word !== undefined && word.toLowerCase() === wanted));
    return match ? { value: match.value } : { problem: "Choose one of the values in the list." };
  }
  if (option.type === INTEGER || option.type === NUMBER) return number(option, text);
  return option.type === STRING ? length(option, text) : { problem: "This page cannot send this kind of option." };
}

function number(option, text) {
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value) || (option.type === INTEGER && !Number.isInteger(value))) {
    return { problem: option.type === INTEGER ? "Enter a whole number." : "Enter a number." };
  }
  if (option.min_value !== undefined && option.min_value !== null && value < option.min_value) return { problem: `Enter ${option.min_value} or more.` };
  if (option.max_value !== undefined && option.max_value !== null && value > option.max_value) return { problem: `Enter ${option.max_value} or less.` };
  return { value };
}

function length(option, text) {
  if (text.length < (option.min_length ?? 0)) return { problem: `Enter at least ${option.min_length} characters.` };
  if (text.length > (option.max_length ?? 6000)) return { problem: `Enter at most ${option.max_length} characters.` };
  return { value: text };
}
