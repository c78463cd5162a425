import { IllegalDecision, OutOfTurn } from "./errors.ts";
import type { Observation } from "./engine.ts";
import type { Game, Viewer } from "./game.ts";
import { REVEALING } from "./tables.ts";
import type { AnyEvent, View } from "./types.ts";

/** Why a seat cannot take anything back: it has not decided yet, it saw something hidden, or others have moved on. */
export type NoUndo = "nothing" | "revealed" | "over";

/** Who decided: the person in the seat, a bot in its place, or nobody, because there was only one legal decision. */
export type DecidedBy = "person" | "bot" | "nobody";

const PICK = "keep";
/** Undo replays from a copy of the game that is at most one turn and this many decisions old. */
const COPY_EVERY = 8;

/**
 * A game that people play: who is asked, what each viewer sees and has been told, and what can be taken back. It is
 * `impera.game.RunningGame`, and `tests/packages` compares the two.
 */
export class RunningGame {
  #game: Game;
  #turnBegan: number;
  readonly #picksTogether: boolean;
  #copy: Game;
  /** How many decisions there were before each one that can be taken back. */
  #undoable: number[] = [];
  readonly #limits = new Map<number, NoUndo>();
  readonly #choices = new Map<number, string>();
  #known = new Map<Viewer, number>();
  #mark = 0;
  #legal: ReadonlyMap<number, readonly string[]> = new Map();
  #isPick = false;

  /**
   * A game that continues from here. With `picksTogether` all seats choose at the same time in a pick of the draft, as
   * at a table. Otherwise they are asked one after another (N-05), as in a record.
   */
  constructor(game: Game, { picksTogether = false }: { readonly picksTogether?: boolean } = {}) {
    this.#game = game;
    this.#turnBegan = game.decided;
    this.#picksTogether = picksTogether;
    this.#copy = game.copy();
    this.#ask();
  }

  /** The game as it is now; an undo replaces it. */
  get game(): Game {
    return this.#game;
  }

  /** How many decisions there were when the current turn or pick began. */
  get turnBegan(): number {
    return this.#turnBegan;
  }

  get isOver(): boolean {
    return this.#game.seat === null;
  }

  /** The seats that have to decide now, in the order of N-05. */
  get asked(): readonly number[] {
    return [...this.#legal.keys()].filter((seat) => !this.#choices.has(seat));
  }

  /** Whether all seats choose at the same time now. */
  get isPick(): boolean {
    return this.#isPick;
  }

  /** The legal decisions of a seat; none if it has nothing to decide. */
  legal(seat: number): readonly string[] {
    return this.#choices.has(seat) ? [] : (this.#legal.get(seat) ?? []);
  }

  /** What a viewer sees. In a pick, each seat that has to choose sees itself as the one that is asked. */
  view(viewer: Viewer): View {
    const view = this.#game.view(viewer);
    const { asked } = this;
    if (!this.#isPick || view.question === null) return view;
    const seat = typeof viewer === "number" && asked.includes(viewer) ? viewer : (asked[0] ?? view.active);
    const legal = seat === viewer ? this.legal(seat) : [];
    return { ...view, active: seat, question: { ...view.question, seat }, legal };
  }

  /** What a seat that is asked may know, as bots take it; throws OutOfTurn for any other. */
  observation(seat: number): Observation {
    this.#checkAsked(seat);
    return this.#game.observation(seat);
  }

  /** What a viewer may know, asked or not, as threats are looked for in it; there are none before the first turn. */
  known(viewer: number | null): Observation {
    return this.#game.known(viewer);
  }

  /**
   * Carries out a decision of a seat. In a pick it is kept until everybody has chosen. A decision that nobody made is
   * taken back together with the person's decision before it. Throws OutOfTurn for a seat that is not asked, or
   * IllegalDecision; in both cases nothing has changed.
   */
  decide(seat: number, decision: string, by: DecidedBy = "person"): void {
    const legal = this.legal(seat);
    if (!this.isOver) this.#checkAsked(seat);
    if (!legal.includes(decision)) {
      throw new IllegalDecision(`${JSON.stringify(decision)} is not legal now; legal: ${legal.join(", ") || "nothing"}`);
    }
    this.#mark = this.#game.logLength;
    if (this.#isPick) this.#choose(seat, decision);
    else this.#play(seat, decision, by);
  }

  /** Why a seat cannot take its last decision back; null if it can. */
  noUndo(seat: number): NoUndo | null {
    if (this.#choices.has(seat) || (this.#undoable.length > 0 && seat === this.#game.seat)) return null;
    return this.#limits.get(seat) ?? "nothing";
  }

  /** Takes back the last decision of a seat; throws OutOfTurn if that is impossible (`noUndo`). */
  undo(seat: number): void {
    if (this.noUndo(seat) !== null) throw new OutOfTurn(`seat ${seat} cannot take anything back now`);
    if (!this.#choices.delete(seat)) {
      const decisions = this.#game.decisions.slice(this.#copy.decided, this.#undoable.pop());
      this.#game = this.#copy.copy();
      for (const decision of decisions) this.#game.play(decision);
      this.#ask();
    }
    const length = this.#game.logLength;
    this.#known = new Map([...this.#known].map(([viewer, known]) => [viewer, Math.min(known, length)]));
    this.#mark = length;
  }

  /**
   * The legal decisions of a seat after which nothing can be taken back, each with the reason. Each is tried on a copy,
   * because this module knows no rules.
   */
  endsUndo(seat: number): Record<string, NoUndo> {
    const legal = this.legal(seat);
    if (this.#isPick) {
      const isLast = this.asked.length === 1 && this.asked[0] === seat;
      return isLast ? Object.fromEntries(legal.map((decision) => [decision, "over"])) : {};
    }
    const limits: [string, NoUndo | null][] = legal.map((decision) => [decision, tried(this.#game.copy(), decision)]);
    return Object.fromEntries(limits.filter((each): each is [string, NoUndo] => each[1] !== null));
  }

  /**
   * A copy in which a seat has decided all this; null if that would show something hidden, or end the turn. Nobody learns
   * more from a plan than from deciding and taking back. Throws as `decide` does. A pick cannot be planned.
   */
  planned(seat: number, decisions: readonly string[]): RunningGame | null {
    if (this.#isPick) return null;
    const plan = new RunningGame(this.#game.copy());
    for (const decision of decisions) {
      plan.decide(seat, decision);
      if (plan.noUndo(seat) !== null) return null;
    }
    return plan;
  }

  /** What the last decision caused; at first, everything so far. An undo causes nothing. */
  latest(viewer: Viewer): AnyEvent[] {
    return this.#game.events(viewer, this.#mark);
  }

  /** What a viewer has not been told yet: everything since the last call for that viewer. */
  news(viewer: Viewer): AnyEvent[] {
    const since = this.#known.get(viewer) ?? 0;
    this.#known.set(viewer, this.#game.logLength);
    return this.#game.events(viewer, since);
  }

  #play(seat: number, decision: string, by: DecidedBy): void {
    const before = this.#game.decided;
    const limit = tried(this.#game, decision);
    if (limit !== null) this.#settle([seat], limit);
    else if (by === "bot") this.#settle([seat], "nothing");
    else if (by === "person") this.#undoable.push(before);
    if (limit === "over") this.#turnBegan = before + 1;
    this.#ask();
  }

  /** Choose a card in a pick. When everybody has chosen, all cards are kept in order. */
  #choose(seat: number, decision: string): void {
    this.#choices.set(seat, decision);
    if (this.asked.length > 0) return;
    const seats = [...this.#legal.keys()];
    for (const each of seats) this.#game.play(this.#choices.get(each) ?? "");
    this.#settle(seats, "over");
    this.#choices.clear();
    this.#turnBegan = this.#game.decided;
    this.#ask();
  }

  /** Make all decisions so far final, for this reason to these seats. */
  #settle(seats: readonly number[], limit: NoUndo): void {
    this.#undoable = [];
    for (const seat of seats) this.#limits.set(seat, limit);
    if (this.#game.decided - this.#copy.decided >= COPY_EVERY) this.#copy = this.#game.copy();
  }

  /** Find out who may decide what now. */
  #ask(): void {
    const { seat } = this.#game;
    this.#isPick = this.#picksTogether && this.#game.question === PICK;
    if (this.#isPick) this.#legal = choices(this.#game.copy());
    else this.#legal = seat === null ? new Map() : new Map([[seat, this.#game.legal()]]);
  }

  #checkAsked(seat: number): void {
    if (this.legal(seat).length === 0) throw new OutOfTurn(`seat ${seat} is not asked; asked: ${this.asked.join(", ")}`);
  }
}

/** Plays a decision; returns why nothing can be taken back after it, or null. */
function tried(game: Game, decision: string): NoUndo | null {
  const { seat, turn } = game;
  const events = game.play(decision);
  if (game.seat !== seat || game.turn !== turn) return "over";
  const revealing: readonly string[] = REVEALING;
  return events.some(({ event }) => revealing.includes(event)) ? "revealed" : null;
}

/** What each remaining seat may keep in a pick. What one keeps does not affect the others. */
function choices(game: Game): Map<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  let events: AnyEvent[] = [];
  while (game.seat !== null && !events.some(({ event }) => event === "passed" || event === "revealed")) {
    const legal = game.legal();
    found.set(game.seat, legal);
    events = game.play(legal[0] ?? "");
  }
  return found;
}
