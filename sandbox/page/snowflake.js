// Discord's ids: the upper bits are the time of making, so that order by id is order in time.

const EPOCH = 1420070400000n;

export function compare(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export function fromTime(milliseconds, sequence = 0) {
  return String(((BigInt(Math.floor(milliseconds)) - EPOCH) << 22n) | BigInt(sequence & 0xfff));
}
