/** Games that versions of this page without a chronicle have left on the device. No side effects here. */
import type { Place, Score } from "../device/device.svelte";
import { levelOf, rivalsOf, type FinishedGame } from "./played";

export interface Earlier {
  /** How games against bots of one level went, by level. */
  readonly scores: Readonly<Record<string, Score>>;
  readonly places: readonly Place[];
}

/**
 * Everything that can still be known. A place remembers who played and who won. Of all other games only their number is
 * left: they become games without a date, with names made of `mark`, which no other device has.
 */
export function earlierGames({ scores, places }: Earlier, mark: string): FinishedGame[] {
  const left = new Map(Object.entries(scores).map(([level, { games, wins }]) => [level, { won: wins, lost: games - wins }]));
  const known = places.flatMap(fromPlace).map((played) => {
    const level = levelOf(played);
    const tally = left.get(level ?? "");
    const result = played.result === "lost" ? "lost" : "won";
    if (level === null) return played;
    // A game that went on from another one has a place, but was not counted.
    if (!tally?.[result]) return { ...played, counts: false };
    tally[result] -= 1;
    return played;
  });
  const others = [...left].flatMap(([level, { won, lost }]) =>
    Array.from({ length: won + lost }, (_, place) => undated(`${mark}-${level}-${place}`, [level], place < won ? "won" : "lost")),
  );
  return [...known, ...others];
}

function fromPlace({ table, token, seat, seats, seen, end }: Place): FinishedGame[] {
  if (!end || token === null || seat === null || seats.length !== 1) return [];
  const base = undated(table, rivalsOf(end.seating, seat), end.winners.includes(seat) ? "won" : "lost");
  return [{ ...base, at: seen / 1000, players: end.seating.length, counts: end.seating[seat]?.kind === "person" }];
}

const undated = (id: string, rivals: FinishedGame["rivals"], result: "won" | "lost"): FinishedGame => ({
  ...{ id, at: null, result, how: null, domain: null, players: null, turns: null },
  ...{ teams: false, rivals, winners: null, counts: true },
});
