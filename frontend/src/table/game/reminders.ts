/** What a person would regret forgetting when the turn ends. No side effects here. */
import type { Threats, View } from "../../wire/messages";
import { hasWon } from "../../words/decisions";
import type { Answer, Answers } from "./answers";

/** Effects that cost nothing and make the hand bigger, the best first. */
const BIGGER_HAND: readonly string[] = ["divine-right", "holy-book"];

/** A bigger hand that is still available, if the deck has more cards than would be drawn without it and nobody wins. */
export function forgottenHand(view: View, answers: readonly Answer[]): Answer | undefined {
  if (hasWon(view) || view.deck.size <= view.draws) return undefined;
  return BIGGER_HAND.map((name) => answers.find(({ effect }) => effect === name)).find((answer) => answer);
}

/** The Domain the person could win with this turn, if the game is not won already. */
export function forgottenVictory(view: View, threats: Threats | null): string | undefined {
  if (hasWon(view) || !threats) return undefined;
  return threats.own.find(({ seat, certain }) => seat === view.active && certain)?.domain;
}

/** An effect that is worth using before the turn ends with nothing else: a bigger hand, unless the person could win. */
export function biggerHand(view: View, { all, end }: Answers, threats: Threats | null): Answer | undefined {
  return end && !forgottenVictory(view, threats) ? forgottenHand(view, all) : undefined;
}
