// 17 as a boardgame.io game: the peer that bench/engine.py measures. Rule ids as in docs/rules/17.md.
//
// It is written to be quick under boardgame.io: cards are small integers as in Tavolo, undo is off, and
// whose turn it is stands in G, because boardgame.io's own turns and stages cost several reducer passes
// for each card. Everybody is active all the time, since anybody may call; the moves refuse what the
// rules do not allow. Nothing of the game is left out: windows, grace, x2, Trash, reshuffles, tokens.
//
// Closing a window is a move of any player here: boardgame.io knows no action by nobody.

const NUMBERS = 10; // 0-4 closed 1..5, 5-9 open 1..5
const REVERSE = 10, TRASH = 11, DOUBLE = 12, TRAP = 13, BLANK = 14;
const HAND = 3;
const COPIES = [3, 3, 3, 3, 3, 7, 7, 7, 7, 7, 5, 5, 5, 5]; // M2, M3, M4
const DECK = COPIES.flatMap((copies, card) => Array(copies).fill(card));

const value = (card) => (card < NUMBERS ? (card % 5) + 1 : 0); // P8
const back = (card) => (card >= 5 && card < NUMBERS ? card : BLANK); // M3, M5

export const distance = (G, seat) => {
  const seats = G.hands.length;
  return ((((seat - G.last) * G.direction) % seats) + seats) % seats; // C3
};

function setup({ ctx, random }) {
  const pile = random.Shuffle(DECK); // S1; the top card is the last one
  const hands = Array.from({ length: ctx.numPlayers }, () => []);
  for (let i = 0; i < HAND * ctx.numPlayers; i++) hands[i % ctx.numPlayers].push(pile.pop());
  const G = {
    hands,
    pile,
    discard: [],
    discardSeen: [], // a card trashed face down shows its back (P2)
    buried: hands.map(() => []), // by seat: what only that seat knows of the discard pile
    tokens: hands.map(() => ({ victory: 0, penalty: 0 })),
    round: 0,
    winners: null,
  };
  beginRound(G, Math.floor(random.Number() * ctx.numPlayers)); // S2
  return G;
}

function beginRound(G, starter) {
  G.round += 1;
  G.phase = "turn";
  G.turn = starter;
  G.playsLeft = 1;
  G.played = 0;
  G.doubled = false;
  G.direction = 1; // E9
  G.last = null;
  G.callers = [];
  G.row = [];
}

function draw(G, seat, random) {
  if (!G.pile.length) { // T2
    G.pile = random.Shuffle(G.discard).reverse();
    G.discard = [];
    G.discardSeen = [];
    G.buried = G.hands.map(() => []);
  }
  if (G.pile.length) G.hands[seat].push(G.pile.pop()); // T3
}

const INVALID = "INVALID_MOVE"; // the value of boardgame.io's INVALID_MOVE

function play({ G, playerID, random }, card, face) {
  const seat = Number(playerID);
  if (G.phase !== "turn" || G.turn !== seat) return INVALID;
  const hand = G.hands[seat];
  const held = hand.indexOf(card);
  if (held < 0) return INVALID;
  hand.splice(held, 1);
  G.row.push({ card, face, seat });
  G.last = seat; // P4
  G.played += 1;
  G.playsLeft -= 1;
  if (face === "up") takeEffect(G, card);
  if (!G.playsLeft) endTurn(G, seat, random); // P6
}

function takeEffect(G, card) {
  if (card === REVERSE) G.direction = -G.direction; // P1
  else if (card === DOUBLE) G.doubled = true; // P5
  else if (card === TRASH) { // P2
    for (const lying of G.row.splice(-2)) {
      G.discard.push(lying.card);
      G.discardSeen.push(lying.face === "up" ? lying.card : back(lying.card));
      if (lying.face === "down" && back(lying.card) === BLANK) G.buried[lying.seat].push(lying.card);
    }
  }
}

function endTurn(G, seat, random) {
  const seats = G.hands.length;
  for (let i = 0; i < G.played; i++) draw(G, seat, random);
  G.turn = (seat + G.direction + seats) % seats;
  G.playsLeft = G.doubled && G.hands[G.turn].length > 1 ? 2 : 1; // P5
  G.played = 0;
  G.doubled = false;
  if (seats > 2) G.phase = "react"; // X2
}

export function mayCall(G, seat) {
  if (G.last === null || seat === G.last || G.phase === "over") return false; // C2
  if (G.phase === "turn") return G.turn !== G.last; // X4
  if (G.phase === "react") return true;
  return distance(G, seat) < Math.min(...G.callers.map((caller) => distance(G, caller))); // X3
}

function call({ G, playerID, random }) {
  const seat = Number(playerID);
  if (!mayCall(G, seat)) return INVALID;
  G.callers.push(seat);
  if (distance(G, seat) === 1) endRound(G, random); // X3
  else G.phase = "grace";
}

function close({ G, random }) {
  if (G.phase === "react") G.phase = "turn";
  else if (G.phase === "grace") endRound(G, random);
  else return INVALID;
}

function endRound(G, random) {
  const caller = G.callers.reduce((a, b) => (distance(G, b) < distance(G, a) ? b : a)); // C3
  const total = G.row.reduce((sum, lying) => sum + value(lying.card), 0); // E1
  const trappers = G.row.filter(({ card, face }) => card === TRAP && face === "down").map((l) => l.seat);
  const [winner, loser] = total >= 17 ? [caller, G.last] : [G.last, caller]; // E3, E4
  for (const seat of [...trappers.map(() => caller), loser]) takePenalty(G.tokens[seat]); // E2, E6
  for (const seat of new Set([winner, ...trappers])) G.tokens[seat].victory += 1; // E5
  for (const { card } of G.row) { // E7
    G.discard.push(card);
    G.discardSeen.push(card);
  }
  G.row = [];
  const most = G.tokens.flatMap(({ victory }, seat) => (victory >= 3 ? [seat] : []));
  if (most.length) { // G1, G2
    const fewest = Math.min(...most.map((seat) => G.tokens[seat].penalty));
    G.winners = most.filter((seat) => G.tokens[seat].penalty === fewest);
    G.phase = "over";
    G.turn = null;
    return;
  }
  beginRound(G, winner); // E8
  for (let i = 0; i < G.hands.length; i++) { // X5
    const seat = (winner + i) % G.hands.length;
    for (let missing = HAND - G.hands[seat].length; missing > 0; missing--) draw(G, seat, random);
  }
}

function takePenalty(tokens) {
  if (tokens.penalty === 0) tokens.penalty = 1;
  else {
    tokens.penalty = 0;
    tokens.victory = Math.max(tokens.victory - 1, 0);
  }
}

// What a seat sees (M6): its own fronts, of everybody else the backs, and nothing of the pile but its top.
function playerView({ G, playerID }) {
  const seat = playerID === null ? null : Number(playerID);
  return {
    phase: G.phase,
    turn: G.turn,
    playsLeft: G.playsLeft,
    direction: G.direction,
    last: G.last,
    callers: G.callers,
    row: G.row.map((lying) =>
      lying.face === "up" || lying.seat === seat ? lying : { ...lying, card: back(lying.card) }),
    hand: seat === null ? [] : G.hands[seat],
    backs: G.hands.map((hand) => hand.map(back).sort((a, b) => a - b)),
    top: G.pile.length ? back(G.pile[G.pile.length - 1]) : null,
    pile: G.pile.length,
    discard: G.discardSeen,
    buried: seat === null ? [] : G.buried[seat],
    tokens: G.tokens,
    round: G.round,
    winners: G.winners,
  };
}

// The legal moves of a seat, in the shape that boardgame.io's bots ask for.
export function enumerate(G, ctx, playerID) {
  const seat = Number(playerID);
  const moves = [];
  if (G.phase === "turn" && G.turn === seat) {
    for (const card of new Set(G.hands[seat])) {
      moves.push({ move: "play", args: [card, "up"] }, { move: "play", args: [card, "down"] });
    }
  }
  if (mayCall(G, seat)) moves.push({ move: "call", args: [] });
  return moves;
}

// Whom the table waits for: the mover, or in a window whoever may call.
export function waiting(G) {
  if (G.phase === "over") return null;
  const others = G.hands.map((_, seat) => seat).filter((seat) => seat !== G.turn && mayCall(G, seat));
  if (G.phase === "turn") return { mover: G.turn, seats: [G.turn, ...others] };
  return { mover: null, seats: G.hands.map((_, seat) => seat).filter((seat) => mayCall(G, seat)) };
}

export const Seventeen = {
  name: "seventeen",
  disableUndo: true,
  setup,
  moves: { play, call, close },
  turn: { activePlayers: { all: null } },
  endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),
  playerView,
  ai: { enumerate },
};
