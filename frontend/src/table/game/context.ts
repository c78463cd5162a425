/** What all parts of the table share, so that it need not be passed from part to part. */
import { createContext } from "svelte";

import type { Ask, Sitting, View } from "../../wire/messages";
import type { Speaker } from "../../words/speaker";
import type { Answer, Answers, Tickable } from "./answers";
import type { ToldEntry, FollowedGame } from "./game.svelte";
import type { Pieces } from "../board/pieces";

/** A game as every part of the table reads it: live (`FollowedGame`), or one that stands still (`StillGame`). */
export interface GameAtTable {
  readonly view: View | null;
  readonly pieces: Pieces;
  /** The player whose side the table is seen from; null for a spectator. */
  readonly seat: number | null;
  readonly seating: readonly Sitting[];
  readonly entries: readonly ToldEntry[];
  readonly ask: Ask | null;
  /** Whether something can be taken back, also if it is still on its way. */
  readonly canUndo: boolean;
  /** Whether the page counts and remembers for the person what could be seen. */
  readonly hasAids: boolean;
}

export interface TableContext {
  readonly game: GameAtTable;
  /** The same game with what only a live table offers; null if it stands still. */
  readonly live: FollowedGame | null;
  readonly speaker: Speaker;
  readonly answers: Answers;
  /** The answer that was chosen and waits to be confirmed. */
  readonly chosen: Answer | null;
  /** Choose an answer; choosing it again confirms it. Left out where nothing is ever asked. */
  choose?(answer: Answer): void;
  /** The cards that are ticked, where several are asked for. */
  readonly ticked?: readonly Tickable[];
  tick?(tickable: Tickable): void;
  /** Tick all cards of a Domain. */
  tickAll?(domain: string): void;
  /** Decide what is ticked. */
  confirm?(): void;
  /** Whether what is ticked has to be confirmed; otherwise the last tick decides. */
  readonly confirmsTicks?: boolean;
  /** Whether a decision is an effect that can be carried to where it acts. Left out where nothing is carried. */
  canCarry?(decision: string): boolean;
  /** What the effect that is being carried could act on. */
  readonly carried?: Answers | null;
  /** The effect that is being carried, if it draws from the deck. */
  readonly toDeck?: string | undefined;
  /** Use an effect and end the turn. */
  endWith?(answer: Answer): void;
  /** Domains by the names of their effects. */
  readonly domains: ReadonlyMap<string, string>;
}

export const [useTable, provideTable] = createContext<TableContext>();
