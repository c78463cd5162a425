import { Engine, Situation } from "./engine.ts";
import { BadOptions, BadPosition, BadRecord, IllegalDecision } from "./errors.ts";
import { Game, type Chosen } from "./game.ts";
import { recordFromText, recordToText, type GameRecord, type Position } from "./record.ts";
import type { Options } from "./types.ts";
import { shipped } from "./wasm.ts";

/** The rules, ready to play. One of them serves any number of games. */
export class Rules {
  readonly #engine: Engine;

  constructor(module: WebAssembly.Module) {
    this.#engine = new Engine(module);
  }

  /** A game dealt by chance; without a seed, one is drawn. `first` names the First Player, whom chance draws otherwise. */
  newGame({ seed, first, ...chosen }: Chosen & { readonly seed?: bigint | number; readonly first?: number } = {}): Game {
    return Game.dealt(this.#engine, chosen, seed === undefined ? drawnSeed() : BigInt(seed), first ?? null);
  }

  /** A game with a given deck, top card first: nothing is shuffled or removed. */
  gameFromDeck(deck: readonly string[], { first, ...chosen }: Chosen & { readonly first?: number } = {}): Game {
    return Game.fromDeck(this.#engine, deck, chosen, first ?? 0);
  }

  /**
   * A game that continues from the bytes of a state and of a ledger, as Python writes them for lessons. They fit this
   * version only, and may lack zeros at their ends. Such a game has no record.
   */
  gameFromSituation(chosen: Chosen, state: Uint8Array, ledger: Uint8Array): Game {
    return Game.fromSituation(this.#engine, chosen, new Situation(state, ledger));
  }

  /** A game that continues from a position, as Python writes it; throws BadPosition if the position is impossible. */
  async gameFromPosition(position: Position): Promise<Game> {
    const { placed } = await import("./position.ts");
    const [situation, options] = placed(this.#engine, position);
    return Game.begun(this.#engine, options, { position, situation });
  }

  /** The game after all decisions of a record, or after the first few; throws BadRecord if it is impossible. */
  replay(record: GameRecord, decisions = record.decisions.length): Game {
    try {
      const game = Game.begun(this.#engine, record.options, record.origin);
      for (const decision of record.decisions.slice(0, decisions)) game.play(decision);
      return game;
    } catch (error) {
      if (error instanceof BadOptions || error instanceof IllegalDecision) throw new BadRecord("impossible", error.message);
      throw error;
    }
  }

  /** A record as the lines of a file, the same bytes that Python writes. */
  async write(record: GameRecord): Promise<string> {
    const game = this.replay(record, 0);
    const seats = record.decisions.map((decision) => {
      const { seat } = game;
      game.play(decision);
      return seat;
    });
    return recordToText(record, seats);
  }

  /** The record in the lines of a file, written here or by Python; throws BadRecord. */
  async read(text: string): Promise<GameRecord> {
    return recordFromText(text, (position, options) => this.#begins(position, options));
  }

  /** The situation in which the game of a record begins. */
  async #begins(position: Position, options: Options): Promise<Situation> {
    try {
      const { placed } = await import("./position.ts");
      const [situation, own] = placed(this.#engine, position);
      if (JSON.stringify(own) === JSON.stringify(options)) return situation;
    } catch (error) {
      if (error instanceof BadPosition) throw new BadRecord("impossible", `the game cannot begin: ${error.message}`);
      throw error;
    }
    throw new BadRecord("impossible", "the options are not those of the position");
  }
}

/** The rules, from the file that comes with this package, or from its bytes. */
export async function load(wasm?: BufferSource): Promise<Rules> {
  return new Rules(wasm === undefined ? await shipped("./game.wasm") : await WebAssembly.compile(wasm));
}

function drawnSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n;
}
