/** What a review says of one player's own game. No side effects here. */
import type { Cost, Review } from "../wire/messages";

/** A turn of one's own, and the chances of winning before and after it. */
export interface Turn {
  /** Where it begins. */
  readonly moment: number;
  readonly turn: number;
  readonly before: number;
  readonly after: number;
}

/** A smaller rise may be noise: a chance is estimated from a few hundred games. */
const LEAST_RISE = 0.05;
/** Effects that get in another player's way. */
const BLOCKS = ["embargo", "democracy"];

/** The turn in which a seat's chance rose most; null if it never clearly rose. */
export function bestTurn({ points }: Review, seat: number): Turn | null {
  let best: Turn | null = null;
  for (const [index, { decisions, turn, seat: active, chances }] of points.entries()) {
    const before = chances[seat];
    const after = points[index + 1]?.chances[seat];
    if (active !== seat || before === undefined || after === undefined) continue;
    if (after - before >= (best ? best.after - best.before : LEAST_RISE)) best = { moment: decisions, turn, before, after };
  }
  return best;
}

/** The decision that cost a seat most; null if none was clearly worse than another. */
export function worstDecision({ costs }: Review, seat: number): Cost | null {
  return costs.find((cost) => cost.seat === seat) ?? null;
}

/** Whether what would have been better was to block somebody. */
export const isMissedBlock = ({ better }: Cost): boolean => BLOCKS.some((effect) => better === `use ${effect}`);
