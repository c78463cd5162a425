/** How a deal ended for everybody, as the dots of a picture. No side effects here. */
import type { Ended } from "../wire/messages";
import { DOMAINS } from "../words/cards";

/** Games that ended in one way: by hegemony in a Domain, by majority, or at the limit of turns. */
export interface Row {
  readonly way: string;
  readonly dots: readonly Ended[];
}

const WAYS: readonly string[] = [...DOMAINS, "majority", "turn-limit"];

export const wayOf = ({ reason, domain }: Ended): string => (reason === "hegemony" ? (domain ?? "") : reason);

/** The ways in which games ended, in the order of the Domains. */
export function rowsOf(endings: readonly Ended[]): Row[] {
  const rows = WAYS.map((way) => ({ way, dots: endings.filter((each) => wayOf(each) === way) }));
  return rows.filter(({ dots }) => dots.length);
}

/** The first and the last turn of a picture, one apart at least. */
export function spanOf(endings: readonly Ended[]): readonly [number, number] {
  const turns = endings.map(({ turn }) => turn);
  const [first, last] = [Math.min(...turns), Math.max(...turns)];
  return first < last ? [first, last] : [first - 1, last + 1];
}

/** How many people there are, and how many of them won. */
export function totalsOf(endings: readonly Ended[]): { people: number; won: number } {
  const sum = (some: readonly Ended[]) => some.reduce((total, { people }) => total + people, 0);
  return { people: sum(endings), won: sum(endings.filter(({ result }) => result !== "lost")) };
}
