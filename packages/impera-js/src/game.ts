import type { PlayedGame } from "./advice.ts";
import { Engine, EVERYTHING, MOST_NUMBERS, Situation, SPECTATOR, type Log, type Observation } from "./engine.ts";
import { BadOptions, IllegalDecision } from "./errors.ts";
import { makeOptions, writeOptions } from "./options.ts";
import { word } from "./numbers.ts";
import { inWords } from "./problems.ts";
import { CARD_CODES, QUESTION_NAMES, readEvent, readOutcome, readView, TEXTS } from "./readers.ts";
import { DECK_PROBLEMS, MOST_SEED, VIEW_VERSION } from "./tables.ts";
import type { GameRecord, Origin } from "./record.ts";
import type { AnyEvent, Options, Outcome, View } from "./types.ts";

/** A seat, null for a spectator, or "everything" for those who may see the whole truth. */
export type Viewer = number | null | "everything";

/** What can be chosen for a game; everything else is as its edition has it. */
export type Chosen = { readonly [Name in keyof Options]?: Options[Name] };

const NOBODY_ASKED = QUESTION_NAMES.indexOf("nothing");

/** One game of Carta Impera Victoria: decisions come in as text and are checked, views and events go out. */
export class Game {
  readonly options: Options;
  readonly #engine: Engine;
  #situation: Situation;
  readonly #origin: Origin;
  readonly #decisions: string[];
  #log: Log;

  /** Use `Rules.newGame`, `Rules.gameFromDeck`, `Rules.gameFromPosition` or `Rules.replay`. */
  private constructor(engine: Engine, situation: Situation, options: Options, origin: Origin, log: Log, decisions: string[]) {
    this.#engine = engine;
    this.#situation = situation;
    this.options = options;
    this.#origin = origin;
    this.#log = log;
    this.#decisions = decisions;
  }

  /** A game dealt by a seed. The same seed and options give the same deal in every engine. */
  static dealt(engine: Engine, chosen: Chosen, seed: bigint, first: number | null): Game {
    if (seed < 0n || seed > MOST_SEED) throw new BadOptions(`seed must be from 0 to ${MOST_SEED}, not ${seed}`);
    const [situation, options] = emptyTable(chosen);
    if (first !== null) checkSeat(first, options);
    engine.setUp(situation, seed, first);
    return new Game(engine, situation, options, { seed, first }, situation.told(), []);
  }

  /** A game with a given deck, top card first: nothing is shuffled or removed. */
  static fromDeck(engine: Engine, deck: readonly string[], chosen: Chosen, first: number): Game {
    const [situation, options] = emptyTable(chosen);
    const numbers = [checkSeat(first, options), deck.length, ...deck.map(kindOf)];
    if (numbers.length > MOST_NUMBERS) throw new BadOptions("there are more cards in the deck than any game has");
    const problem = engine.dealFrom(situation, numbers);
    if (problem !== null) throw new BadOptions(inWords(problem, DECK_PROBLEMS, { card: CARD_CODES }));
    return new Game(engine, situation, options, { deck: [...deck], first }, situation.told(), []);
  }

  /** A game that continues from a situation, which the engine's own layout describes (`places.ts`). */
  static fromSituation(engine: Engine, chosen: Chosen, situation: Situation): Game {
    return Game.begun(engine, makeOptions(chosen), { situation: situation.copy() });
  }

  /** The game that begins there, before its first decision. */
  static begun(engine: Engine, options: Options, origin: Origin): Game {
    if ("situation" in origin) {
      const { situation } = origin;
      return new Game(engine, situation.copy(), options, origin, situation.told(), []);
    }
    if ("seed" in origin) return Game.dealt(engine, options, origin.seed, origin.first);
    return Game.fromDeck(engine, origin.deck, options, origin.first);
  }

  /** The seat that decides now; null when the game is over. */
  get seat(): number | null {
    return this.#situation.get("ask") === NOBODY_ASKED ? null : this.#situation.get("seat");
  }

  /** What is asked, as views name it; "nothing" once the game is over. */
  get question(): (typeof QUESTION_NAMES)[number] {
    return QUESTION_NAMES[this.#situation.get("ask")] ?? "nothing";
  }

  /** The number of the current turn, from 1; 0 during the draft. */
  get turn(): number {
    return this.#situation.get("turn");
  }

  /** How the game ended; null while it runs. */
  get outcome(): Outcome | null {
    const n = this.#engine.outcome(this.#situation);
    return n() === 1 ? readOutcome(n) : null;
  }

  /** All decisions so far. */
  get decisions(): readonly string[] {
    return [...this.#decisions];
  }

  /** How many decisions there were so far. */
  get decided(): number {
    return this.#decisions.length;
  }

  /** The whole deck, top card first: a secret, until the game is over. */
  get deck(): readonly string[] {
    return Array.from(this.#situation.stacked(), (kind) => word(CARD_CODES, kind)).reverse();
  }

  /** The current length of the log, as a mark for `events`. */
  get logLength(): number {
    return this.#log.length;
  }

  /** The legal decisions; none when the game is over. */
  legal(): readonly string[] {
    return this.seat === null ? [] : this.view(this.seat).legal;
  }

  /** Applies a decision and returns everything that happened; throws IllegalDecision, and then nothing has changed. */
  play(decision: string): AnyEvent[] {
    const legal = this.legal();
    if (!legal.includes(decision)) {
      throw new IllegalDecision(`${JSON.stringify(decision)} is not legal now; legal: ${legal.join(", ") || "nothing"}`);
    }
    const before = this.logLength;
    this.#engine.decide(this.#situation, (TEXTS as readonly string[]).indexOf(decision));
    this.#decisions.push(decision);
    this.#log = joined(this.#log, this.#situation.told());
    return this.events("everything", before);
  }

  /**
   * Takes back the last decision and returns it; throws IllegalDecision if there is none. The game is replayed up to
   * there: to try decisions out, play them on a copy.
   */
  undo(): string {
    const last = this.#decisions.pop();
    if (last === undefined) throw new IllegalDecision("there is no decision to take back");
    const before = Game.begun(this.#engine, this.options, this.#origin);
    for (const decision of this.#decisions) before.play(decision);
    [this.#situation, this.#log] = [before.#situation, before.#log];
    return last;
  }

  /** What a viewer may see and know now. */
  view(viewer: Viewer): View {
    return readView(this.#engine.view(this.#situation, this.#number(viewer)), VIEW_VERSION, this.options);
  }

  /**
   * What a seat may know if it decides now, as bots take it: the one that is asked, unless in a draft another chooses at
   * the same time. Throws IllegalDecision when the game is over.
   */
  observation(seat = this.seat): Observation {
    if (seat === null || this.seat === null) throw new IllegalDecision("the game is over: there is nothing to decide");
    const situation = this.#situation.copy();
    situation.set("seat", checkSeat(seat, this.options));
    return this.#engine.observation(situation, seat);
  }

  /** What a viewer may know, as threats are looked for in it; null for a spectator. */
  known(viewer: number | null): Observation {
    return this.#engine.observation(this.#situation, this.#number(viewer));
  }

  /** The whole game as a review takes it, with everything open. */
  played(): PlayedGame {
    const { state, ledger } = Game.begun(this.#engine, this.options, this.#origin).#situation;
    return { state, ledger, decisions: this.#decisions.map((decision) => (TEXTS as readonly string[]).indexOf(decision)) };
  }

  /** What a viewer was told since the deal, or since the log had this length. */
  events(viewer: Viewer, since = 0): AnyEvent[] {
    const { outcome } = this;
    return this.#engine.events(this.#log.slice(since), this.#number(viewer), (n) => readEvent(n, outcome));
  }

  /** The game as its record, with the players' names if given. */
  record(names: readonly string[] = []): GameRecord {
    const { options, decisions, outcome } = this;
    return { options, origin: this.#origin, decisions, names, bots: [], commitment: null, outcome };
  }

  /** An independent copy: playing one does not change the other. */
  copy(): Game {
    return new Game(this.#engine, this.#situation.copy(), this.options, this.#origin, this.#log, [...this.#decisions]);
  }

  #number(viewer: Viewer): number {
    if (viewer === "everything") return EVERYTHING;
    if (viewer === null) return SPECTATOR;
    return checkSeat(viewer, this.options);
  }
}

/** A situation that has its options and nothing else. */
export function emptyTable(chosen: Chosen): [Situation, Options] {
  const options = makeOptions(chosen);
  const situation = new Situation();
  writeOptions(options, situation);
  return [situation, options];
}

function checkSeat(seat: number, options: Options): number {
  if (!Number.isInteger(seat) || seat < 0 || seat >= options.players) {
    throw new BadOptions(`seat must be from 0 to ${options.players - 1}, not ${seat}`);
  }
  return seat;
}

function kindOf(code: string): number {
  const known: readonly string[] = CARD_CODES;
  if (!known.includes(code)) throw new BadOptions(`no such card: ${code}; cards are ${known.join(", ")}`);
  return known.indexOf(code);
}

function joined(one: Log, other: Log): Log {
  const both = new Int32Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
