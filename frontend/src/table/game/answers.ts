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

const VERBS_OF_CARDS: readonly string[] = ["play", "keep", "claim", "discard", "take", "give"];
/** Questions about cards of the person's play area, by their names on the wire; other questions are about the hand. */
const OF_AREA: readonly string[] = ["discard-area", "take-area"];

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
  readonly #ask: string;

  constructor(view: View | null, legal: readonly string[]) {
    this.all = legal.map(read);
    this.#ask = view?.question?.ask ?? "";
  }

  /** Everything but the end of the turn, which has its own button. */
  get listed(): readonly Answer[] {
    return this.all.filter(({ verb }) => verb !== "end");
  }

  get end(): Answer | undefined {
    return this.all.find(({ verb }) => verb === "end");
  }

  /** The number by which an answer can be typed, from 1. */
  numberOf(answer: Answer): number {
    return this.all.findIndex(({ decision }) => decision === answer.decision) + 1;
  }

  /** The answer that a hand card stands for. */
  ofHand(card: string): Answer | undefined {
    const isHand = !OF_AREA.includes(this.#ask) && !["take-pile", "keep", "claim"].includes(this.#ask);
    return isHand ? this.#ofCard(card) : undefined;
  }

  /** The answer that a card of the person's play area stands for. */
  ofArea(card: string): Answer | undefined {
    return OF_AREA.includes(this.#ask) ? this.#ofCard(card) : undefined;
  }

  /** The answer that a card of the discard pile stands for. */
  ofPile(card: string): Answer | undefined {
    return this.#ask === "take-pile" ? this.#ofCard(card) : undefined;
  }

  /** The answer that a card of the draft stands for: from the person's packet, or from the centre. */
  ofDraft(card: string): Answer | undefined {
    return this.#ask === "keep" || this.#ask === "claim" ? this.#ofCard(card) : undefined;
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

  #ofCard(card: string): Answer | undefined {
    return this.all.find((answer) => answer.card === card);
  }
}

/** The Domain whose medal stands before an answer; `domains` says whose effect is whose. */
export function medalOf(answer: Answer, domains: ReadonlyMap<string, string>): string | null {
  if (answer.card) return domainOf(answer.card);
  return answer.domain ?? (answer.effect ? (domains.get(answer.effect) ?? null) : null);
}
