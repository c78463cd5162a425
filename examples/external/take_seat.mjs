// A program that plays one seat of a table on a server, over the socket, with the seat's token. Needs Node 22 or newer.
//
// Try it: node examples/external/take_seat.mjs http://127.0.0.1:8421 TABLE TOKEN

const [address, table, token] = process.argv.slice(2);

/** What the program plays: here, the first of the legal decisions. */
function decide(view) {
  return view.legal[0];
}

const socket = new WebSocket(`${address.replace("http", "ws")}/api/tables/${table}/socket`);
const send = (message) => socket.send(JSON.stringify(message));
let answered = 0;

socket.onopen = () => send({ type: "hello", token, views: true });
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  if (message.reveal) {
    // The game is over: seed and salt are told.
    console.log(JSON.stringify(message.view.outcome));
    socket.close();
  } else if (message.ask?.legal.length && message.ask.number !== answered) {
    answered = message.ask.number;
    send({ type: "decide", number: answered, decision: decide(message.view) });
  }
};
socket.onclose = ({ code }) => {
  if (code >= 4000) fail(`the server refuses: ${code}`);
};
socket.onerror = ({ message }) => fail(message);

function fail(problem) {
  console.error(problem);
  process.exitCode = 1;
}
