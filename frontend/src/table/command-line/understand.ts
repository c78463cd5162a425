/** What a person means by a typed line: a decision, a command, or neither, and why. No side effects here. */
import type { View } from "../../wire/messages";
import { nameOf } from "../../words/decisions";
import { whyNot } from "../../words/effects";
import type { Values } from "../../words/language.svelte";
import type { Speaker } from "../../words/speaker";
import { COMMANDS, HELP, MOST_DIGITS, WITH_WORDS, type Command } from "./commands";

/** Commands only for players; spectators have all others. */
export const SEATED: readonly Command[] = ["hint", "hand", "effects", "since", "undo"];

export type Meaning =
  | { readonly kind: "decide"; readonly decision: string }
  | { readonly kind: "do"; readonly command: Command; readonly words: string }
  | { readonly kind: "unclear"; readonly key: string; readonly values: Values };

const decide = (decision: string): Meaning => ({ kind: "decide", decision });
const unclear = (key: string, values: Values): Meaning => ({ kind: "unclear", key, values });
/** Not one of the answers, with their number; where nothing is asked, only commands are left. */
const noAnswer = (key: string, legal: readonly string[]): Meaning =>
  legal.length ? unclear(key, { number: legal.length }) : unclear("command-none", {});

/** A line as one of the legal decisions, by number or by words or their beginnings, or as a command. */
export function understand(speaker: Speaker, view: View, legal: readonly string[], line: string): Meaning {
  const words = bare(line).split(/\s+/).filter(Boolean);
  const [first, ...others] = words;
  if (first === undefined) return noAnswer("input-empty", legal);
  const number = first.replace(/\.+$/, "");
  if (!others.length && /^\d+$/.test(number)) return byNumber(legal, number);
  const exact = legal.find((decision) => decision.toLowerCase() === words.join(" "));
  if (exact) return decide(exact);
  return command(speaker, line, words) ?? byWords(speaker, view, legal, words);
}

function byNumber(legal: readonly string[], number: string): Meaning {
  const found = number.length <= MOST_DIGITS ? legal[Number(number) - 1] : undefined;
  return found ? decide(found) : noAnswer("input-no-such-number", legal);
}

/** A command by its whole word, in the person's language or in English. */
function command(speaker: Speaker, line: string, [first = "", ...others]: readonly string[]): Meaning | null {
  const rest = line.trim().replace(/^\S+\s*/, "");
  if (first === HELP) return { kind: "do", command: "help", words: "" };
  const found = COMMANDS.find(
    (each) => spellings(speaker, each).includes(first) && (!others.length || WITH_WORDS.includes(each)),
  );
  return found ? { kind: "do", command: found, words: rest } : null;
}

/** The decision or command that fits all typed words or beginnings of words, if only one does. */
function byWords(speaker: Speaker, view: View, legal: readonly string[], words: readonly string[]): Meaning {
  const spoken = new Map(legal.map((each) => [each, split(`${each} ${nameOf(speaker, view, each)}`)]));
  const whole = legal.filter((each) => words.every((word) => spoken.get(each)?.includes(word)));
  const decisions = whole.length ? whole : legal.filter((each) => fits(words, spoken.get(each) ?? []));
  const commands = words.length === 1 ? COMMANDS.filter((each) => fits(words, spellings(speaker, each))) : [];
  const [decision, doing] = [decisions[0], commands[0]];
  if (decisions.length + commands.length === 1) {
    if (decision !== undefined) return decide(decision);
    if (doing !== undefined) return { kind: "do", command: doing, words: "" };
  }
  if (decisions.length + commands.length) {
    const fitting = [
      ...decisions.map((each) => String(legal.indexOf(each) + 1)),
      ...commands.map((each) => speaker.say(`command-${each}`)),
    ];
    return unclear("input-several", { answers: speaker.row(fitting) });
  }
  return unavailable(speaker, view, words) ?? noAnswer("input-unknown", legal);
}

/** Why the effect that was named cannot be used, if one was. */
function unavailable(speaker: Speaker, view: View, words: readonly string[]): Meaning | null {
  const verbs = split(
    `use copy ${speaker.say("decision-use", { effect: "" })} ${speaker.say("decision-copy", { effect: "", name: "" })}`,
  );
  const named = verbs.includes(words[0] ?? "") ? words.slice(1) : words;
  if (!named.length) return null;
  const [found, another] = view.effects.filter(({ effect }) =>
    fits(named, split(`${effect.replaceAll("-", " ")} ${speaker.effect(effect)}`)),
  );
  if (!found || another || found.available) return null;
  return unclear("input-effect", { effect: speaker.effect(found.effect), why: whyNot(speaker, view, found) });
}

/** The words for a command: the English one, and the one in the person's language. */
const spellings = (speaker: Speaker, each: Command): string[] => [each, bare(speaker.say(`command-${each}`))];

const split = (text: string): string[] => bare(text).match(/[\p{L}\p{N}_-]+/gu) ?? [];

/** Text without capitals and accents, since people often type without them: `mão` as `mao`, `χέρι` as `χερι`. */
const bare = (text: string): string =>
  text.toLowerCase().replaceAll("ς", "σ").normalize("NFD").replace(/\p{Mn}/gu, "");

/** Whether each typed word is the beginning of a word. */
const fits = (typed: readonly string[], words: readonly string[]): boolean =>
  typed.every((each) => words.some((word) => word.startsWith(each)));
