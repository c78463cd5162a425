/** A game over time: where its turns begin, and the data of its charts. No side effects here. */
import type { Moment, Review } from "../../wire/messages";

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

/** A value for each seat at one moment. */
export interface Point {
  readonly moment: number;
  readonly turn: number;
  /** At the end, which belongs to no turn. */
  readonly isEnd: boolean;
  readonly values: readonly number[];
}

/** What a chart draws: points in chronological order, and the value at its upper edge. */
export interface Series {
  readonly kind: "chances" | "counts";
  readonly points: readonly Point[];
  readonly top: number;
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

/** Each player's chance of winning, in percent, turn by turn. */
export function chancesOf(review: Review): Series {
  const points = review.points.map(({ decisions, turn, seat, chances }) => ({
    moment: decisions,
    turn,
    isEnd: seat === null,
    values: chances.map((chance) => Math.round(100 * chance)),
  }));
  return { kind: "chances", points, top: 100 };
}

/** The values at a moment: those of the last point before it. */
export function valuesAt({ points }: Series, moment: number): readonly number[] {
  return (points.findLast((point) => point.moment <= moment) ?? points[0])?.values ?? [];
}

/** The area to draw on, in pixels. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** The moment at its right edge. */
  readonly last: number;
}

export const across = ({ width, last }: Field, moment: number): number => (last ? (width * moment) / last : 0);
export const upward = ({ height }: Field, value: number, top: number): number => height - (height * value) / top;

/** The line of a seat as the corners of a polyline. */
export function lineOf(series: Series, seat: number, field: Field): string {
  return series.points
    .map(({ moment, values }) => [across(field, moment), upward(field, values[seat] ?? 0, series.top)])
    .map((corner) => corner.map((number) => number.toFixed(1)).join(","))
    .join(" ");
}

/** The moment under a point of the area. */
export function momentAt({ width, last }: Field, x: number): number {
  return width ? Math.min(last, Math.max(0, Math.round((last * x) / width))) : 0;
}

/** The moment at which it was decided: the end of the turn that a review names. */
export function decidedAt(review: Review, starts: readonly number[], moments: readonly Moment[]): number | null {
  if (review.decided === null) return null;
  const start = starts.find((moment) => moments[moment]?.view.turn === review.decided);
  return start === undefined ? null : turnAfter(starts, start, moments.length - 1);
}
