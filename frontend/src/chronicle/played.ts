/** A finished game as this device remembers it. No side effects here. */
import type { Outcome, Sitting } from "../wire/messages";

export const RESULTS = ["won", "shared", "lost"] as const;
export const WAYS = ["hegemony", "majority", "turn-limit"] as const satisfies readonly Outcome["reason"][];

/** What an earlier version of the page did not write down is null. */
export interface FinishedGame {
  /** The table's name; no two tables have the same one, on whatever server or device. */
  readonly id: string;
  /** When this device saw its end, in seconds since 1970. */
  readonly at: number | null;
  readonly result: (typeof RESULTS)[number];
  readonly how: (typeof WAYS)[number] | null;
  /** The Domain of a hegemony. */
  readonly domain: string | null;
  readonly players: number | null;
  /** How many turns all players took together. */
  readonly turns: number | null;
  /** In teams of two. */
  readonly teams: boolean;
  /** The level of each other seat, in their order; null for a person. */
  readonly rivals: readonly (string | null)[];
  /** Those of them who won, by their places in that list. */
  readonly winners: readonly number[] | null;
  /** Whether it says something about the player: one person, from the deal to the end, and no bot in their place. */
  readonly counts: boolean;
  /** How many sides share the victory; what an earlier version did not write down is missing. */
  readonly sides?: number | undefined;
  /** The day whose deal it was, such as 2026-11-17, if it was finished in time. */
  readonly daily?: string | undefined;
}

/** What is known of a game at its end, besides its outcome. */
export interface Ended {
  readonly id: string;
  readonly at: number;
  readonly seat: number;
  readonly seating: readonly Sitting[];
  readonly teams: boolean;
  readonly turns: number;
  /** How many sides won. */
  readonly sides: number;
  readonly counts: boolean;
  readonly daily?: string | undefined;
}

export function playedOf({ seat, seating, daily, ...ended }: Ended, { reason, winners, domain }: Outcome): FinishedGame {
  const others = seating.filter((each) => each.seat !== seat);
  return {
    ...ended,
    result: resultOf(seat, winners, ended.sides),
    how: reason,
    domain,
    players: seating.length,
    rivals: rivalsOf(seating, seat),
    winners: others.flatMap((each, place) => (winners.includes(each.seat) ? [place] : [])),
    ...(daily === undefined ? {} : { daily }),
  };
}

/** Who else played: the level of each, or null for a person, also if a bot plays for them or in the seat they lost. */
export const rivalsOf = (seating: readonly Sitting[], seat: number): readonly (string | null)[] =>
  seating.filter((each) => each.seat !== seat).map(({ kind, kept, lost, level }) => (kind === "bot" && !kept && !lost ? level : null));

/** A victory is shared if several sides won (R-TIE-03). */
export function resultOf(seat: number, winners: readonly number[], sides: number): FinishedGame["result"] {
  if (!winners.includes(seat)) return "lost";
  return sides > 1 ? "shared" : "won";
}

/** The level of all others; null if one of them is a person, or if their levels differ. */
export function levelOf({ rivals }: Pick<FinishedGame, "rivals">): string | null {
  const [level = null] = rivals;
  return rivals.every((each) => each === level) ? level : null;
}

/** How much of a victory it was: sides share it equally. Where their number was not written down, there were nearly always two. */
export const victoryOf = ({ result, sides = 2 }: Pick<FinishedGame, "result" | "sides">): number => ({ won: 1, shared: 1 / sides, lost: 0 })[result];

/** The latest first; those without a date come last. */
export const latestFirst = (games: Iterable<FinishedGame>): FinishedGame[] => [...games].sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
