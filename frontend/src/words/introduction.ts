/** How the game is played, in a few sentences. No side effects here. */
import type { View } from "../wire/messages";
import type { Speaker } from "./speaker";

/** What a turn is, what the levels need, and the two ways to win. */
export function howToPlay(speaker: Speaker, view: View): string[] {
  const levels = { level1: view.level1, level2: view.level2, wins: view.hegemony };
  return [speaker.say("play-turn"), speaker.say("play-levels", levels), speaker.say("play-majority")];
}
