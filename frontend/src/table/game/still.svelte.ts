/**
 * A game without a live table: a replay or a lesson.
 *
 * The parts of the table read it like a live one. Subclasses say what is shown (`see`), and what can be done.
 */
import type { Ask, Sitting, View } from "../../wire/messages";
import type { GameAtTable } from "./context";
import type { ToldEntry } from "./game.svelte";
import { follow, type Pieces } from "../board/pieces";

export class StillGame implements GameAtTable {
  readonly hasAids: boolean = true;
  seating = $state.raw<readonly Sitting[]>([]);
  view = $state.raw<View | null>(null);
  pieces = $state.raw<Pieces>(new Map());
  entries = $state.raw<readonly ToldEntry[]>([]);
  ask = $state.raw<Ask | null>(null);

  get seat(): number | null {
    return this.view?.seat ?? null;
  }

  get canUndo(): boolean {
    return !!this.ask?.undo;
  }

  protected see(view: View): void {
    this.pieces = follow(this.pieces, view);
    this.view = view;
  }
}

/** A player without a table: a seat with a name, or a bot's. */
export const sitting = (seat: number, kind: "bot" | "person", name = ""): Sitting => ({
  seat,
  kind,
  name,
  level: null,
  away: false,
  kept: false,
  lost: false,
});
