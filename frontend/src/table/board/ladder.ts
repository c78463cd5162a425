/** A Domain as a ladder: one rung for each card up to the one that wins. No side effects here. */
import type { DomainView, View } from "../../wire/messages";

export interface Rung {
  /** From 1, the first card. */
  readonly place: number;
  readonly isOn: boolean;
  /** What this rung opens: a level, or victory. */
  readonly mark: 1 | 2 | "crown" | null;
}

/** The rungs of a Domain; levels are marked where the Domain has any; Culture has none. */
export function rungsOf(view: View, domain: DomainView): Rung[] {
  const hasLevels = domain.to_level1 !== null;
  return Array.from({ length: domain.hegemony }, (_, index) => {
    const place = index + 1;
    const level = !hasLevels ? null : place === view.level1 ? 1 : place === view.level2 ? 2 : null;
    return { place, isOn: place <= domain.count, mark: place === domain.hegemony ? "crown" : level };
  });
}
