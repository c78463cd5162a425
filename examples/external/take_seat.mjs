// A program that plays one seat of a table on a server, over the socket, with the seat's token. Needs Node 22 or newer.
//
// Try it: node examples/external/take_seat.mjs http://127.0.0.1:8421 TABLE TOKEN

/** What the program plays: here, the first of the legal decisions. */
const decide = (view) => view.legal[0];

const [address, table, token] = process.argv.slice(2);
const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/socket`);
const send = (message) => socket.send(JSON.stringify(message));
const fail = (problem) => {
  console.error(problem);
  process.exitCode = 1;
};
let answered = 0;

socket.onopen = () => send({ type: "hello", token, views: true });
socket.onmessage = ({ data }) => {
  const { reveal, ask, view } = JSON.parse(data);
  if (reveal) {
    console.log(JSON.stringify(view.outcome)); // the game is over: seed and salt are told
    socket.close();
  } else if (ask?.legal.length && ask.number !== answered) {
    answered = ask.number;
    send({ type: "decide", number: answered, decision: decide(view) });
  }
};
socket.onclose = ({ code }) => code < 4000 || fail(`the server refuses: ${code}`);
socket.onerror = ({ message }) => fail(message);
