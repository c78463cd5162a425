/** Whom a person plays against, as far as levels are concerned. No side effects here. */
import { levelOf as levelOfAll, rivalsOf } from "../../chronicle/played";
import { LEVELS } from "../../wire/defaults";
import type { Sitting } from "../../wire/messages";

/** The level of all opponents; null if one of them is a person, or if their levels differ. */
export const levelOf = (seating: readonly Sitting[], seat: number): string | null =>
  levelOfAll({ rivals: rivalsOf(seating, seat) });

/** The level after this one; null after the strongest. */
export function levelAbove(level: string): string | null {
  const place = LEVELS.indexOf(level);
  return place < 0 ? null : (LEVELS[place + 1] ?? null);
}
