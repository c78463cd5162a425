import { structs } from "./bot-places.ts";
import type { Observation } from "./engine.ts";
import { BadOptions } from "./errors.ts";
import { NetworksIn, type Network } from "./network.ts";
import { word } from "./numbers.ts";
import { DOMAIN_NAMES, TEXTS } from "./readers.ts";
import { ANSWERED, BOTS, BUNDLES, QUANTITIES } from "./tables.ts";
import { halves, shipped, Wasm, type Argument, type Bundle } from "./wasm.ts";

/** The bots of this package, weakest first. */
export type BotName = keyof typeof BOTS;

/** How long a bot that searches may think about one decision. */
export type Budget = { readonly simulations: number } | { readonly seconds: number };

/** How a bot is made: its seed, its budget if it searches, its network if it needs one. */
export type How = { readonly seed: bigint | number; readonly network?: Network } & Partial<Budget>;

/** Whether a bot decides by a network, which is fetched apart from the bots. */
export function needsNetwork(name: BotName): boolean {
  return BOTS[name].manner !== null;
}

/** Something that decides for a seat, by what that seat may know. */
export interface Bot {
  decide(observation: Observation): string;
}

/** A phrase by which somebody asks for something, and what fills its blanks. */
export interface Asked {
  readonly phrase: keyof typeof ANSWERED;
  readonly asker: number;
  readonly about: number | null;
  readonly domain: (typeof DOMAIN_NAMES)[number] | null;
}

/** What somebody asks for; null if they do not, or if the phrase lacks what fills its blanks. */
export function askedBy(said: Omit<Asked, "phrase"> & { readonly phrase: string }, players: number): Asked | null {
  const { phrase, asker, about, domain } = said;
  if (!(phrase in ANSWERED)) return null;
  const form = ANSWERED[phrase as Asked["phrase"]];
  if ((form.domain && domain === null) || (form.seat && (about === null || about >= players))) return null;
  return { phrase: phrase as Asked["phrase"], asker, about: form.seat ? about : null, domain: form.domain ? domain : null };
}

/** Whether a seat is asked. */
export function concerns({ phrase, asker, about }: Asked, seat: number): boolean {
  return seat !== asker && (about === seat) === ANSWERED[phrase].is_to_one;
}

/**
 * How a bot uses its network: how easily it prefers what the network likes less, whether it counts cards, and how often
 * the network is asked to look ahead.
 */
interface Manner {
  readonly temperature: number;
  readonly counts: boolean;
  readonly outlook: number;
}

/** A field of a record: its place, the kind of its numbers, and its shape. */
type Field = readonly [number, string, readonly number[]];

/** A decision that a search looked at, by its number, and how often. It can be sent to another thread. */
export interface Found {
  readonly decision: number;
  readonly visits: number;
}

/** How many trees a bot grows for a decision; each may grow in a thread of its own (`Bots.tree`). */
export function treesOf(name: BotName): number {
  return BOTS[name].trees ?? 1;
}

/** The decision that all trees of a bot together visited most. */
export function together(trees: readonly (readonly Found[])[]): string {
  const all = new Map<number, number>();
  for (const { decision, visits } of trees.flat()) all.set(decision, (all.get(decision) ?? 0) + visits);
  return word(TEXTS, mostVisited(Array.from(all, ([decision, visits]) => ({ decision, visits })))[0]?.decision ?? NOTHING);
}

const NODE = structs.Node;
const NOTHING = -1;
/** Simulations between two looks at the clock: about a hundredth of a second. */
const BETWEEN = 128;

/** Makes bots. They think in the thread that asks them, so a page has one of these in a worker. */
export class Bots {
  readonly #thinker: Thinker;

  constructor(module: WebAssembly.Module) {
    this.#thinker = new Thinker(module);
  }

  /** The decision that needs no thought: the only sensible one, or the beginning of a certain win; null if none does. */
  atOnce(observation: Observation): string | null {
    const decision = this.#thinker.atOnce(observation);
    return decision === NOTHING ? null : word(TEXTS, decision);
  }

  /**
   * A bot by name. With the same seed it decides the same, unless its budget is a number of seconds. Bots that decide by
   * a network need one (`needsNetwork`).
   */
  make(name: BotName, { seed, network, ...budget }: How): Bot {
    if (!(name in BOTS)) throw new BadOptions(`no such bot: ${name}; bots are ${Object.keys(BOTS).join(", ")}`);
    const { manner, style, plan, usual, trees } = BOTS[name];
    const thinker = this.#thinker;
    if (plan === null && budgetOf(budget) !== null) {
      throw new BadOptions(`${name} decides at once: a budget is for bots that search`);
    }
    const stream = thinker.stream(BigInt(seed));
    if (manner !== null) {
      if (network === undefined) throw new BadOptions(`${name} decides by a network: see loadNetwork`);
      return { decide: (observation) => thinker.byNetwork(observation, network, stream, manner) };
    }
    if (plan !== null) return new Searching(thinker, stream, { style, plan, trees }, budgetOf(budget) ?? usual);
    return { decide: (observation) => thinker.byRulesOfThumb(observation, stream, style) };
  }

  /** Whether a bot would do what it is asked anyway, as `impera.bots.talk` says it. It rehearses its next turn. */
  agrees(name: BotName, how: How, observation: Observation, asked: Asked): boolean {
    const bot = this.make(name, how);
    let moment = this.#thinker.beginRehearsal(observation);
    const before = moment.seen;
    while (moment.goesOn) {
      const { seen } = moment;
      const { hidden } = observation;
      moment = this.#thinker.rehearse({ seen, hidden }, TEXTS.indexOf(bot.decide({ seen, hidden }) as (typeof TEXTS)[number]));
    }
    return this.#thinker.agrees(before, { ...observation, seen: moment.seen }, asked);
  }

  /**
   * What one of the trees of a new bot finds, for those who grow each in a thread of its own: `together` makes the decision
   * of them that the bot makes alone. If it is given seconds, each tree has all of them.
   */
  tree(name: BotName, how: How, tree: number, observation: Observation): readonly Found[] {
    const bot = this.make(name, how);
    if (!(bot instanceof Searching) || tree < 0 || tree >= treesOf(name)) throw new BadOptions(`${name} has no tree ${tree}`);
    return bot.tree(tree, observation);
  }

  /** The decisions that a new bot would consider, the one that its first tree visits most first. */
  ranked(name: BotName, how: How, observation: Observation): readonly string[] {
    return mostVisited(this.tree(name, how, 0, observation)).map(({ decision }) => word(TEXTS, decision));
  }
}

/** The bots, from the file that comes with this package, or from its bytes. */
export async function loadBots(wasm?: BufferSource): Promise<Bots> {
  return new Bots(wasm === undefined ? await shipped("./bots.wasm") : await WebAssembly.compile(wasm));
}

/** How games are played out, how a search explores, and how many trees share its budget. */
interface Way {
  readonly style: readonly number[];
  readonly plan: readonly number[];
  readonly trees: number;
}

/** A search: many redealt games played out from what a seat knows. */
class Searching implements Bot {
  readonly #thinker: Thinker;
  readonly #stream: Uint8Array;
  readonly #way: Way;
  readonly #budget: Budget;

  constructor(thinker: Thinker, stream: Uint8Array, way: Way, budget: Budget) {
    this.#thinker = thinker;
    this.#stream = stream;
    this.#way = way;
    this.#budget = budget;
  }

  /** The decision of all trees, which grow one after another. Forced decisions and certain wins are returned at once. */
  decide(observation: Observation): string {
    const atOnce = this.#thinker.atOnce(observation);
    if (atOnce !== NOTHING) return word(TEXTS, atOnce);
    const { trees } = this.#way;
    return together(
      Array.from({ length: trees }, (_, tree) => {
        this.#plant(observation);
        return this.#grown(tree, trees);
      }),
    );
  }

  /** What one tree finds. Those before it are planted too, since all draw from one stream of chance. */
  tree(tree: number, observation: Observation): readonly Found[] {
    const atOnce = this.#thinker.atOnce(observation);
    if (atOnce !== NOTHING) return [{ decision: atOnce, visits: 1 }];
    for (let planted = 0; planted <= tree; planted++) this.#plant(observation);
    return this.#grown(tree, 1);
  }

  #plant(observation: Observation): void {
    this.#thinker.plant(observation, this.#stream, this.#way.style, this.#way.plan);
  }

  /** Grows a tree in its share of the simulations; `share` trees share the seconds. */
  #grown(tree: number, share: number): readonly Found[] {
    if ("simulations" in this.#budget) this.#spend(Math.floor((this.#budget.simulations + tree) / this.#way.trees));
    else this.#think(this.#budget.seconds / share);
    return this.#thinker.found();
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

/** The most-visited decision first. */
function mostVisited(found: readonly Found[]): Found[] {
  return found.toSorted((one, other) => other.visits - one.visits || one.decision - other.decision);
}

/** A table in the course of a turn that is rehearsed. */
interface Rehearsed {
  readonly seen: Uint8Array;
  readonly goesOn: boolean;
}

/** The compiled bots and the memory they think in. One thing is thought about at a time. */
class Thinker {
  readonly #wasm: Wasm;
  readonly #stream: number;
  readonly #deals: Bundle<typeof BUNDLES.deals>;
  readonly #turn: Bundle<typeof BUNDLES.turn>;
  readonly #tree: Bundle<typeof BUNDLES.tree>;
  readonly #ofPass: readonly Argument[];
  readonly #room: readonly Argument[];
  readonly #foresight: readonly Argument[];
  readonly #desk: readonly Argument[];
  readonly #networks: NetworksIn;

  constructor(module: WebAssembly.Module) {
    const wasm = new Wasm(module);
    this.#wasm = wasm;
    this.#networks = new NetworksIn(wasm);
    this.#stream = wasm.room(structs.Stream.size);
    this.#deals = wasm.bundle(BUNDLES.deals);
    this.#turn = wasm.bundle(BUNDLES.turn);
    this.#tree = wasm.bundle(BUNDLES.tree);
    this.#room = wasm.bundle(BUNDLES.room).given;
    this.#ofPass = [wasm.room(QUANTITIES), 1n, ...this.#room];
    this.#foresight = wasm.bundle(BUNDLES.foresight).given;
    this.#desk = wasm.bundle(BUNDLES.desk).given;
  }

  /** The stream of chance of a bot with this seed. */
  stream(seed: bigint): Uint8Array {
    this.#wasm.call("start_at", this.#stream, 1n, ...halves(seed));
    return this.#wasm.bytes(this.#stream, structs.Stream.size).slice();
  }

  /** The decision that rules of thumb prefer. */
  byRulesOfThumb(observation: Observation, stream: Uint8Array, style: readonly number[]): string {
    this.#enter(observation, this.#deals.at.states);
    this.#write(this.#tree.at.styles, "Style", style);
    const decision = this.#drawing(stream, () =>
      this.#wasm.call("by_rules_of_thumb_at", this.#deals.at.states, 1n, this.#stream, 1n, this.#tree.at.styles, 1n),
    );
    return word(TEXTS, Number(decision));
  }

  /** The decision that needs no thought, or the one that a network prefers. */
  byNetwork(observation: Observation, network: Network, stream: Uint8Array, manner: Manner): string {
    const atOnce = this.atOnce(observation);
    if (atOnce !== NOTHING) return word(TEXTS, atOnce);
    this.#enter(observation, this.#deals.at.states);
    const decide = manner.outlook > 0 ? this.#ahead(network, manner) : this.#liked(network, manner);
    return word(TEXTS, Number(this.#drawing(stream, decide)));
  }

  #ahead(network: Network, { outlook }: Manner): () => unknown {
    const weights = this.#networks.given(network);
    const looking = [...this.#foresight, ...weights, ...this.#room, ...this.#desk];
    const given = [...this.#deals.given, ...this.#turn.given, ...looking];
    return () => this.#wasm.call("by_outlook_at", ...given, this.#stream, 1n, BigInt(outlook));
  }

  #liked(network: Network, { temperature, counts }: Manner): () => unknown {
    const seen = [this.#deals.at.states, 1n, this.#deals.at.hidden, 1n];
    const given = [...seen, ...this.#networks.given(network), ...this.#ofPass];
    const manner = [this.#stream, 1n, BigInt(temperature), BigInt(!counts)];
    return () => this.#wasm.call("by_network_at", ...given, ...manner);
  }

  /** The decision that needs no thought, or NOTHING. */
  atOnce(observation: Observation): number {
    this.#enter(observation, this.#turn.at.states);
    return Number(this.#wasm.call("at_once_at", ...this.#turn.given, this.#deals.at.hidden, 1n));
  }

  /** The next turn of the observing seat begins, if it has one. */
  beginRehearsal(observation: Observation): Rehearsed {
    this.#enter(observation, this.#deals.at.states);
    return this.#rehearsed(this.#wasm.call("begin_rehearsal_at", ...this.#deals.given));
  }

  /** A decision of that turn is taken. */
  rehearse(observation: Observation, decision: number): Rehearsed {
    this.#enter(observation, this.#deals.at.states);
    return this.#rehearsed(this.#wasm.call("rehearse_at", ...this.#deals.given, BigInt(decision)));
  }

  #rehearsed(goesOn: unknown): Rehearsed {
    return { seen: this.#wasm.bytes(this.#deals.at.states, structs.State.size).slice(), goesOn: goesOn !== 0n };
  }

  /** Whether a turn that began so and ended so does what is asked for. */
  agrees(before: Uint8Array, ended: Observation, { phrase, asker, about, domain }: Asked): boolean {
    this.#enter(ended, this.#deals.at.states);
    this.#wasm.bytes(this.#deals.at.states + structs.State.size, structs.State.size).set(before);
    const place = Object.keys(ANSWERED).indexOf(phrase);
    const of = domain === null ? NOTHING : DOMAIN_NAMES.indexOf(domain);
    const numbers = [place, asker, about ?? NOTHING, of].map(BigInt);
    return this.#wasm.call("agrees_at", ...this.#deals.given, ...numbers) !== 0n;
  }

  /** Begins a tree, with its own chance from a bot's stream. */
  plant(observation: Observation, stream: Uint8Array, style: readonly number[], plan: readonly number[]): void {
    this.#enter(observation, this.#deals.at.states);
    this.#write(this.#tree.at.styles, "Style", style);
    this.#write(this.#tree.at.plans, "Plan", plan);
    this.#drawing(stream, () => this.#wasm.call("plant_at", ...this.#deals.given, ...this.#tree.given, this.#stream, 1n));
  }

  grow(simulations: number): void {
    this.#wasm.call("search_at", ...this.#deals.given, ...this.#tree.given, BigInt(simulations));
  }

  /** What the tree has at its root, the most-visited first. */
  found(): Found[] {
    const numbers = new Int32Array(this.#wasm.buffer, this.#tree.at.nodes, (BUNDLES.tree.nodes[0] * NODE.size) / 4);
    const of = (node: number, field: "child" | "sibling" | "visits" | "decision"): number =>
      numbers[(node * NODE.size + NODE.fields[field][0]) / 4] ?? 0;
    const found: Found[] = [];
    for (let child = of(0, "child"); child !== 0; child = of(child, "sibling")) {
      found.push({ decision: of(child, "decision"), visits: of(child, "visits") });
    }
    return mostVisited(found);
  }

  #enter({ seen, hidden }: Observation, at: number): void {
    this.#wasm.bytes(at, structs.State.size).set(seen);
    this.#wasm.bytes(this.#deals.at.hidden, structs.Hidden.size).set(hidden);
  }

  /** Does something that draws from a bot's stream. */
  #drawing<Result>(stream: Uint8Array, act: () => Result): Result {
    const bytes = this.#wasm.bytes(this.#stream, structs.Stream.size);
    bytes.set(stream);
    const result = act();
    stream.set(bytes);
    return result;
  }

  /** Writes the numbers of a record, each of 8 bytes, in the order of its fields. */
  #write(at: number, name: "Style" | "Plan", numbers: readonly number[]): void {
    const cells = new DataView(this.#wasm.buffer, at, structs[name].size);
    const fields: readonly Field[] = Object.values(structs[name].fields);
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
