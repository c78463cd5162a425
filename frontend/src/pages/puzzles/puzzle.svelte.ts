/** An attempt at a puzzle. The device counts the tries: a try is over when the turn is. */
import { device } from "../../device/device.svelte";
import type { PuzzleSolution, PuzzleTried } from "../../wire/messages";
import { AttemptGame, type AttemptListener } from "../learn/attempt.svelte";
import { puzzles } from "./collection";

/** How many tries there are before the solution is shown. */
export const TRIES = 3;

export class PuzzleGame extends AttemptGame<PuzzleTried> {
  readonly puzzle: string;
  /** The solution, once it is shown. */
  solution = $state.raw<PuzzleSolution | null>(null);

  constructor(puzzle: string, listener: AttemptListener<PuzzleTried>) {
    super(listener);
    this.puzzle = puzzle;
  }

  protected judged(decisions: readonly string[]): Promise<PuzzleTried> {
    return puzzles.tried(this.puzzle, decisions);
  }

  protected noted({ status }: PuzzleTried): void {
    if (status === "going" || this.solution) return;
    const { tries, solved } = device.puzzle(this.puzzle);
    if (!solved && tries < TRIES) device.keepPuzzle(this.puzzle, { tries: tries + 1, solved: status === "reached" });
  }

  /** How many tries are left. */
  get left(): number {
    return TRIES - device.puzzle(this.puzzle).tries;
  }

  /** Look up why there is no other way. Throws Denied. */
  async explain(): Promise<void> {
    this.solution ??= await puzzles.solution(this.puzzle);
  }

  /** Play the solution from the beginning. */
  async play(): Promise<void> {
    await this.explain();
    await this.restart();
    for (const decision of this.solution?.decisions ?? []) await this.decide(decision);
  }
}
