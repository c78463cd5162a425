/** A game over time: where its turns begin, and how its cards add up. No side effects here. */
import type { Series } from "../../parts/series";
import type { Moment } from "../../wire/messages";

/** The moments at which a turn begins; the first moment of all is one of them. */
export function turnStarts(moments: readonly Moment[]): number[] {
  return moments.flatMap(({ view }, index) => (index && view.turn === moments[index - 1]?.view.turn ? [] : [index]));
}

/** Where the next turn begins after a moment; the last moment if no other turn does. */
export function turnAfter(starts: readonly number[], moment: number, last: number): number {
  return starts.find((start) => start > moment) ?? last;
}

/** Where this turn began, or the one before it if this one has just begun. */
export function turnBefore(starts: readonly number[], moment: number): number {
  return starts.findLast((start) => start < moment) ?? 0;
}

/** How many cards each player has in the fullest Domain, turn by turn. */
export function countsOf(moments: readonly Moment[]): Series {
  const last = moments.length - 1;
  const at = [...new Set([...turnStarts(moments), last])];
  const points = at.flatMap((moment) => {
    const view = moments[moment]?.view;
    if (!view) return [];
    const values = view.seats.map(({ domains }) => Math.max(0, ...domains.map(({ count }) => count)));
    return [{ moment, turn: view.turn, isEnd: moment === last, values }];
  });
  const wins = moments[0]?.view.hegemony ?? 1;
  return { kind: "counts", points, top: Math.max(wins, ...points.flatMap(({ values }) => values)) };
}
