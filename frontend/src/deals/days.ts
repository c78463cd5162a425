/** Days, as they begin and end at midnight UTC, and those on which somebody played. No side effects here. */
import { LEVELS } from "../wire/defaults";

const SECONDS = 86_400;

/** The day of a time in seconds since 1970, such as 2026-11-17. */
export const dayOf = (seconds: number): string => new Date(1000 * seconds).toISOString().slice(0, 10);

const startOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000;

/** When a day is over, in seconds since 1970. */
export const endOf = (day: string): number => startOf(day) + SECONDS;

export const before = (day: string): string => dayOf(startOf(day) - 1);

export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(startOf(text));

/** From Monday, 0, to Sunday. */
export const weekdayOf = (day: string): number => (new Date(1000 * startOf(day)).getUTCDay() + 6) % 7;

/** The level of a day's bots, as on a server (`impera/server/days.py`): the week ends with the strongest. */
export const opponentsOf = (day: string): string => LEVELS[1 + weekdayOf(day)] ?? "";

/** How many days in a row were played up to today; today need not be played yet. */
export function streakOf(played: ReadonlySet<string>, today: string): number {
  let day = played.has(today) ? today : before(today);
  let streak = 0;
  for (; played.has(day); day = before(day)) streak += 1;
  return streak;
}

/** The weeks of the month of a day, each from Monday to Sunday; null for days of other months. */
export function weeksOf(day: string): (string | null)[][] {
  const month = day.slice(0, 8);
  const numbers = Array.from({ length: 31 }, (_, index) => `${month}${String(index + 1).padStart(2, "0")}`);
  const days = numbers.filter((each) => isDay(each) && dayOf(startOf(each)) === each);
  const cells = [...Array<null>(weekdayOf(`${month}01`)).fill(null), ...days];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(7 * week, 7 * week + 7));
  return weeks.map((week) => [...week, ...Array<null>(7 - week.length).fill(null)]);
}
