/** Where each of the sixteen effects stands in the rulebook, in the order of the reference board. No side effects here. */
import type { Domain } from "../../words/cards";

export interface EffectClause {
  readonly effect: string;
  readonly clause: string;
  readonly kind: "level-1" | "level-2" | "discard" | "permanent";
}

const levels = (one: string, two: string, discard: string, clauses: readonly [string, string, string]): readonly EffectClause[] => [
  { effect: one, clause: clauses[0], kind: "level-1" },
  { effect: two, clause: clauses[1], kind: "level-2" },
  { effect: discard, clause: clauses[2], kind: "discard" },
];

export const EFFECTS: Record<Domain, readonly EffectClause[]> = {
  military: levels("assassination", "purge", "attack", ["R-MIL-01", "R-MIL-02", "R-MIL-03"]),
  religion: levels("holy-book", "divine-right", "inquisition", ["R-REL-01", "R-REL-02", "R-REL-04"]),
  economy: levels("development", "monopoly", "embargo", ["R-ECO-01", "R-ECO-02", "R-ECO-04"]),
  science: levels("experiment", "research", "breakthrough", ["R-SCI-01", "R-SCI-02", "R-SCI-04"]),
  culture: [{ effect: "inspiration", clause: "R-CUL-01", kind: "permanent" }],
  utopia: levels("oligarchy", "republic", "democracy", ["R-UTO-01", "R-UTO-02", "R-UTO-03"]),
};
