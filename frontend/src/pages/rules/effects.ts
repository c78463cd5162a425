// Written by `make generate` from impera.rules.decisions. Do not edit.
import type { Domain } from "../../words/cards";

export interface EffectClause {
  readonly effect: string;
  readonly clause: string;
  readonly kind: "level-1" | "level-2" | "discard" | "permanent";
}

/** Where each effect stands in the rulebook, in the order of the reference board. */
export const EFFECTS: Record<Domain, readonly EffectClause[]> = {
  military: [
    { effect: "assassination", clause: "R-MIL-01", kind: "level-1" },
    { effect: "purge", clause: "R-MIL-02", kind: "level-2" },
    { effect: "attack", clause: "R-MIL-03", kind: "discard" },
  ],
  religion: [
    { effect: "holy-book", clause: "R-REL-01", kind: "level-1" },
    { effect: "divine-right", clause: "R-REL-02", kind: "level-2" },
    { effect: "inquisition", clause: "R-REL-04", kind: "discard" },
  ],
  economy: [
    { effect: "development", clause: "R-ECO-01", kind: "level-1" },
    { effect: "monopoly", clause: "R-ECO-02", kind: "level-2" },
    { effect: "embargo", clause: "R-ECO-04", kind: "discard" },
  ],
  science: [
    { effect: "experiment", clause: "R-SCI-01", kind: "level-1" },
    { effect: "research", clause: "R-SCI-02", kind: "level-2" },
    { effect: "breakthrough", clause: "R-SCI-04", kind: "discard" },
  ],
  culture: [
    { effect: "inspiration", clause: "R-CUL-01", kind: "permanent" },
  ],
  utopia: [
    { effect: "oligarchy", clause: "R-UTO-01", kind: "level-1" },
    { effect: "republic", clause: "R-UTO-02", kind: "level-2" },
    { effect: "democracy", clause: "R-UTO-03", kind: "discard" },
  ],
};
