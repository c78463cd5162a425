import { structs } from "./bot-places.ts";
import type { Observation } from "./engine.ts";
import { NetworksIn, type Network } from "./network.ts";
import type { Numbers } from "./numbers.ts";
import { readHint, readReview, readThreats } from "./readers.ts";
import { BUNDLES, PASSES } from "./tables.ts";
import type { Hint, Review, Threats } from "./types.ts";
import { halves, shipped, Wasm, type Argument, type Bundle } from "./wasm.ts";

/** How advice is found: by which network, from which chance, and how often the network is asked at most. */
export interface Effort {
  readonly network: Network;
  readonly seed: bigint | number;
  readonly passes?: number;
}

/** A whole game as a review takes it: how it began, with everything open, and what was decided. */
export interface PlayedGame {
  readonly state: Uint8Array;
  readonly ledger: Uint8Array;
  readonly decisions: readonly number[];
}

/** Numbers of a report: hints have some for each answer, reviews some for each turn and more for their costs. */
const LEAST_ROOM = 1024;
const OF_POINT = 8;

/** Hints, threats and reviews, the same as Python's. They take their time, so a page has one of these in a worker. */
export class Advisor {
  readonly #wasm: Wasm;
  readonly #networks: NetworksIn;
  readonly #deals: Bundle<typeof BUNDLES.deals>;
  readonly #desk: Bundle<typeof BUNDLES.desk>;
  readonly #turn: readonly Argument[];
  readonly #foresight: readonly Argument[];
  readonly #room: readonly Argument[];
  readonly #size: number;

  constructor(module: WebAssembly.Module) {
    const wasm = new Wasm(module);
    this.#wasm = wasm;
    this.#networks = new NetworksIn(wasm);
    this.#deals = wasm.bundle(BUNDLES.deals);
    this.#desk = wasm.bundle(BUNDLES.desk);
    this.#turn = wasm.bundle(BUNDLES.turn).given;
    this.#foresight = wasm.bundle(BUNDLES.foresight).given;
    this.#room = wasm.bundle(BUNDLES.room).given;
    this.#size = wasm.room(BigInt64Array.BYTES_PER_ELEMENT);
  }

  /** Who could win on the next turn, as a seat or a spectator sees it. */
  threats(observation: Observation): Threats {
    this.#enter(observation);
    return readThreats(this.#reported("threats_at", LEAST_ROOM, [...this.#deals.given, ...this.#turn, ...this.#desk.given]));
  }

  /** Every decision of the seat that decides, best first, and why the first one is good. */
  hint(observation: Observation, { network, seed, passes = PASSES.hint }: Effort): Hint {
    this.#enter(observation);
    const how = [BigInt(passes), ...halves(BigInt(seed))];
    return readHint(this.#reported("hint_at", LEAST_ROOM, this.#thinking(network), how));
  }

  /** How the chances of a game developed, where it was decided, and which decisions cost most. */
  review({ state, ledger, decisions }: PlayedGame, { network, seed, passes = PASSES.review }: Effort): Review {
    const thinking = this.#thinking(network); // this may take memory for good
    this.#wasm.bytes(this.#desk.at.states, structs.State.size).set(state.subarray(0, structs.State.size));
    this.#wasm.bytes(this.#desk.at.memories, structs.Memory.size).set(ledger);
    const room = LEAST_ROOM + OF_POINT * (decisions.length + 1);
    const at = this.#wasm.top + Int32Array.BYTES_PER_ELEMENT * room; // behind the report
    this.#wasm.reach(at + BigInt64Array.BYTES_PER_ELEMENT * decisions.length);
    new BigInt64Array(this.#wasm.buffer, at, decisions.length).set(decisions.map(BigInt));
    const how = [at, BigInt(decisions.length), BigInt(passes), ...halves(BigInt(seed))];
    return readReview(this.#reported("review_at", room, thinking, how));
  }

  #thinking(network: Network): readonly Argument[] {
    const weights = this.#networks.given(network);
    return [...this.#deals.given, ...this.#turn, ...this.#foresight, ...weights, ...this.#room, ...this.#desk.given];
  }

  /** Calls an entry whose report has room for this many numbers; returns a function with the next number each time. */
  #reported(entry: string, room: number, given: readonly Argument[], how: readonly Argument[] = []): Numbers {
    const at = this.#wasm.top;
    this.#wasm.reach(at + Int32Array.BYTES_PER_ELEMENT * room);
    this.#wasm.call(entry, ...given, at, BigInt(room), this.#size, 1n, ...how);
    const said = new Int32Array(this.#wasm.buffer, at, room);
    let next = 0;
    return () => said[next++] ?? -1;
  }

  #enter({ seen, hidden }: Observation): void {
    this.#wasm.bytes(this.#deals.at.states, structs.State.size).set(seen);
    this.#wasm.bytes(this.#deals.at.hidden, structs.Hidden.size).set(hidden);
  }
}

/** The advisor, from the file that comes with this package, or from its bytes. */
export async function loadAdvisor(wasm?: BufferSource): Promise<Advisor> {
  return new Advisor(wasm === undefined ? await shipped("./bots.wasm") : await WebAssembly.compile(wasm));
}
