/** The sixteen effects for a player: whether each is available, and why not. No side effects here. */
import type { EffectView, View } from "../wire/messages";
import { DOMAINS } from "./cards";
import type { Speaker } from "./speaker";

/** Reasons that are only about the moment. */
const MOMENTS: readonly unknown[] = ["not-your-turn", "play-first", "resolve-first"];

/** All effects, under their Domains: what each does, and whether it can be used now or why not. */
export function effectsInWords(speaker: Speaker, view: View): string[] {
  const own = view.seats[view.seat ?? 0]?.domains ?? [];
  return DOMAINS.flatMap((name, index) => [
    speaker.say("effects-domain", { domain: speaker.domain(name), number: own[index]?.count ?? 0 }),
    ...view.effects
      .filter(({ domain }) => domain === name)
      .flatMap((effect) => [`  ${head(speaker, effect)}`, `    ${availability(speaker, view, effect)}`]),
  ]);
}

function head(speaker: Speaker, effect: EffectView): string {
  return speaker.say("effects-effect", {
    effect: speaker.effect(effect.effect),
    kind: effect.kind,
    needs: effect.needs ?? 0,
    does: speaker.say(`effect-${effect.effect}.does`),
  });
}

/** Whether an effect is available to the listener, or why not, and from whom it can be copied. */
export function availability(speaker: Speaker, view: View, effect: EffectView): string {
  const sentence = effect.available
    ? speaker.say("effect-available")
    : speaker.say("effect-not-available", { why: whyNot(speaker, view, effect) });
  if (!effect.copy_from.length) return sentence;
  return `${sentence} ${speaker.say("effect-to-copy", { names: speaker.players(effect.copy_from) })}`;
}

/**
 * Why an effect is not available, as part of a sentence: "it needs 3 Military, you have 2".
 *
 * What the listener lacks is told also at a moment when no effect could be used anyway.
 */
export function whyNot(speaker: Speaker, view: View, effect: EffectView): string {
  const resolved = view.question?.effect ?? null;
  return speaker.say(`why-${lacksCards(effect) ? "too-few-of-domain" : effect.why}`, {
    effect: speaker.effect(effect.effect),
    domain: speaker.domain(effect.domain),
    needs: effect.needs ?? 0,
    has: effect.has,
    cards: effect.kind === "level-2" ? 2 : 1,
    kind: effect.kind,
    hand: view.hand.length,
    area: view.seats[view.seat ?? 0]?.area ?? 0,
    pile: view.discard.length,
    resolved: resolved === null ? "" : speaker.effect(resolved),
    now: resolved === null ? "draft" : "effect",
  });
}

/** Whether an effect waits for cards of its Domain, whatever else it waits for. */
export function lacksCards(effect: EffectView): boolean {
  return effect.why === "too-few-of-domain" || (MOMENTS.includes(effect.why) && effect.has < (effect.needs ?? 0));
}
