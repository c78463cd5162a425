/** What all parts of the table share, so that it need not be handed from part to part. */
import { createContext } from "svelte";

import type { Speaker } from "../words/speaker";
import type { Answer, Answers } from "./answers";
import type { TableGame } from "./game.svelte";

/** A game as the parts of the table read it: a live one, or one that stands still. */
export type GameAtTable = Pick<TableGame, keyof TableGame>;

export interface TableContext {
  readonly game: GameAtTable;
  readonly speaker: Speaker;
  readonly answers: Answers;
  /** The answer that was chosen and waits to be confirmed. */
  readonly chosen: Answer | null;
  /** Choose an answer; choosing it again confirms it. */
  choose(answer: Answer): void;
  /** Give an answer without asking whether it is meant; whoever types has said enough. */
  decide(answer: Answer): void;
  /** Domains by the names of their effects. */
  readonly domains: ReadonlyMap<string, string>;
}

export const [useTable, provideTable] = createContext<TableContext>();
