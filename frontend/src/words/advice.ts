// Written by `make generate` from impera/analysis/words.py. Do not edit.
/** Hints and threats in words. */
import type { Advice, AnyReason, Step, Threat, Threats, View } from "../wire/messages";
import { nameOf } from "./decisions";
import type { Values } from "./language.svelte";
import { at, holds, isIn } from "./python";
import { fieldsOf, kindOf } from "./shapes";
import type { Speaker } from "./speaker";

type Fill = (...words: [Speaker, never]) => Values;

const _TOLD = 3;

const _WORTH_TELLING = 0.05;

/** A decision, and what is said about it. */
export interface Hinted {
  readonly decision: string;
  readonly words: string;
}

/** The best decisions of a hint, what they are called, and how good they are. */
export function hinted(speaker: Speaker, view: View, advice: readonly Advice[]): Hinted[] {
  return [...advice.slice(0, _TOLD).entries()].map(([number, each]) => ({ decision: each.decision, words: _line(speaker, view, each, holds(number) ? "hint-other" : "hint-best") }));
}

/** That the first decisions of a hint hardly differ, if they do; `alike` is how many. */
export function undecided(speaker: Speaker, advice: readonly Advice[], alike: number): string[] {
  if (alike < 2) {
    return [];
  }
  const shown = Math.min(_TOLD, advice.length);
  return [speaker.say("hint-alike", { which: alike >= shown ? "all" : "some", number: alike })];
}

/** Why the first decision of a hint is good. */
export function because(speaker: Speaker, reason: AnyReason): string {
  const values: Values = {};
  for (const [field, value] of fieldsOf(reason)) {
    if (value === null) {
      Object.assign(values, { [field]: "none" });
    } else if (isIn(field, FILL)) {
      Object.assign(values, at(FILL, field)(speaker, value));
    } else {
      Object.assign(values, { [field]: value });
    }
  }
  return speaker.say(`reason-${kindOf(reason)}`, { ...values });
}

/** Every threat, beginning with what the listener can win with. */
export function threatened(speaker: Speaker, view: View, threats: Threats): string[] {
  const lines = [...threats.own, ...threats.rivals].map((threat) => threatInWords(speaker, view, threat));
  if (!holds(threats.rivals)) {
    lines.push(speaker.say("threats-none"));
  }
  return lines;
}

/** Whether a threat is announced without being asked for. */
export function isWorthTelling(threat: Threat): boolean {
  return holds(threat.certain) || ((threat.chance || 0) >= _WORTH_TELLING);
}

/** Who could win on the next turn, with what, by which effects and how likely. */
export function threatInWords(speaker: Speaker, view: View, threat: Threat): string {
  return speaker.say("threat", {
    sure: holds(threat.certain) ? "certain" : threat.chance === null ? "unlikely" : "possible",
    who: speaker.who(threat.seat),
    name: speaker.name(threat.seat),
    domain: speaker.domain(threat.domain),
    missing: threat.missing,
    chance: _percent(threat.chance || 0),
    number: threat.steps.length,
    steps: speaker.list(threat.steps.map((step) => _step(speaker, step))),
    turn: view.active === threat.seat ? "this" : "next",
  });
}

function _step(speaker: Speaker, step: Step): string {
  const source = step.copied_from;
  return speaker.say("threat-step", {
    effect: speaker.effect(step.effect),
    copied: source === null ? "no" : speaker.who(source),
    name: source === null ? "" : speaker.name(source),
  });
}

function _line(speaker: Speaker, view: View, advice: Advice, key: string): string {
  return speaker.say(key, {
    decision: nameOf(speaker, view, advice.decision),
    chance: advice.chance === null ? "none" : _percent(advice.chance),
  });
}

function _percent(chance: number): number {
  return Math.floor(((100 * chance) + 0.5));
}

const FILL: Record<string, Fill> = {
  seat: (speaker, seat) => ({ name: speaker.name(seat) }),
  domain: (speaker, domain) => ({ domain: speaker.domain(domain) }),
  effect: (speaker, effect) => ({ effect: speaker.effect(effect) }),
  card: (speaker, card) => ({ card: speaker.card(card) }),
  is_largest: (_, isLargest) => ({ is_largest: holds(isLargest) ? "True" : "False" }),
};
