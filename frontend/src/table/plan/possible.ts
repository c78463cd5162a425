/** Whether there is something to plan. It stands apart from plans, which are loaded later. */
import type { FollowedGame } from "../game/game.svelte";

/** Whether something can be tried: an effect that is ready and shows nothing hidden. */
export function canPlan({ ask, legal, isGiven }: FollowedGame): boolean {
  return !!ask && !isGiven && legal.some((decision) => /^(use|copy) /.test(decision) && !ask.ends_undo?.includes(decision));
}
