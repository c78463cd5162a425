/**
 * The tables of this device. It answers what a server answers (`wire/api.ts`, `wire/games.ts`), in the same words, and
 * needs none: the rules run in this page and bots in threads beside it.
 *
 * What no local game can promise: everything is on the device, so its owner can look at all cards.
 */
import gameFile from "../../../packages/impera-js/src/game.wasm?url";
import { BadOptions, load, makeOptions, type GameRecord, type Rules } from "../../../packages/impera-js/src/index.ts";
import { device } from "../device/device.svelte";
import { Denied } from "../wire/api";
import { LEVELS, STAND_IN } from "../wire/defaults";
import type { Source } from "../wire/games";
import { HERE, namedHere, newName } from "../wire/here";
import type { Hearing } from "../wire/line";
import type { BranchHere, Done, GiveSeat, NewTable, Options, Outcome, Replay, Review, SeatTaken, Summary, TableMade, TakeSeat } from "../wire/messages";
import { Advice } from "./advice";
import type { Beginning, Content, Entry, Sitter, TableRow } from "./entries";
import { beginningOf, parsed, recordOf, replayOf } from "./finished";
import { LocalLine } from "./line";
import { Refusal, Room } from "./room";
import { StandIns } from "./stand-ins";
import { openStore, type Store } from "./store";
import { emptyTable } from "./table-state";

const OPEN: Sitter = { kind: "open", name: "", level: null, kept: false };
const MOST_LETTERS = 20;
/** After this many seconds a table that no place of this device names is deleted. */
const UNNAMED = 86_400;

let opened: Promise<LocalTables> | undefined;

/** The tables of this device; loading the rules may fail, and then the next call tries again. */
export function localTables(): Promise<LocalTables> {
  opened ??= begun().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function begun(): Promise<LocalTables> {
  let answer: Response;
  try {
    answer = await fetch(gameFile);
  } catch (error) {
    throw new Denied("offline", String(error));
  }
  if (!answer.ok) throw new Denied("offline", `${gameFile}: ${answer.status}`);
  return new LocalTables(await load(await answer.arrayBuffer()), await openStore());
}

interface OpenRoom {
  readonly room: Room;
  readonly standIns: StandIns;
}

export class LocalTables {
  readonly #rules: Rules;
  readonly #store: Store;
  readonly #rooms = new Map<string, Promise<OpenRoom>>();
  readonly #advice = new Advice();

  constructor(rules: Rules, store: Store) {
    this.#rules = rules;
    this.#store = store;
    void this.#tidy();
  }

  /** What people should know before they play here: the code of a problem. */
  get #warning(): string | null {
    return this.#store.isLasting ? null : "unsaved";
  }

  // ------------------------------------------------------------------------------------------------- making tables

  async makeTable(wanted: NewTable): Promise<TableMade> {
    return this.#made(...rowWanted(wanted));
  }

  /** The table of this name with a deal that others have too. The first request makes it. */
  async dealt({ name, seed, salt }: Dealt, wanted: NewTable): Promise<TableMade> {
    const [row, seat] = rowWanted(wanted);
    const named = { ...row, id: namedHere(name), seed: String(seed), salt };
    if (await this.#store.row(named.id)) return told(named.id, seat);
    return this.#made(named, seat);
  }

  /** How the game of a table with such a name stands; null if there is none. */
  async stands(name: string): Promise<Standing | null> {
    const table = namedHere(name);
    if (!(await this.#store.row(table))) return null;
    const view = (await this.#room(table)).room.state.view(null);
    const last = (await this.#store.entries(table, 0)).findLast(({ content: { kind } }) => kind === "decision" || kind === "bot");
    return { table, outcome: view?.outcome ?? null, sides: view?.winning_sides ?? 0, turn: view?.turn ?? 0, decided: last?.at ?? 0 };
  }

  /** Let bots play a game to its end, as if somebody watched. */
  async playOut(table: string): Promise<void> {
    const { room } = await this.#room(table);
    await new Promise<void>((done) => {
      const viewer = { seat: null, push: look, trouble: () => undefined };
      function look(): void {
        if (room.state.status !== "over") return;
        room.leave(viewer);
        done();
      }
      void room.join(viewer).then(look);
    });
  }

  optionsOf(wanted: NewTable): Options {
    return optionsOf(wanted);
  }

  /** A table that continues from a moment of another game: one person and bots. `from` is the table of a record. */
  async branch(source: Source, wanted: BranchHere, from: string | null = null): Promise<TableMade> {
    const record = await this.#recordOf(source);
    const decisions = beginningOf(this.#rules, record, wanted.decisions);
    const bot = { ...OPEN, kind: "bot", level: levelOf(wanted.level) } as const;
    const sitters = Array.from({ length: record.options.players }, (_, seat) => (seat === wanted.seat ? person(wanted.name) : bot));
    const table = source.kind === "table" ? source.table : from;
    const beginning = { record: await this.#rules.write(record), decisions, table };
    return this.#made(rowOf(record.options, sitters, { aids: wanted.aids ?? true }, beginning), wanted.seat);
  }

  /** The table of another game with the same people and options. The first request makes it. */
  async rematch(table: string): Promise<Summary> {
    const { room } = await this.#room(table);
    const { state } = room;
    if (state.status !== "over") throw new Denied("running", "the game is not over");
    if (state.rematch === null) {
      // Without a revision: a new game is played as the options are read now.
      const row = rowOf(optionsOf({ options: { ...state.row.options, revision: undefined } }), state.sitters, state.row.terms, null);
      await done(room.change(() => (state.rematch === null ? [{ kind: "rematch", table: row.id }] : []), { row, entries: firstEntries(row) }));
    }
    return this.summary(state.rematch ?? "");
  }

  async #made(row: TableRow, seat: number | null): Promise<TableMade> {
    await this.#store.make(row, firstEntries(row));
    return told(row.id, seat);
  }

  // --------------------------------------------------------------------------------------------------------- seats

  async summary(table: string): Promise<Summary> {
    return (await this.#room(table)).room.state.summary;
  }

  async takeSeat(table: string, seat: number, { name }: TakeSeat): Promise<SeatTaken> {
    await this.#seat(table, seat, () => person(name));
    return { table, seat, token: HERE };
  }

  leaveSeat(table: string, seat: number): Promise<Done> {
    return this.#seat(table, seat, () => OPEN);
  }

  /** Seats a bot: in a person's seat, who may take it back, or in an open one. */
  giveSeat(table: string, seat: number, { level }: GiveSeat): Promise<Done> {
    return this.#seat(table, seat, ({ kind, name }) => ({ kind: "bot", name, level: levelOf(level), kept: kind === "person" }));
  }

  openSeat(table: string, seat: number): Promise<Done> {
    return this.#seat(table, seat, () => OPEN);
  }

  /** Write who sits in a seat. When no seat is open, the game begins. */
  async #seat(table: string, seat: number, change: (sitter: Sitter) => Sitter): Promise<Done> {
    const { room } = await this.#room(table);
    const { state } = room;
    await done(
      room.change(() => {
        const before = state.sitters[seat];
        if (state.status === "over") throw new Denied("over", "the game is over; ask for a rematch");
        if (before === undefined) throw new Denied("no-seat", "there is no such seat");
        const sitter = change(before);
        const after = state.sitters.map((each, place) => (place === seat ? sitter : each));
        const seated: Content = { kind: "seat", seat, sitter };
        return state.game === null && isFull(after) ? [seated, { kind: "begin" }] : [seated];
      }),
    );
    return { number: state.number };
  }

  // ---------------------------------------------------------------------------------------------------- open tables

  /** A line to a table; null if there is no such table. */
  async connect(table: string, seat: number | null, hearing: Hearing): Promise<LocalLine | null> {
    try {
      const line = new LocalLine((await this.#room(table)).room, seat, hearing, this.#advice);
      line.trouble(this.#warning);
      await line.open();
      return line;
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      return null;
    }
  }

  /** Delete a table. */
  async forget(table: string): Promise<void> {
    const open = await this.#rooms.get(table);
    this.#rooms.delete(table);
    open?.standIns.stop();
    open?.room.close();
    await this.#store.forget(table);
  }

  #room(table: string): Promise<OpenRoom> {
    const known = this.#rooms.get(table);
    if (known) return known;
    const found = this.#opened(table);
    this.#rooms.set(table, found);
    found.catch(() => this.#rooms.delete(table));
    return found;
  }

  async #opened(table: string): Promise<OpenRoom> {
    const row = await this.#store.row(table);
    if (row === undefined) throw new Denied("no-table", "there is no such table on this device");
    const empty = () => emptyTable(this.#rules, row);
    const room = new Room(await empty(), empty, this.#store);
    await room.catchUp();
    const standIns = new StandIns(room, (problem) => {
      for (const viewer of room.viewers) viewer.trouble(problem ?? this.#warning);
    });
    room.changed = () => standIns.check();
    return { room, standIns };
  }

  /** Delete what no place of this device names any more. */
  async #tidy(): Promise<void> {
    const now = Date.now() / 1000;
    for (const { id, created } of await this.#store.rows()) {
      if (!device.place(id) && now - created > UNNAMED) await this.forget(id);
    }
  }

  // ------------------------------------------------------------------------------------------------- finished games

  async replay(source: Source): Promise<Replay> {
    return replayOf(this.#rules, await this.#recordOf(source));
  }

  async review(source: Source): Promise<Review> {
    return this.#advice.review(this.#rules.replay(await this.#recordOf(source)).played());
  }

  /** The record of a game at a table, as the text of a file. */
  async record(table: string): Promise<string> {
    return this.#rules.write(await this.#recordOf({ kind: "table", table, secret: HERE }));
  }

  async #recordOf(source: Source): Promise<GameRecord> {
    if (source.kind === "record") return parsed(this.#rules, source.record);
    return recordOf((await this.#room(source.table)).room.state);
  }
}

/** A deal that others have too, and what a table with it is called on this device. */
export interface Dealt {
  readonly name: string;
  readonly seed: bigint;
  readonly salt: string;
}

/** How the game of a table stands. */
export interface Standing {
  readonly table: string;
  /** Null while it runs. */
  readonly outcome: Outcome | null;
  /** How many share the victory. */
  readonly sides: number;
  readonly turn: number;
  /** When the last decision was made, in seconds since 1970. */
  readonly decided: number;
}

const told = (table: string, seat: number | null): TableMade => ({ table, token: HERE, invite: "", seat, link: "", commitment: "" });

/** A new table as wished, and its maker's seat. */
function rowWanted(wanted: NewTable): [TableRow, number | null] {
  const options = optionsOf(wanted);
  const seats = wanted.seats ?? [];
  const sitters = Array.from({ length: options.players }, (_, seat) => {
    const { kind, level } = seats[seat] ?? {};
    return kind === "bot" ? { ...OPEN, kind, level: levelOf(level) } : OPEN;
  });
  const seat = sitters.findIndex(({ kind }) => kind === "open");
  if (wanted.name && seat >= 0) sitters[seat] = person(wanted.name);
  return [rowOf(options, sitters, wanted, null), wanted.name && seat >= 0 ? seat : null];
}

function optionsOf({ options, seats = [] }: NewTable): Options {
  let found: Options;
  try {
    // JSON leaves out undefined values, as on the way to a server.
    found = makeOptions(JSON.parse(JSON.stringify(options ?? {})) as Partial<Options>);
  } catch (error) {
    if (!(error instanceof BadOptions)) throw error;
    throw new Denied("bad-options", error.message);
  }
  if (seats.length > found.players) throw new Denied("too-many-seats", `there are ${found.players} players`);
  return found;
}

function rowOf(options: Options, sitters: readonly Sitter[], { aids, clock }: Pick<NewTable, "aids" | "clock">, branch: Beginning | null): TableRow {
  const [seed = 0n, ...salt] = crypto.getRandomValues(new BigUint64Array(3));
  return {
    id: newName(),
    created: Date.now() / 1000,
    options,
    seed: String(seed),
    salt: salt.join(" "),
    terms: { published: false, aids: aids ?? false, clock: clock ?? null, away: null, per: "turn", late: "bot", delay: 0 },
    sitters,
    branch,
  };
}

/** The game begins at once if no seat is open. */
function firstEntries({ sitters, created }: TableRow): Entry[] {
  return isFull(sitters) ? [{ number: 1, content: { kind: "begin" }, at: created }] : [];
}

const isFull = (sitters: readonly Sitter[]) => sitters.every(({ kind }) => kind !== "open");

function levelOf(level: string | null | undefined): string {
  const found = level ?? STAND_IN;
  if (!LEVELS.includes(found)) throw new Denied("no-such-bot", `bots are ${LEVELS.join(", ")}`);
  return found;
}

/** Somebody with a name that is fit for display. */
function person(given: string): Sitter {
  const name = given.replace(/\p{C}/gu, " ").trim().replace(/\s+/gu, " ").slice(0, MOST_LETTERS).trim();
  if (!name) throw new Denied("no-name", "a name needs a letter that can be printed");
  return { kind: "person", name, level: null, kept: false };
}

/** What a room refuses, a request is denied. */
async function done(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Denied(error.code, "the table cannot be changed now; try again");
  }
}
