/** Values of all players over time, and how they become lines of a chart. No side effects here. */
import type { Review } from "../wire/messages";

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
export function decidedAt({ points, decided }: Review): number | null {
  const turn = decided === null ? -1 : points.findIndex((point) => point.turn === decided);
  return turn < 0 ? null : (points[turn + 1]?.decisions ?? null);
}
