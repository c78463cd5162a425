// Written by `make generate` from impera/text/turn.py. Do not edit.
/** Whose turn it is, in a few words for the middle of the table. */
import type { View } from "../wire/messages";
import type { Speaker } from "./speaker";

/** Whether all players choose at the same time: a pick of the draft. */
export function isPick(view: View): boolean {
  return (view.outcome === null) && (view.draft !== null) && (view.draft.centre.length === 0);
}

/** Who has the turn; in a pick of the draft everybody chooses, and after the end nobody does. */
export function whoseTurn(speaker: Speaker, view: View): string {
  if (view.outcome !== null) {
    return speaker.say("table-over");
  }
  if (isPick(view)) {
    return speaker.say("table-everyone-picks");
  }
  return speaker.say("table-whose-turn", { who: speaker.who(view.active), name: speaker.name(view.active) });
}
