/** A running game whose questions have numbers, as at a server's table (`impera/server/tables/table_game.py`). */
import type { RunningGame } from "../../../packages/impera-js/src/index.ts";

/** What a seat decided last: the number it answered, and its decision. */
interface LastDecision {
  readonly asked: number;
  readonly decision: string;
}

/** A question's number is that of the entry that raised it. */
export class TableGame {
  readonly running: RunningGame;
  readonly last = new Map<number, LastDecision>();
  /** By seat, how often it has taken something back in this turn or pick. */
  readonly undos = new Map<number, number>();
  #turnBegan: number;
  #asked = new Map<number, number>();
  /** By seat, the entries that it can take back. */
  readonly #undoable = new Map<number, readonly number[]>();

  /** A game that entry `number` has begun. */
  constructor(running: RunningGame, number: number, at: number) {
    this.running = running;
    this.#turnBegan = at;
    this.#askAll(number);
  }

  /** When the current turn or pick began: the time of an entry. */
  get turnBegan(): number {
    return this.#turnBegan;
  }

  /** The number that a decision or an undo of this seat must carry now; null if it can do neither. */
  numberAsked(seat: number): number | null {
    return this.#asked.get(seat) ?? null;
  }

  /** The number of the entry that raised the current question. */
  get since(): number {
    return this.#asked.size > 0 ? Math.min(...this.#asked.values()) : 0;
  }

  /** Whether turns have begun: a draft comes before them. */
  get isDealt(): boolean {
    return !["keep", "claim"].includes(this.running.game.question);
  }

  /** Apply entry `number`, a decision. */
  decide(seat: number, decision: string, by: "person" | "bot", number: number, at: number): void {
    const { running } = this;
    this.last.set(seat, { asked: this.#asked.get(seat) ?? 0, decision });
    const began = running.turnBegan;
    running.decide(seat, decision, by);
    if (running.turnBegan !== began) {
      this.#turnBegan = at;
      this.undos.clear();
    }
    const canUndo = running.noUndo(seat) === null;
    this.#undoable.set(seat, canUndo ? [...(this.#undoable.get(seat) ?? []), number] : []);
    if (canUndo && running.isPick) this.#asked.set(seat, number); // the others' questions stay the same
    else this.#askAll(number);
  }

  /** Apply entry `number`, an undo; returns the number of the entry that is taken back. */
  undo(seat: number, number: number): number {
    this.running.undo(seat);
    this.last.delete(seat);
    this.undos.set(seat, (this.undos.get(seat) ?? 0) + 1);
    if (this.running.isPick) this.#asked.set(seat, number);
    else this.#askAll(number);
    const undoable = this.#undoable.get(seat) ?? [];
    this.#undoable.set(seat, undoable.slice(0, -1));
    return undoable.at(-1) ?? 0;
  }

  /** A new question was raised by this entry. */
  #askAll(number: number): void {
    this.#asked = new Map(this.running.asked.map((seat) => [seat, number]));
  }
}
