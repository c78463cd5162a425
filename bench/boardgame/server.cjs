// A card game of four with hidden hands on boardgame.io's server: `node server.cjs memory|flatfile PORT FOLDER`.
// Like ours: the deck and the hands are secret and stripped by the player view, and moves run on the server.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const [storage, port, folder] = process.argv.slice(2);
const DOMAINS = ["M", "R", "E", "S", "C", "U"];
const SEATS = 4;

const game = {
  name: "cards",
  setup: ({ random }) => {
    const cards = [];
    for (let number = 0; number < 104; number++) cards.push(DOMAINS[number % 6] + (1 + (number % 3)));
    const deck = random.Shuffle(cards);
    const players = {};
    const areas = {};
    for (let seat = 0; seat < SEATS; seat++) {
      players[seat] = { hand: deck.splice(0, 3) };
      areas[seat] = Object.fromEntries(DOMAINS.map((domain) => [domain, []]));
    }
    return { secret: { deck }, players, areas, discard: [], deckSize: deck.length };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, place) => {
        const hand = G.players[playerID].hand;
        if (place < 0 || place >= hand.length) return INVALID_MOVE;
        const [card] = hand.splice(place, 1);
        const area = G.areas[playerID][card[0]];
        area.push(card);
        if (area.length > 4) G.discard.push(...area.splice(0));
        if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(G.discard.splice(0));
        if (G.secret.deck.length > 0) hand.push(G.secret.deck.pop());
        G.deckSize = G.secret.deck.length;
      },
    },
  },
};

const options = { games: [game], origins: [Origins.LOCALHOST] };
if (storage === "flatfile") options.db = new FlatFile({ dir: folder });
Server(options).run({ port: Number(port), callback: () => console.log("ready") });
