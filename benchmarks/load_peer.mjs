// boardgame.io under the same load as ours: a card game of about the same size, kept in memory, and players for it.
//   node load_peer.mjs server PORT
//   node load_peer.mjs players URL TABLES SECONDS WARM_UP
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

const ROWS = ["castles", "green", "red", "blue", "purple", "yellow", "laid out", "pallet", "symbol pile", "outbox", "removed", "bill",
  "set aside", "revealed"];
const names = (kind, count) => Array.from({ length: count }, (_, i) => `${kind}-${i}`);

const game = {
  name: "cards",
  setup: ({ random }) => ({
    round: 0,
    players: Object.fromEntries(["0", "1"].map((id) => {
      const stack = random.Shuffle(names("castle", 30));
      return [id, {
        hand: stack.splice(0, 4), stack, discard: names("red", 12), fable: names("f9-delivery", 27),
        rows: Object.fromEntries(ROWS.map((row) => [row, []])), coins: 0, builds: 0, limit: 5,
      }];
    })),
  }),
  moves: {
    play: ({ G, playerID, random }, card) => {
      const mine = G.players[playerID];
      if (!mine.hand.includes(card)) return "INVALID_MOVE";
      mine.hand.splice(mine.hand.indexOf(card), 1);
      mine.discard.push(card);
      if (!mine.stack.length) mine.stack = random.Shuffle(mine.discard.splice(0, mine.discard.length - 1));
      mine.hand.push(mine.stack.pop());
      mine.coins += 1;
      mine.limit = mine.hand.length + Object.values(mine.rows).reduce((sum, row) => sum + row.length, 0);
    },
  },
  turn: { minMoves: 3, maxMoves: 3 },
  playerView: ({ G, playerID }) => ({
    ...G,
    players: Object.fromEntries(Object.entries(G.players).map(([id, mine]) => [id, {
      ...mine, stack: mine.stack.map(() => null), hand: id === playerID ? mine.hand : mine.hand.map(() => null),
    }])),
  }),
};

async function serve(port) {
  const { Server, Origins } = require("boardgame.io/server");
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  await server.run({ port: Number(port), callback: () => console.log("ready") });
}

const sleep = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));

class Table {
  constructor() { this.delays = []; this.picks = 0; this.waiting = null; this.states = {}; }

  async sit(url, io, number) {
    this.id = `table-${number}`; // a match that does not exist is made when its first player comes
    this.sockets = {};
    for (const player of ["0", "1"]) {
      const socket = io(`${url}/cards`, { transports: ["websocket"], forceNew: true });
      this.sockets[player] = socket;
      const ready = new Promise((done) => socket.on("sync", (_, info) => { this.states[player] = info.state; done(); }));
      socket.on("update", (_, state) => this.hear(player, state));
      socket.on("connect", () => socket.emit("sync", this.id, player, undefined, 2));
      await ready;
    }
  }

  hear(player, state) {
    if (player === this.waiting) {
      this.delays.push((performance.now() - this.sent) / 1000);
      this.waiting = null;
    }
    this.states[player] = state;
  }

  async play(end) {
    await sleep(Math.random());
    for (let due = performance.now(); due < end; due += 1000) {
      this.pick();
      await sleep(Math.max(due + 1000 - performance.now(), 0) / 1000);
    }
  }

  pick() {
    if (this.waiting !== null) return; // as in ours nobody picks again before the last pick was carried out
    const player = this.states["0"].ctx.currentPlayer;
    const state = this.states[player];
    if (state.ctx.currentPlayer !== player) return;
    const hand = state.G.players[player].hand;
    const card = hand[Math.floor(Math.random() * hand.length)];
    const payload = { type: "play", args: [card], playerID: player };
    this.waiting = player === "0" ? "1" : "0";
    this.sent = performance.now();
    this.picks += 1;
    this.sockets[player].emit("update", { type: "MAKE_MOVE", payload }, state._stateID, this.id, player);
  }
}

async function play(url, tables, seconds, warmUp) {
  const { io } = require("socket.io-client");
  const all = [];
  for (let i = 0; i < tables; i++) {
    const table = new Table();
    await table.sit(url, io, i);
    all.push(table);
  }
  const games = all.map((table) => table.play(performance.now() + 1000 * (seconds + warmUp)));
  await sleep(warmUp);
  const begun = all.map((table) => [table.picks, table.delays.length]);
  console.log("measure");
  await sleep(seconds - 1);
  console.log("measure");
  const picks = all.reduce((sum, table, i) => sum + table.picks - begun[i][0], 0);
  const delays = all.flatMap((table, i) => table.delays.slice(begun[i][1]));
  await Promise.all(games);
  process.stdout.write(JSON.stringify({ picks, delays }) + "\n", () => process.exit(0)); // a pipe takes it in parts
}

const [, , role, ...rest] = process.argv;
if (role === "server") await serve(rest[0]);
else await play(rest[0], Number(rest[1]), Number(rest[2]), Number(rest[3]));
