// Written by `make generate` from impera/text/questions.py. Do not edit.
/** What is asked now, as one sentence. */
import type { View } from "../wire/messages";
import type { Speaker } from "./speaker";

/** The question to the listener, or whom the table waits for; empty when the game is over. */
export function question(speaker: Speaker, view: View): string {
  const asked = view.question;
  if (asked === null) {
    return "";
  }
  if (asked.seat !== speaker.seat) {
    return speaker.say("question-other", { name: speaker.name(asked.seat) });
  }
  return speaker.say(`question-${asked.ask}`, {
    effect: asked.effect === null ? "" : speaker.effect(asked.effect),
    name: asked.target === null ? "" : speaker.name(asked.target),
    need: asked.need,
    answers: view.legal.length,
    pick: view.draft === null ? 0 : view.draft.pick,
  });
}
