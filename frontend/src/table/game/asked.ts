/** What the person is asked, in one sentence. No side effects here. */
import type { View } from "../../wire/messages";
import { say } from "../../words/language.svelte";
import { question } from "../../words/questions";
import type { Speaker } from "../../words/speaker";
import type { Answers } from "./answers";

/** Where cards are ticked together: which of them, or which ones stay. Otherwise what the rules ask. */
export function asked(speaker: Speaker, view: View, { tickables, need, isKeeping }: Answers): string {
  if (!tickables.length || !view.question) return question(speaker, view);
  const { ask, effect, target } = view.question;
  return say(isKeeping ? `keep-${ask}` : `several-${ask}`, {
    effect: effect === null ? "" : speaker.effect(effect),
    name: target === null ? "" : speaker.name(target),
    need,
    others: tickables.length - need,
  });
}
