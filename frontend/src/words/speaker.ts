/** Who is spoken to: a language, the names at the table, and the seat that is called "you". No side effects here. */
import { ageOf, domainOf } from "./cards";
import type { Language, Values } from "./language.svelte";

export class Speaker {
  readonly language: Language;
  readonly names: readonly string[];
  readonly seat: number | null;

  constructor(language: Language, names: readonly string[], seat: number | null) {
    this.language = language;
    this.names = names;
    this.seat = seat;
  }

  say(key: string, values: Values = {}): string {
    return this.language.say(key, values);
  }

  list(items: Iterable<string>): string {
    return this.language.list(items);
  }

  row(items: Iterable<string>): string {
    return this.language.row(items);
  }

  /** A player's name, as in a sentence about someone else. */
  name(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** The selector for messages about one player: `you` or `other`. */
  who(seat: number): "you" | "other" {
    return seat === this.seat ? "you" : "other";
  }

  /** The selector for messages about two players: who acts, and on whom. `self` is the one who acts. */
  roles(seat: number, other: number): string {
    return `${this.who(seat)}-${seat === other ? "self" : this.who(other)}`;
  }

  /** A player's name in a list or at the head of a line; the listener is called "You". */
  player(seat: number): string {
    return seat === this.seat ? this.say("you") : this.name(seat);
  }

  players(seats: readonly number[]): string {
    return this.list(seats.map((seat) => this.player(seat)));
  }

  domain(name: string): string {
    return this.say(`domain-${name}`);
  }

  /** The letter that stands for a Domain where there is little room. */
  letter(domain: string): string {
    return this.say(`domain-${domain}.letter`);
  }

  effect(name: string): string {
    return this.say(`effect-${name}`);
  }

  age(age: number): string {
    return this.say(`age-${age}`);
  }

  /** The name of a card, such as Military I for `M1`. */
  card(code: string): string {
    return this.say("card", { domain: this.domain(domainOf(code)), age: this.age(ageOf(code)) });
  }

  /** Several cards in a row; equal ones are counted. */
  cards(codes: readonly string[]): string {
    const tally = new Map<string, number>();
    for (const code of codes) tally.set(code, (tally.get(code) ?? 0) + 1);
    return this.list(
      [...tally].map(([code, number]) =>
        number === 1 ? this.card(code) : this.say("card-times", { number, card: this.card(code) }),
      ),
    );
  }

  /** How many cards of each Age, in a row; Ages without a card are left out. */
  ages(ages: readonly number[]): string {
    const shown = ages.map((number, index) => ({ number, age: index + 1 })).filter(({ number }) => number > 0);
    return this.row(shown.map(({ number, age }) => this.say("cards-of-age", { number, age: this.age(age) })));
  }
}
