// Written by `make generate` from impera/text/introduction.py. Do not edit.
/** How the game is played, in a few sentences. */
import type { View } from "../wire/messages";
import type { Speaker } from "./speaker";

/** What a turn is, what the levels need, and the two ways to win. */
export function howToPlay(speaker: Speaker, view: View): string[] {
  return [speaker.say("play-turn"), speaker.say("play-levels", { level1: view.level1, level2: view.level2, wins: view.hegemony }), speaker.say("play-majority")];
}
