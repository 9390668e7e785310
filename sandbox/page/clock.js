// The sandbox's time (a test may drive it) and every way a moment is written.

const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

export class Clock {
  #offset = 0;
  #formats = new Map();
  locale = "en-US";

  constructor() {
    setInterval(() => this.tick(), 500);
  }

  set(now) {
    if (Number.isFinite(now)) this.#offset = now - Date.now();
  }

  now() {
    return Date.now() + this.#offset;
  }

  /** Rewrites only the moments whose words changed, so that nothing else on the page is touched. */
  tick(root = document) {
    for (const node of root.querySelectorAll("time[data-live]")) {
      const words = this.relative(Number(node.dataset.live));
      if (node.textContent !== words) node.textContent = words;
    }
  }

  relative(unix) {
    const seconds = Math.round(unix - this.now() / 1000);
    if (!seconds) return this.#format("now", () => new Intl.RelativeTimeFormat(this.locale, { numeric: "auto" })).format(0, "second");
    const size = Math.abs(seconds);
    const [unit, length] = UNITS.find(([, length]) => size >= length) ?? UNITS.at(-1);
    const format = this.#format("relative", () => new Intl.RelativeTimeFormat(this.locale));
    return format.format(Math.trunc(seconds / length), unit);
  }

  write(unix, style = "f") {
    if (style === "R") return this.relative(unix);
    return this.#date(style).format(new Date(unix * 1000));
  }

  #date(style) {
    return this.#format(style, () => new Intl.DateTimeFormat(this.locale, STYLES[style] ?? STYLES.f));
  }

  #format(name, make) {
    const key = `${this.locale} ${name}`;
    if (!this.#formats.has(key)) this.#formats.set(key, make());
    return this.#formats.get(key);
  }

  day(iso) {
    return this.write(Date.parse(iso) / 1000, "D");
  }

  hour(iso) {
    return this.write(Date.parse(iso) / 1000, "t");
  }

  /** A message's time as its header shows it: the hour today, the date and hour before. */
  stamp(iso) {
    return this.day(iso) === this.day(new Date(this.now()).toISOString()) ? this.hour(iso) : this.write(Date.parse(iso) / 1000, "s");
  }
}
