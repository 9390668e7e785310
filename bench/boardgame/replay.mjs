// Proves that seventeen.mjs is the game that Tavolo plays: reads transcripts (docs/transcript.md) from
// standard input, makes every step with the moves of seventeen.mjs, and compares the whole table after each.
// Prints one line of JSON with what agreed; ends with an error at the first step that does not.

import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { Seventeen } from "./seventeen.mjs";

const NAMES = ["1c", "2c", "3c", "4c", "5c", "1o", "2o", "3o", "4o", "5o", "rev", "trash", "x2", "trap"];
const names = (cards) => cards.map((card) => NAMES[card]);
const numbers = (cards) => cards.map((name) => NAMES.indexOf(name));

const begin = (after) => ({
  hands: after.hands.map(numbers),
  pile: numbers(after.pile).reverse(),
  discard: [],
  discardSeen: [],
  buried: after.hands.map(() => []),
  tokens: after.hands.map(() => ({ victory: 0, penalty: 0 })),
  round: 1,
  winners: null,
  phase: "turn",
  turn: after.turn,
  playsLeft: 1,
  played: 0,
  doubled: false,
  direction: 1,
  last: null,
  callers: [],
  row: [],
});

const table = (G) => ({
  phase: G.phase,
  turn: G.turn,
  plays_left: G.playsLeft,
  direction: G.direction,
  last: G.last,
  callers: G.callers,
  row: G.row.map(({ card, face, seat }) => [NAMES[card], face, seat]),
  hands: G.hands.map(names),
  pile: names(G.pile).reverse(),
  discard: names(G.discard),
  tokens: G.tokens.map(({ victory, penalty }) => [victory, penalty]),
  round: G.round,
  winners: G.winners,
});

// The chance of the two differs; a reshuffle is told how the transcript's cards came to lie.
const shuffledAs = ({ seat, after }) => ({
  Shuffle: (discard) => {
    const drawn = discard.length - after.pile.length;
    return numbers([...(drawn ? after.hands[seat].slice(-drawn) : []), ...after.pile]);
  },
});

let G, games = 0, steps = 0;
for (const line of readFileSync(0, "utf8").trim().split("\n").map((text) => JSON.parse(text))) {
  if (line.tavolo) {
    G = begin(line.after);
    games += 1;
  } else if (line.do) {
    const args = line.do === "play" ? [NAMES.indexOf(line.card), line.face] : [];
    const context = { G, playerID: String(line.seat), random: shuffledAs(line) };
    const refused = Seventeen.moves[line.do](context, ...args);
    if (refused || !isDeepStrictEqual(table(G), line.after)) {
      throw new Error(`game ${games}, step ${line.n}: ${JSON.stringify({ refused, ...table(G) })}`);
    }
    steps += 1;
  }
}
console.log(JSON.stringify({ games, steps }));
