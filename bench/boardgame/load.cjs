// Scripted seats against `server.cjs`: `node load.cjs PORT TABLES SECONDS`. Prints moves, seconds and the 99th percentile.
const { io } = require("socket.io-client");

const [port, tables, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const url = `http://127.0.0.1:${port}`;
const took = [];
let isOver = false;
let counted = false;

// The first who asks for a match makes it; it has no credentials, which spares this server their check.
async function makeTable(number) {
  const matchID = `match${number}`;
  const seats = [];
  for (let seat = 0; seat < SEATS; seat++) seats.push({ playerID: String(seat) });
  const table = { matchID, seats, heard: 0, stateID: -1, sent: 0, synced: 0 };
  for (const seat of seats) {
    seat.socket = io(`${url}/cards`, { transports: ["websocket"], reconnection: false });
    seat.socket.on("sync", (_, { state }) => {
      table.state = state;
      table.stateID = state._stateID;
      table.synced += 1;
    });
    seat.socket.on("update", (_, state) => hear(table, state));
    await new Promise((resolve) => seat.socket.on("connect", resolve));
    seat.socket.emit("sync", matchID, seat.playerID, undefined, SEATS);
  }
  while (table.synced < SEATS) await new Promise((resolve) => setTimeout(resolve, 10));
  return table;
}

function hear(table, state) {
  if (state._stateID > table.stateID) {
    table.stateID = state._stateID;
    table.heard = 0;
    table.state = state;
  }
  table.heard += 1;
  if (table.heard === SEATS) {
    if (counted) took.push(performance.now() - table.sent);
    if (!isOver) decide(table);
  }
}

function decide(table) {
  const { playerID, socket } = table.seats[Number(table.state.ctx.currentPlayer)];
  const action = { type: "MAKE_MOVE", payload: { type: "play", args: [0], playerID } };
  table.sent = performance.now();
  socket.emit("update", action, table.stateID, table.matchID, playerID);
}

(async () => {
  const all = [];
  for (let number = 0; number < tables; number++) all.push(await makeTable(number));
  all.forEach(decide);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  console.log("begin");
  counted = true;
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  counted = false;
  isOver = true;
  const elapsed = (performance.now() - began) / 1000;
  took.sort((one, two) => one - two);
  console.log(JSON.stringify({ moves: took.length, elapsed, p99: took[Math.floor(took.length * 0.99)] ?? null }));
  process.exit(0);
})();
