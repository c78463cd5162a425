/** Games of one deal side by side: what each person decided, turn by turn. No side effects here. */
import type { Replay } from "../wire/messages";

export interface Choice {
  /** How many decisions were made before it: the moment of a replay that shows the question. */
  readonly moment: number;
  readonly decision: string;
}

/** A turn of one seat, with everything it decided. */
export interface OwnTurn {
  readonly turn: number;
  readonly choices: readonly Choice[];
}

/** The turns of a seat; what it decides on others' turns belongs to the one before. */
export function turnsOf({ moments }: Replay, seat: number): OwnTurn[] {
  const turns: { turn: number; choices: Choice[] }[] = [];
  for (const [index, { seat: decider, decision }] of moments.entries()) {
    const view = moments[index - 1]?.view;
    if (decider !== seat || decision === null || !view) continue;
    const choice = { moment: index - 1, decision };
    const last = turns.at(-1);
    if (last && (last.turn === view.turn || view.active !== seat)) last.choices.push(choice);
    else turns.push({ turn: view.turn, choices: [choice] });
  }
  return turns;
}

const words = (turn: OwnTurn | undefined): string => turn?.choices.map(({ decision }) => decision).join("; ") ?? "";

/** The first turn, counted from 0, in which two people decided differently; null if they never did. */
export function firstDifference(one: readonly OwnTurn[], other: readonly OwnTurn[]): number | null {
  const most = Math.max(one.length, other.length);
  const found = Array.from({ length: most }, (_, index) => index).find((index) => words(one[index]) !== words(other[index]));
  return found ?? null;
}
