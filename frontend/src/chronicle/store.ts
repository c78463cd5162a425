/** Where the chronicle is kept: in the browser's database, or only in memory where it allows none. */
import { answer, opened, written } from "../device/database";
import type { FinishedGame } from "./played";

export interface Store {
  /** False if everything is lost with the window. */
  readonly isLasting: boolean;
  all(): Promise<readonly FinishedGame[]>;
  /** Writes those that are not known yet; returns how many those are. */
  add(games: readonly FinishedGame[]): Promise<number>;
  forget(id: string): Promise<void>;
  forgetAll(): Promise<void>;
}

const NAME = "impera-chronicle";
const VERSION = 1;
/** Games by `id`. */
const GAMES = "games";

/** The store of this device. Where it is made for the first time, it takes over what `earlier` finds. */
export async function openStore(earlier: () => readonly FinishedGame[]): Promise<Store> {
  try {
    const database = await opened(NAME, VERSION, (made) => {
      const games = made.createObjectStore(GAMES, { keyPath: "id" });
      for (const game of earlier()) games.put(game);
    });
    return new Database(database);
  } catch (error) {
    console.warn("finished games are not remembered on this device", error);
    return new Memory(earlier());
  }
}

class Database implements Store {
  readonly isLasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  all(): Promise<readonly FinishedGame[]> {
    return answer<FinishedGame[]>(this.#database.transaction(GAMES).objectStore(GAMES).getAll());
  }

  async add(games: readonly FinishedGame[]): Promise<number> {
    const transaction = this.#writing();
    const kept = transaction.objectStore(GAMES);
    let added = 0;
    for (const game of games) {
      const key = kept.getKey(game.id);
      key.onsuccess = () => {
        if (key.result !== undefined) return;
        kept.put(game);
        added += 1;
      };
    }
    await written(transaction);
    return added;
  }

  forget(id: string): Promise<void> {
    const transaction = this.#writing();
    transaction.objectStore(GAMES).delete(id);
    return written(transaction);
  }

  forgetAll(): Promise<void> {
    const transaction = this.#writing();
    transaction.objectStore(GAMES).clear();
    return written(transaction);
  }

  #writing(): IDBTransaction {
    return this.#database.transaction(GAMES, "readwrite", { durability: "strict" });
  }
}

export class Memory implements Store {
  readonly isLasting = false;
  readonly #games: Map<string, FinishedGame>;

  constructor(games: readonly FinishedGame[] = []) {
    this.#games = new Map(games.map((game) => [game.id, game]));
  }

  async all(): Promise<readonly FinishedGame[]> {
    return [...this.#games.values()];
  }

  async add(games: readonly FinishedGame[]): Promise<number> {
    const before = this.#games.size;
    for (const game of games) if (!this.#games.has(game.id)) this.#games.set(game.id, game);
    return this.#games.size - before;
  }

  async forget(id: string): Promise<void> {
    this.#games.delete(id);
  }

  async forgetAll(): Promise<void> {
    this.#games.clear();
  }
}
