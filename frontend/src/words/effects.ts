// Written by `make generate` from impera/text/effects.py. Do not edit.
/** The sixteen effects for a player: what each does, whether it is available, and why not. */
import type { EffectView, View } from "../wire/messages";
import { at, holds, isIn } from "./python";
import type { Speaker } from "./speaker";

const _PASSING = ["not-your-turn", "play-first", "resolve-first", "spent"];

/** All effects, under their Domains: first what each does, then whether it can be used now or why not. */
export function effectsInWords(speaker: Speaker, view: View): string[] {
  const lines: string[] = [];
  for (const domain of at(view.seats, view.seat || 0).domains) {
    lines.push(speaker.say("effects-domain", { domain: speaker.domain(domain.domain), number: domain.count }));
    for (const effect of view.effects) {
      if (effect.domain === domain.domain) {
        lines.push(`  ${_head(speaker, effect)}`);
        lines.push(`    ${availability(speaker, view, effect)}`);
      }
    }
  }
  return lines;
}

/** Whether an effect is available to the listener, or why not, and from whom it can be copied. */
export function availability(speaker: Speaker, view: View, effect: EffectView): string {
  const sentences = [holds(effect.available) ? speaker.say("effect-available") : speaker.say("effect-not-available", { why: whyNot(speaker, view, effect) })];
  if (holds(effect.copy_from)) {
    sentences.push(speaker.say("effect-to-copy", { names: speaker.players(effect.copy_from) }));
  }
  return sentences.join(" ");
}

/** Why an effect is not available, as part of a sentence: "it needs 3 Military, you have 2". This says what the listener lacks even when no effect could be used anyway. */
export function whyNot(speaker: Speaker, view: View, effect: EffectView): string {
  const resolved = view.question === null ? null : view.question.effect;
  return speaker.say(`why-${lacksCards(effect) ? "too-few-of-domain" : effect.why}`, {
    effect: speaker.effect(effect.effect),
    domain: speaker.domain(effect.domain),
    needs: effect.needs || 0,
    has: effect.has,
    cards: effect.cards,
    kind: effect.kind,
    spent: spentBy(view, effect),
    owned: holds(view.options.copy_owned) ? "yes" : "no",
    hand: view.hand.length,
    area: at(view.seats, view.seat || 0).area,
    pile: view.discard.length,
    resolved: resolved === null ? "" : speaker.effect(resolved),
    now: resolved === null ? "draft" : "effect",
  });
}

/** Whether an effect waits for cards of its Domain, whatever else it waits for; one that was used does not. */
export function lacksCards(effect: EffectView): boolean {
  return !holds(effect.used) && ((effect.why === "too-few-of-domain") || ((isIn(effect.why, _PASSING)) && (effect.to_open > 0)));
}

/** How an effect was used up: it was itself used or copied, or the other level of its Domain was. */
export function spentBy(view: View, effect: EffectView): string {
  if (holds(effect.used)) {
    return "used";
  }
  if ((view.copied !== null) && (view.copied.effect === effect.effect)) {
    return "copied";
  }
  const isLevelUsed = view.effects.some((each) => holds(each.used) && (each.domain === effect.domain) && (each.kind !== "discard"));
  return holds(isLevelUsed) ? "level-used" : "level-copied";
}

function _head(speaker: Speaker, effect: EffectView): string {
  return speaker.say("effects-effect", {
    effect: speaker.effect(effect.effect),
    kind: effect.kind,
    needs: effect.needs || 0,
    does: speaker.say(`effect-${effect.effect}.does`),
  });
}
