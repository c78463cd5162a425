/** Which clauses of the rulebook fit a moment of a game. No side effects here. */
import { BOARD } from "../../wire/board";
import type { View } from "../../wire/messages";

/** By what is asked; while an effect is resolved its own clause says it all. */
const OF_QUESTION: Readonly<Record<string, readonly string[]>> = {
  keep: ["R-DRAFT-02", "R-DRAFT-03", "R-DRAFT-04"],
  claim: ["R-DRAFT-05"],
  play: ["R-TURN-03", "R-EMB-03"],
  menu: ["R-TURN-05", "R-EFF-02"],
};
const OF_END: readonly string[] = ["R-HEG-01", "R-MAJ-01"];
const OF_LAST_ROUND = "R-LAST-03";

/** The names of the clauses, the one that fits best first; `chosen` is an effect the person is about to use. */
export function clausesFor({ question, last_round, outcome }: View, chosen: string | null): readonly string[] {
  if (outcome || !question) return OF_END;
  const effect = chosen ?? question.effect;
  const { clause } = BOARD.flatMap(({ effects }) => effects).find((each) => each.effect === effect) ?? {};
  const late = last_round === null ? [] : [OF_LAST_ROUND];
  return [...(clause ? [clause] : (OF_QUESTION[question.ask] ?? [])), ...late, ...OF_END];
}
