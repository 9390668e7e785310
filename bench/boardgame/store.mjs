// Tables of 17 on boardgame.io's server side with its file storage: `node store.mjs FOLDER TABLES`. Each line on
// standard input is a number of seconds to play for; the answer is one line of JSON.
//
// A move goes through the Master, as it does behind boardgame.io's sockets: fetched from the storage, reduced,
// stored, sent. Every table waits until its move is stored before it plays the next. The storage writes files
// without waiting for the disk, so its moves survive a crash of the process, not one of the machine.

import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { Seventeen, enumerate, waiting } from "./seventeen.mjs";

process.env.NODE_ENV = "production";

const require = createRequire(import.meta.url);
const { InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { Master } = require("boardgame.io/master");
const { FlatFile } = require("boardgame.io/server");

const SEATS = 4;
const [folder, tables] = [process.argv[2], Number(process.argv[3])];
const game = ProcessGameConfig(Seventeen);
const storage = new FlatFile({ dir: folder });
const pick = (items) => items[Math.floor(Math.random() * items.length)];

class Table {
  #games = 0;

  constructor(number) {
    this.number = number;
    this.master = new Master(game, storage, { send: () => {}, sendAll: (sent) => this.#hear(sent) });
  }

  /** What everybody is sent after the move is stored ends with the new state. */
  #hear(sent) {
    this.state = sent.args.at(-1);
  }

  async open() {
    this.id = `table-${this.number}-${this.#games++}`;
    this.state = InitializeGame({ game, numPlayers: SEATS });
    const players = Object.fromEntries(Array.from({ length: SEATS }, (_, id) => [id, { id }]));
    const metadata = { gameName: game.name, players, createdAt: 0, updatedAt: 0 };
    await storage.createMatch(this.id, { initialState: this.state, metadata });
  }

  async play() {
    const awaited = waiting(this.state.G);
    if (!awaited) return this.open();
    const seat = String(awaited.mover ?? pick(awaited.seats));
    const passes = awaited.mover === null && Math.random() < 0.75;
    const { move, args } = passes
      ? { move: "close", args: [] }
      : pick(enumerate(this.state.G, this.state.ctx, seat));
    const action = { type: "MAKE_MOVE", payload: { type: move, args, playerID: seat } };
    const before = this.state._stateID;
    const refused = await this.master.onUpdate(action, before, this.id, seat);
    if (refused || this.state._stateID !== before + 1) throw new Error(`${move}(${args}) by ${seat} was refused`);
    return 1;
  }
}

async function busy(table, until) {
  let moves = 0;
  while (performance.now() < until) moves += (await table.play()) ?? 0;
  return moves;
}

await storage.connect();
const all = Array.from({ length: tables }, (_, number) => new Table(number));
await Promise.all(all.map((table) => table.open()));
for await (const line of createInterface({ input: process.stdin })) {
  const start = performance.now();
  const until = start + 1000 * Number(line);
  const moves = await Promise.all(all.map((table) => busy(table, until)));
  const seconds = (performance.now() - start) / 1000;
  console.log(JSON.stringify({ moves: moves.reduce((a, b) => a + b, 0), seconds }));
}
