/**
 * Which card is which from one view to the next, so that motion can follow it. No side effects here.
 *
 * A view names cards by their print only: two Military I look alike. A piece is one such card with its own number.
 * It keeps its number while it stays in its zone, and takes it along when a card of its print leaves one zone and appears
 * in another. A card that turns over (played from a hidden hand, say) is found by the Age on its back.
 */
import type { View } from "../../wire/messages";
import { ageOf } from "../../words/cards";

/** A card on the table: its print if it lies open or is known, otherwise null and only its Age. */
export interface Piece {
  readonly id: number;
  readonly code: string | null;
  readonly age: number;
}

/** The pieces of every zone, by the zone's name. */
export type Pieces = ReadonlyMap<string, readonly Piece[]>;

export const zone = {
  hand: (seat: number) => `hand ${seat}`,
  area: (seat: number, domain: string) => `area ${seat} ${domain}`,
  pile: "pile",
  packet: "packet",
  centre: "centre",
} as const;

type Print = Omit<Piece, "id">;

const open = (code: string): Print => ({ code, age: ageOf(code) });

/** The cards in each zone of a view. */
function prints(view: View): Map<string, Print[]> {
  const found = new Map<string, Print[]>();
  for (const seat of view.seats) {
    found.set(zone.hand(seat.seat), seat.seat === view.seat ? view.hand.map(open) : backs(seat.hand_ages, seat.known));
    for (const { domain, cards } of seat.domains) found.set(zone.area(seat.seat, domain), cards.map(open));
  }
  found.set(zone.pile, view.discard.map(open));
  found.set(zone.packet, (view.draft?.packet ?? []).map(open));
  found.set(zone.centre, (view.draft?.centre ?? []).map(open));
  return found;
}

/** Another player's hand: as many backs of each Age as there are, the known cards first. */
function backs(ages: readonly number[], known: readonly string[]): Print[] {
  return ages.flatMap((number, index) => {
    const age = index + 1;
    const sure = known.filter((code) => ageOf(code) === age).map(open);
    return [...sure, ...Array.from({ length: Math.max(0, number - sure.length) }, () => ({ code: null, age }))];
  });
}

let last = 0;

/** The pieces of a view; those of the view before it stay where they are the same. */
export function follow(before: Pieces, view: View): Pieces {
  const wanted = prints(view);
  const left: Piece[] = [];
  const placed = new Map<string, (Piece | Print)[]>();
  for (const [name, cards] of wanted) {
    const there = [...(before.get(name) ?? [])];
    placed.set(name, cards.map((card) => ({ ...card, ...taken(there, (piece) => piece.code === card.code && piece.age === card.age) })));
    left.push(...there);
  }
  for (const same of [(piece: Piece, card: Print) => piece.code === card.code, (piece: Piece, card: Print) => piece.age === card.age])
    for (const [name, cards] of placed)
      placed.set(name, cards.map((card) => ("id" in card ? card : { ...card, ...number(taken(left, (piece) => same(piece, card))) })));
  return new Map([...placed].map(([name, cards]) => [name, cards.map((card) => ("id" in card ? card : { ...card, id: ++last }))]));
}

const number = (piece: Piece | undefined) => (piece ? { id: piece.id } : {});

/** Take the first piece that fits out of a list. */
function taken(pieces: Piece[], fits: (piece: Piece) => boolean): Piece | undefined {
  const index = pieces.findIndex(fits);
  return index < 0 ? undefined : pieces.splice(index, 1)[0];
}
