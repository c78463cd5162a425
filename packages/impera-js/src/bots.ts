import { records } from "./bot-places.ts";
import type { Observation } from "./engine.ts";
import { BadOptions } from "./errors.ts";
import { word } from "./numbers.ts";
import { TEXTS } from "./readers.ts";
import { BOTS, ROOMS } from "./tables.ts";
import { halves, shipped, Wasm, type Argument } from "./wasm.ts";

/** The bots of this package, weakest first. */
export type BotName = keyof typeof BOTS;

/** How long a bot that searches may think about one decision. */
export type Budget = { readonly simulations: number } | { readonly seconds: number };

/** Something that decides for a seat, by what that seat may know. */
export interface Bot {
  decide(observation: Observation): string;
}

/** A field of a record: its place, the kind of its numbers, and its shape. */
type Field = readonly [number, string, readonly number[]];

/** A decision that a search looked at, and how often. */
interface Found {
  readonly decision: number;
  readonly visits: number;
}

const NODE = records.Node;
const NOTHING = -1;
/** Simulations between two looks at the clock: about a hundredth of a second. */
const BETWEEN = 128;

/** Makes bots. They think in the thread that asks them, so a page has one of these in a worker. */
export class Bots {
  readonly #thinker: Thinker;

  constructor(module: WebAssembly.Module) {
    this.#thinker = new Thinker(module);
  }

  /** A bot by name. With the same seed it decides the same, unless its budget is a number of seconds. */
  make(name: BotName, { seed, ...budget }: { readonly seed: bigint | number } & Partial<Budget>): Bot {
    if (!(name in BOTS)) throw new BadOptions(`no such bot: ${name}; bots are ${Object.keys(BOTS).join(", ")}`);
    const { style, plan, usual } = BOTS[name];
    const stream = this.#thinker.stream(BigInt(seed));
    if (plan !== null) return new Searching(this.#thinker, stream, style, plan, budgetOf(budget) ?? usual);
    if (budgetOf(budget) !== null) throw new BadOptions(`${name} decides at once: a budget is for bots that search`);
    return { decide: (observation) => this.#thinker.byRulesOfThumb(observation, stream, style) };
  }
}

/** The bots, from the file that comes with this package. */
export async function loadBots(): Promise<Bots> {
  return new Bots(await shipped("./bots.wasm"));
}

/** A search: many redealt games played out from what a seat knows. */
class Searching implements Bot {
  readonly #thinker: Thinker;
  readonly #stream: Uint8Array;
  readonly #style: readonly number[];
  readonly #plan: readonly number[];
  readonly #budget: Budget;

  constructor(thinker: Thinker, stream: Uint8Array, style: readonly number[], plan: readonly number[], budget: Budget) {
    this.#thinker = thinker;
    this.#stream = stream;
    this.#style = style;
    this.#plan = plan;
    this.#budget = budget;
  }

  /** The most-visited decision. Forced decisions and certain wins are returned at once. */
  decide(observation: Observation): string {
    const atOnce = this.#thinker.atOnce(observation);
    if (atOnce !== NOTHING) return word(TEXTS, atOnce);
    this.#thinker.plant(observation, this.#stream, this.#style, this.#plan);
    if ("simulations" in this.#budget) this.#spend(this.#budget.simulations);
    else this.#think(this.#budget.seconds);
    return word(TEXTS, this.#thinker.found()[0]?.decision ?? NOTHING);
  }

  #spend(simulations: number): void {
    for (let left = simulations; left > 0 && !this.#isDecided(left); left -= BETWEEN) {
      this.#thinker.grow(Math.min(left, BETWEEN));
    }
  }

  #think(seconds: number): void {
    const began = performance.now();
    let [grown, passed, toCome] = [0, 0, Infinity];
    while (passed < seconds && !this.#isDecided(toCome)) {
      this.#thinker.grow(BETWEEN);
      grown += BETWEEN;
      passed = (performance.now() - began) / 1000;
      toCome = (grown * (seconds - passed)) / passed;
    }
  }

  /** Whether the most-visited decision can no longer be overtaken in the simulations that are left. */
  #isDecided(left: number): boolean {
    const [first, second] = this.#thinker.found();
    return first !== undefined && second !== undefined && first.visits - second.visits > left;
  }
}

/** The compiled bots and the memory they think in. One thing is thought about at a time. */
class Thinker {
  readonly #wasm: Wasm;
  readonly #stream: number;
  readonly #style: number;
  readonly #plan: number;
  readonly #seen: number;
  readonly #hidden: number;
  readonly #turn: number;
  readonly #nodes: number;
  readonly #ofDeals: readonly Argument[];
  readonly #ofTurn: readonly Argument[];
  readonly #ofTree: readonly Argument[];

  constructor(module: WebAssembly.Module) {
    const wasm = new Wasm(module);
    const array = (size: number, length: number): [number, bigint] => [wasm.room(size * length), BigInt(length)];
    this.#wasm = wasm;
    this.#stream = wasm.room(records.Stream.size);
    this.#style = wasm.room(records.Style.size);
    this.#plan = wasm.room(records.Plan.size);
    const deals = array(records.State.size, 2);
    const hidden = array(records.Hidden.size, 1);
    const turn = array(records.State.size, ROOMS.moments);
    const nodes = array(NODE.size, ROOMS.nodes);
    [this.#seen, this.#hidden, this.#turn, this.#nodes] = [deals[0], hidden[0], turn[0], nodes[0]];
    // The states appear twice: as records, and as rows of words.
    this.#ofDeals = [...deals, ...deals, ...hidden, ...array(records.Urns.size, 1), ...array(records.Stream.size, 1)];
    this.#ofTurn = [
      ...[...turn, ...turn, ...array(records.Moment.size, ROOMS.moments), ...array(8, ROOMS.moments)],
      ...[...array(4, ROOMS.places), ...array(8, 2)],
    ];
    this.#ofTree = [...nodes, ...array(16, ROOMS.path), this.#plan, 1n, this.#style, 1n, ...array(8, 1)];
  }

  /** The stream of chance of a bot with this seed. */
  stream(seed: bigint): Uint8Array {
    this.#wasm.call("start_at", this.#stream, 1n, ...halves(seed));
    return this.#wasm.bytes(this.#stream, records.Stream.size).slice();
  }

  /** The decision that rules of thumb prefer. */
  byRulesOfThumb(observation: Observation, stream: Uint8Array, style: readonly number[]): string {
    this.#enter(observation, this.#seen);
    this.#write(this.#style, "Style", style);
    const decision = this.#drawing(stream, () =>
      this.#wasm.call("by_rules_of_thumb_at", this.#seen, 1n, this.#stream, 1n, this.#style, 1n),
    );
    return word(TEXTS, Number(decision));
  }

  /** The decision that needs no thought, or NOTHING. */
  atOnce(observation: Observation): number {
    this.#enter(observation, this.#turn);
    return Number(this.#wasm.call("at_once_at", ...this.#ofTurn, this.#hidden, 1n));
  }

  /** Begins a tree, with its own chance from a bot's stream. */
  plant(observation: Observation, stream: Uint8Array, style: readonly number[], plan: readonly number[]): void {
    this.#enter(observation, this.#seen);
    this.#write(this.#style, "Style", style);
    this.#write(this.#plan, "Plan", plan);
    this.#drawing(stream, () => this.#wasm.call("plant_at", ...this.#ofDeals, ...this.#ofTree, this.#stream, 1n));
  }

  grow(simulations: number): void {
    this.#wasm.call("search_at", ...this.#ofDeals, ...this.#ofTree, BigInt(simulations));
  }

  /** What the tree has at its root, the most-visited first. */
  found(): Found[] {
    const numbers = new Int32Array(this.#wasm.buffer, this.#nodes, (ROOMS.nodes * NODE.size) / 4);
    const of = (node: number, field: "child" | "sibling" | "visits" | "decision"): number =>
      numbers[(node * NODE.size + NODE.fields[field][0]) / 4] ?? 0;
    const found: Found[] = [];
    for (let child = of(0, "child"); child !== 0; child = of(child, "sibling")) {
      found.push({ decision: of(child, "decision"), visits: of(child, "visits") });
    }
    return found.sort((one, other) => other.visits - one.visits || one.decision - other.decision);
  }

  #enter({ seen, hidden }: Observation, at: number): void {
    this.#wasm.bytes(at, records.State.size).set(seen);
    this.#wasm.bytes(this.#hidden, records.Hidden.size).set(hidden);
  }

  /** Does something that draws from a bot's stream. */
  #drawing<Result>(stream: Uint8Array, act: () => Result): Result {
    const bytes = this.#wasm.bytes(this.#stream, records.Stream.size);
    bytes.set(stream);
    const result = act();
    stream.set(bytes);
    return result;
  }

  /** Writes the numbers of a record, each of 8 bytes, in the order of its fields. */
  #write(at: number, name: "Style" | "Plan", numbers: readonly number[]): void {
    const cells = new DataView(this.#wasm.buffer, at, records[name].size);
    const fields: readonly Field[] = Object.values(records[name].fields);
    const kinds = fields.flatMap(([, kind, shape]) => Array<string>(shape[0] ?? 1).fill(kind));
    numbers.forEach((number, place) => {
      if (kinds[place] === "f8") cells.setFloat64(8 * place, number, true);
      else cells.setBigInt64(8 * place, BigInt(number), true);
    });
  }
}

function budgetOf(given: { readonly simulations?: number; readonly seconds?: number }): Budget | null {
  const { simulations, seconds } = given;
  if (simulations !== undefined && seconds !== undefined) throw new BadOptions("a budget is simulations or seconds, not both");
  if (simulations !== undefined) {
    if (!Number.isInteger(simulations) || simulations < 1) throw new BadOptions(`simulations must be 1 or more, not ${simulations}`);
    return { simulations };
  }
  if (seconds === undefined) return null;
  if (!(seconds > 0 && seconds < Infinity)) throw new BadOptions(`seconds must be above 0, not ${seconds}`);
  return { seconds };
}
