/** How far somebody got with the puzzles, as this device remembers it. */
import { device } from "../../device/device.svelte";
import type { PuzzleShown } from "../../wire/messages";
import { TRIES } from "./puzzle.svelte";

/** Not begun, some tries used, solved, or all tries used. */
export type PuzzleState = "new" | "tried" | "solved" | "shown";

export function stateOf(name: string): PuzzleState {
  const { tries, solved } = device.puzzle(name);
  if (solved) return "solved";
  if (tries >= TRIES) return "shown";
  return tries ? "tried" : "new";
}

/** The first one after a puzzle that is still open, or the first of all; nothing if none is. */
export function nextOf(puzzles: readonly PuzzleShown[], after?: string): PuzzleShown | undefined {
  const isOpen = ({ name }: PuzzleShown) => ["new", "tried"].includes(stateOf(name)) && name !== after;
  const from = puzzles.findIndex(({ name }) => name === after) + 1;
  return puzzles.slice(from).find(isOpen) ?? puzzles.find(isOpen);
}
