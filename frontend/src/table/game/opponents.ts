/** Whom a person plays against, as far as levels are concerned. No side effects here. */
import { LEVELS } from "../../wire/defaults";
import type { Sitting } from "../../wire/messages";

/** The level of all opponents; null if one of them is a person, or if their levels differ. */
export function levelOf(seating: readonly Sitting[], seat: number): string | null {
  const others = seating.filter((sitting) => sitting.seat !== seat);
  const level = others[0]?.level ?? null;
  return others.every((other) => other.kind === "bot" && !other.kept && other.level === level) ? level : null;
}

/** The level after this one; null after the strongest. */
export function levelAbove(level: string): string | null {
  const place = LEVELS.indexOf(level);
  return place < 0 ? null : (LEVELS[place + 1] ?? null);
}
