// Written by `make generate` from impera/text/understand.py. Do not edit.
/** What a typed line means: a decision, a command, or neither, and why. No side effects. */
import type { View } from "../wire/messages";
import { COMMANDS, HELP, LOG, MOST_DIGITS, WITH_WORDS } from "./commands";
import type { Command } from "./commands";
import { nameOf } from "./decisions";
import { whyNot } from "./effects";
import type { Values } from "./language.svelte";
import { at, holds, isIn } from "./python";
import type { Speaker } from "./speaker";
import { afterFirstWord, bare, typedNumber, typedWords, wordsIn } from "./typed";

/** The line is a legal decision. */
export interface Decide {
  readonly decision: string;
  readonly kind: "decide";
}

/** The line is a command, perhaps with further words. */
export interface Do {
  readonly command: Command;
  readonly words: string;
  readonly kind: "do";
}

/** The line is neither; a message says why. */
export interface Unclear {
  readonly key: string;
  readonly values: Values;
  readonly kind: "unclear";
}

type Meaning = Decide | Do | Unclear;

/** A line as one of the legal decisions, by number or by words or their beginnings, or as a command. */
export function understand(speaker: Speaker, view: View, line: string): Meaning {
  const words = typedWords(line);
  if (!holds(words)) {
    return _noAnswer("input-empty", view);
  }
  const number = typedNumber(at(words, 0), MOST_DIGITS);
  if ((number !== null) && (words.length === 1)) {
    if (1 <= number && number <= view.legal.length) {
      return { decision: at(view.legal, number - 1), kind: "decide" };
    }
    return _noAnswer("input-no-such-number", view);
  }
  for (const decision of view.legal) {
    if (bare(decision) === words.join(" ")) {
      return { decision: decision, kind: "decide" };
    }
  }
  const command = _command(speaker, words);
  if (command !== null) {
    return { command: command, words: afterFirstWord(line), kind: "do" };
  }
  return _byWords(speaker, view, words);
}

/** How many turns `log` shows, given the words after it. */
export function turnsOfLog(words: string): number {
  const number = typedNumber(words, MOST_DIGITS);
  return (number === null) || (number < 0) ? LOG : Math.max(1, number);
}

/** Not one of the answers, with their number; where nothing is asked, only commands are left. */
function _noAnswer(key: string, view: View): Unclear {
  if (holds(view.legal)) {
    return { key: key, values: { number: view.legal.length }, kind: "unclear" };
  }
  return { key: "command-none", values: {}, kind: "unclear" };
}

/** A command by its full word, in the person's language or in English. */
function _command(speaker: Speaker, words: readonly string[]): Command | null {
  if (at(words, 0) === HELP) {
    return "help";
  }
  for (const command of COMMANDS) {
    if ((isIn(at(words, 0), _spellings(speaker, command))) && ((words.length === 1) || (isIn(command, WITH_WORDS)))) {
      return command;
    }
  }
  return null;
}

/** The only decision or command that matches all typed words or prefixes. */
function _byWords(speaker: Speaker, view: View, words: readonly string[]): Meaning {
  const decisions = _decisions(speaker, view, words);
  const commands = COMMANDS.filter((each) => (words.length === 1) && _fits(words, _spellings(speaker, each)));
  if ((decisions.length + commands.length) > 1) {
    const numbers = decisions.map((each) => `${view.legal.indexOf(each) + 1}`);
    const fitting = [...numbers, ...commands.map((each) => speaker.say(`command-${each}`))];
    return { key: "input-several", values: { answers: speaker.row(fitting) }, kind: "unclear" };
  }
  if (holds(decisions)) {
    return { decision: at(decisions, 0), kind: "decide" };
  }
  if (holds(commands)) {
    return { command: at(commands, 0), words: "", kind: "do" };
  }
  return _unavailable(speaker, view, words);
}

/** The legal decisions that have all typed words; if none does, those whose words begin with them. */
function _decisions(speaker: Speaker, view: View, words: readonly string[]): string[] {
  const whole = view.legal.filter((each) => words.every((word) => isIn(word, _spoken(speaker, view, each))));
  if (holds(whole)) {
    return whole;
  }
  return view.legal.filter((each) => _fits(words, _spoken(speaker, view, each)));
}

/** The words for a decision: those of the notation, and those in the person's language. */
function _spoken(speaker: Speaker, view: View, decision: string): string[] {
  return wordsIn(`${decision} ${nameOf(speaker, view, decision)}`);
}

/** Why the effect that was named cannot be used; if none was, that the line is not understood. */
function _unavailable(speaker: Speaker, view: View, words: readonly string[]): Unclear {
  const spoken = `${speaker.say("decision-use", { effect: "" })} ${speaker.say("decision-copy", { effect: "", name: "" })}`;
  const named = isIn(at(words, 0), ["use", "copy", ...wordsIn(spoken)]) ? words.slice(1) : words;
  const found = view.effects.filter((each) => holds(named) && _fits(named, wordsIn(`${each.effect.replaceAll("-", " ")} ${speaker.effect(each.effect)}`)));
  if ((found.length !== 1) || holds(at(found, 0).available)) {
    return _noAnswer("input-unknown", view);
  }
  const values: Values = { effect: speaker.effect(at(found, 0).effect), why: whyNot(speaker, view, at(found, 0)) };
  return { key: "input-effect", values: values, kind: "unclear" };
}

/** The words for a command: the English one, and the one in the person's language. */
function _spellings(speaker: Speaker, command: Command): string[] {
  return [command, bare(speaker.say(`command-${command}`))];
}

/** Whether each typed word is a prefix of one of these words. */
function _fits(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((each) => words.some((word) => word.startsWith(each)));
}
