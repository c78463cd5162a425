/**
 * A table of this device that is open in this window: its state and its viewers.
 *
 * Every change takes the same path, as on a server (`impera/server/tables/room.py`): a proposal is made from what is
 * known, written under the next number, and only then applied and announced. If another window took that number first,
 * its entries are read and the proposal is made again, or refused.
 */
import { IllegalDecision, type Asked, type RunningGame } from "../../../packages/impera-js/src/index.ts";
import type { Plan, Planned, Refused, Say, ToViewer } from "../wire/messages";
import type { Content, Entry, TableRow } from "./entries";
import { Conflict, type Store } from "./store";
import type { TableState, EntryMessage } from "./table-state";
import type { TableGame } from "./table-game";

/** Why something is not done: the code of a `refused` message. */
export class Refusal extends Error {
  readonly code: Refused["code"];

  constructor(code: Refused["code"]) {
    super(code);
    this.code = code;
  }
}

export interface Viewer {
  readonly seat: number | null;
  push(message: ToViewer): void;
  /** Something keeps the table from working: the code of a problem; null when that is over. */
  trouble(code: string | null): void;
}

/** Another table that is made together with an entry, such as the one of a rematch. */
interface Made {
  readonly row: TableRow;
  readonly entries: readonly Entry[];
}

const MOST_TRIES = 20;
/** Entries that a viewer is told again. Whole games have about 300. */
const MOST_RETOLD = 500;
/** Entries that are read at a time: about ten milliseconds. */
const STEP = 25;

export class Room {
  readonly viewers = new Set<Viewer>();
  /** Called after every change, and when a viewer comes or goes. */
  changed: () => void = () => undefined;
  readonly #state: TableState;
  readonly #empty: () => Promise<TableState>;
  readonly #store: Store;
  /** Tells other windows with the same table that there is something to read. */
  readonly #channel: BroadcastChannel;
  #turn: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  /** A table whose entries are not read yet; `empty` makes it as it was before them. */
  constructor(state: TableState, empty: () => Promise<TableState>, store: Store) {
    this.#state = state;
    this.#empty = empty;
    this.#store = store;
    this.#channel = new BroadcastChannel(`impera ${state.row.id}`);
    this.#channel.onmessage = () => void this.catchUp();
  }

  get state(): TableState {
    return this.#state;
  }

  /** Connect a viewer: it is told what has happened so far, then the whole table, then every entry. */
  async join(viewer: Viewer): Promise<void> {
    await this.#inTurn(async () => {
      await this.#read();
      for (const told of await this.#toldSoFar(viewer.seat)) viewer.push(told);
      viewer.push(this.#state.whole(viewer.seat));
      this.viewers.add(viewer);
    });
    this.changed();
  }

  /** What a viewer was told of the last entries, from their beginning. */
  async #toldSoFar(seat: number | null): Promise<EntryMessage[]> {
    const state = await this.#empty();
    const entries = await this.#store.entries(state.row.id, 0);
    const told: EntryMessage[] = [];
    for await (const entry of inSteps(entries)) {
      state.add(entry);
      if (entry.number > entries.length - MOST_RETOLD) told.push(state.telling(entry, seat, false));
    }
    return told;
  }

  leave(viewer: Viewer): void {
    this.viewers.delete(viewer);
    this.changed();
  }

  /** The table is deleted: nothing is written or told any more. */
  close(): void {
    this.#isClosed = true;
    this.viewers.clear();
    this.#channel.close();
  }

  /** A person's decision, which answers the question with this number. */
  decide(seat: number, number: number, decision: string): Promise<void> {
    return this.change(() => {
      const game = this.#running();
      if (this.#state.sitters[seat]?.kind !== "person") throw new Refusal("foreign");
      const asked = game.numberAsked(seat);
      const last = game.last.get(seat);
      if (last?.asked === number && last.decision === decision) throw new Refusal("repeated");
      if (asked === null) throw new Refusal(number >= game.since ? "foreign" : "stale");
      if (number !== asked) throw new Refusal("stale");
      if (!game.running.legal(seat).includes(decision)) throw new Refusal("illegal");
      return [{ kind: "decision", seat, decision }];
    });
  }

  /** A bot's decision; nothing happens if the question is no longer open, or not for a bot. */
  async decideFor(seat: number, number: number, decision: string, isDue: () => boolean): Promise<void> {
    try {
      await this.change(() => {
        const game = this.#running();
        if (game.numberAsked(seat) !== number || !game.running.legal(seat).includes(decision) || !isDue()) {
          throw new Refusal("stale");
        }
        return [{ kind: "bot", seat, decision }];
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "storage") throw error;
    }
  }

  /** A bot's answer to a phrase; nothing happens if it has answered meanwhile, or is no bot any more. */
  async answerFor(seat: number, asked: Asked, agrees: boolean): Promise<void> {
    try {
      await this.change(() => {
        if (this.#state.talks.unanswered.get(seat) !== asked || this.#state.sitters[seat]?.kind !== "bot") throw new Refusal("stale");
        return [{ kind: "say", seat, said: { phrase: agrees ? "agree" : "refuse", seat: asked.asker, domain: null } }];
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === "storage") throw error;
    }
  }

  /** A person takes back the last decision. */
  undo(seat: number, number: number): Promise<void> {
    return this.change(() => {
      const game = this.#running();
      if (this.#state.sitters[seat]?.kind !== "person") throw new Refusal("foreign");
      if (game.numberAsked(seat) !== number) throw new Refusal("stale");
      if (this.#state.noUndo(seat) !== null) throw new Refusal("no-undo");
      return [{ kind: "undo", seat }];
    });
  }

  /** What the decisions of a plan lead to, as the seat would see it. They are tried on a copy. */
  plan(seat: number, { number, decisions }: Plan): Planned {
    const { game } = this.#state;
    if (game === null || !game.running.asked.includes(seat)) throw new Refusal("foreign");
    if (game.numberAsked(seat) !== number) throw new Refusal("stale");
    const tried = plannedIn(game.running, seat, decisions);
    if (tried === null) throw new Refusal("no-plan");
    const events = decisions.length > 0 ? tried.latest(seat) : [];
    const [legal, ends_undo] = [tried.legal(seat), Object.keys(tried.endsUndo(seat))];
    return { type: "planned", number, decisions, events, view: tried.view(seat), legal, ends_undo };
  }

  say(seat: number, { phrase, seat: about = null, domain = null }: Say): Promise<void> {
    return this.change(() => [{ kind: "say", seat, said: { phrase, seat: about, domain } }]);
  }

  /** Write a proposal, apply it and announce it. `propose` may throw to refuse. */
  change(propose: () => readonly Content[], made?: Made): Promise<void> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES && !this.#isClosed; tries++) {
        const entries = this.#numbered(propose());
        try {
          await this.#store.append(this.#state.row.id, entries, made);
        } catch (error) {
          if (!(error instanceof Conflict)) {
            console.warn("nothing could be saved", error);
            throw new Refusal("storage");
          }
          await this.#read();
          continue;
        }
        if (!this.#isClosed) this.#channel.postMessage(this.#state.number);
        for (const entry of entries) this.#carryOut(entry);
        return;
      }
      throw new Refusal("stale");
    });
  }

  /** Read what other windows wrote. */
  catchUp(): Promise<void> {
    return this.#inTurn(() => this.#read());
  }

  async #read(): Promise<void> {
    const entries = await this.#store.entries(this.#state.row.id, this.#state.number);
    for await (const entry of inSteps(entries)) this.#carryOut(entry);
  }

  #running(): TableGame {
    const { game } = this.#state;
    if (game === null) throw new Refusal("waiting");
    if (game.running.isOver) throw new Refusal("over");
    return game;
  }

  #numbered(contents: readonly Content[]): Entry[] {
    const at = Date.now() / 1000;
    return contents.map((content, place) => ({ number: this.#state.number + place + 1, content, at }));
  }

  #carryOut(entry: Entry): void {
    this.#state.add(entry);
    for (const viewer of this.viewers) viewer.push(this.#state.telling(entry, viewer.seat, true));
    this.changed();
  }

  /** One thing at a time: what is written must follow from everything before it. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined); // the caller hears of the failure
    return done;
  }
}

/** Entries one after another; now and then the page gets a moment to draw, because a whole game takes a while. */
async function* inSteps(entries: readonly Entry[]): AsyncGenerator<Entry> {
  for (const [place, entry] of entries.entries()) {
    if (place % STEP === STEP - 1) await new Promise((done) => setTimeout(done));
    yield entry;
  }
}

function plannedIn(running: RunningGame, seat: number, decisions: readonly string[]): RunningGame | null {
  try {
    return running.planned(seat, decisions);
  } catch (error) {
    if (error instanceof IllegalDecision) throw new Refusal("illegal");
    throw error;
  }
}
