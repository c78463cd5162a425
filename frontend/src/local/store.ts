/** Where tables of this device are kept: in the browser's database, or only in memory where it allows none. */
import { answer, opened, written } from "../device/database";
import type { Entry, TableRow } from "./entries";

/** Another window has written an entry of this number first. */
export class Conflict extends Error {
  override name = "Conflict";
}

export interface Store {
  /** False if everything is lost with the window. */
  readonly isLasting: boolean;
  make(row: TableRow, entries: readonly Entry[]): Promise<void>;
  rows(): Promise<readonly TableRow[]>;
  row(table: string): Promise<TableRow | undefined>;
  /** The entries after a number, in order. */
  entries(table: string, after: number): Promise<readonly Entry[]>;
  /** Writes entries, and another table with them if one is given; throws Conflict. */
  append(table: string, entries: readonly Entry[], made?: { row: TableRow; entries: readonly Entry[] }): Promise<void>;
  forget(table: string): Promise<void>;
}

const NAME = "impera";
const VERSION = 1;
/** Rows by `id`, and entries by table and number. */
const TABLES = "tables";
const ENTRIES = "entries";
type Stored = Entry & { readonly table: string };

/** The browser's database, or memory if there is none (some private windows) or it cannot be opened. */
export async function openStore(): Promise<Store> {
  try {
    return new Database(await opened(NAME, VERSION, upgrade));
  } catch (error) {
    console.warn("games on this device are not saved", error);
    return new Memory();
  }
}

function upgrade(database: IDBDatabase): void {
  database.createObjectStore(TABLES, { keyPath: "id" });
  database.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
}

class Database implements Store {
  readonly isLasting = true;
  readonly #database: IDBDatabase;

  constructor(database: IDBDatabase) {
    this.#database = database;
  }

  make(row: TableRow, entries: readonly Entry[]): Promise<void> {
    return this.#write((tables, logs) => put(tables, logs, row, entries));
  }

  rows(): Promise<readonly TableRow[]> {
    return answer<TableRow[]>(this.#reading(TABLES).getAll());
  }

  row(table: string): Promise<TableRow | undefined> {
    return answer<TableRow | undefined>(this.#reading(TABLES).get(table));
  }

  entries(table: string, after: number): Promise<readonly Entry[]> {
    return answer<Stored[]>(this.#reading(ENTRIES).getAll(since(table, after)));
  }

  append(table: string, entries: readonly Entry[], made?: { row: TableRow; entries: readonly Entry[] }): Promise<void> {
    return this.#write((tables, logs) => {
      for (const entry of entries) logs.add({ ...entry, table });
      if (made) put(tables, logs, made.row, made.entries);
    });
  }

  forget(table: string): Promise<void> {
    return this.#write((tables, logs) => {
      tables.delete(table);
      logs.delete(since(table, 0));
    });
  }

  #reading(name: string): IDBObjectStore {
    return this.#database.transaction(name).objectStore(name);
  }

  /** All or nothing; on disk when the promise is kept. */
  #write(change: (tables: IDBObjectStore, logs: IDBObjectStore) => void): Promise<void> {
    const transaction = this.#database.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
    change(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES));
    return written(transaction).catch((error: unknown) => {
      throw error instanceof DOMException && error.name === "ConstraintError" ? new Conflict(error.message) : error;
    });
  }
}

function put(tables: IDBObjectStore, logs: IDBObjectStore, row: TableRow, entries: readonly Entry[]): void {
  tables.put(row);
  for (const entry of entries) logs.add({ ...entry, table: row.id });
}

/** All entries of a table after a number. */
const since = (table: string, after: number) => IDBKeyRange.bound([table, after], [table, Infinity], true);

export class Memory implements Store {
  readonly isLasting = false;
  readonly #rows = new Map<string, TableRow>();
  readonly #logs = new Map<string, readonly Entry[]>();

  async make(row: TableRow, entries: readonly Entry[]): Promise<void> {
    this.#rows.set(row.id, row);
    this.#logs.set(row.id, entries);
  }

  async rows(): Promise<readonly TableRow[]> {
    return [...this.#rows.values()];
  }

  async row(table: string): Promise<TableRow | undefined> {
    return this.#rows.get(table);
  }

  async entries(table: string, after: number): Promise<readonly Entry[]> {
    return (this.#logs.get(table) ?? []).filter(({ number }) => number > after);
  }

  async append(table: string, entries: readonly Entry[], made?: { row: TableRow; entries: readonly Entry[] }): Promise<void> {
    const log = this.#logs.get(table) ?? [];
    if (entries.some(({ number }) => number <= (log.at(-1)?.number ?? 0))) throw new Conflict(table);
    this.#logs.set(table, [...log, ...entries]);
    if (made) await this.make(made.row, made.entries);
  }

  async forget(table: string): Promise<void> {
    this.#rows.delete(table);
    this.#logs.delete(table);
  }
}
