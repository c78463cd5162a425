/**
 * Repeats the steps of a proof: the digest, the numbers that the seed draws, each shuffle, and the deal.
 *
 * The page knows no rules elsewhere. This is written apart from them on purpose: a check with the code that it checks
 * would prove nothing.
 */
import type { Proof, Shuffle } from "../../wire/messages";
import { sha256 } from "../../../../packages/impera-js/src/sha256.ts";

/** Which steps of a proof fit. */
export interface Checked {
  readonly text: boolean;
  readonly first: boolean;
  readonly shuffles: readonly boolean[];
  readonly dealt: boolean;
}

export function check(proof: Proof): Checked {
  const below = draws(BigInt(proof.seed));
  const first = below(proof.players) === proof.first;
  const shuffles = proof.shuffles.map((shuffle) => isRight(shuffle, below));
  const holdsSeed = proof.text.includes(`"seed":${proof.seed},`) || proof.text.includes(`"seed":${proof.seed}}`);
  return { text: holdsSeed && sha256(proof.text) === proof.digest, first, shuffles, dealt: isDealt(proof) };
}

export function isKept({ text, first, shuffles, dealt }: Checked): boolean {
  return text && first && dealt && shuffles.length > 0 && shuffles.every(Boolean);
}

/** The numbers that a seed draws, each below a limit: the generator sfc32, of which the first 16 are not used. */
function draws(seed: bigint): (limit: number) => number {
  let [a, b, c, counter] = [Number(seed & 0xffffffffn), Number(seed >> 32n), 0, 1];
  const next = () => {
    const word = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + word) >>> 0;
    return word;
  };
  for (let skipped = 0; skipped < 16; skipped += 1) next();
  return (limit) => Math.floor((next() * limit) / 2 ** 32);
}

/** Each place changes with one at or after it; the cards that have no place in the end are out of the game. */
function isRight({ cards, draws: told, order, box }: Shuffle, below: (limit: number) => number): boolean {
  const row = [...cards];
  const drawn = told.map((_, place) => below(cards.length - place));
  drawn.forEach((by, place) => {
    const [here = "", there = ""] = [row[place], row[place + by]];
    row[place] = there;
    row[place + by] = here;
  });
  return isSame(drawn, told) && isSame(row.slice(0, told.length), order) && isSame(row.slice(told.length).sort(), [...box].sort());
}

/** From the top of the deck, all cards of a player at once, the First Player first. */
function isDealt({ shuffles, dealt, first, players }: Proof): boolean {
  const deck = shuffles.flatMap(({ order }) => order).reverse();
  return dealt.every((hand, seat) => {
    const begin = ((seat - first + players) % players) * hand.length;
    return hand.length > 0 && isSame(deck.slice(begin, begin + hand.length).sort(), [...hand].sort());
  });
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, place) => each === other[place]);
}
