/**
 * The state of a table that its entries produce, and what each viewer is told: as at a server's table
 * (`impera/server/tables/table_state.py`), in the same messages. No side effects here. A viewer is a seat, or null for a
 * spectator.
 */
import { RunningGame, type Rules } from "../../../packages/impera-js/src/index.ts";
import type { Ask, Began, Branch, Decided, Rematch, Said, Seated, Sitting, Summary, Table, Undone, View } from "../wire/messages";
import type { Beginning, Entry, Sitter, TableRow } from "./entries.ts";
import { TableGame } from "./table-game.ts";
import { Talks } from "./talks.ts";

/** What an entry tells. */
export type EntryMessage = Began | Decided | Undone | Said | Seated | Rematch;

/** How often a seat may take something back in a turn. */
export const MOST_UNDOS = 20;

export class TableState {
  readonly row: TableRow;
  readonly talks = new Talks();
  readonly #begin: () => RunningGame;
  #sitters: readonly Sitter[];
  #number = 0;
  #game: TableGame | null = null;
  #rematch: string | null = null;
  #undone = 0;

  /** A table whose log is empty. `begin` deals its cards. */
  constructor(row: TableRow, begin: () => RunningGame) {
    this.row = row;
    this.#begin = begin;
    this.#sitters = row.sitters;
  }

  get number(): number {
    return this.#number;
  }

  get game(): TableGame | null {
    return this.#game;
  }

  get sitters(): readonly Sitter[] {
    return this.#sitters;
  }

  get rematch(): string | null {
    return this.#rematch;
  }

  get status(): Table["status"] {
    if (this.#game === null) return "waiting";
    return this.#game.running.isOver ? "over" : "running";
  }

  /** The seats that have to decide now. */
  get asked(): readonly number[] {
    return this.#game?.running.asked ?? [];
  }

  get seating(): readonly Sitting[] {
    return this.#sitters.map((sitter, seat) => ({ seat, ...sitter, away: false, lost: false }));
  }

  get branch(): Branch | null {
    const { branch } = this.row;
    return branch && this.#game ? { table: branch.table, decisions: branch.decisions } : null;
  }

  get summary(): Summary {
    const { id: table, options, terms, created } = this.row;
    const { status, seating, asked, rematch, branch } = this;
    return { table, status, options, terms, seating, asked, until: null, created, commitment: "", rematch, branch };
  }

  /** When the clock of the current turn runs out, in seconds since 1970; null without a clock. */
  get until(): number | null {
    const { clock } = this.row.terms;
    return this.#game === null || clock === null || this.#game.running.isOver ? null : this.#game.turnBegan + clock;
  }

  /** Apply an entry of the log. */
  add({ number, content, at }: Entry): void {
    this.#number = number;
    switch (content.kind) {
      case "begin":
        this.#game = new TableGame(this.#begin(), number, at);
        break;
      case "decision":
      case "bot":
        this.#game?.decide(content.seat, content.decision, content.kind === "bot" ? "bot" : "person", number, at);
        if (content.kind === "bot") this.talks.goOn(content.seat);
        break;
      case "undo":
        this.#undone = this.#game?.undo(content.seat, number) ?? 0;
        break;
      case "seat":
        this.#sitters = this.#sitters.map((sitter, seat) => (seat === content.seat ? content.sitter : sitter));
        break;
      case "rematch":
        this.#rematch = content.table;
        break;
      case "say":
        if (this.#game?.isDealt === true) this.talks.hear(content.seat, content.said, this.#sitters.length);
    }
  }

  /** What a viewer can do now; null if nothing. With `views`, also which decisions end what can be taken back. */
  ask(viewer: number | null, views: boolean): Ask | null {
    const number = viewer === null ? null : (this.#game?.numberAsked(viewer) ?? null);
    if (this.#game === null || viewer === null || number === null) return null;
    const { running } = this.#game;
    const why = this.noUndo(viewer);
    return {
      number,
      legal: running.legal(viewer),
      undo: why === null,
      no_undo: why,
      ends_undo: views ? Object.keys(running.endsUndo(viewer)) : null,
      until: this.until,
    };
  }

  /** Why a seat cannot take its last decision back; null if it can. */
  noUndo(seat: number): Ask["no_undo"] {
    if (this.#game === null) return "nothing";
    const why = this.#game.running.noUndo(seat);
    return why === null && (this.#game.undos.get(seat) ?? 0) >= MOST_UNDOS ? "enough" : why;
  }

  /** What a viewer sees of the game; null before it begins. */
  view(viewer: number | null): View | null {
    return this.#game?.running.view(viewer) ?? null;
  }

  /** The whole table as a viewer sees it. Its deal is no secret of anybody else, so there is no commitment to it. */
  whole(viewer: number | null): Table {
    const { id: table, options, terms } = this.row;
    const { number, status, seating, asked, rematch, branch } = this;
    return {
      ...{ type: "table", number, table, status, seat: viewer, options, terms, seating, host: true, commitment: "" },
      ...{ asked, ask: this.ask(viewer, true), view: this.view(viewer), reveal: null, rematch, branch, blocked: [] },
    };
  }

  /** The last entry as told to a viewer; with `views`, it includes the view after it. */
  telling({ number, content }: Entry, viewer: number | null, views: boolean): EntryMessage {
    const always = { number, asked: this.asked, ask: this.ask(viewer, views), view: views ? this.view(viewer) : null };
    const events = () => this.#game?.running.latest(viewer) ?? [];
    switch (content.kind) {
      case "begin":
        return { type: "began", ...always, events: events() };
      case "decision":
      case "bot":
        return { type: "decided", ...always, seat: content.seat, bot: content.kind === "bot", events: events(), reveal: null };
      case "undo":
        return { type: "undone", ...always, seat: content.seat, undone: this.#undone };
      case "say": {
        const { phrase, seat: about = null, domain = null } = content.said;
        return { type: "said", ...always, seat: content.seat, phrase, about, domain };
      }
      case "rematch":
        return { type: "rematch", ...always, table: content.table };
      case "seat":
        return { type: "seated", ...always, seating: this.seating };
    }
  }
}

/** A table before its first entry. A game that continues another begins with all decisions up to there. */
export async function emptyTable(rules: Rules, row: TableRow): Promise<TableState> {
  const { branch, options, seed } = row;
  const continued = branch && (await continuation(rules, branch));
  const begin = () => continued ?? rules.newGame({ ...options, seed: BigInt(seed) });
  return new TableState(row, () => new RunningGame(begin(), { picksTogether: true }));
}

async function continuation(rules: Rules, { record, decisions }: Beginning) {
  return rules.replay(await rules.read(record), decisions);
}
