import { structs as ofBots } from "./bot-places.ts";
import { structs } from "./places.ts";
import { halves, Wasm, type Argument } from "./wasm.ts";

type Structs = typeof structs;
type Name = keyof Structs;
/** A field of the state that is one number. */
export type StateField = {
  [Field in keyof Structs["State"]["fields"]]: Structs["State"]["fields"][Field] extends readonly [number, "i8", readonly []]
    ? Field
    : never;
}[keyof Structs["State"]["fields"]];

const VALUES_PER_ENTRY = structs.State.fields.log[2][1];

/** What happened, as the rules log it: for each entry what, whose, and two values. */
export type Log = Int32Array;

/** A viewer as the engine numbers it. */
export const SPECTATOR = -1;
export const EVERYTHING = -2;

/** What a seat may know, as bots take it; nothing else of the game is in it. It can be sent to a worker. */
export interface Observation {
  readonly seen: Uint8Array;
  readonly hidden: Uint8Array;
}

/** Everything that changes in a game; two games share nothing, so a copy is a copy of these bytes. */
export class Situation {
  readonly state: Uint8Array;
  readonly ledger: Uint8Array;

  /** From bytes that may lack zeros at their ends. */
  constructor(state: Uint8Array = new Uint8Array(), ledger: Uint8Array = new Uint8Array()) {
    this.state = new Uint8Array(structs.State.size);
    this.ledger = new Uint8Array(structs.Memory.size);
    this.state.set(state);
    this.ledger.set(ledger);
  }

  copy(): Situation {
    return new Situation(this.state, this.ledger);
  }

  get(field: StateField): number {
    return Number(this.#numbers().getBigInt64(structs.State.fields[field][0], true));
  }

  set(field: StateField, value: number): void {
    this.#numbers().setBigInt64(structs.State.fields[field][0], BigInt(value), true);
  }

  /** The kinds of the deck, bottom card first. */
  stacked(): Uint8Array {
    const at = structs.State.fields.deck[0];
    return this.state.slice(at, at + this.get("deck_n"));
  }

  /** What was told since the log was last emptied. */
  told(): Log {
    const at = structs.State.fields.log[0];
    const size = this.get("told") * VALUES_PER_ENTRY * Int32Array.BYTES_PER_ELEMENT;
    return new Int32Array(this.state.slice(at, at + size).buffer);
  }

  #numbers(): DataView {
    return new DataView(this.state.buffer);
  }
}

/** The most numbers that a deck or a position may be. */
export const MOST_NUMBERS = structs.Facts.fields.numbers[2][0];

/** The rules as WebAssembly. A situation is copied in before each call, so one engine serves any number of games. */
export class Engine {
  readonly #wasm: Wasm;
  readonly #places: Record<Name | "seen", number>;

  constructor(module: WebAssembly.Module) {
    const wasm = new Wasm(module);
    const place = (name: Name): number => wasm.room(structs[name].size);
    this.#wasm = wasm;
    this.#places = {
      State: place("State"),
      seen: place("State"),
      Stream: place("Stream"),
      Memory: place("Memory"),
      Hidden: place("Hidden"),
      Facts: place("Facts"),
    };
  }

  /** Begins a game by a seed, with a First Player or the one that chance draws. */
  setUp(game: Situation, seed: bigint, first: number | null): void {
    const chance = [...this.#array("Stream"), 0n, ...halves(seed)];
    this.#change(game, "set_up_at", [...this.#array("State"), ...chance, BigInt(first ?? -1)]);
  }

  /** Deals from a deck, given as numbers; returns the numbers of the problem if that is impossible. */
  dealFrom(game: Situation, numbers: readonly number[]): readonly number[] | null {
    return this.#begin(game, "deal_from_at", numbers, []);
  }

  /** Sets up a position, given as numbers, on an empty table; returns the numbers of the problem if it is impossible. */
  place(game: Situation, numbers: readonly number[]): readonly number[] | null {
    return this.#begin(game, "place_at", numbers, this.#array("Memory"));
  }

  #begin(game: Situation, entry: string, numbers: readonly number[], more: readonly Argument[]): readonly number[] | null {
    const { size, numbers: row } = structs.Facts.fields;
    new Int32Array(this.#wasm.buffer, this.#places.Facts + row[0], row[2][0]).set(numbers);
    const given = [...this.#array("Facts"), ...this.#array("State"), ...more, 0n];
    const isRefused = this.#change(game, entry, given) !== 0n;
    const said = new DataView(this.#wasm.buffer, this.#places.Facts).getBigInt64(size[0], true);
    const next = this.#facts();
    return isRefused ? Array.from({ length: Number(said) }, next) : null;
  }

  /** Applies a decision, which must be legal, and writes into the situation what happened. */
  decide(game: Situation, decision: number): void {
    this.#change(game, "decide_at", [...this.#array("Memory"), ...this.#array("State"), 0n, BigInt(decision)]);
  }

  /** The facts of a view. */
  view(game: Situation, viewer: number): () => number {
    this.#enter(game);
    if (viewer === EVERYTHING) this.#wasm.call("show_hands_at", ...this.#array("Memory"), ...this.#array("State"), 0n);
    const by = viewer === EVERYTHING ? SPECTATOR : viewer;
    const observation: Argument[] = [this.#places.seen, 1n, ...this.#array("Hidden")];
    const observed = [...this.#array("State"), ...this.#array("Memory"), 0n, BigInt(by), ...observation];
    this.#wasm.call("view_at", ...observed, ...this.#array("Facts"));
    return this.#facts();
  }

  /** What a seat may know. */
  observation(game: Situation, seat: number): Observation {
    this.view(game, seat);
    const seen = this.#wasm.bytes(this.#places.seen, ofBots.State.size); // without the log, which comes last
    return { seen: seen.slice(), hidden: this.#bytes("Hidden").slice() };
  }

  /** The facts of how a game ended. */
  outcome(game: Situation): () => number {
    this.#enter(game);
    this.#wasm.call("outcome_at", ...this.#array("State"), 0n, ...this.#array("Facts"));
    return this.#facts();
  }

  /** The events of a stretch of the log for a viewer, each read from its facts. */
  events<Event>(log: Log, viewer: number, read: (facts: () => number) => Event): Event[] {
    const start = this.#wasm.top;
    this.#wasm.reach(start + log.byteLength);
    new Int32Array(this.#wasm.buffer, start, log.length).set(log);
    const end = BigInt(log.length / VALUES_PER_ENTRY);
    const found: Event[] = [];
    for (let at = 0n; at < end; ) {
      at = this.#wasm.call("event_at", start, end, at, end, BigInt(viewer), ...this.#array("Facts"), 0n) as bigint;
      found.push(read(this.#facts()));
    }
    return found;
  }

  #change(game: Situation, entry: string, given: readonly Argument[]): unknown {
    this.#enter(game);
    const result = this.#wasm.call(entry, ...given);
    game.state.set(this.#bytes("State"));
    game.ledger.set(this.#bytes("Memory"));
    return result;
  }

  #enter(game: Situation): void {
    this.#bytes("State").set(game.state);
    this.#bytes("Memory").set(game.ledger);
  }

  /** An array of one record, as entries take it: its address and its length. */
  #array(name: Name): [number, bigint] {
    return [this.#places[name], 1n];
  }

  #bytes(name: Name): Uint8Array {
    return this.#wasm.bytes(this.#places[name], structs[name].size);
  }

  #facts(): () => number {
    const { numbers } = structs.Facts.fields;
    const said = new Int32Array(this.#wasm.buffer, this.#places.Facts + numbers[0], numbers[2][0]);
    let at = 0;
    return () => said[at++] ?? -1;
  }
}
