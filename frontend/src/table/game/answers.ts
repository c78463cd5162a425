/** Where on the table each legal decision can be pressed. This knows no rules: the server says what is legal. */
import type { View } from "../../wire/messages";
import { domainOf } from "../../words/cards";

/** A decision as data: its verb, and the card, effect, seat or Domain it names. */
export interface Answer {
  readonly decision: string;
  readonly verb: string;
  readonly card: string | null;
  readonly effect: string | null;
  readonly seat: number | null;
  readonly domain: string | null;
}

/** One card of a question that asks for several: they are ticked together and confirmed once. */
export interface Tickable {
  /** Distinguishes equal cards. */
  readonly key: string;
  readonly answer: Answer;
  readonly card: string;
}

/** From this many cards on, ticking one by one is a chore. */
const MANY = 3;
const OF_DRAFT: readonly string[] = ["keep", "claim"];
/** Questions about hand cards that go away: the person may as well say which ones stay. */
const OF_LEAVING: readonly string[] = ["discard-hand", "give"];
/** Questions between two actions: a player who is asked one of these has finished the last. */
export const BETWEEN: readonly string[] = ["play", "menu", ...OF_DRAFT];
const VERBS_OF_CARDS: readonly string[] = ["play", "keep", "claim", "discard", "take", "give"];
/** Questions about cards of the person's play area, by their names on the wire; other questions are about the hand. */
const OF_AREA: readonly string[] = ["discard-area", "take-area"];
const OF_PILE = "take-pile";

/** What a decision names. */
export function read(decision: string): Answer {
  const [verb = "", what = null, more = null] = decision.split(" ");
  const isCard = VERBS_OF_CARDS.includes(verb);
  const isEffect = verb === "use" || verb === "copy";
  const isNumber = verb === "choose" && what !== null && /^\d$/.test(what);
  const seat = verb === "copy" ? more : isNumber ? what : null;
  const domain = verb !== "choose" ? null : isNumber ? more : what;
  return {
    decision,
    verb,
    card: isCard ? what : null,
    effect: isEffect ? what : null,
    seat: seat === null ? null : Number(seat),
    domain,
  };
}

/** The legal decisions of a question, and where they can be pressed. */
export class Answers {
  readonly all: readonly Answer[];
  /** How many cards are to be ticked; one where a single answer is asked for. */
  readonly need: number;
  /** The cards to tick, if several are asked for. */
  readonly tickables: readonly Tickable[];
  /** Whether the cards that are ticked stay and all others go, because fewer stay. */
  readonly isKeeping: boolean;
  readonly #ask: string;
  /** How many cards the rules ask for, one after another. */
  readonly #asked: number;

  constructor(view: View | null, legal: readonly string[]) {
    this.all = legal.map(read);
    this.#ask = view?.question?.ask ?? "";
    this.#asked = this.all.length && this.all.every(({ card }) => card) ? (view?.question?.need ?? 1) : 1;
    this.tickables = view && this.#asked > 1 ? this.all.flatMap((answer) => this.#tickablesOf(view, answer)) : [];
    const kept = this.tickables.length - this.#asked;
    this.isKeeping = OF_LEAVING.includes(this.#ask) && kept > 0 && kept < this.#asked;
    this.need = this.isKeeping ? kept : this.#asked;
  }

  /**
   * The answers to choose from in words. The end of the turn has its own button, and of hand cards that differ only in
   * their Age the oldest stands for all (R-COMP-05); each can still be pressed as a card.
   */
  get listed(): readonly Answer[] {
    const before = new Set<string>(); // the answers of a Domain come in the order of their Ages (N-03)
    return this.all.filter(({ verb, card }) => {
      const isAnother = !!card && before.has(domainOf(card));
      if (card) before.add(domainOf(card));
      return verb !== "end" && !isAnother;
    });
  }

  /** What is decided if these cards are ticked. */
  decisions(ticked: readonly Tickable[]): readonly string[] {
    const cards = this.isKeeping ? this.tickables.filter((each) => !ticked.includes(each)) : ticked;
    return cards.map(({ answer }) => answer.decision);
  }

  /**
   * What has to be decided, where an effect leaves nothing to choose: only one answer is legal, every card that can be
   * ticked must be, or the cards differ only in their Age (R-COMP-05). Empty where there is a choice.
   */
  get forced(): readonly string[] {
    if (this.isBetween) return [];
    const isAll = this.tickables.length === this.#asked;
    const isEqual = this.all.every(({ card }) => card && domainOf(card) === domainOf(this.all[0]?.card ?? ""));
    if (this.tickables.length) return isAll || isEqual ? this.tickables.slice(0, this.#asked).map(({ answer }) => answer.decision) : [];
    return this.all.length === 1 || isEqual ? this.all.slice(0, 1).map(({ decision }) => decision) : [];
  }

  /** Where many cards are asked for: the Domains that have several of them, whose cards can be ticked with one press. */
  get wholes(): readonly { readonly domain: string; readonly tickables: readonly Tickable[] }[] {
    if (this.need < MANY) return [];
    const domains = [...new Set(this.tickables.map(({ card }) => domainOf(card)))];
    const all = domains.map((domain) => ({ domain, tickables: this.tickables.filter(({ card }) => domainOf(card) === domain) }));
    return all.filter(({ tickables }) => tickables.length > 1);
  }

  /** Whether the question stands between two actions, and not in the middle of one. */
  get isBetween(): boolean {
    return BETWEEN.includes(this.#ask);
  }

  get end(): Answer | undefined {
    return this.all.find(({ verb }) => verb === "end");
  }

  /** The number by which an answer can be typed, from 1. */
  numberOf(answer: Answer): number {
    return this.all.findIndex(({ decision }) => decision === answer.decision) + 1;
  }

  /** The answer with this number, if it is in words: a key does nothing that cannot be seen. */
  numbered(number: number): Answer | undefined {
    return this.listed.find((answer) => this.numberOf(answer) === number);
  }

  /** The answer that a hand card stands for. */
  ofHand(card: string): Answer | undefined {
    return this.#isOfHand ? this.#ofCard(card) : undefined;
  }

  /** The answer that a card of the person's play area stands for. */
  ofArea(card: string): Answer | undefined {
    return OF_AREA.includes(this.#ask) ? this.#ofCard(card) : undefined;
  }

  /** The answer that a card of the discard pile stands for. */
  ofPile(card: string): Answer | undefined {
    return this.#ask === OF_PILE ? this.#ofCard(card) : undefined;
  }

  /** The answer that a card of the draft stands for: from the person's packet, or from the centre. */
  ofDraft(card: string): Answer | undefined {
    return OF_DRAFT.includes(this.#ask) ? this.#ofCard(card) : undefined;
  }

  /** The decision, or the card to tick, for which something can be dropped on a hand card; equal cards are counted from 0. */
  dropOnHand(card: string, place: number): string | undefined {
    if (this.isKeeping) return undefined;
    return this.tickables.length ? this.tickableOfHand(card, place)?.key : this.ofHand(card)?.decision;
  }

  /** The same for one of the person's Domains. */
  dropOnDomain(seat: number, domain: string): string | undefined {
    if (!OF_AREA.includes(this.#ask)) return this.ofDomain(seat, domain, seat)?.decision;
    return this.tickables.length ? this.tickableOfArea(domain, 0)?.key : this.all.find(({ card }) => card && domainOf(card) === domain)?.decision;
  }

  /** The answer that a player's Domain stands for; an Attack is chosen in one's own area. */
  ofDomain(seat: number, domain: string, own: number | null): Answer | undefined {
    return this.all.find(
      (answer) => answer.verb === "choose" && answer.domain === domain && (answer.seat ?? own) === seat,
    );
  }

  /** The answer that a player stands for. */
  ofSeat(seat: number): Answer | undefined {
    return this.all.find((answer) => answer.verb === "choose" && answer.seat === seat && answer.domain === null);
  }

  /** What can be done with an effect: use it, or copy it from someone. */
  ofEffect(effect: string): readonly Answer[] {
    return this.all.filter((answer) => answer.effect === effect);
  }

  /** The card to tick that one of several equal cards stands for; `place` counts them from 0, as they lie there. */
  tickableOfHand(card: string, place: number): Tickable | undefined {
    return this.#isOfHand ? this.#tickable(card, place) : undefined;
  }

  /** The same for the cards of a Domain in the person's play area, the oldest first. */
  tickableOfArea(domain: string, place: number): Tickable | undefined {
    return OF_AREA.includes(this.#ask) ? this.#tickable(domain, place) : undefined;
  }

  get #isOfHand(): boolean {
    return !OF_AREA.includes(this.#ask) && this.#ask !== OF_PILE && !OF_DRAFT.includes(this.#ask);
  }

  #ofCard(card: string): Answer | undefined {
    return this.all.find((answer) => answer.card === card);
  }

  #tickable(kind: string, place: number): Tickable | undefined {
    return this.tickables.find(({ key }) => key === `${kind} ${place}`);
  }

  /** Each hand card that an answer could take; in an area or the pile the oldest go first, so no more than are needed. */
  #tickablesOf(view: View, answer: Answer): Tickable[] {
    const card = answer.card ?? "";
    const domain = domainOf(card);
    const byAge = (cards: readonly string[]) => cards.filter((each) => domainOf(each) === domain).sort();
    const own = view.seats[view.seat ?? 0]?.domains.find((each) => each.domain === domain)?.cards ?? [];
    const [kind, cards] = this.#isOfHand
      ? [card, view.hand.filter((each) => each === card)]
      : [domain, byAge(this.#ask === OF_PILE ? view.discard : own)];
    const most = this.#isOfHand ? cards.length : this.#asked;
    return cards.slice(0, most).map((each, place) => ({ key: `${kind} ${place}`, answer, card: each }));
  }
}

/** What a card that was ticked means when it is its turn: itself, or the card of its Domain that goes before it (N-04). */
export function next(decision: string, legal: readonly string[]): string | undefined {
  if (legal.includes(decision)) return decision;
  const { verb, card } = read(decision);
  return legal.find((each) => {
    const answer = read(each);
    return answer.verb === verb && answer.card && card && domainOf(answer.card) === domainOf(card);
  });
}

/** The Domain whose medal stands before an answer; `domains` says whose effect is whose. */
export function medalOf(answer: Answer, domains: ReadonlyMap<string, string>): string | null {
  if (answer.card) return domainOf(answer.card);
  return answer.domain ?? (answer.effect ? (domains.get(answer.effect) ?? null) : null);
}
