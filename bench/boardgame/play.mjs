// Plays whole random games of 17 through boardgame.io. Each line on standard input is a number of seconds
// to play for; the answer is one line of JSON. The process lives through the whole benchmark, so that only its
// first round is compiled cold.
//
// Of the ways boardgame.io offers to step a game, this is the quickest: the reducer that its clients and its
// server share, without store, log, storage or transport around it. `node play.mjs 4 client` goes through
// the public Client instead, for comparison.

import { createInterface } from "node:readline";
import { createRequire } from "node:module";
import { Seventeen, enumerate, waiting } from "./seventeen.mjs";

process.env.NODE_ENV = "production"; // boardgame.io checks less in production

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require("boardgame.io/internal");
const { Client } = require("boardgame.io/client");

const seats = Number(process.argv[2]);
const game = ProcessGameConfig(Seventeen);

function throughReducer() {
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: seats });
  return {
    state: () => state,
    view: (playerID) => game.playerView({ G: state.G, ctx: state.ctx, playerID }),
    move: (type, args, playerID) => {
      state = reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID } });
    },
  };
}

function throughClient() {
  const client = Client({ game, numPlayers: seats, debug: false });
  return {
    state: () => client.store.getState(),
    view: (playerID) => {
      client.updatePlayerID(playerID);
      return client.getState().G;
    },
    move: (type, args, playerID) => {
      client.updatePlayerID(playerID);
      client.moves[type](...args);
    },
  };
}

const open = process.argv[3] === "client" ? throughClient : throughReducer;
const pick = (items) => items[Math.floor(Math.random() * items.length)];

function playGame() {
  const table = open();
  let actions = 0;
  for (let awaited; (awaited = waiting(table.state().G)); actions++) {
    const before = table.state();
    const seat = String(awaited.mover ?? pick(awaited.seats));
    const view = table.view(seat);
    const legal = enumerate(before.G, before.ctx, seat);
    // In a window the seat reacts one time in four, as Tavolo's random player does.
    const passes = awaited.mover === null && Math.random() < 0.75;
    const { move, args } = passes ? { move: "close", args: [] } : pick(legal);
    table.move(move, args, seat);
    if (table.state()._stateID !== before._stateID + 1 || view.hand.length > 3) {
      throw new Error(`${move}(${args}) by ${seat} was refused`);
    }
  }
  return actions;
}

for await (const line of createInterface({ input: process.stdin })) {
  let actions = 0, games = 0, seconds = 0;
  const start = performance.now();
  while (seconds < Number(line)) {
    actions += playGame();
    games += 1;
    seconds = (performance.now() - start) / 1000;
  }
  console.log(JSON.stringify({ actions, games, seconds }));
}
