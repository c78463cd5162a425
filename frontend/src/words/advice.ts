/** Hints and threats in words. No side effects here. */
import type { Advice, Hint, Threat, Threats, View } from "../wire/messages";
import { nameOf } from "./decisions";
import type { Values } from "./language.svelte";
import type { Speaker } from "./speaker";

/** How many decisions a hint tells, and the least chance of a threat that is told without being asked for. */
const TOLD = 3;
const WORTH_TELLING = 0.05;

/** The best decisions of a hint with what they are called, and how good they are. */
export function hinted(speaker: Speaker, view: View, hint: Hint): { decision: string; words: string }[] {
  return hint.decisions.slice(0, TOLD).map((advice, index) => ({
    decision: advice.decision,
    words: line(speaker, view, advice, index ? "hint-other" : "hint-best"),
  }));
}

/** Why the first decision of a hint is good. */
export function because(speaker: Speaker, { why, ...parts }: Hint["reason"]): string {
  const values: Values = {};
  for (const [part, value] of Object.entries(parts)) Object.assign(values, filled(speaker, part, value));
  return speaker.say(`reason-${why}`, values);
}

/** Every threat, what the listener can win with first. */
export function threatened(speaker: Speaker, view: View, threats: Threats): string[] {
  const lines = [...threats.own, ...threats.rivals].map((threat) => threatInWords(speaker, view, threat));
  return threats.rivals.length ? lines : [...lines, speaker.say("threats-none")];
}

/** Whether a threat is worth telling without being asked. */
export const isWorthTelling = ({ certain, chance }: Threat): boolean => certain || (chance ?? 0) >= WORTH_TELLING;

export function threatInWords(speaker: Speaker, view: View, threat: Threat): string {
  const steps = threat.steps.map(({ effect, copied_from: source }) =>
    speaker.say("threat-step", {
      effect: speaker.effect(effect),
      copied: source === null ? "no" : "yes",
      name: source === null ? "" : speaker.player(source),
    }),
  );
  return speaker.say("threat", {
    sure: threat.certain ? "certain" : threat.chance === null ? "unlikely" : "possible",
    who: speaker.who(threat.seat),
    name: speaker.name(threat.seat),
    domain: speaker.domain(threat.domain),
    missing: threat.missing,
    chance: percent(threat.chance ?? 0),
    number: steps.length,
    steps: speaker.list(steps),
    turn: view.active === threat.seat ? "this" : "next",
  });
}

const percent = (chance: number) => Math.round(100 * chance);

function line(speaker: Speaker, view: View, { decision, chance }: Advice, key: string): string {
  return speaker.say(key, {
    decision: nameOf(speaker, view, decision),
    chance: chance === null ? "none" : percent(chance),
  });
}

/** A part of a reason as what its message can be filled in with; Python's words for yes and no are True and False. */
function filled(speaker: Speaker, part: string, value: string | number | boolean | null): Values {
  if (value === null) return { [part]: "none" };
  if (typeof value === "boolean") return { [part]: value ? "True" : "False" };
  if (part === "seat") return { name: speaker.name(Number(value)) };
  if (typeof value === "number") return { [part]: value };
  if (part === "domain") return { domain: speaker.domain(value) };
  if (part === "effect") return { effect: speaker.effect(value) };
  return { [part]: part === "card" ? speaker.card(value) : value };
}
