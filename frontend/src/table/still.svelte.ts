/**
 * A game that is followed without a table at the server: looked back at, or played in a lesson.
 *
 * The parts of the table read it like a live one. Whoever extends it says what is seen (`see`), and what can be done.
 */
import type { Ask, Hint, Sitting, Table, View } from "../wire/messages";
import type { Line } from "../wire/socket";
import type { GameAtTable } from "./context";
import type { Entry } from "./game.svelte";
import { follow, type Pieces } from "./pieces";

export class StillGame implements GameAtTable {
  readonly id: string = "";
  readonly line: Line = "open";
  readonly isOutdated: boolean = false;
  readonly table: Table | null = null;
  readonly hint: Hint | null = null;
  readonly rematch: string | null = null;
  readonly lastTurn: GameAtTable["lastTurn"] = null;
  readonly asked: GameAtTable["asked"] = [];
  readonly latest: GameAtTable["latest"] = null;
  readonly phrases: GameAtTable["phrases"] = new Map();
  readonly threats: GameAtTable["threats"] = null;
  readonly isBehind: boolean = false;
  readonly isGiven: boolean = false;
  sent = $state<string | null>(null);
  seating = $state.raw<readonly Sitting[]>([]);
  view = $state.raw<View | null>(null);
  pieces = $state.raw<Pieces>(new Map());
  entries = $state.raw<readonly Entry[]>([]);
  ask = $state.raw<Ask | null>(null);

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  /** What can be answered now; nothing while an answer is on its way. */
  get legal(): readonly string[] {
    return this.ask && this.sent === null ? this.ask.legal : [];
  }

  decide(decision: string): void {
    throw new RangeError(`nothing is decided here: ${decision}`);
  }

  undo(): boolean {
    throw new RangeError("nothing is taken back here");
  }

  /** Nobody else is here to be spoken to. */
  say(): boolean {
    return false;
  }

  /** Everything that has happened is shown. */
  skip(): void {}

  /** Hints are for tables. */
  askHint(): boolean {
    return false;
  }

  close(): void {
    this.ask = null;
  }

  protected see(view: View): void {
    this.pieces = follow(this.pieces, view);
    this.view = view;
  }
}

/** Somebody at a table that is none: a place with a name, or a bot's. */
export const sitting = (seat: number, kind: "bot" | "person", name = ""): Sitting => ({
  seat,
  kind,
  name,
  level: null,
  away: false,
  kept: false,
});
