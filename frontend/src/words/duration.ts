/** Lengths of time, as a language says them: "30 seconds", "2 minutes", "1 day". No side effects here. */

const UNITS = [
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** In the largest unit that divides it evenly. */
export function duration(code: string, seconds: number): string {
  const found = UNITS.find((each) => seconds >= each.seconds && seconds % each.seconds === 0);
  const { unit, seconds: one } = found ?? { unit: "second", seconds: 1 };
  return new Intl.NumberFormat(code, { style: "unit", unit, unitDisplay: "long" }).format(seconds / one);
}

/** How much time is left, roughly: in the largest unit of which there are at least two. */
export function left(code: string, seconds: number): string {
  const { seconds: one } = UNITS.find((each) => seconds >= 2 * each.seconds) ?? { seconds: 1 };
  return duration(code, Math.floor(Math.max(0, seconds) / one) * one);
}

/** How long ago something was, roughly: "5 minutes ago". */
export const ago = (code: string, seconds: number): string => roughly(code, seconds, -1);

/** When something will be, roughly: "in 5 hours". */
export const ahead = (code: string, seconds: number): string => roughly(code, seconds, 1);

function roughly(code: string, seconds: number, direction: 1 | -1): string {
  const length = Math.max(0, seconds);
  const { unit, seconds: one } = UNITS.find((each) => length >= each.seconds) ?? { unit: "second" as const, seconds: 1 };
  return new Intl.RelativeTimeFormat(code, { numeric: "auto" }).format(direction * Math.floor(length / one), unit);
}
