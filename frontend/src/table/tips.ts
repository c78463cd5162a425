/** Which tip of a person's first game fits the moment. No side effects here. */
import type { Tip } from "../device/device.svelte";
import type { View } from "../wire/messages";

/** The first of the tips that are left that fits what the person may decide; null if none does. */
export function tipFor(left: readonly Tip[], view: View, legal: readonly string[], isThreatened: boolean): Tip | null {
  if (!legal.length) return null;
  const ask = view.question?.ask;
  const canUse = (...effects: string[]) => legal.some((decision) => effects.some((effect) => decision === `use ${effect}`));
  const fits: Record<Tip, boolean> = {
    goal: true,
    play: ask === "play",
    effects: ask === "menu" && legal.some((decision) => /^(use|copy) /.test(decision)),
    block: ask === "menu" && isThreatened && canUse("embargo", "democracy", "attack"),
  };
  return left.find((tip) => fits[tip]) ?? null;
}
