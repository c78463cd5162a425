/** Whose turn it is, in a few words for the middle of the table. No side effects here. */
import type { View } from "../wire/messages";
import type { Speaker } from "./speaker";

/** Whether all players choose at the same time: a pick of the draft. */
export const isPick = (view: View): boolean => !view.outcome && !!view.draft && !view.draft.centre.length;

export function whoseTurn(speaker: Speaker, view: View): string {
  if (view.outcome) return speaker.say("table-over");
  if (isPick(view)) return speaker.say("table-everyone-picks");
  return speaker.say("table-whose-turn", { who: speaker.who(view.active), name: speaker.name(view.active) });
}
