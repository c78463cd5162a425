/** The names that cards, Domains and effects have on the wire. No side effects here. */

import { DOMAINS, type Domain } from "./domains";

export { DOMAINS, type Domain };

/** The first letter of a card's code. */
export const letterOf = (domain: string): string => domain.charAt(0).toUpperCase();

/** The Domain of a card such as `M1`. */
export function domainOf(card: string): Domain {
  const found = DOMAINS.find((domain) => letterOf(domain) === card.charAt(0));
  if (!found) throw new RangeError(card);
  return found;
}

/** The Age of a card such as `M1`. */
export const ageOf = (card: string): number => Number(card.charAt(1));
